import { Counties9300000000001 } from '../../migrations/930-counties.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';

const offered = { visa_type: '', description: 'We offer visa sponsorship.' };
const at = (location: string, more = {}) => aLine({ title: location, location, ...offered, ...more });

const british = [
  'Ambleside, Cumbria',
  'Hay-on-Wye, Powys',
  'Hebden Bridge, West Yorkshire',
  'Kirkby Lonsdale, Cumbria',
  'Lerwick, Shetland',
  'Portree, Highland',
  'Rye, East Sussex',
  'Sandwich, Kent',
  'Settle, North Yorkshire',
  'Stornoway, Western Isles',
  'Tobermory, Argyll and Bute',
];
const unknown = ['Kent', 'Newton, Surrey', 'Orange County', 'Toronto / Hebden Bridge, West Yorkshire'];

describe('a job in a town that no list has, in a county of the United Kingdom', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp([JobsModule], { environment: { ROUTE_ACCESS: '/jobs=public,/job/:id=public' } });
    await importText(
      api.database.dataSource,
      'counties.jsonl',
      asLines(
        ...british.map((place) => at(place, place.startsWith('Kirkby') ? { company: 'Pargeter' } : {})),
        ...['Kent', 'Orange County', 'Toronto / Hebden Bridge, West Yorkshire'].map((place) => at(place)),
        at('Newton, Surrey', { salary: 'CA$30 an hour' }),
        at('Guildford, Surrey', { country: 'Canada' }),
        at('Whalley, Surrey', { visa_type: 'LMIA (Canada)' }),
        ...['Durham, North Carolina', 'Kent, Washington', 'Norfolk, Virginia', 'Highland, Indiana'].map((place) =>
          at(place),
        ),
      ),
    );
  });
  afterAll(() => api.close());

  const placed = async (country: string | null) => {
    const rows = await api.database.dataSource.query<{ title: string }[]>(
      'SELECT title FROM jobs WHERE country IS NOT DISTINCT FROM $1',
      [country],
    );
    return rows.map(({ title }) => title).toSorted();
  };

  it('is in the United Kingdom, in the list and among the counts', async () => {
    const { body } = await api.http.post('/api/jobs/filter').send({ location: ['United Kingdom'], limit: 50 });
    expect((body.jobs as { title: string }[]).map(({ title }) => title).toSorted()).toEqual(british);
    const { body: counts } = await api.http.get('/api/jobs/filter-counts').expect(200);
    expect(counts.location).toContainEqual({ value: 'United Kingdom', count: british.length });
  });

  it('is where a state, a country, its money or its visa says, whatever the county is called', async () => {
    expect(await placed('Canada')).toEqual(['Guildford, Surrey']);
    expect(await placed('United States')).toHaveLength(4);
    expect(await placed(null)).toEqual([...unknown, 'Whalley, Surrey'].toSorted());
  });

  it('is found by the nation of its county', async () => {
    const found = async (searchQuery: string) =>
      ((await api.http.post('/api/jobs/filter').send({ searchQuery })).body.jobs as { title: string }[])
        .map(({ title }) => title)
        .toSorted();
    expect(await found('pargeter england')).toEqual(['Kirkby Lonsdale, Cumbria']);
    expect(await found('wales')).toEqual(['Hay-on-Wye, Powys']);
  });

  it('gets its country where it was stored before', async () => {
    const { dataSource } = api.database;
    await dataSource.query(
      `UPDATE jobs SET country = NULL, place_words = '', whole_place = location WHERE country = 'United Kingdom'`,
    );
    expect(await placed('United Kingdom')).toEqual([]);
    const runner = dataSource.createQueryRunner();
    await new Counties9300000000001().up(runner).finally(() => runner.release());
    expect(await placed('United Kingdom')).toEqual(british);
    const { body } = await api.http.post('/api/jobs/filter').send({ searchQuery: 'pargeter england' });
    expect(body.total).toBe(1);
  });
});
