import { RegisterImport } from '../import/register-import.js';
import { nameBefore } from '../import/shipped-names.js';
import { entriesOf } from '../register/register-entry.js';
import { readRegister } from '../register/register-file.js';
import { aRegister, importRegister } from '../testing/some-registers.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { SponsorsModule } from '../sponsors.module.js';

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
