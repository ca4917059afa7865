import { aBuild, aShell } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';

/** As RFC 9309 has it: of all rules that fit an address the longest counts, and of two as long the one that allows. */
function mayAsk(robots: string, address: string): boolean {
  const fitting = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , path]) => {
    const parts = path!.replace(/\$$/, '').split('*').map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&')); // prettier-ignore
    return new RegExp(`^${parts.join('.*')}${path!.endsWith('$') ? '$' : ''}`).test(address);
  });
  const rank = ([, kind, path]: RegExpMatchArray) => path!.length * 2 + Number(kind === 'Allow');
  return fitting.sort((one, other) => rank(other) - rank(one))[0]?.[1] !== 'Disallow';
}

const HOME = ['/api/jobs?page=1&limit=10&sort=desc&group=true', '/api/news?limit=5'];
const DEMO = ['/api/job-applications-demo', '/api/job-applications-demo/statistics'];
const BROWSE = ['/api/jobs/filter', '/api/jobs/filter-counts?places=', '/api/jobs/suggest?q=ba', '/api/jobs/openings'];
const JOB = ['/api/jobs/7', '/api/jobs/7/similar'];
const REGISTER = ['/api/sponsors?page=1&limit=40', '/api/sponsors/filter-counts?places='];
const SPONSOR = ['/api/sponsors/12'];
const CLOSED = [
  ...['/api/news/7', '/api/saved-searches', '/api/saved-jobs/ids', '/api/job-applications', '/api/cvs', '/api/login'],
  ...['/api/auth/user', '/api/tasks', '/api/admin/reports', '/api/visa-check', '/api/openapi.json', '/registry/health'],
  ...['/identity/', '/unsubscribe/x'],
];

describe('robots.txt', () => {
  const running: RegistryApp[] = [];
  const robotsOf = async (routeAccess: string, ...shellRoutes: string[]) => {
    const registry = await registryApp({ environment: { ROUTE_ACCESS: routeAccess } });
    running.push(registry);
    const declare = (access: string) => (path: string) => ({ path, title: 'A screen', access, preload: [] });
    const gated = ['/jobs', '/job/:id', '/sponsors', '/sponsors/:id', '/verified-news'].map(declare('signed-in'));
    await registry.release(
      aShell(),
      aBuild('mf-jobs', { contract: { routes: [...gated, ...shellRoutes.map(declare('public'))] } }),
    );
    return (await registry.http.get('/robots.txt').expect(200)).text;
  };
  const allowed = (robots: string, addresses: string[]) => addresses.filter((one) => mayAsk(robots, one));
  afterAll(async () => {
    for (const registry of running) await registry.close();
  });

  it('lets crawlers ask for what the home page and other public screens show, and for no more', async () => {
    const robots = await robotsOf('', '/applications/demo');
    expect(allowed(robots, [...HOME, ...DEMO, ...BROWSE, ...JOB, ...REGISTER, ...SPONSOR, ...CLOSED])).toEqual([
      ...HOME,
      ...DEMO,
    ]);
    for (const page of ['/', '/jobs', '/job/7', '/sponsors/12', '/r/mf-jobs/0123456789ab/entry.js']) {
      expect([page, mayAsk(robots, page)]).toEqual([page, true]);
    }
  });
  it('lets them ask for what opens with the screens that the operator opens', async () => {
    const jobs = await robotsOf('/jobs=public, /job/:id=public');
    expect(allowed(jobs, [...HOME, ...BROWSE, ...JOB, ...DEMO, ...REGISTER, ...SPONSOR, ...CLOSED])).toEqual([
      ...HOME,
      ...BROWSE,
      ...JOB,
    ]);
    const register = await robotsOf('/sponsors=public, /sponsors/:id=public');
    expect(allowed(register, [...REGISTER, ...SPONSOR, ...JOB, ...DEMO, ...CLOSED])).toEqual([...REGISTER, ...SPONSOR]);
  });
  it('lets them ask for nothing where the home page itself is closed', async () => {
    const robots = await robotsOf('/=signed-in');
    expect(allowed(robots, [...HOME, ...DEMO, ...BROWSE, ...JOB, ...CLOSED])).toEqual([]);
  });
});
