import { RegisterImport } from './import/register-import.js';
import { aRegister, importRegister } from './testing/some-registers.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { SponsorsModule } from './sponsors.module.js';

describe('a register that is here for the history alone', () => {
  it('is none yet to search in', async () => {
    const api = await testApp([SponsorsModule]);
    const entry = aRegister('Harbour Lights Care Ltd,Leeds,West Yorkshire,Worker (A rating),Skilled Worker');
    const registers = new RegisterImport(api.database.dataSource);
    const ada = await api.as({ username: 'ada' });
    await importRegister(registers, '2021-01-05', entry, { isOnlyHistory: true });
    expect((await ada.get('/api/sponsors')).body).toMatchObject({ total: 0, asOf: null });
    expect((await ada.get('/api/sponsors/match?name=Harbour+Lights+Care+Ltd')).body).toMatchObject({ asOf: null });
    await api.close();
  });
});

describe('the register of licensed sponsors', () => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([SponsorsModule]);
    ada = await api.as({ username: 'ada' });
    await importRegister(
      new RegisterImport(api.database.dataSource),
      '2026-01-05',
      aRegister(
        'Harbour Lights Care Ltd,Leeds,West Yorkshire,Worker (A rating),Skilled Worker',
        'Harbour Lights Care Ltd,Leeds,West Yorkshire,Temporary Worker (A rating),Creative Worker',
        'Harbour Stone Masonry Limited,LONDON,,Worker (B rating),Skilled Worker',
        'Café Zürich & Sons Ltd,London,,Worker (A rating),Scale-up',
        'Leeds Example University,Leeds,,Worker (A rating),Skilled Worker',
        'Mr Tamsin Harbourne T/A Corner Shop,Hull,,Worker (A rating),Skilled Worker',
        'Wilfred Oxenholme,Hull,,Worker (A rating),Skilled Worker',
        'Undated Holdings Plc,,,,Skilled Worker',
        'Travelodge Hotels,Thame,,Worker (A rating),Skilled Worker',
        'o maddery precast,Goole,,Worker (A rating),Skilled Worker',
        "O'Maddery Transport Ltd,Goole,,Worker (A rating),Skilled Worker",
      ),
    );
  });
  afterAll(() => api.close());

  const get = async (path: string) => (await ada.get(path)).body;
  const names = async (query: string) =>
    (await get(`/api/sponsors?${query}`)).sponsors.map(({ name }: { name: string }) => name);

  it('is for people who have signed in', async () => {
    expect((await api.http.get('/api/sponsors')).status).toBe(401);
    expect((await api.http.get('/api/sponsors/match?name=x')).status).toBe(401);
  });

  it('lists employers by name, each once with its routes, and leaves out who may be a person', async () => {
    const page = await get('/api/sponsors');
    expect(page).toMatchObject({ total: 6, count: 6, page: 1, totalPages: 1, asOf: '2026-01-05' });
    expect(page.sponsors[1]).toMatchObject({
      name: 'Harbour Lights Care Ltd',
      town: 'Leeds',
      county: 'West Yorkshire',
      rating: 'A rating',
      routes: ['Skilled Worker', 'Creative Worker'],
      state: 'listed',
      lookUpOnly: false,
      history: [{ asOf: '2026-01-05', kind: 'listed' }],
    });
  });

  it.each([
    ['harbour', ['Harbour Lights Care Ltd', 'Harbour Stone Masonry Limited']],
    ['HARBOUR LIMITED', ['Harbour Stone Masonry Limited', 'Harbour Lights Care Ltd']],
    ['cafe zurich and sons', ['Café Zürich & Sons Ltd']],
    ["O'Maddery Precast", ['o maddery precast']],
    ['o’maddery precast', ['o maddery precast']],
    ['o maddery precast', ['o maddery precast']],
    ['o madd', ["O'Maddery Transport Ltd"]],
    ["O'Maddery", ["O'Maddery Transport Ltd"]],
    ['omaddery transport', ["O'Maddery Transport Ltd"]],
    ['leeds', ['Leeds Example University', 'Harbour Lights Care Ltd']],
    ['tamsin', []],
    ['tamsin shop', []],
    ['tamsin harbour', []],
    ['hull', []],
    ['tamsin harbourne', []],
    ['Mr Tamsin Harbourne T/A', []],
    ['corner shop', []],
    ['tamsin corner shop', []],
    ['HARBOURNE, Tamsin: corner shop, hull', ['Mr Tamsin Harbourne T/A Corner Shop']],
    ['Mr Tamsin Harbourne T/A Corner Shop', ['Mr Tamsin Harbourne T/A Corner Shop']],
    ['Travelodge Hotels Limited', ['Travelodge Hotels']],
    ['Travelodge Limited', []],
    ['t', []],
    ['harbour%', ['Harbour Lights Care Ltd', 'Harbour Stone Masonry Limited']],
    ["'; DROP TABLE sponsors; --", []],
    ['!!!', []],
    ['日本', []],
    ['😀', []],
  ])('finds by %j', async (text, found) => {
    expect((await names(`query=${encodeURIComponent(text)}`)).sort()).toEqual([...found].sort());
  });

  it.each([
    ['town=london', ['Café Zürich & Sons Ltd', 'Harbour Stone Masonry Limited']],
    ['town=not-stated', ['Undated Holdings Plc']],
    ['town=Leeds&county=West+Yorkshire', ['Harbour Lights Care Ltd']],
    ['route=Scale-up&route=Creative+Worker', ['Café Zürich & Sons Ltd', 'Harbour Lights Care Ltd']],
    ['rating=B+rating', ['Harbour Stone Masonry Limited']],
    ['rating=not-stated', ['Undated Holdings Plc']],
    ['rating=C+rating', []],
    ['limit=2&page=2', ['Harbour Stone Masonry Limited', 'Leeds Example University']],
    ['limit=2&page=900', []],
  ])('chooses by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('counts each facet without its own choice', async () => {
    const counts = await get('/api/sponsors/filter-counts?route=Skilled+Worker&town=Leeds');
    expect(counts.route).toEqual([
      { value: 'Skilled Worker', count: 2 },
      { value: 'Creative Worker', count: 1 },
    ]);
    expect(counts.town).toEqual([
      { value: 'Leeds', count: 2 },
      { value: 'Goole', count: 1 },
      { value: 'London', count: 1 },
      { value: 'not-stated', count: 1 },
    ]);
    expect(counts.rating).toEqual([{ value: 'A rating', count: 2 }]);
    const found = await get('/api/sponsors/filter-counts?query=harbour&places=lon');
    expect(found.town).toEqual([{ value: 'London', count: 1 }]);
    expect(found.others).toEqual({ town: 1, county: 1 });
    expect((await get('/api/sponsors/filter-counts?query=harbour&places=Lodnon')).town).toEqual(found.town);
    expect((await get('/api/sponsors/filter-counts?query=tamsin')).rating).toEqual([]);
    expect((await get('/api/sponsors/filter-counts?query=tamsin+harbourne+corner+shop')).town).toEqual([
      { value: 'Hull', count: 1 },
    ]);
  });

  it('shows a body that a table knows as what the name may mean, never a review without anybody to choose', async () => {
    expect(await get('/api/sponsors/match?name=Travelodge')).toMatchObject({
      result: 'review',
      candidates: [{ name: 'Travelodge Hotels' }],
    });
  });

  it('says how many more are found by their whole name only, and nothing of who they are', async () => {
    const found = await get('/api/sponsors?query=tamsin');
    expect(found).toMatchObject({ sponsors: [], total: 0, wholeNameOnly: 1 });
    expect(await get('/api/sponsors?query=corner+shop')).toMatchObject({ sponsors: [], total: 0, wholeNameOnly: 1 });
    expect(await get('/api/sponsors?query=tamsin+harbourne+corner+shop')).toMatchObject({ total: 1, wholeNameOnly: 0 });
    expect(await get('/api/sponsors?query=tamsin&town=Leeds')).toMatchObject({ total: 0, wholeNameOnly: 0 });
    expect(await get('/api/sponsors')).toMatchObject({ wholeNameOnly: 0 });
  });

  it.each(['Tamsin', 'Tamsin Harbourne', 'Mr Tamsin Harbourne T/A', 'Corner Shop', 'Mr Harbourne t/a Corner Shop'])(
    'names nobody who may be a person to who asks for "%s", a part of the name, in the same town either',
    async (name) => {
      const answer = await get(`/api/sponsors/match?name=${encodeURIComponent(name)}&town=Hull`);
      expect(answer).toMatchObject({ result: 'none', candidates: [] });
      expect(JSON.stringify(answer)).not.toContain('Tamsin');
    },
  );

  it('names who may be a person to who asks for person and business', async () => {
    const name = encodeURIComponent('Tamsin Harbourne trading as Corner Shop');
    expect(await get(`/api/sponsors/match?name=${name}`)).toMatchObject({
      candidates: [{ name: 'Mr Tamsin Harbourne T/A Corner Shop', lookUpOnly: true }],
    });
  });

  it('names nobody who may be a person for a text that says more than the entry', async () => {
    for (const path of ['?query=', '/match?name=']) {
      const { sponsors, candidates } = await get(`/api/sponsors${path}Wilfred+K+Oxenholme`);
      expect(sponsors ?? candidates).toEqual([]);
    }
    expect(await get('/api/sponsors/match?name=Wilfred+Oxenholme')).toMatchObject({
      candidates: [{ name: 'Wilfred Oxenholme' }],
    });
  });

  it.each([
    ['name=', 'name'],
    [`name=${'x'.repeat(301)}`, 'name'],
    ['town=Leeds', 'name'],
    ['name=a&name=b', 'name'],
  ])('refuses to match %s', async (query, field) => {
    const { status, body } = await ada.get(`/api/sponsors/match?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it.each(['', '/filter-counts'])('refuses to search%s for a text of more than 500 characters', async (call) => {
    const asked = (field: string, length: number) => ada.get(`/api/sponsors${call}?${field}=${'x'.repeat(length)}`);
    for (const field of ['query', ...(call ? ['places'] : [])]) {
      expect((await asked(field, 500)).status).toBe(200);
      const { status, body } = await asked(field, 501);
      expect([status, body.errors[0].field]).toEqual([400, field]);
    }
  });

  it('matches a name and says why', async () => {
    expect(await get('/api/sponsors/match?name=Harbour+Lights+Care+Limited&town=Leeds')).toMatchObject({
      result: 'match',
      sponsor: { name: 'Harbour Lights Care Ltd' },
      candidates: [{ name: 'Harbour Lights Care Ltd' }],
    });
    expect(await get('/api/sponsors/match?name=Harbour+Lights')).toMatchObject({
      result: 'review',
      candidates: [{ name: 'Harbour Lights Care Ltd' }],
    });
    expect(await get('/api/sponsors/match?name=Nobody+Knows+Us')).toMatchObject({ result: 'none', candidates: [] });
  });

  it.each(['K', 'Ltd', '株式会社', 'شركة', '🦊🦊', "%'; --", 'x'.repeat(300)])('answers "none" to %s', async (name) => {
    expect(await get(`/api/sponsors/match?name=${encodeURIComponent(name)}`)).toMatchObject({ result: 'none' });
  });

  it('has a page for each entry, which can be watched and left alone again', async () => {
    const { sponsor } = await get('/api/sponsors/match?name=Harbour+Stone+Masonry+Ltd');
    const path = `/api/sponsors/${sponsor.id}`;
    expect(await get(path)).toMatchObject({
      licences: [{ route: 'Skilled Worker', rating: 'B rating', type: 'Worker' }],
      caution: expect.stringContaining('no new Skilled Workers until it is rated A again'),
      jobs: [],
      watched: false,
    });
    for (const _ of [1, 2]) expect((await ada.put(`${path}/watch`)).status).toBe(204);
    expect((await get(path)).watched).toBe(true);
    const sam = await api.as({ username: 'sam' });
    expect((await sam.get(path)).body.watched).toBe(false);
    for (const _ of [1, 2]) expect((await ada.delete(`${path}/watch`)).status).toBe(204);
    expect((await get(path)).watched).toBe(false);
  });

  it('lists those that one watches oneself, the last first', async () => {
    const idOf = async (name: string) => (await get(`/api/sponsors/match?name=${encodeURIComponent(name)}`)).sponsor.id;
    const kim = await api.as({ username: 'kim' });
    const watched = async (query = '') => (await kim.get(`/api/sponsors/watched${query}`)).body;
    expect(await watched()).toMatchObject({ sponsors: [], total: 0, totalPages: 0 });
    const [stone, university] = [await idOf('Harbour Stone Masonry Ltd'), await idOf('Leeds Example University')];
    for (const id of [stone, university, stone]) await kim.put(`/api/sponsors/${id}/watch`);
    const both = await watched();
    expect(both).toMatchObject({ count: 2, total: 2, page: 1, totalPages: 1 });
    expect(both.sponsors.map(({ id }: { id: number }) => id)).toEqual([university, stone]);
    expect(await watched('?page=2&limit=1')).toMatchObject({ sponsors: [{ id: stone }], total: 2, totalPages: 2 });
    for (const past of [3, Number.MAX_SAFE_INTEGER]) {
      expect(await watched(`?page=${past}&limit=1`)).toMatchObject({ sponsors: [], count: 0, total: 2, totalPages: 2 });
    }
    expect((await ada.get('/api/sponsors/watched')).body.total).toBe(0);
    await kim.delete(`/api/sponsors/${university}/watch`);
    expect((await watched()).sponsors).toMatchObject([{ id: stone, name: 'Harbour Stone Masonry Limited' }]);
  });

  it.each(['/api/sponsors/2147483647', '/api/sponsors/2147483647/watch'])('knows nothing at %s', async (path) => {
    const { status } = path.endsWith('watch') ? await ada.put(path) : await ada.get(path);
    expect(status).toBe(404);
  });

  it('refuses what is no id', async () => {
    expect((await ada.get('/api/sponsors/0')).status).toBe(400);
    expect((await ada.get('/api/sponsors/abc')).status).toBe(400);
  });
});
