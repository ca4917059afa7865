import { readCv } from '../reading/cv-reader.js';
import { hoursSaid } from './hours-said.js';

const said = (condition: string, line: string) =>
  hoursSaid(
    condition,
    readCv(
      `Ann Lee\nLeeds\n\nExperience\nCarer, Elm House, 2018 - present\n- Helped residents\n\nOther\n${line}\n`,
      new Date('2026-11-28'),
    ),
  );

describe('hours that an advert asks for', () => {
  it.each([
    ['Able to work weekends and bank holidays', 'I can work weekends and nights.'],
    ['Participation in an on-call rota', 'On call one week in six for the plant room'],
    ['Must be willing to work nights', 'Worked nights on a ward for four years'],
  ])('are told with the line of the CV that speaks of them: %s', (condition, line) => {
    expect(said(condition, line)).toBe(line);
  });

  it.each([
    ['Must be able to work weekends', 'I cannot work weekends.'],
    ['Must work Saturdays', 'I prefer Saturdays off'],
    ['Must be able to work weekends', 'Moved the office in one weekend'],
    ['Able to lift 25kg', 'I can work weekends'],
  ])('are not found where none offers them: %s / %s', (condition, line) => {
    expect(said(condition, line)).toBeNull();
  });
});
