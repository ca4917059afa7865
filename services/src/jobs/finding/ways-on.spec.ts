import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('the ways on from a search that finds nothing', () => {
  const several = (count: number, fields: object) =>
    Array.from({ length: count }, (_, at) => aLine({ company: `Example ${at}`, ...fields }));
  const lines = [
    ...several(4, { title: 'Nurse', location: 'Oslo, Norway', description: 'Wards.' }),
    ...several(3, { title: 'Welder', location: 'Bergen, Norway', description: 'Steel.' }),
    ...several(2, { title: 'Baker', location: 'Leeds, United Kingdom' }),
    aLine({ title: 'Night Nurse', location: 'Bergen, Norway', description: 'Wards.' }),
    aLine({ title: 'Laboratory Technologist [00077916]', location: 'Oslo, Norway' }),
    ...several(21, { title: 'Database Administrator (DBA)', location: 'Paris, France', description: 'Tables.' }),
    ...several(21, { title: 'Truck Driver', location: 'Los Angeles, CA, United States', description: 'Roads.' }),
    aLine({ title: 'Chef', location: 'Paris, France', company: 'Chez de Gaulle' }),
    aLine({ title: 'Radiographer, Unit 5 East and 5a', location: 'Lisbon, Portugal' }),
    aLine({ title: 'Policy Researcher', location: 'Dublin, Ireland' }),
    aLine({ title: 'Farm Hand', location: 'Dublin, Ireland' }),
    aLine({ title: 'Farm Hand', location: 'Bend, OR, United States' }),
    aLine({ title: 'Farm Hand', location: 'Gary, IN, United States' }),
    aLine({ title: 'Actor', location: 'Dublin, Ireland', posted_at: '2026-03-01' }),
    aLine({ title: 'Financial Manager', location: 'Dublin, Ireland' }),
    aLine({ title: 'Food Service Supervisor', location: 'Rome, Italy', company: 'J & S Angular Foods' }),
    aLine({ title: 'Physican', location: 'Madrid, Spain' }),
    ...several(21, { title: 'Physician', location: 'Athens, Greece', description: 'Wards.' }),
    ...several(2, { title: 'Backend Developer', location: 'Vienna, Austria', skills: ['Java'] }),
    aLine({ title: 'Backend Developer', location: 'Vancouver, Canada', skills: ['Kotlin', 'Java'] }),
    aLine({ title: 'Carpenter', location: 'Rome, Italy', company: 'Puppet Theatre', posted_at: '2026-03-01' }),
    aLine({ title: 'Joiner', location: 'Rome, Italy', company: 'Puppet Theatre', posted_at: '2026-03-01' }),
    ...several(2, { title: 'Systems Engineer', location: 'Oslo, Norway', skills: ['Ansible'] }),
    aLine({ title: 'Platform Engineer', location: 'Rome, Italy', skills: ['Puppet'], posted_at: '2026-02-01' }),
  ];
  const board = new Board(lines);

  const ways = async (filter: object) => {
    const { total, nextSteps } = await board.matching(filter);
    expect(total).toBe(0);
    return {
      texts: nextSteps!.relaxed.map(({ searchQuery }) => searchQuery),
      relaxed: nextSteps!.relaxed,
      nearest: nextSteps!.nearest.map(({ title }) => title),
    };
  };

  it.each([
    [{ searchQuery: 'physican zzzq' }],
    [{ searchQuery: 'physican', location: ['Norway'] }],
    [{ searchQuery: 'physican', location: ['Norway'], jobType: ['Part-time'] }],
    [{ searchQuery: 'zzzq physican', location: ['Norway'] }],
    [{ searchQuery: 'nurse zzzq' }],
    [{ searchQuery: 'night nurse', location: ['France'] }],
  ])('say how many jobs whoever follows them finds: %j', async (filter) => {
    const { relaxed } = await ways(filter);
    expect(relaxed.length).toBeGreaterThan(0);
    for (const { field, searchQuery = filter.searchQuery, isTextAlone, isAlone, total } of relaxed) {
      const others = isTextAlone ? {} : { ...filter, ...(field !== 'searchQuery' && { [field]: [] }) };
      const followed = isAlone ? { [field]: (filter as Record<string, unknown>)[field] } : { ...others, searchQuery };
      const page = await board.matching(followed);
      expect({ field, searchQuery, total: page.total }).toEqual({ field, searchQuery, total });
    }
  });

  it('name no skill that is only in the name of a company', async () => {
    expect((await ways({ searchQuery: 'svelte' })).texts).not.toContain('Angular');
  });

  it('bring no job near to a skill because its company is called so, and count what the skill finds', async () => {
    const { relaxed, nearest } = await ways({ searchQuery: 'terraform' });
    const field = 'searchQuery';
    expect(relaxed).toEqual([
      { field, searchQuery: 'Ansible', total: 2 },
      { field, searchQuery: 'Puppet', total: 3 },
    ]);
    expect(nearest).toEqual(Array(2).fill('Systems Engineer'));
    const inRome = await ways({ searchQuery: 'terraform', location: ['Italy'] });
    expect(inRome.relaxed[0]).toEqual({ field, searchQuery: 'Puppet', total: 3 });
    expect(inRome.nearest).toEqual(['Platform Engineer']);
  });

  it.each([
    ['physican athens', 'physician athens', 21],
    ['physican athns', 'physician athens', 21],
    ['nurs oslo', 'nurse oslo', 4],
  ])('are not needed where a typing error is all that is wrong: %s', async (searchQuery, corrected, total) => {
    const page = await board.matching({ searchQuery });
    expect(page).toMatchObject({ corrected, total });
  });

  it.each([
    ['database adminstrater', 'database administrator'],
    ['labratery technologist', 'laboratory technologist'],
    ['radiogropter', 'radiographer'],
    ['radigoraper', 'radiographer'],
  ])('offer a long word with two errors as it may be meant, and do not follow the guess: %s', async (typed, meant) => {
    expect((await ways({ searchQuery: typed })).texts[0]).toBe(meant);
  });

  it('guess no two errors in a short word, nor at its beginning', async () => {
    expect((await ways({ searchQuery: 'wldr' })).texts).not.toContain('welder');
    expect((await ways({ searchQuery: 'kadiogrepher' })).texts).not.toContain('radiographer');
  });

  it.each([
    ['physican bergn', ['physician', 'bergen']],
    ['nurs madrd', ['nurse', 'madrid']],
    ['welder in lisbn', ['welder', 'lisbon']],
  ])(
    'are the parts of the text without its typing errors, where that finds nothing: %s',
    async (searchQuery, texts) => {
      expect((await ways({ searchQuery })).texts.slice(0, 2)).toEqual(texts);
    },
  );

  it.each([
    ['nurse leeds welder', ['welder', 'leeds', 'nurse']],
    ['asdf nurse zzzq', ['nurse']],
    ['zzzq nurse welder', ['welder', 'nurse']],
    ['zzzq night nurse in bergen qqxx', ['night nurse in bergen']],
    ['asdf zzzq qqxx wwvv ppll kkjj nurse', ['nurse']],
    ['asdf zzzq vacancies', []],
    ['band 5 radiographer', ['radiographer']],
    ['radiographer Level 5a', ['radiographer']],
  ])('leave out as many words as they must: %s', async (searchQuery, expected) => {
    expect((await ways({ searchQuery })).texts).toEqual(expected);
  });

  it('bring the jobs that have the most of what was asked', async () => {
    expect((await ways({ searchQuery: 'zzzq night nurse bergen qqxx' })).nearest).toEqual(['Night Nurse']);
    expect((await ways({ searchQuery: 'nurse leeds qqxx' })).nearest).toEqual(
      Array(5).fill(expect.stringContaining('Nurse')),
    );
  });

  it('keep what says what the work is before where it is, and name each search once', async () => {
    expect((await ways({ searchQuery: 'night nurse oslo' })).texts).toEqual(['night nurse', 'nurse oslo']);
    expect((await ways({ searchQuery: 'nurse oslo steel bergen zzzq' })).texts).toEqual([
      'nurse bergen',
      'nurse oslo',
      'steel bergen',
    ]);
    expect((await ways({ searchQuery: 'nurse dublin' })).texts).toEqual(['nurse', 'dublin']);
    expect((await ways({ searchQuery: 'chef de zzzq' })).texts).toEqual(['chef']);
    expect((await ways({ searchQuery: 'zzzq chef paris' })).texts).toEqual(['chef paris']);
  });

  it.each([
    ['chef OR', ['chef', 'OR']],
    ['chef, or', ['chef', 'OR']],
    ['OR chef', ['chef', 'OR']],
    ['actor IN', ['actor', 'IN']],
  ])('know a state whose short form is a small word: %s', async (searchQuery, expected) => {
    const { texts, nearest } = await ways({ searchQuery });
    expect(texts).toEqual(expected);
    expect(nearest).toEqual([expect.stringMatching(/^(Chef|Actor)$/)]);
  });

  it.each([
    ['mba', []],
    ['glos', ['England']],
  ])(
    'guess at no other word for a short form that may be meant, and of a county lead to what is around it: %s',
    async (searchQuery, texts) => {
      expect((await ways({ searchQuery })).texts).toEqual(texts);
    },
  );

  it('keep the filters where that leaves something, and the words where it does not', async () => {
    const inNorway = await ways({ searchQuery: 'zzzq nurse leeds', location: ['Norway'] });
    expect(inNorway.texts).toEqual(['nurse', '']);
    const { relaxed } = await ways({ searchQuery: 'zzzq nurse', location: ['United Kingdom'] });
    expect(relaxed[0]).toEqual({ field: 'searchQuery', searchQuery: 'nurse', isTextAlone: true, total: 5 });
  });

  it.each(['£40,000', '£40,000 50000', '40,000'])('make no search of the end of an amount: %s', async (searchQuery) => {
    expect((await ways({ searchQuery })).texts).toEqual([]);
  });
  it('keep an amount out of what they search for', async () => {
    expect((await ways({ searchQuery: 'welder £40,000' })).texts).toEqual(['welder']);
  });

  it('call work by another name only where that is the same kind of work', async () => {
    expect((await ways({ searchQuery: 'archaeologist' })).texts).toEqual([]);
    expect((await ways({ searchQuery: 'archaeologist leeds' })).texts).toEqual(['leeds']);
    expect((await ways({ searchQuery: 'shepherd' })).texts).toEqual(['farm hand']);
  });

  it.each(['registrar', 'registrars', 'senior registrar'])(
    'take a word that several kinds of work are called by for none of them: %s',
    async (searchQuery) => {
      expect((await ways({ searchQuery })).texts).toEqual([]);
    },
  );

  it('lead from a skill that no job asks for to those near it, in its place where there are some', async () => {
    for (const searchQuery of ['.net', 'asp.net', 'C#']) {
      expect(await ways({ searchQuery })).toMatchObject({
        texts: ['Java'],
        nearest: Array(3).fill('Backend Developer'),
      });
    }
    expect((await ways({ searchQuery: 'scala' })).texts).toEqual(['Java', 'Kotlin']);
    expect((await ways({ searchQuery: 'c# in vancouver' })).relaxed).toContainEqual({
      field: 'searchQuery',
      searchQuery: 'Java in vancouver',
      total: 1,
    });
  });
});
