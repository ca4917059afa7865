import { standingAt } from './standing.js';

const standing = (line: string, name: string): string => standingAt(line, line.indexOf(name));

describe('a wish with a time in it', () => {
  it.each([
    ['I love outdoor learning and would like, in time, to lead science across a school.', 'science'],
    ['I am in my second year of teaching and hope one day to lead mathematics.', 'mathematics'],
    ['I want eventually to run payroll', 'payroll'],
    ['Keen in the future to move to SAP', 'SAP'],
    ['My ambition is to lead science', 'science'],
  ])('is still one: %s', (line, name) => expect([line, standing(line, name)]).toEqual([line, 'begun']));

  it('is told from what was done in time', () =>
    expect(standing('Led science in time for the inspection', 'science')).toBe('held'));
});
