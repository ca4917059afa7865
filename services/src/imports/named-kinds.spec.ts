import { levelNamed, typeNamed } from './named-kinds.js';

describe('levels and types of jobs', () => {
  it.each([
    ['senior', 'Senior Level'],
    ['Senior level', 'Senior Level'],
    ['ENTRY-LEVEL', 'Entry Level'],
    ['Mid', 'Mid Level'],
    ['internship', 'Internship'],
    ['Executive', 'Executive Level'],
    ['Mid-Senior level', 'Mid-Senior level'],
    ['Band 6', 'Band 6'],
    ['', ''],
  ])('level %j is %j', (said, name) => expect(levelNamed(said)).toBe(name));

  it.each([
    ['full time', 'Full-time'],
    ['FULLTIME', 'Full-time'],
    ['Full-Time', 'Full-time'],
    ['part time', 'Part-time'],
    ['contract', 'Contract'],
    ['Full-time, permanent', 'Full-time, permanent'],
    ['', ''],
  ])('type %j is %j', (said, name) => expect(typeNamed(said)).toBe(name));
});
