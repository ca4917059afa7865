import type { INestApplicationContext } from '@nestjs/common';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import { emptyRegisters, registerApp, type Person } from './register-app.js';
import { RegistersHere } from './registers-here.js';
import { registerWorker } from './register-worker.js';
import { aRegister, importRegister } from './some-registers.js';

export const line = (name: string, rating = 'A rating', town = 'Leeds', route = 'Skilled Worker') =>
  `${name},${town},,Worker (${rating}),${route}`;
export const settled = ['One', 'Two', 'Three', 'Four'].map((name) => line(`Settled ${name} Ltd`));
export const oldest = aRegister(...settled, line('Gone Before Ltd'), line('Former Looms Ltd'));
export const good = aRegister(
  ...settled,
  line('Former Looms Textiles Ltd', 'A rating', 'Hull'),
  line('Leaving Robotics Ltd'),
  line('Falling Kitchens Ltd'),
  line('Many Routes Ltd'),
  line('Many Routes Ltd', 'A rating', 'Leeds', 'Scale-up'),
  line('Renamed Mills Ltd'),
);
/** Of everything that a register can change something. */
export const wrong = aRegister(
  ...settled.slice(1),
  line('Gone Before Ltd'),
  line('FORMER LOOMS TEXTILES LIMITED', 'A rating', 'York'),
  line('Falling Kitchens Ltd', 'B rating'),
  line('Many Routes Ltd'),
  line('Renamed Mills Group Ltd'),
  line('Wrongly There Ltd'),
);

/** The register with an administrator who takes a wrong one back. */
export class WrongRegisterHere extends RegistersHere {
  admin!: Person;

  takeBack(id: number) {
    return this.admin.delete(`/api/sponsors/admin/registers/${id}`);
  }

  /** Brings the oldest and the good one in; answers the id of the latter. */
  async goodOne(): Promise<number> {
    await importRegister(this.registers, '2026-07-21', oldest, { covers: 'all' });
    return (await importRegister(this.registers, '2026-08-21', good, { covers: 'all' })).registerId;
  }

  async wrongOne(): Promise<number> {
    const { registerId } = await importRegister(this.registers, '2026-09-21', wrong, {
      covers: 'all',
      name: 'wrong.csv',
    });
    return registerId;
  }

  async follow(...names: string[]): Promise<void> {
    for (const name of names) await this.watch(name);
  }
}

/** For the tests of the describe that calls it; each begins with an empty register. */
export function wrongRegisterHere(): WrongRegisterHere {
  const here = new WrongRegisterHere();
  let program: INestApplicationContext;
  beforeAll(async () => {
    const environment = { DATA_DIR: temporaryFolder('registers-back') };
    Object.assign(here, await registerApp(environment));
    program = await registerWorker(here.api, environment);
    here.admin = await here.api.as({ username: 'grace', role: 'admin', elevated: true });
    here.ada = await here.api.as({ username: 'ada' });
  });
  afterAll(async () => {
    await program.close();
    await here.api.close();
  });
  beforeEach(() => emptyRegisters(here.api));
  return here;
}
