import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { groupOfTitle } from '../visas/title-group.js';
import { aLine, asLines, importSome, importText } from './testing/some-jobs.js';
import type { FilterCounts, JobPage } from './jobs.dto.js';
import { JobsModule } from './jobs.module.js';
import type { OccupationGroup, OccupationGroups } from './occupations/occupation-groups.dto.js';

interface Row {
  country: string | null;
  location: string;
  experience_level: string;
  job_type: string;
  category: string;
  title: string;
  company: string;
  extra: Record<string, string>;
  /** Read here once more from what the record states, or its title. */
  occupation: string;
}

type Choices = Record<'location' | 'experienceLevel' | 'jobType' | 'category' | 'occupation', string[]>;
const nothing: Choices = { location: [], experienceLevel: [], jobType: [], category: [], occupation: [] };
const facets = Object.keys(nothing) as (keyof Choices)[];

/** What a job counts under in each facet, said a second time and without the database. */
const optionsOf: Record<keyof Choices, (row: Row) => string[]> = {
  location: ({ country, location }) => [...new Set([country, location || 'not-stated'])].filter((one) => one !== null),
  experienceLevel: (row) => [row.experience_level || 'not-stated'],
  jobType: (row) => [row.job_type || 'not-stated'],
  category: (row) => [row.category || 'not-stated'],
  occupation: (row) => [row.occupation],
};

const occupationOf = ({ extra, country, title }: Row, groups: OccupationGroup[]): string => {
  const isBritish = country === 'United Kingdom';
  const code = extra.soc_code ?? extra.soc2020 ?? extra.noc ?? (isBritish ? groupOfTitle(title) : undefined) ?? '';
  const scheme = extra.noc ? 'ca-noc' : isBritish ? 'uk-soc' : 'us-soc';
  const group = groups.find((one) => one.scheme === scheme && one.codes.split(', ').includes(code.slice(0, 2)));
  return group?.value ?? 'not-stated';
};

