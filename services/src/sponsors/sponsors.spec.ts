import { RegisterImport } from './import/register-import.js';
import { nameBefore } from './import/shipped-names.js';
import { entriesOf } from './register/register-entry.js';
import { readRegister } from './register/register-file.js';
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

describe('a name without a legal form that several towns have had', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp([SponsorsModule]);
    const registers = new RegisterImport(api.database.dataSource);
    const line = (name: string, town = '') => `${name},${town},,Worker (A rating),Skilled Worker`;
    const older = [line('Mosaic Church', 'Leeds'), line('Mosaic Church', 'Coventry'), line('Willow Church', 'Hull')];
    older.push(line('University of Example', 'Leeds'), line('University of Example', 'Yorkshire'));
    older.push(line('Quillfen Church', 'Hull'));
    await importRegister(registers, '2021-01-05', aRegister(...older));
    await importRegister(
      registers,
      '2026-01-05',
      aRegister(line('MOSAIC CHURCH'), line('Willow Church'), line('University of Example'), line('Quillfen Church')),
    );
  });
  afterAll(() => api.close());

  it.each([
    // one entry without a town, and two that it may be
    ['Mosaic Church', 'Leeds', 'review'],
    ['Mosaic Church', 'Coventry, West Midlands', 'review'],
    ['Mosaic Church', 'Aberdeen', 'review'],
    ['University of Example', 'Leeds', 'match'],
    ['University of Example', 'Aberdeen', 'review'],
    ['Mosaic Church', '', 'review'],
    ['Willow Church', 'Hull', 'match'],
    // one that is here, and others that are called after a tree as well
    ['Willow Church', '', 'review'],
    ['Quillfen Church', '', 'match'],
  ])('%s in "%s": %s', async (name, town, result) => {
    const ada = await api.as({ username: 'ada' });
    const path = `/api/sponsors/match?name=${encodeURIComponent(name)}&town=${encodeURIComponent(town)}`;
    expect((await ada.get(path)).body).toMatchObject({ result });
  });
});

describe('an employer that earlier registers printed under another name', () => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  const line = (name: string) => `${name},Leeds,,Worker (A rating),Skilled Worker`;
  const older = [
    'Big Stack Ltd t/a Energie Fitness',
    'VERATHAI LIMITED T/A CHILLI BANANA',
    'Harbour Lights Care Limited',
  ];
  const newer = ['Big Stack Ltd', 'Verathai Limited', 'HARBOUR LIGHTS CARE LTD'];
  beforeAll(async () => {
    api = await testApp([SponsorsModule], { environment: { SEARCH_INDEX: 'on' } });
    ada = await api.as({ username: 'ada' });
    const registers = new RegisterImport(api.database.dataSource);
    await importRegister(registers, '2021-11-02', aRegister(...older.map(line)), { isOnlyHistory: true });
    await importRegister(registers, '2025-01-05', aRegister(...newer.map(line)));
    await importRegister(registers, '2026-01-05', aRegister(...newer.map(line), line('Energie Boilers Ltd')));
  });
  afterAll(() => api.close());

  const search = async (query: string) => (await ada.get(`/api/sponsors?query=${encodeURIComponent(query)}`)).body;
  const names = async (query: string) => (await search(query)).sponsors.map(({ name }: { name: string }) => name);

  it.each([
    ['Big Stack Ltd t/a Energie Fitness', ['Big Stack Ltd']],
    ['big stack limited T/A energie fitness', ['Big Stack Ltd']],
    ['energie fitness', ['Big Stack Ltd']],
    ['energie', ['Big Stack Ltd', 'Energie Boilers Ltd']],
    ['Verathai Limited T/A Chilli Banana', ['Verathai Limited']],
    ['chilli leeds', ['Verathai Limited']],
    ['Big Stack', ['Big Stack Ltd']],
    ['Big Banana', []],
  ])('is found by that name as well: %s', async (query, found) => {
    expect(
      (await names(query)).map((name: string) => name.replace('VERATHAI LIMITED', 'Verathai Limited')).sort(),
    ).toEqual(found);
  });

  it('says under what name, and when, wherever it is shown', async () => {
    const { sponsors } = await search('energie fitness');
    const formerly = { formerNames: [{ name: 'Big Stack Ltd t/a Energie Fitness', asOf: '2021-11-02' }] };
    expect(sponsors).toMatchObject([formerly]);
    const { body } = await ada.get(`/api/sponsors/${sponsors[0].id}`);
    expect(body).toMatchObject(formerly);
    expect(body.history.at(-1).summary).toBe(
      'In the register of 2 November 2021, the oldest one here, as “Big Stack Ltd t/a Energie Fitness”',
    );
  });

  it('has none by another spelling or form of its name', async () => {
    expect((await search('harbour lights')).sponsors[0]).not.toHaveProperty('formerNames');
  });

  it('gets it back where a product has brought its register in before such names were kept', async () => {
    const { manager } = api.database.dataSource;
    const kept = () =>
      manager.query<unknown[]>(
        `SELECT name, former_names, words::text, former_words FROM sponsors JOIN sponsor_search ON sponsor_id = id ORDER BY id`,
      );
    const before = await kept();
    await manager.query(`UPDATE sponsors SET former_names = '[]'`);
    await manager.query(`UPDATE sponsor_search SET words = ts_delete(words, former_words), former_words = '{}'`);
    const [register] = await manager.query<{ id: number }[]>('SELECT min(id) AS id FROM sponsor_registers');
    const { rows } = readRegister(Buffer.from(aRegister(...older.map(line))));
    await nameBefore(manager, await entriesOf(rows), register!.id, '2021-11-02');
    expect(await kept()).toEqual(before);
  });

  it('counts in the facets, and makes no word of the register more common', async () => {
    const { body } = await ada.get('/api/sponsors/filter-counts?query=energie+fitness');
    expect(body.town).toEqual([{ value: 'Leeds', count: 1 }]);
    const words = await api.database.dataSource.query<{ former: string[]; words: string[] }[]>(
      `SELECT former_words AS former, tsvector_to_array(ts_delete(words, former_words)) AS words
       FROM sponsor_search WHERE place = 'big stack ltd'`,
    );
    expect(words).toEqual([{ former: ['ta', 'energie', 'fitness'], words: ['big', 'leeds', 'ltd', 'stack'] }]);
  });
});

