import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';
import { suggestionsOf } from './testing/suggestions-of.js';

describe('suggestions', () => {
  const board = new Board([
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
  ]);
  const { suggested, values, shown } = suggestionsOf(board, 'reg');

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
    const { body } = await board.ada.get(`/api/jobs/suggest?${query}`).expect(400);
    expect((body as { errors: { field: string }[] }).errors[0]!.field).toBe(field);
  });

  it('are for who is signed in', async () => {
    await board.app.http.get('/api/jobs/suggest?q=nurse').expect(401);
  });
});
