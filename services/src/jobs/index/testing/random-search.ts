import type { DataSource } from 'typeorm';
import { NOT_STATED } from '../../job-options.js';
import type { Search } from '../../job.search.js';

/** A fixed sequence that looks like chance, so that a failure can be repeated. */
export function dice(seed: number): (most: number) => number {
  let state = seed + 1;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const texts = [
  ...['nurse', 'registered nurse', 'RN', 'engineer', 'software engineer', 'c#', '.net', 'node.js', 'welder', 'cook'],
  ...['engin', 'therap', 'pharm', 'new york', 'cook alberta', 'nurse, or', 'boston', 'york', 'phisical therapist'],
  ...['landscape', 'programmer', 'twin nurse', 'visa sponsorship', 'nurse nurse', 'zurich', 'koch', '料理人'],
  ...['astronaut xylophone', '!!!', 'the', "o'brien", 'at&t', 'h1b', 'k8s', 'remote developer', 'manager canada'],
  ...['LA', 'physician assistant', 'javascript', 'aws', 'golang', 'go', 'BC', 'GTA', 'east of england', 'physio'],
  ...['nursing', 'developer', 'engineering', 'labourer', 'nurze', 'doctor', 'doctor texas', 'veterinary doctor'],
  ...['truck driver', 'hgv driver', 'software developer', 'care worker', 'nurse educator', 'assistant professor'],
];

/** Searches of every kind, with values that jobs carry and some that none does. */
export async function randomSearch(dataSource: DataSource, roll: (most: number) => number): Promise<() => Search> {
  const options = await dataSource.query<{ facet: string; value: string }[]>(
    'SELECT facet, value FROM job_options ORDER BY id',
  );
  const some = (most: number, ...facets: string[]): string[] => {
    const values = options.filter(({ facet }) => facets.includes(facet)).map(({ value }) => value);
    const all = [...values.slice(0, 40), NOT_STATED, 'Atlantis'];
    return roll(most) > 0 ? [] : Array.from({ length: 1 + roll(3) }, () => all[roll(all.length)]!);
  };
  return () => ({
    searchQuery: roll(3) === 0 ? '' : texts[roll(texts.length)]!,
    location: some(3, 'country', 'place'),
    experienceLevel: some(4, 'level'),
    jobType: some(4, 'type'),
    category: some(3, 'category'),
    occupation: some(12, 'occupation'),
    rating: some(12, 'rating'),
    route: some(12, 'route'),
    ...(roll(8) === 0 ? { salaryMin: roll(120_000), salaryCurrency: ['USD', 'CAD', 'GBP', undefined][roll(4)] } : {}),
    ...(roll(8) === 0 ? { remote: roll(2) === 0 } : {}),
    ...(roll(8) === 0 ? { postedWithin: 1 + roll(900) } : {}),
    ...(roll(2) === 0 ? { early: true } : {}),
    ...(roll(2) === 0 ? { sort: roll(2) === 0 ? 'desc' : 'relevance' } : {}),
  });
}
