import { jest } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { aBuild, aShell } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';

const MISSING = 'Note: ROUTE_ACCESS names what no screen has, so it changes nothing:';
const CLOSED =
  'Note: ROUTE_ACCESS cannot open /visa-check to everybody: the calls behind it are for people who are signed in';
const environment = { ROUTE_ACCESS: '/=public, /jobs=public, /jbos=public, /visa-check=public' };
const withRoute = (path: string) =>
  aBuild('mf-jobs', { contract: { routes: [{ path, access: 'signed-in', title: 'Jobs' }] } });

describe('a word in ROUTE_ACCESS', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const notes = () => warn.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('Note: '));
  const running: RegistryApp[] = [];
  const start = async (beside?: RegistryApp) => {
    const app = await registryApp({ environment, ...(beside && { beside }) });
    running.unshift(app);
    return app;
  };
  afterAll(async () => {
    warn.mockRestore();
    for (const app of running) await app.close();
  });

  it('is told to the operator where it opens no calls, and while no screen has it, once for each process', async () => {
    const registry = await start();
    await registry.release(aShell(), withRoute('/work'));
    await eventually(() => expect(notes()).toEqual([CLOSED, `${MISSING} /jobs, /jbos`]));
    await registry.release(withRoute('/jobs'));
    await eventually(() => expect(notes().slice(2)).toEqual([`${MISSING} /jbos`]));

    await registry.release(withRoute('/jobs'));
    await start(registry);
    expect(notes().slice(3)).toEqual([CLOSED, `${MISSING} /jbos`]);
  });
});