describe('an employer that earlier registers printed under several other names', () => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  const line = (name: string) => `${name},Leeds,,Worker (A rating),Skilled Worker`;
  const oldest = aRegister(line('Tall Stack Ltd t/a Energie Fitness'));
  const kept = () =>
    api.database.dataSource.query<unknown[]>(
      `SELECT name, former_names, words::text, former_words FROM sponsors JOIN sponsor_search ON sponsor_id = id`,
    );
  const namedAsShipped = async () => {
    const { manager } = api.database.dataSource;
    const [register] = await manager.query<{ id: number }[]>('SELECT min(id) AS id FROM sponsor_registers');
    await nameBefore(manager, await entriesOf(readRegister(oldest).rows), register!.id, '2021-11-02');
  };
  beforeAll(async () => {
    api = await testApp([SponsorsModule]);
    ada = await api.as({ username: 'ada' });
    const registers = new RegisterImport(api.database.dataSource);
    await importRegister(registers, '2021-11-02', oldest);
    await importRegister(registers, '2024-01-05', aRegister(line('Tall Stack Ltd t/a Iron Gymnasium')));
    await importRegister(registers, '2026-01-05', aRegister(line('Tall Stack Ltd')));
  });
  afterAll(() => api.close());

  const names = async (query: string) =>
    (await ada.get(`/api/sponsors?query=${query}`)).body.sponsors.map(({ name }: { name: string }) => name);

  it('is found by each, also where a product that had kept the last alone gets the first back', async () => {
    const before = await kept();
    await api.database.dataSource.query(`UPDATE sponsors SET former_names = former_names - 1`);
    await api.database.dataSource.query(
      `UPDATE sponsor_search SET words = ts_delete(words, '{energie,fitness}'), former_words = '{ta,iron,gymnasium}'`,
    );
    await namedAsShipped();
    expect(await kept()).toEqual(before);
    for (const query of ['energie', 'iron+gymnasium', 'tall+stack', 'leeds'])
      expect([query, await names(query)]).toEqual([query, ['Tall Stack Ltd']]);
  });

  it('has each once', async () => {
    const before = await kept();
    await namedAsShipped();
    expect(await kept()).toEqual(before);
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
