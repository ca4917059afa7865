import { JobPages } from '../../jobs/pages/job-pages.service.js';
import { aLine, asLines, importSome, importText } from '../../jobs/testing/some-jobs.js';
import type { AppConfig } from '../../platform/config/app.config.js';
import { aBuild, aShell } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';

const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  ) as Record<string, string>;
const postingOf = (html: string) => {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
};
const listed = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

const SITE = 'http://127.0.0.1:8080';
const HOSTILE = 'Ovens </script><script>alert(1)</script> & <!-- "bread" -->';

describe('pages of jobs that the operator has opened', () => {
  let registry: RegistryApp;
  const ids: Record<string, number> = {};
  const page = (title: string) => registry.http.get(`/job/${ids[title]}`);

  beforeAll(async () => {
    registry = await registryApp({ environment: { ROUTE_ACCESS: '/job/:id=public' } });
    const routes = [{ path: '/job/:id', title: 'Job', access: 'signed-in', early: ['/api/jobs/:id'], preload: [] }];
    await registry.release(aShell(), aBuild('mf-jobs', { contract: { routes } }));
    const { dataSource } = registry.database;
    const lines = asLines(
      aLine({ title: 'Baker', expires_at: '2999-07-31', salary: '£30,000 a year' }),
      aLine({ title: 'Hostile' }),
      aLine({ title: 'Past', expires_at: '2020-07-31' }),
    );
    await importText(dataSource, 'open.jsonl', lines);
    const early = aLine({ title: 'Early', company: 'Casks Ltd', posted_at: new Date().toISOString() });
    await importText(dataSource, 'early.jsonl', asLines(early), false, 24);
    await importText(dataSource, 'sample.json', JSON.stringify([aLine({ title: 'Sample' })]), true);
    // Past the import, which takes markup away: the page itself lets nothing through.
    await dataSource.query(`UPDATE jobs SET description = $1, company = $2 WHERE title = 'Hostile'`, [
      HOSTILE,
      'A"><script>alert(2)</script>',
    ]);
    await importSome(dataSource, 9_000);
    const rows = await dataSource.query<{ id: number; title: string; kind: string }[]>(
      `SELECT id, title, sponsorship -> 0 ->> 'kind' AS kind FROM jobs`,
    );
    for (const { id, title, kind } of rows) ids[kind === 'record' ? 'record' : title] = id;
  });
  afterAll(() => registry.close());

  it('say nothing of a job that premium members see first, and keep it from search engines', async () => {
    const { status, text } = await page('Early');
    expect(status).toBe(200);
    expect(text).not.toMatch(/Early|Casks/);
    expect(metaOf(text)).toMatchObject({
      robots: expect.stringContaining('noindex') as string,
      'og:title': 'Premium members see this job first',
    });
    expect(postingOf(text)).toBeUndefined();
    const sitemap = await registry.http.get('/sitemap.xml');
    expect(listed(sitemap.text)).toContain(`${SITE}/job/${ids.Baker}`);
    expect(listed(sitemap.text)).not.toContain(`${SITE}/job/${ids.Early}`);
  });

  it('say what they are about to search engines and to whoever is sent a link', async () => {
    const { status, text } = await page('Baker');
    const address = `${SITE}/job/${ids.Baker}`;
    expect(status).toBe(200);
    expect(text).toContain('<title>Baker | Landfall</title>');
    expect(text).toContain(`<link rel="canonical" href="${address}">`);
    expect(metaOf(text)).toMatchObject({
      'og:title': 'Baker at Example Loaves',
      'og:url': address,
      'og:description': 'Baker at Example Loaves, Leeds, United Kingdom. Bread.',
      'twitter:card': 'summary_large_image',
    });
    expect(metaOf(text)).not.toHaveProperty('robots');
    expect(postingOf(text)).toMatchObject({ '@type': 'JobPosting', title: 'Baker', url: address });
    expect(text).toContain(`href="/api/jobs/${ids.Baker}"`); // on its way before the code is, for visitors too
  });
  it('have one address, however it is written', async () => {
    const { text } = await registry.http.get(`/Job/0${ids.Baker}/?from=mail`);
    expect(text).toContain(`<link rel="canonical" href="${SITE}/job/${ids.Baker}">`);
  });
  it('let no advert break out of the page', async () => {
    const { text, headers } = await page('Hostile');
    expect(text).not.toContain('<script>alert');
    expect(postingOf(text)?.description).toBe(
      '<p>Ovens &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;!-- "bread" --&gt;</p>',
    );
    expect(metaOf(text)['og:title']).toContain('A&quot;&gt;&lt;script&gt;');
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  });
  it('offer no vacancy where there is none: expired, or an official record', async () => {
    const past = await page('Past');
    expect([past.status, metaOf(past.text).robots, postingOf(past.text)]).toEqual([200, 'noindex', undefined]);
    const record = await page('record');
    expect([record.status, metaOf(record.text).robots, postingOf(record.text)]).toEqual([200, undefined, undefined]);
  });
  it.each(['999999999', '0', '2147483648', 'x', '-1'])('are not there for a job that is not: %s', async (id) => {
    const { status, text } = await registry.http.get(`/job/${id}`);
    expect([status, metaOf(text).robots, /<div id="root">/.test(text)]).toEqual([404, 'noindex', true]);
  });
  it('are listed for search engines, open ones only, and crawlers may ask for the job', async () => {
    const { text } = await registry.http.get('/sitemap.xml').expect(200);
    expect(listed(text)).toContain(`${SITE}/job/${ids.Baker}`);
    expect(listed(text)).not.toContain(`${SITE}/job/${ids.Past}`);
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(listed((await registry.http.get('/sitemap-jobs-1.xml').expect(200)).text)).toContain(
      `${SITE}/job/${ids.Baker}`,
    );
    expect(listed((await registry.http.get('/sitemap-screens.xml').expect(200)).text)).toContain(`${SITE}/`);
    for (const part of ['jobs-2', 'jobs-0', 'jobs-99999', 'other']) {
      await registry.http.get(`/sitemap-${part}.xml`).expect(404);
    }
    expect((await registry.http.get('/robots.txt')).text).toContain('Allow: /api/jobs/');
  });
  it('offer samples where the product is tried, never in production', async () => {
    const about = (isLocal: boolean) => {
      const pages = new JobPages(registry.database.dataSource, { isLocal } as AppConfig);
      return Promise.all([pages.about(ids.Sample!, SITE), pages.listed(0, 1_000)]);
    };
    const [tried, listedThere] = await about(true);
    expect([tried?.isHidden, tried?.posting !== undefined]).toEqual([false, true]);
    expect(listedThere.map(({ id }) => id)).toContain(ids.Sample);
    const [inProduction, listedInProduction] = await about(false);
    expect([inProduction?.isHidden, inProduction?.posting]).toEqual([true, undefined]);
    expect(listedInProduction.map(({ id }) => id)).not.toContain(ids.Sample);
  });
  it('are shown, without the words about them, while the database is away', async () => {
    const beside = await registryApp({ beside: registry, environment: { ROUTE_ACCESS: '/job/:id=public' } });
    try {
      await registry.database.dataSource.query('ALTER TABLE jobs RENAME TO jobs_away');
      const { status, text } = await beside.http.get(`/job/${ids.Baker}`);
      expect([status, metaOf(text).robots, postingOf(text)]).toEqual([200, undefined, undefined]);
    } finally {
      await registry.database.dataSource.query('ALTER TABLE jobs_away RENAME TO jobs');
      await beside.close();
    }
  });
});
