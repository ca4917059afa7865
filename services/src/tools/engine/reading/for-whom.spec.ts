import { readCv } from './cv-reader.js';

const titles = (line: string) =>
  readCv(`Femi Alabi\nCroydon\n\nExperience\n${line}\n`, new Date(2026, 10, 30)).posts.map(({ title }) => title);

describe('for whom somebody works on their own account', () => {
  it.each([
    'Self-employed 2023 to now: EICRs for letting agents, consumer unit changes',
    'Self-employed 2021 - present: website fixes for estate agents, hosting',
    'Freelance 2019 to now: payroll runs for accountants, VAT returns',
  ])('is not what they are: %s', (line) => expect(titles(line).join()).not.toMatch(/agents|accountants/));

  it.each([
    ['Self-employed 2023 to now: electrician, rewires', /electrician/i],
    ['Self-employed 2023 to now: bookkeeper for small firms, VAT', /bookkeeper/i],
  ])('is told from what they are: %s', (line, said) => expect(titles(line).join()).toMatch(said));
});
