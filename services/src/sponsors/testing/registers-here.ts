import type { TestApp } from '../../platform/testing/test-app.js';
import type { RegisterImport } from '../import/register-import.js';
import { LicenceNews } from '../watch/licence-news.js';
import { emptyRegisters, found, registerApp, type Person } from './register-app.js';

interface Notice {
  title: string;
  text: string;
  href: string;
}

/** The register with somebody who follows employers in it. */
export class RegistersHere {
  api!: TestApp;
  registers!: RegisterImport;
  ada!: Person;

  /** What a person is told in the app, the last first, once whatever waits is told. */
  async notices(person = this.ada): Promise<Notice[]> {
    await this.api.app.get(LicenceNews).tell();
    return (await person.get('/api/notices')).body.notices as Notice[];
  }

  async titles(person = this.ada): Promise<string[]> {
    return (await this.notices(person)).map(({ title }) => title);
  }

  /** Answers the id of the entry that is watched. */
  async watch(name: string): Promise<number> {
    const { id } = await found(this.ada, name);
    await this.ada.put(`/api/sponsors/${id}/watch`).expect(204);
    return id as number;
  }

  /** The page of the first entry that is found by this name. */
  async page(name: string) {
    return (await this.ada.get(`/api/sponsors/${(await found(this.ada, name)).id}`)).body;
  }
}

/** For the tests of the describe that calls it; each begins with an empty register. */
export function registersHere(): RegistersHere {
  const here = new RegistersHere();
  beforeAll(async () => {
    Object.assign(here, await registerApp());
    here.ada = await here.api.as({ username: 'ada' });
  });
  afterAll(() => here.api.close());
  beforeEach(() => emptyRegisters(here.api));
  return here;
}
