import { readCv } from './cv-reader.js';

describe('dates', () => {
  const today = new Date('2026-11-24');

  it.each([
    ['Data Analyst Intern, Zoho, Chennai, Jan-Jun 2025', 'Data Analyst Intern, Zoho, Chennai', 6],
    ['Mar 2021 - to date - Staff Nurse, Some Hospital', 'Staff Nurse, Some Hospital', 69],
  ])('are read in “%s”', (line, title, months) => {
    const { posts } = readCv(`Priya Tester\n\nExperience\n${line}\n- Built SQL reports`, today);
    expect(posts[0]?.title).toBe(title);
    expect(posts[0]?.spans.map(({ from, to }) => to - from)).toEqual([months]);
  });
});
