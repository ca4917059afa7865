import { processorMs } from '../../platform/testing/processor-time.js';
import { inOrderOfCounts, SuggestionList } from './suggestion-list.js';

describe('suggestions, of all that there are,', () => {
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

  it('stand so by what the text means as well', () => {
    const of = (value: string, count: number) => ({ kind: 'place' as const, value, count });
    const entries = [of('United Kingdom', 2), of('Ukiah, CA, United States', 4)];
    expect(inOrderOfCounts(entries, ['uk'], [['united', 'kingdom']])).toEqual(entries);
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

  it('take the same time whatever is typed, among a hundred thousand', () => {
    const list = new SuggestionList(
      Array.from({ length: 100_000 }, (_, n) => ({ kind: 'company' as const, value: `a${n} and ab${n}`, count: n })),
    );
    const began = processorMs();
    for (let n = 0; n < 500; n += 1) list.beginning(['a']);
    expect(processorMs() - began).toBeLessThan(30_000);
  });
});
