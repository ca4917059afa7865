import { jest } from '@jest/globals';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { eventually } from '../../platform/testing/eventually.js';
import { JobsModule } from '../jobs.module.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import type { SuggestionPage } from './suggest.dto.js';
import { inOrderOfCounts, SuggestionList } from './suggestion-list.js';
import { processorMs } from '../../platform/testing/processor-time.js';

describe('suggestions', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    app = await testApp([JobsModule]);
    const jobs = [
      aLine({ title: 'Registered Nurse', company: 'Example Ward', skills: ['Nursing', 'Phlebotomy'] }),
      aLine({ title: 'REGISTERED NURSE', company: 'Example Ward' }),
      aLine({ title: 'Registered Nurse', company: 'Nurtured Example', location: 'Norwich, United Kingdom' }),
      aLine({ title: 'Night Nurse', company: 'Example Ward' }),
      aLine({ title: 'RN Charge Lead', company: 'Example Ward' }),
      aLine({ title: 'Nurse of the past', expires_at: '2nd July 2023' }),
      aLine({ title: 'C++ Developer', company: "O'Brien Example", skills: ['Kubernetes'] }),
      aLine({ title: 'Cook', company: 'Office of Bread', location: 'Calgary, AB, Canada' }),
      aLine({ title: 'Angler', location: 'Munchvik, Finland' }),
      aLine({ title: 'Brewer', location: 'Munich, Germany' }),
      aLine({ title: 'Diver', location: 'San Francisco, CA, United States' }),
      aLine({ title: 'Diver', location: 'Albuquerque, NM, United States' }),
      aLine({ title: 'Diver', location: 'New York, NY, United States' }),
      aLine({ title: 'Diver', location: 'Brooklyn, NY, United States' }),
      aLine({ title: 'Diver', location: 'Manhattan, KS, United States' }),
      aLine({ title: 'Roofer', company: 'C. D. Sharpe Roofing' }),
      aLine({ title: 'Sheet Rocker' }),
      ...Array.from({ length: 12 }, (_, n) => aLine({ title: 'Sheetrocker', company: `Drywall ${n}` })),
      aLine({ title: 'C# Developer', company: 'Müller & Söhne', skills: ['.NET', 'Node.js'] }),
      ...Array.from({ length: 20 }, (_, n) => aLine({ title: `Noble title ${n}`, company: `Noble employer ${n}` })),
    ];
    await importText(app.database.dataSource, 'suggested.jsonl', asLines(...jobs));
    ada = await app.as({ username: 'ada' });
    await eventually(async () => expect(await suggested('reg')).toHaveLength(1), 120_000);
  });
  afterAll(() => app?.close());

  /** While a busy machine counts, the answer is to ask again. */
  const suggested = (q: string) =>
    eventually(async () => {
      const { body } = await ada.get('/api/jobs/suggest').query({ q }).expect(200);
      return (body as SuggestionPage).suggestions;
    });
  const values = async (q: string) => (await suggested(q)).map(({ kind, value }) => `${kind} ${value}`);

  const shown = async (search: object) =>
    ((await ada.get('/api/jobs').query(search).expect(200)).body as { total: number }).total;

  it('say how many jobs are found by who chooses them, also where those write it as one word', async () => {
    const found = await suggested('sheet');
    expect(found.map(({ value }) => value)).toContain('Sheet Rocker');
    for (const { value, count } of found) expect([value, count]).toEqual([value, await shown({ searchQuery: value })]);
    expect(found.find(({ value }) => value === 'Sheet Rocker')!.count).toBe(13);
  });

  it('are titles, skills, companies and places that begin so', async () => {
    expect(await values('reg')).toEqual(['title Registered Nurse']);
    expect((await values('nur')).sort()).toEqual([
      'company Nurtured Example',
      'skill Nursing',
      'title Night Nurse',
      'title Registered Nurse',
    ]);
    expect(await values('norw')).toEqual(['place Norwich, United Kingdom']);
    expect(await values('united k')).toContain('place United Kingdom');
  });

  it('say how many jobs there are once they are chosen: those that only mean the same are found too', async () => {
    for (const typed of ['nur', 'reg', 'norw', 'united k', 'c+', 'k8', 'noble', 'exampl', "o'b"]) {
      const found = await suggested(typed);
      expect(found.length).toBeGreaterThan(0);
      for (const { kind, value, count, asText } of found) {
        const search = kind === 'place' && !asText ? { location: value } : { searchQuery: value };
        expect({ value, count }).toEqual({ value, count: await shown(search) });
      }
    }
    // three have the title, one is for an "RN"
    expect(await suggested('reg')).toEqual([{ kind: 'title', value: 'Registered Nurse', count: 4 }]);
  });

  it('stand within their kind by what choosing them finds, the text itself before', () => {
    const of = (kind: 'title' | 'company', value: string, count: number) => ({ kind, value, count });
    const entries = [
      of('title', 'Nurse III', 48),
      of('company', 'Nurses at Sea', 900),
      of('title', 'Staff Nurse', 90),
      of('title', 'Nurse', 20),
      of('title', 'Nurse Aide', 50),
    ];
    expect(inOrderOfCounts(entries, ['nurse']).map(({ value }) => value)).toEqual([
      'Nurse',
      'Nurses at Sea',
      'Nurse Aide',
      'Nurse III',
      'Staff Nurse',
    ]);
  });

  it('stand before all that is found more loosely where their words begin as typed', () => {
    const of = (value: string, count: number) => ({ kind: 'place' as const, value, count });
    const entries = [
      of('New York, NY, United States', 900),
      of('North York, ON, Canada', 40),
      { ...of('Yorkshire and The Humber', 9), asText: true as const },
    ];
    expect(inOrderOfCounts(entries, ['yorks'], [['yorkshire']]).map(({ count }) => count)).toEqual([9, 900, 40]);
  });

  it('know a city by its name in another language, begun, beside what begins so itself', async () => {
    expect(await values('münch')).toEqual(['place Munchvik, Finland', 'place Munich, Germany']);
    expect(await values('munch')).toEqual(await values('münch'));
  });

  it('leave out a city of which another name only begins with that of the place that is typed', async () => {
    expect(await values('san fr')).toEqual(['place San Francisco, CA, United States']);
  });

  it('know the boroughs of New York, and no town of the same name elsewhere', async () => {
    const towns = (await values('new yo')).filter((value) => value !== 'place New York');
    expect(towns).toEqual(['place New York, NY, United States', 'place Brooklyn, NY, United States']);
  });

  it('stand so by what the text means as well', () => {
    const of = (value: string, count: number) => ({ kind: 'place' as const, value, count });
    const entries = [of('United Kingdom', 2), of('Ukiah, CA, United States', 4)];
    expect(inOrderOfCounts(entries, ['uk'], [['united', 'kingdom']])).toEqual(entries);
  });

  it('know counties, regions and states, with the count that a search for them shows', async () => {
    for (const [typed, region] of [
      ['norf', 'Norfolk'],
      ['west yo', 'West Yorkshire'],
      ['yorksh', 'Yorkshire and The Humber'],
      ['engl', 'England'],
      ['albert', 'Alberta'],
    ] as const) {
      const count = await shown({ searchQuery: region });
      expect(count).toBeGreaterThan(0);
      expect(await suggested(typed)).toContainEqual({ kind: 'place', value: region, count, asText: true });
    }
    expect((await suggested('alberta'))[0]).toMatchObject({ kind: 'place', value: 'Alberta' });
    expect(await values('ontar')).toEqual([]); // no job is there
  });

  it('know short forms that are only begun, and words of several parts', async () => {
    expect(await values('k8')).toEqual(['skill Kubernetes']);
    expect((await values("o'b"))[0]).toBe("company O'Brien Example");
    expect(await values('c+')).toEqual(['title C++ Developer']);
  });

  it('know short names of countries and states, the country first', async () => {
    for (const typed of ['uk', 'U.K.', 'gb', 'great britain']) {
      expect([typed, (await values(typed))[0]]).toEqual([typed, 'place United Kingdom']);
    }
    expect(await values('ab')).toContain('place Alberta');
    expect(await values('cook uk')).toEqual([]); // no cook is there
    expect(await values('developer uk')).toEqual(['title developer in United Kingdom']);
  });

  it('have a town once, though a part of the country is called like it', async () => {
    expect(await values('leeds')).toEqual(['place Leeds, United Kingdom']);
  });

  it('go on from a place or from a title with what is begun after it', async () => {
    expect(await values('cook in ca')).toEqual(['title Cook in Calgary, AB, Canada', 'title Cook in Canada']);
    expect(await values('calgary co')).toEqual(['title Cook in Calgary']);
    expect(await values('registered nurse norw')).toEqual(['title Registered Nurse in Norwich, United Kingdom']);
    expect(await values('cook alb')).toEqual(['title Cook in Alberta']);
    expect(await values('cook norw')).toEqual([]); // no cook is there
    for (const typed of ['cook in ca', 'calgary co', 'registered nurse norw', 'cook alb']) {
      for (const { value, count } of await suggested(typed)) {
        expect([value, count]).toEqual([value, await shown({ searchQuery: value })]);
      }
    }
  });

  it('know words in any order, inside and with accents, and leave out what has expired', async () => {
    expect(await values('nurse reg')).toEqual(['title Registered Nurse']);
    expect(await values('MULLER')).toEqual(['company Müller & Söhne']);
    expect(await values('nurse of the past')).toEqual([]);
  });

  it('know short forms and words with signs in them', async () => {
    expect((await values('rn'))[0]).toBe('title Registered Nurse');
    expect(await values('c#')).toEqual(['title C# Developer']);
    for (const begun of ['.n', '.ne', '.net']) expect([begun, await values(begun)]).toEqual([begun, ['skill .NET']]);
    expect(await values('node.j')).toEqual(['skill Node.js']);
  });

  const list = new SuggestionList([
    { kind: 'title', value: 'Registered Nurse', count: 26 },
    { kind: 'title', value: 'Registered Nurse III', count: 9 },
    ...['Practitioner', 'Aide', 'Manager', 'Educator', 'Specialist'].map((rest, n) => ({
      kind: 'title' as const,
      value: `Nurse ${rest}`,
      count: n + 1,
    })),
    { kind: 'company', value: 'Nurse Finders', count: 900 },
    { kind: 'company', value: 'Microsoft', count: 80 },
    { kind: 'title', value: 'Dentist', count: 8 },
    { kind: 'place', value: 'Toronto, ON, Canada', count: 40 },
  ]);

  it('begin with the titles that most jobs have, and end with companies', () => {
    const found = list.beginning(['nurse']);
    expect(found.slice(0, 2).map(({ value }) => value)).toEqual(['Registered Nurse', 'Nurse Specialist']);
    expect(found.map(({ value }) => value)).toContain('Registered Nurse III');
    expect(found.at(-1)!.value).toBe('Nurse Finders');
  });

  it('have one name for what is one search', () => {
    const titles = ['Cook', 'Cooks', 'Line Cooks', 'Cook, Line'].map((value, n) => ({
      kind: 'title' as const,
      value,
      count: 9 - n,
    }));
    const cooks = new SuggestionList([...titles, { kind: 'company', value: 'Cooks', count: 1 }]);
    expect(cooks.beginning(['cook']).map(({ value }) => value)).toEqual(['Cook', 'Cook, Line', 'Cooks']);
    expect(cooks.beginning(['cooks'])[0]!.value).toBe('Cooks');
  });

  it('have one name for one thing, however it is written', () => {
    const all = (kind: 'title' | 'company' | 'place', ...values: string[]) =>
      values.map((value, n) => ({ kind, value, count: 9 - n }));
    const written = new SuggestionList([
      ...all('title', 'Landscape Laborer', 'Landscape Labor', 'LABORER, LANDSCAPE', 'Landscape Foreman'),
      ...all('place', 'St. Louis, MO', 'St Louis, MO', 'Saint Louis, MO', 'St. Louis Park, MN'),
      ...all(
        'place',
        'Leeds, United Kingdom',
        'Leeds',
        'Leeds, West Yorkshire',
        'Leeds, Kent',
        'Leeds, AL, United States',
      ),
      ...all('company', 'General Hospital Corporation', 'The General Hospital Corporation', 'General Hospital Corp'),
    ]);
    const names = (...words: string[]) => written.beginning(words).map(({ value }) => value);
    expect(names('landscape', 'lab')).toEqual(['Landscape Laborer']);
    expect(names('laborer')).toEqual(['LABORER, LANDSCAPE']);
    expect(names('general', 'hosp')).toEqual(['General Hospital Corporation', 'General Hospital Corp']);
    for (const typed of ['st', 'saint']) {
      // no filter for location takes three spellings
      const [place] = written.beginning([typed, 'louis']);
      expect(place).toEqual({ kind: 'place', value: 'St. Louis, MO', count: 9, asText: true });
    }
    expect(names('st', 'louis')).toEqual(['St. Louis, MO', 'St. Louis Park, MN']);
    // the one with the fewest words finds the others too
    expect(written.beginning(['leeds'])).toEqual([
      { kind: 'place', value: 'Leeds', count: 8, asText: true },
      { kind: 'place', value: 'Leeds, Kent', count: 6 },
      { kind: 'place', value: 'Leeds, AL, United States', count: 5 },
    ]);
    expect(written.beginning(['st', 'louis', 'park'])[0]).not.toHaveProperty('asText');
  });

  it('know the singular of what nothing begins with', () => {
    const pros = new SuggestionList([
      { kind: 'company', value: 'LED Pros', count: 1 },
      { kind: 'title', value: 'Beds Maker', count: 90 },
    ]);
    expect(pros.beginning(['leds'])[0]!.value).toBe('LED Pros');
  });

  it.each([
    ['nrse', 'Registered Nurse'],
    ['torronto', 'Toronto, ON, Canada'],
    ['microsft', 'Microsoft'],
    ['dentst', 'Dentist'],
  ])('forgive one error where nothing begins with %s', (typed, meant) => {
    expect(list.beginning([typed])[0]?.value).toBe(meant);
    expect(list.beginning(['zzqqxx'])).toEqual([]);
    expect(list.beginning(['.dentist'])).toEqual([]);
  });

  it('are ten at most, and of more kinds than one', async () => {
    const noble = await suggested('noble');
    expect(noble).toHaveLength(10);
    expect(new Set(noble.map(({ kind }) => kind)).size).toBe(2);
  });

  it.each([
    '',
    '   ',
    "'",
    '%',
    '\\',
    '😀',
    '((',
    '<->',
    "' OR 1=1 --",
    '-',
    'x'.repeat(500),
    '\u202e',
    'a b '.repeat(120),
  ])('take %j for a text like any other', async (q) => {
    expect((await suggested(q)).length).toBeLessThanOrEqual(10);
  });

  it.each([
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(501)}`, 'q'],
    ['q=a%00b', 'q'],
    ['colour=red', 'colour'],
  ])('are refused for %s, by name', async (query, field) => {
    const { body } = await ada.get(`/api/jobs/suggest?${query}`).expect(400);
    expect((body as { errors: { field: string }[] }).errors[0]!.field).toBe(field);
  });

  it('are for who is signed in', async () => {
    await app.http.get('/api/jobs/suggest?q=nurse').expect(401);
  });

  it('learn of new jobs', async () => {
    const known = async () => (await suggested('registered nurse'))[0]!.count;
    const before = await known();
    await importText(
      app.database.dataSource,
      'later.jsonl',
      asLines(aLine({ title: 'Registered Nurse' }), aLine({ title: 'Zither tuner' })),
    );
    expect(await values('zith')).toEqual(['title Zither tuner']); // never "none" from an older count
    await eventually(async () => expect(await known()).toBe(before + 1), 120_000);
  });

  it('are of what is there now, for the first who asks after a long while', async () => {
    await importText(app.database.dataSource, 'after.jsonl', asLines(aLine({ title: 'Zither teacher' })));
    await eventually(async () => expect(await shown({ searchQuery: 'Zither teacher' })).toBe(1), 120_000);
    const soon = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => soon() + 60_000);
    try {
      expect(await values('zither t')).toEqual(['title Zither teacher', 'title Zither tuner']);
    } finally {
      clock.mockRestore();
    }
  });

  it('are to be asked for again while the first count of all jobs is not to be had', async () => {
    const { database } = app;
    const fresh = await testApp([JobsModule], { database });
    const held = database.dataSource.createQueryRunner();
    try {
      await held.startTransaction();
      await held.query('LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
      const person = await fresh.as({ username: 'ada' });
      await person.get('/api/jobs/suggest?q=reg').expect(503).expect('retry-after', '1');
      await held.rollbackTransaction();
      await eventually(async () => {
        const later = await person.get('/api/jobs/suggest?q=reg').expect(200);
        expect((later.body as SuggestionPage).suggestions).toMatchObject([{ value: 'Registered Nurse' }]);
      });
    } finally {
      await held.release();
      await fresh.close();
    }
  });

  it('are counted again after a burst of changes, however long a count takes', async () => {
    const { database } = app;
    const fresh = await testApp([JobsModule], { database });
    const real = Date.now.bind(Date);
    let laterMs = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + laterMs);
    const held = database.dataSource.createQueryRunner();
    try {
      const signIn = () => Promise.all([fresh.as({ username: 'ada' }), fresh.as({ username: 'sam', plan: 'premium' })]);
      let people = await signIn();
      const asked = (q: string) => Promise.all(people.map((person) => person.get('/api/jobs/suggest').query({ q })));
      const counts = async (q: string) =>
        (await asked(q)).map(({ body }) => (body as Partial<SuggestionPage>).suggestions?.length);
      await held.startTransaction();
      await held.query('LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
      expect((await asked('reg')).map(({ status }) => status)).toEqual([503, 503]);
      laterMs = 50 * 60_000;
      people = await signIn(); // a session does not last that long
      await held.rollbackTransaction();
      await eventually(async () => expect(await counts('reg')).toEqual([1, 1]), 120_000);
      laterMs = 110 * 60_000; // rested as long as it took, and still fresh by what it took
      people = await signIn();
      await importText(database.dataSource, 'burst.jsonl', asLines(aLine({ title: 'Ocarina tuner' })));
      await eventually(async () => expect(await counts('ocarina')).toEqual([1, 1]), 120_000);
    } finally {
      clock.mockRestore();
      await held.release();
      await fresh.close();
    }
  });

  it('take the same time whatever is typed, among a hundred thousand', () => {
    const list = new SuggestionList(
      Array.from({ length: 100_000 }, (_, n) => ({ kind: 'company' as const, value: `a${n} and ab${n}`, count: n })),
    );
    const began = processorMs();
    for (let n = 0; n < 500; n += 1) list.beginning(['a']);
    expect(processorMs() - began).toBeLessThan(30_000);
  });
});