/** A fixed sequence that looks like chance, so that a failure can be repeated. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

describe('counts of filter options', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let rows: Row[];

  beforeAll(async () => {
    app = await testApp([JobsModule]);
    const { dataSource } = app.database;
    await importSome(dataSource);
    const odd = [
      aLine({ title: 'Nowhere man', location: '' }),
      aLine({ title: 'Remote baker', location: 'Remote' }),
      aLine({ title: 'Wanderer', location: 'United Kingdom', job_type: '', experience_level: '' }),
      aLine({ title: 'Engineer', extra: { soc_code: '2121' } }),
      aLine({ title: 'Sailor', location: 'Westminster', category: '' }),
      ...[
        { title: 'Physiotherapist, Band 6' },
        { title: 'Physiotherapist', extra: { soc2020: '2121' } },
        { title: 'Physiotherapist', location: 'Boston, MA, United States', visa_type: 'H-1B' },
        { title: 'Accountant' },
      ].map((line) => aLine({ ...line, company: 'Zephyrine' })),
    ];
    await importText(dataSource, 'odd.jsonl', asLines(...odd));
    ada = await app.as({ username: 'ada', plan: 'premium' });
    const { groups } = (await ada.get('/api/jobs/occupations')).body as OccupationGroups;
    const kept = await dataSource.query<Row[]>(
      `SELECT * FROM jobs WHERE removed_at IS NULL AND (expires_on IS NULL OR expires_on >= (now() AT TIME ZONE 'UTC')::date)`,
    );
    rows = kept.map((row) => ({ ...row, occupation: occupationOf(row, groups) }));
  });
  afterAll(() => app?.close());

  const counts = async (query: object) =>
    (await ada.get('/api/jobs/filter-counts').query(query).expect(200)).body as FilterCounts;
  const total = async (filter: object) =>
    ((await ada.post('/api/jobs/filter').send(filter).expect(200)).body as JobPage).total;

  const matches = (row: Row, choices: Choices, except?: keyof Choices) =>
    facets.every((facet) => {
      const chosen = choices[facet];
      return facet === except || chosen.length === 0 || optionsOf[facet](row).some((option) => chosen.includes(option));
    });

  function brute(facet: keyof Choices, choices: Choices, text: RegExp): Map<string, number> {
    const sums = new Map<string, number>();
    for (const row of rows.filter((one) => matches(one, choices, facet) && text.test(`${one.title} ${one.company}`))) {
      for (const option of optionsOf[facet](row)) sums.set(option, (sums.get(option) ?? 0) + 1);
    }
    return sums;
  }

  const asMap = (options: { value: string; count: number }[]) =>
    new Map(options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));

  it('are those of a count by hand, for any filter', async () => {
    const roll = dice(7);
    const values = Object.fromEntries(
      facets.map((facet) => [facet, [...new Set(rows.flatMap((row) => optionsOf[facet](row)))]]),
    ) as Choices;
    const texts: [string, RegExp][] = [
      ['', /(?:)/],
      ['', /(?:)/],
      ['hospitalist', /\bhospitalists?\b/i],
      ['landscape', /\blandscap(e|er|ing|ed)s?\b/i],
    ];
    for (let round = 0; round < 40; round += 1) {
      const choices = Object.fromEntries(
        facets.map((facet) => [
          facet,
          roll(2)
            ? []
            : Array.from({ length: 1 + roll(3) }, () => values[facet][roll(Math.min(values[facet].length, 12))]!),
        ]),
      ) as Choices;
      const [searchQuery, pattern] = texts[roll(texts.length)]!;
      const answer = await counts({ ...choices, searchQuery });
      for (const facet of facets) expect(asMap(answer[facet])).toEqual(brute(facet, choices, pattern));
      expect(await total({ ...choices, searchQuery })).toBe(
        rows.filter((row) => matches(row, choices) && pattern.test(`${row.title} ${row.company}`)).length,
      );
    }
  });

  it('and the list know a place in any case and spacing', async () => {
    const asked = await total({ location: ['United States'] });
    expect(asked).toBeGreaterThan(0);
    expect(await total({ location: ['  united   STATES '] })).toBe(asked);
  });

  it("add up to the total without the facet's own choice", async () => {
    const choices = { ...nothing, location: ['United States'], jobType: ['Full-time'], category: ['Healthcare'] };
    const answer = await counts(choices);
    const sum = (options: { count: number }[]) => options.reduce((all, { count }) => all + count, 0);
    for (const facet of ['experienceLevel', 'jobType', 'category', 'occupation'] as const) {
      expect(sum(answer[facet])).toBe(await total({ ...choices, [facet]: [] }));
    }
    const nations = new Set(rows.map(({ country }) => country));
    const all = await counts({ ...choices, location: [] });
    expect(sum(all.location.filter(({ value }) => !nations.has(value)))).toBe(
      await total({ ...choices, location: [] }),
    );
  });

  it('list countries and Remote first, by name', async () => {
    const { location } = await counts({});
    const first = location.slice(0, 8).map(({ value }) => value);
    expect(first).toEqual([...first].sort((a, b) => a.localeCompare(b)));
    expect(first).toEqual(expect.arrayContaining(['Canada', 'Remote', 'United Kingdom', 'United States']));
    expect(location.filter(({ value }) => value === 'United Kingdom')).toHaveLength(1);
    expect(location.at(-1)).toEqual({ value: 'not-stated', count: 1 });
  });

  it('keep a choice that no job is left for where it stands otherwise', async () => {
    await importText(
      app.database.dataSource,
      'ropewalk.jsonl',
      asLines(aLine({ title: 'Ropewalker', location: 'Chatham, United Kingdom', job_type: '' })),
    );
    const location = ['Leeds, United Kingdom', 'United States', 'Canada'];
    const values = (await counts({ searchQuery: 'ropewalker', location })).location.map(({ value }) => value);
    expect(values).toEqual([
      'Canada',
      'United Kingdom',
      'United States',
      'Chatham, United Kingdom',
      'Leeds, United Kingdom',
    ]);
    const { jobType } = await counts({ searchQuery: 'ropewalker', jobType: ['Full-time'] });
    expect(jobType).toEqual([
      { value: 'Full-time', count: 0 },
      { value: 'not-stated', count: 1 },
    ]);
  });

  it('list the most frequent options of the other facets first, and what is not stated last', async () => {
    const { jobType } = await counts({});
    const stated = jobType.slice(0, -1).map(({ count }) => count);
    expect(stated).toEqual([...stated].sort((a, b) => b - a));
    expect(jobType.at(-1)!.value).toBe('not-stated');
  });

  it('can be limited to locations of a name, without losing what is chosen', async () => {
    const valuesOf = async (query: object) => (await counts(query)).location.map(({ value }) => value);
    const values = await valuesOf({ places: 'vanc', location: ['Leeds, United Kingdom', 'CANADA'] });
    expect(values).toEqual(expect.arrayContaining(['Canada', 'Leeds, United Kingdom', 'Vancouver, BC, Canada']));
    expect(values.filter((value) => !/vanc|Leeds|^Canada$/i.test(value))).toEqual([]);
    expect(await valuesOf({ places: 'can' })).toContain('Canada');
    expect(await valuesOf({ places: 'usa' })).toEqual(['United States']);
    expect((await counts({ places: '' })).location.filter(({ value }) => value.includes(','))).toHaveLength(50);
  });

  it('forgive a typing error in the name of a location where none is called so', async () => {
    const valuesOf = async (query: object) => (await counts(query)).location.map(({ value }) => value);
    const vancouver = await valuesOf({ places: 'vancuver' });
    expect(vancouver).toContain('Vancouver, BC, Canada');
    expect(vancouver.filter((value) => !value.includes('Vancouver'))).toEqual([]);
    expect(await valuesOf({ places: 'Canda' })).toEqual(['Canada']);
    expect(await valuesOf({ places: 'Canda', location: ['canada'] })).toEqual(['Canada']);
    expect(await valuesOf({ places: 'zzzz' })).toEqual([]);
  });

  const placesOf = async (query: object) => (await counts(query)).location.filter(({ value }) => value.includes(','));

  it('list the most frequent places first, of a limited answer too', async () => {
    const all = (await counts({})).location;
    for (const query of [{}, { places: '' }, { places: 'on' }, { places: '', location: ['Leeds, United Kingdom'] }]) {
      const places = await placesOf(query);
      const inOrder = [...places].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
      expect(places).toEqual(inOrder);
    }
    const most = (await counts({ places: '' })).location.filter(({ value }) => value.includes(','));
    const leastOfMost = Math.min(...most.map(({ count }) => count));
    const left = all.filter(({ value, count }) => value.includes(',') && count > leastOfMost);
    expect(most.map(({ value }) => value)).toEqual(expect.arrayContaining(left.map(({ value }) => value)));
  });

  it('find places by their state, and those of the name in any case', async () => {
    const lines = ['Montauk, New York, United States', 'Brooklyn, NY, United States', 'New Yorkton, United Kingdom'];
    await importText(
      app.database.dataSource,
      'state.jsonl',
      asLines(...lines.map((location) => aLine({ title: 'Stevedore', location }))),
    );
    const namesOf = async (query: object) => (await placesOf(query)).map(({ value }) => value);
    const inNewYork = await namesOf({ places: 'new york', searchQuery: 'stevedore' });
    expect(inNewYork).toEqual([
      'Brooklyn, NY, United States',
      'Montauk, NY, United States',
      'New Yorkton, United Kingdom',
    ]);
    expect(await namesOf({ places: 'New Yorkt', searchQuery: 'stevedore' })).toEqual(['New Yorkton, United Kingdom']);
    expect(await namesOf({ places: 'new' })).toContain('New Yorkton, United Kingdom');
  });

  it('find British places by their county, region or nation', async () => {
    const lines = ['Leeds, United Kingdom', 'Truro, United Kingdom', 'Leeds, AL, United States'];
    await importText(
      app.database.dataSource,
      'county.jsonl',
      asLines(...lines.map((location) => aLine({ title: 'Farrier', location }))),
    );
    const namesOf = async (places: string) =>
      (await placesOf({ places, searchQuery: 'farrier' })).map(({ value }) => value);
    expect(await namesOf('yorkshire')).toEqual(['Leeds, United Kingdom']);
    expect(await namesOf('cornw')).toEqual(['Truro, United Kingdom']);
    expect(await namesOf('england')).toEqual(['Leeds, United Kingdom', 'Truro, United Kingdom']);
  });

  it('find places with or without their accents', async () => {
    const lines = ['Orléans, ON, Canada', 'Montreal, QC, Canada', 'Ile des Chênes, MB, Canada'];
    await importText(
      app.database.dataSource,
      'accents.jsonl',
      asLines(...lines.map((location) => aLine({ title: 'Luthier', location }))),
    );
    const namesOf = async (places: string) =>
      (await placesOf({ places, searchQuery: 'luthier' })).map(({ value }) => value);
    expect(await namesOf('orleans')).toEqual(['Orléans, ON, Canada']);
    expect(await namesOf('Montréal')).toEqual(['Montreal, QC, Canada']);
    expect(await namesOf('chenes')).toEqual(['Ile des Chênes, MB, Canada']);
    expect(await namesOf('québec')).toEqual(['Montreal, QC, Canada']);
  });

  it('count what an advert does not state, and let it be chosen', async () => {
    const unstated = rows.filter((row) => row.experience_level === '').length;
    expect(await total({ experienceLevel: ['not-stated'] })).toBe(unstated);
    expect(await total({ location: ['not-stated'] })).toBe(1);
  });

  it('put a job into the group of the code that is stated, by its printed title, and into none where there is none', async () => {
    const { occupation } = await counts({});
    const values = occupation.map(({ value }) => value);
    expect(values).toEqual(
      expect.arrayContaining([
        'Healthcare Practitioners and Technical Occupations (US SOC)',
        'Service supervisors and specialized service occupations (Canada NOC 2016)',
        'Science, research, engineering and technology professionals (UK SOC)',
      ]),
    );
    expect(occupation.at(-1)!.value).toBe('not-stated');
    const [nothingStated] = rows.filter(({ title }) => title === 'Remote baker');
    expect(nothingStated!.occupation).toBe('not-stated');
    expect(await total({ occupation: ['not-stated'] })).toBe(occupation.at(-1)!.count);
  });

  it('put a British job without a code into the group that its title is surely of, and no other job', async () => {
    const { occupation } = await counts({ searchQuery: 'zephyrine' });
    expect(occupation.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'Health professionals (UK SOC) 1',
      'Science, research, engineering and technology professionals (UK SOC) 1',
      'not-stated 2',
    ]);
  });

  it('follow a title that changes', async () => {
    const of = async (title: string) => {
      await importText(
        app.database.dataSource,
        'turned.jsonl',
        asLines(aLine({ id: 'turned', title, company: 'Quillon' })),
      );
      return (await counts({ searchQuery: 'quillon' })).occupation.map(({ value }) => value);
    };
    expect(await of('Plumber')).toEqual(['Skilled construction and building trades (UK SOC)']);
    expect(await of('Dentist')).toEqual(['Health professionals (UK SOC)']);
    expect(await of('Underwater basket dreamer')).toEqual(['not-stated']);
  });

  it('match nothing for an unknown value, and take a value in any case', async () => {
    expect(await total({ location: ['Atlantis'] })).toBe(0);
    expect((await counts({ jobType: ['Sometimes'] })).category).toEqual([]);
    expect(await total({ location: ['united KINGDOM'] })).toBe(await total({ location: ['United Kingdom'] }));
  });

  it('know a place that came with the newest job', async () => {
    expect(await total({ location: ['Ghent, Belgium'] })).toBe(0);
    await importText(app.database.dataSource, 'newest.jsonl', asLines(aLine({ location: 'GHENT,  Belgium' })));
    expect(await total({ location: ['Ghent, Belgium'] })).toBe(1);
    expect(await total({ location: ['Belgium'] })).toBe(1);
  });
});
