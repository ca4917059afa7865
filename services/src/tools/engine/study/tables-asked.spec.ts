import { testOf } from '../testing/study.js';

const rates = [
  ['1111 Chief executives', '£84,100', '£43.13', 'Leadership Agency'],
  ['1121 Production managers', '£53,500', '£27.44', 'Manufacturing Board'],
  ['1122 Construction managers', '£56,200', '£28.82', 'Building Council'],
  ['2111 Chemical scientists', '£38,600', '£19.79', 'Society of Chemists'],
  ['2112 Biological scientists', '£41,900', '£21.49', 'Institute of Biology'],
  ['2121 Civil engineers', '£45,500', '£23.33', 'Engineering Council'],
  ['2131 IT project managers', '£54,700', '£28.05', 'Computing Office'],
  ['2315 Nursery teachers', '£29,800', '£15.28', 'Schools Commission'],
];
const table = `Going rates

Table 1: Going rates of occupations

| Occupation | Going rate | Rate an hour | Regulator |
| --- | --- | --- | --- |
${rates.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;

describe('a study test of tables', () => {
  it('shows a row by what it is of and by one other cell, so that no figure is worked out from another', async () => {
    const questions = await testOf(table);
    expect(questions.length).toBeGreaterThanOrEqual(6);
    for (const { question } of questions) {
      const shown = rates.flat().filter((cell) => question.includes(cell));
      expect(shown.length).toBeLessThanOrEqual(1);
    }
  });

  it('asks for more than one column of it, by name and by figure', async () => {
    const questions = await testOf(table);
    const answers = questions.map(({ options, correctAnswer }) => options[correctAnswer] ?? '');
    expect(answers.some((answer) => /^£/.test(answer))).toBe(true);
    expect(answers.some((answer) => /^\p{L}/u.test(answer))).toBe(true);
    expect(new Set(answers.map((answer) => (/^[£\d]/.test(answer) ? 'figure' : 'name'))).size).toBe(2);
  });

  it('has one right answer for each question, which stands in the row it cites', async () => {
    for (const { options, correctAnswer, sentence } of await testOf(table)) {
      expect(sentence).toContain(options[correctAnswer]);
      expect(table).toContain(sentence);
      expect(new Set(Object.values(options)).size).toBe(Object.values(options).length);
    }
  });

  it('is made of a list of names and bodies that has no sentence in it', async () => {
    const prizes = `Prestigious prizes

| Prize | Awarded by |
| --- | --- |
| Turing Award | Association for Computing Machinery |
| Abel Prize | Norwegian Academy of Science and Letters |
| Booker Prize | Crankstart Foundation |
| Pritzker Prize | Hyatt Foundation |
| Holberg Prize | Ludvig Holberg Memorial Fund |
| Mercury Prize | British Phonographic Industry |
`;
    expect((await testOf(prizes)).length).toBeGreaterThanOrEqual(4);
  });

  it('asks for the figure in a cell that is a statement, never beside another sum of that cell', async () => {
    const periods = `Permission

| Qualification | Period granted |
| --- | --- |
| Doctorate | 3 years from the date of decision, where the thesis was accepted |
| Master’s degree | 2 years from the date of decision, where the course was finished |
| Bachelor’s degree | 18 months from the date of decision, where all of it was passed |
| Teaching assistant | £23,656 a year, which is £12.26 for each hour of the term |

A student has permission for 4 months after the end of a course that took 12 months.
`;
    const questions = await testOf(periods);
    const asked = questions.map(({ options, correctAnswer }) => options[correctAnswer]);
    expect(asked).toEqual(expect.arrayContaining(['3 years', '2 years']));
    expect(asked).not.toContain('£23,656');
    expect(asked).not.toContain('£12.26');
  });
});
