import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { importSome } from '../testing/some-jobs.js';
import { relevanceQueries, type JudgedJob, type RelevanceQuery } from './testing/relevance-queries.js';
import { judge, mean, type AllJobs, type Judgement } from './testing/relevance.js';
import { searchBySql } from './testing/search-by-sql.js';

/** The same set as `npm run bench -- relevance`, on a part of the jobs: fast enough to be asked at every change. */
describe('what people look for', () => {
  let database: TestDatabase;
  let all: AllJobs;
  let find: ReturnType<typeof searchBySql>;
  let asTyped: Judgement[];
  let mistyped: Judgement[];

  beforeAll(async () => {
    database = await testDatabase();
    await importSome(database.dataSource, 10);
    const rows = await database.dataSource.query<(JudgedJob & { id: number })[]>(
      `SELECT job_id AS id, title, company, location, skills, description, visa_type AS "visaType"
       FROM jobs JOIN job_search ON job_id = id WHERE closes_on >= current_date`,
    );
    all = { byId: new Map(rows.map(({ id, ...job }) => [id, job])) };
    find = searchBySql(database.dataSource);
    const isThere = ({ means }: RelevanceQuery) => [...all.byId.values()].some(means);
    const asked = relevanceQueries.filter(isThere);
    const judged = async (query: RelevanceQuery, text: string) => judge(query, text, (await find(text)).ids, all);
    asTyped = await Promise.all(asked.map((query) => judged(query, query.text)));
    mistyped = await Promise.all(asked.flatMap((query) => (query.typo ? [judged(query, query.typo)] : [])));
  });
  afterAll(() => database?.drop());

  const share = (judgements: Judgement[], name: 'precision' | 'recall' | 'reciprocalRank') =>
    mean(judgements.flatMap((judgement) => judgement[name] ?? []));

  it('is never answered with nothing', () => {
    expect(asTyped.length).toBeGreaterThanOrEqual(60);
    expect([...asTyped, ...mistyped].filter(({ total }) => total === 0).map(({ asked }) => asked)).toEqual([]);
  });

  it('stands on the first places', () => {
    expect(share(asTyped, 'precision')).toBeGreaterThanOrEqual(0.9);
    expect(share(asTyped, 'reciprocalRank')).toBeGreaterThanOrEqual(0.85);
  });

  it('is found nearly whole', () => {
    expect(share(asTyped, 'recall')).toBeGreaterThanOrEqual(0.95);
  });

  it('is found in spite of a typing error', () => {
    expect(mistyped.length).toBeGreaterThanOrEqual(25);
    expect(share(mistyped, 'precision')).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['cook alberta', 'alberta cook'],
    ['NURSE', 'nurse'],
    ['Résident', 'resident'],
    ['pediatrician', 'paediatrician'],
    ["women's hospital", 'womens hospital'],
    ['software engineer', 'software engineering'],
    ['software engineer', 'software enginer'],
    ['software engineer', 'softwre enginer'],
    ['registered nurse', 'nurse, registered'],
    ['general practitioner', 'practitioner general'],
    ['care assistant', 'assistant care'],
    ['software engineer', 'engineer software'],
  ])('is the same for "%s" and "%s"', async (one, other) => {
    const [first, second] = await Promise.all([find(one), find(other)]);
    expect(first.ids.length).toBeGreaterThan(0);
    expect([...first.ids].sort()).toEqual([...second.ids].sort());
  });

  it.each([
    ['RNs', /\bregistered nurse\b/i],
    ['buses', /\bbus\b/i],
    ['GPs', /\bgeneral practitioner/i],
  ])('is found by a plural that no rule of endings knows: %s', async (plural, title) => {
    const meant = [...all.byId].filter(([, job]) => title.test(job.title)).map(([id]) => id);
    const { ids, corrected } = await find(plural);
    expect(meant.length).toBeGreaterThan(0);
    expect(corrected).toBeUndefined();
    expect(ids).toEqual(expect.arrayContaining(meant));
  });

  it.each([
    ['joiner', /\bcarpenters?\b/i],
    ['asst', /\bassistants?\b/i],
    ['tech', /\btechnicians?\b/i],
    ['ultrasound', /\bsonographers?\b/i],
  ])('is found as people say and write it: %s', async (said, title) => {
    const meant = [...all.byId].filter(([, job]) => title.test(job.title)).map(([id]) => id);
    expect(meant.length).toBeGreaterThan(0);
    expect((await find(said)).ids).toEqual(expect.arrayContaining(meant));
  });

  it.each([
    ['house keeper', 'housekeeper'],
    ['house keeper canada', 'housekeeper canada'],
    ['java script', 'javascript'],
    ['dish washer', 'dishwasher'],
    ['truckdriver', 'truck driver'],
    ['farmworker', 'farm worker'],
    ['softwareengineer', 'software engineer'],
    ['newyork', 'new york'],
    ['newjersey', 'new jersey'],
    ['britishcolumbia', 'british columbia'],
    ['unitedstates', 'united states'],
    ['sanfrancisco', 'san francisco'],
    ['stlouis', 'st louis'],
    ['machinelearning', 'machine learning'],
    ['soft ware engineer', 'software engineer'],
    ['foodservice', 'food service'],
    ['tex as', 'texas'],
    ['nurse cal ifornia', 'nurse california'],
  ])('is found with a space too many or too few, and no less than as it is written: %s', async (typed, meant) => {
    const [found, right] = await Promise.all([find(typed), find(meant)]);
    expect(right.ids.length).toBeGreaterThan(0);
    const there = new Set(found.ids);
    expect(right.ids.filter((id) => !there.has(id))).toEqual([]);
    expect(found.corrected).toBe(meant);
  });

  it.each([
    ['c #', 'c#'],
    ['C # developer', 'c# developer'],
    ['c ++', 'c++'],
    ['C + + engineer', 'c++ engineer'],
    ['. net developer', '.net developer'],
    ['C♯ developer', 'c# developer'],
  ])('is the same with a space before its signs, or with the sharp of music: %s', async (typed, meant) => {
    const [found, right] = await Promise.all([find(typed), find(meant)]);
    expect(found).toEqual(right);
  });

  it.each(['waiter', 'plumber', 'baker', 'driver'])(
    'is in no description that only has a word of the same family: %s in the United Kingdom',
    async (work) => {
      const { ids } = await find(`${work} uk`);
      const said = (id: number) => `${all.byId.get(id)!.title} ${all.byId.get(id)!.description}`;
      expect(ids.map(said).filter((text) => !new RegExp(work, 'i').test(text))).toEqual([]);
    },
  );

  it.each(['nurse practitioner', 'part time', 'care home', 'over the road', 'new york', 'sales force', 'line cook'])(
    'is left as two words where they are two: %s',
    async (typed) => expect((await find(typed)).corrected).toBeUndefined(),
  );

  it('is corrected in a word with an accent as in one without', async () => {
    expect((await find('nurze')).corrected).toBe('nurse');
    expect((await find('nurzé')).corrected).toBe('nurse');
  });

  it('is not corrected where jobs have the word, and a state is never corrected away', async () => {
    const known = await find('Estuary');
    expect(known.corrected).toBeUndefined();
    const inIndiana = [...all.byId].filter(([, job]) => /cook/i.test(job.title) && /, IN, /.test(job.location));
    const cooks = await find('cook IN');
    expect(cooks.corrected ?? 'cook, IN').toMatch(/, IN$/);
    expect(cooks.ids.length).toBe(inIndiana.length);
    expect((await find('zzqqxx IN')).corrected).toBeUndefined();
  });

  it('stands first where one job or two have the word as it is typed and many what may be meant', async () => {
    const jobsWith = new Map<string, number[]>();
    for (const [id, { description }] of all.byId) {
      const words = description.toLowerCase().match(/(?<!\S)[a-z]{4,}(?!\S)/g);
      for (const word of new Set(words)) jobsWith.set(word, [...(jobsWith.get(word) ?? []), id]);
    }
    const rare = [...jobsWith].filter(([, ids]) => ids.length === 1).slice(0, 400);
    const answers = await Promise.all(rare.map(async ([word, [id = 0]]) => ({ ...(await find(word)), id })));
    const corrected = answers.filter((answer) => answer.corrected !== undefined);
    expect(corrected.length).toBeGreaterThan(0);
    expect(corrected.filter(({ ids, id }) => ids.indexOf(id) > 1)).toEqual([]);
  });

  it('is no company that the short form of a skill names', async () => {
    for (const text of ['javascript', 'aws', 'golang']) {
      const { ids } = await find(text);
      expect(
        ids.map((id) => all.byId.get(id)!.company).filter((name) => /\bJ ?& ?S\b|\bJS\b|A&W|\bGo\b/.test(name)),
      ).toEqual([]);
    }
  });

  it('is each employer by its own name, whatever else its words may mean', async () => {
    // one whose name is nothing but forms and fillers ("The Job Inc.") asks for anything
    const names = new Map([...all.byId].map(([id, { company }]) => [company, id]));
    const short = [...names].filter(([name]) => /(^|[^\p{L}])\p{L}{2,3}([^\p{L}]|$)/u.test(name)).slice(0, 300);
    const lost: string[] = [];
    for (const [name, id] of short) if (!(await find(name)).ids.includes(id)) lost.push(name);
    expect(short.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('doubts no word of an occupation or a place', async () => {
    for (const text of ['sheep', 'ferry', 'tram', 'wales', 'youth']) {
      expect((await find(text)).corrected).toBeUndefined();
    }
  });

  it('is said again without an error when it is looked for otherwise', async () => {
    expect(await find('softwre enginer')).toMatchObject({ corrected: 'software engineer' });
    expect(await find('softwre engineering')).toMatchObject({ corrected: 'software engineering' });
  });
});
