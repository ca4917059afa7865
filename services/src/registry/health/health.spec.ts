import { aBuild, aShell, newBuildId } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';

describe("remotes' health", () => {
  let registry: RegistryApp;
  const shell = aShell();
  const first = aBuild();
  const second = aBuild();
  beforeAll(async () => {
    registry = await registryApp({ environment: { RATE_LIMIT_BEACONS: '8' } });
    await registry.release(shell, first);
    await registry.release(second);
  });
  afterAll(() => registry.close());

  const report = (events: object[]) =>
    registry.http.post('/registry/health').send({ channel: 'stable', seq: 2, events });
  const event = (kind: string, build: string) => ({ kind, remote: 'mf-jobs', build });

  it('is forgotten after 30 days', async () => {
    const count = async () =>
      (await registry.database.dataSource.query('SELECT count(*)::int AS n FROM registry_health'))[0];
    await registry.database.dataSource.query(`INSERT INTO registry_health (channel, seq, remote, build, minute, failed)
      VALUES ('stable', 1, 'mf-jobs', '${first.contract.build}', now() - interval '31 days', 7)`);
    expect(await count()).toEqual({ n: 1 });
    await report([event('failed', newBuildId())]);
    expect(await count()).toEqual({ n: 0 });
  });

  it('is counted for the builds that the release names, and for no other', async () => {
    const { build } = second.contract;
    const answer = await report([
      event('loaded', build),
      event('mounted', build),
      event('failed', build),
      event('error', build),
      event('loaded', first.contract.build),
      event('failed', newBuildId()),
    ]);
    expect(answer.status).toBe(204);
    await report([event('loaded', build)]);
    const { body } = await registry.http.get('/registry/remotes/mf-jobs/builds');
    expect(body).toMatchObject({
      total: 2,
      builds: [
        { build, isCurrent: true, status: 'published', health: { loaded: 2, mounted: 1, failed: 1, errors: 1 } },
        { build: first.contract.build, isCurrent: false, health: { loaded: 1, mounted: 0, failed: 0, errors: 0 } },
      ],
    });
    const remotes = (await registry.http.get('/registry/remotes')).body.remotes as { name: string }[];
    expect(remotes).toContainEqual(expect.objectContaining({ name: 'mf-jobs', current: build, builds: 2 }));
  });

  it("is not counted for an application under another one's build", async () => {
    const build = shell.contract.build;
    await report(['shell', 'mf-jobs', 'mf-toys'].map((remote) => ({ kind: 'error', remote, build })));
    const rows = await registry.database.dataSource.query('SELECT remote FROM registry_health WHERE build = $1', [
      build,
    ]);
    expect(rows).toEqual([{ remote: 'shell' }]);
  });

  it('takes no report of another shape', async () => {
    expect((await report([{ kind: 'happy', remote: 'mf-jobs', build: newBuildId() }])).status).toBe(400);
    expect((await report(Array.from({ length: 51 }, () => event('loaded', newBuildId())))).status).toBe(400);
  });

  it('takes only so many reports from one address in a minute', async () => {
    const answers = [];
    for (let number = 0; number < 12; number += 1) answers.push((await report([])).status);
    expect(answers).toContain(429);
  });

  it('knows no remote that published nothing', async () => {
    expect((await registry.http.get('/registry/remotes/mf-toys/builds')).status).toBe(404);
  });
});
