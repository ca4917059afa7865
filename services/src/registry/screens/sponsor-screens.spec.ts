import { RegisterImport } from '../../sponsors/import/register-import.js';
import { aRegister, importRegister } from '../../sponsors/testing/some-registers.js';
import { aBuild, aShell } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';

const SITE = 'http://127.0.0.1:8080';
const COMPANY = 'Harbour Lights Care Ltd';
const PERSON = 'Mr Tamsin Harbourne T/A Corner Shop';
const environment = { ROUTE_ACCESS: '/sponsors=public, /sponsors/:id=public' };
const isKept = (html: string) => !/<meta name="robots" content="noindex">/.test(html);
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];

describe('pages of the register that the operator has opened', () => {
  let registry: RegistryApp;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    registry = await registryApp({ environment });
    const routes = [
      { path: '/sponsors', title: 'Licensed Sponsors', access: 'signed-in', preload: [] },
      { path: '/sponsors/:id', title: 'Sponsor', access: 'signed-in', early: ['/api/sponsors/:id'], preload: [] },
    ];
    await registry.release(aShell(), aBuild('mf-jobs', { contract: { routes } }));
    const { dataSource } = registry.database;
    const lines = [COMPANY, PERSON].map((name) => `${name},Leeds,,Worker (A rating),Skilled Worker`);
    await importRegister(new RegisterImport(dataSource), '2026-01-05', aRegister(...lines));
    const rows = await dataSource.query<{ id: number; name: string }[]>('SELECT id, name FROM sponsors');
    for (const { id, name } of rows) ids[name] = id;
  });
  afterAll(() => registry.close());

  it('say whose entry they show, at one address', async () => {
    const { status, text } = await registry.http.get(`/Sponsors/0${ids[COMPANY]}?from=mail`);
    expect([status, isKept(text), canonical(text)]).toEqual([200, true, `${SITE}/sponsors/${ids[COMPANY]}`]);
    expect(text).toContain(`<title>${COMPANY} | Landfall</title>`);
    expect(text).toContain(`registers of licensed sponsors say of ${COMPANY}, Leeds`);
  });
  it('name nobody who may be a person, and keep them from search engines', async () => {
    const { status, text } = await registry.http.get(`/sponsors/${ids[PERSON]}`);
    expect([status, isKept(text), canonical(text)]).toEqual([200, false, undefined]);
    expect(text).toContain('<title>Sponsor | Landfall</title>');
    expect(text).not.toMatch(/Tamsin|Corner Shop/);
  });
  it.each(['999999999', '0', 'x'])('are not there for an entry that is not: %s', async (id) => {
    const { status, text } = await registry.http.get(`/sponsors/${id}`);
    expect([status, isKept(text)]).toEqual([404, false]);
  });
  it('are for nobody else while it is not known whose they are', async () => {
    const beside = await registryApp({ beside: registry, environment });
    try {
      await registry.database.dataSource.query('ALTER TABLE sponsors RENAME TO sponsors_away');
      const { status, text } = await beside.http.get(`/sponsors/${ids[COMPANY]}`);
      expect([status, isKept(text)]).toEqual([200, false]);
    } finally {
      await registry.database.dataSource.query('ALTER TABLE sponsors_away RENAME TO sponsors');
      await beside.close();
    }
  });
  it('are in no sitemap but for the search itself', async () => {
    const { text } = await registry.http.get('/sitemap.xml').expect(200);
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${SITE}/`,
      `${SITE}/sponsors`,
    ]);
  });
});
