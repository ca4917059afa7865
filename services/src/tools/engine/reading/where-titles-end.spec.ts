import { readCv } from './cv-reader.js';

const today = new Date(2026, 10, 22);

const cvWith = (...lines: string[]) => ['Jo Tester', '', 'Experience', ...lines].join('\n');

describe('the title of a post', () => {
  const titlesIn = (...lines: string[]) => readCv(cvWith(...lines), today).posts.map(({ title }) => title);

  it.each([
    ['Data Entry Clerk since 2018', 'Data Entry Clerk'],
    ['Cashier since March 2021. Tills and refunds.', 'Cashier'],
    ['Since 2019 Nurse, Some General', 'Nurse, Some General'],
    ['Sous Chef. The Salt Room, Brighton. Feb 2020 - Present', 'Sous Chef, The Salt Room, Brighton'],
    ['Staff Nurse. Some General. 2015 - 2020. Triage of adults.', 'Staff Nurse, Some General'],
  ])('ends where its dates and its story begin: %s', (line, title) => {
    expect(titlesIn(line, '- Worked with a team of 9')).toEqual([title]);
  });
});
