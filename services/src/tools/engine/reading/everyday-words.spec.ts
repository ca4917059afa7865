import { analysed } from '../testing/texts.js';
import { readAdvert } from './advert-reader.js';
import { saysWhatWasDone } from './verbs.js';

describe('a line of work', () => {
  it.each([
    ['Check stock levels and order supplies'],
    ['Test water quality daily'],
    ['Report staffing levels to the board'],
    ['Build high quality web apps'],
    ['Repair pumps and valves'],
  ])('says what is done: %s', (line) => {
    expect(saysWhatWasDone(line)).toBe(true);
  });

  it('names a figure of it, which nobody does', () => {
    expect(saysWhatWasDone('Weld repair rate under 2 %')).toBe(false);
  });
});

describe('a degree by its class', () => {
  it.each([
    ['A minimum 2.1 in economics', true],
    ['At least a 2.1 from a good university', true],
    ['A 2:1 or above', true],
    ['Accessible to WCAG 2.1 or above', false],
    ['.NET Core 2.1 or higher', false],
  ])('is asked for with an article, and no number of a version: %s', (line, isAsked) => {
    expect(readAdvert(`Analyst\nRequirements\n- ${line}\n- Excel`).degree !== null).toBe(isAsked);
  });
});

describe('words that other trades use', () => {
  it('are no tools of software in a school', async () => {
    const teacher =
      'Ana Reed\nLeeds\n\nExperience\nTeacher of English, Some School, Leeds, 2016 - present\n- Taught Great Expectations to Year 9\n- Wrote tests and moderated tests for Year 9\n- Timed each sprint on sports day\n';
    const { requirements } = await analysed(
      teacher,
      'Data Engineer\nRequirements\n- Data quality\n- Unit testing\n- Agile',
    );
    expect(requirements.filter(({ kind }) => kind === 'skill').map(({ state }) => state)).not.toContain('met');
  });
});

describe('a name that reads like the letters of a method', () => {
  it('is nobody’s skill', async () => {
    const cv =
      'John Doe\nLeeds\n\nExperience\nChemist, Some Lab, Leeds, 2016 - present\n- Synthesis by John Doe and others\n';
    const { requirements } = await analysed(cv, 'Chemist\nRequirements\n- Design of experiments\n- Synthesis');
    expect(requirements.find(({ name }) => name === 'Design of experiments')?.state).toBe('missing');
  });
});
