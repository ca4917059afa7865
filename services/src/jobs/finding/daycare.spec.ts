import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

describe('work with children', () => {
  const titles = [
    'Early childhood educators and assistants', 'Child Care Provider', 'Nanny', 'Preschool Teacher', 'Payroll Manager',
    'Care Worker', 'Day Shift Worker',
  ]; // prettier-ignore
  const description = 'Each worker has days off and may take care of their family.';
  const lines = titles.map((title) => aLine({ title, location: 'Oslo, Norway', description }));
  const search = searchAmong(lines);

  const found = async (text: string) => (await search(text)).titles;

  it.each([
    'daycare worker',
    'day care worker',
    'daycare workers',
    'Daycare Worker oslo',
    'daycare provider',
    'childcare worker',
    'child care worker',
    'child care workers',
    'childcare provider',
  ])('is found by what else it is called, before whoever only has its words: %s', async (text) => {
    const titles = await found(text);
    const firstOther = titles.findIndex((title) => /^(Payroll|Care Worker|Day Shift)/.test(title));
    for (const called of ['Early childhood educators and assistants', 'Child Care Provider']) {
      expect(titles).toContain(called);
      if (firstOther >= 0) expect(titles.indexOf(called)).toBeLessThan(firstOther);
    }
  });

  it.each(['daycare teacher', 'day care teacher'])('is of a teacher: %s', async (text) => {
    const titles = await found(text);
    expect(titles).toContain('Preschool Teacher');
    expect(titles).not.toContain('Nanny');
  });

  it.each(['care worker', 'day worker', 'worker'])('is not meant by %s', async (text) => {
    const titles = await found(text);
    expect(titles.filter((title) => /Early|Nanny|Preschool/.test(title))).not.toContain(titles[0]);
  });
});
