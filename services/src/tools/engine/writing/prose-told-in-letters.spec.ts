import { BuiltInEngine } from '../built-in-engine.js';
import { readCv } from '../reading/cv-reader.js';
import { aCall } from '../testing/texts.js';
import { whoSomebodyIs } from './own-sentences.js';
import { lettersWork } from './work-to-tell.js';

const letterOf = async (cvText: string, jobDescription: string): Promise<string> =>
  (await new BuiltInEngine().writeCoverLetter({ cvText, jobDescription, customizations: '' }, aCall()))
    .generatedCoverLetter;
const toldIn = (prose: string): string[] =>
  lettersWork(readCv(`Bo Larsen\nLeeds\n\n${prose}`, new Date()), '').map(({ text }) => text);

describe('a letter tells of a CV in prose', () => {
  it.each([
    [
      'From 2014 to 2018 I was a cook at The Mill in York, where I ran the fish section and trained two apprentices.',
      'I ran the fish section and trained two apprentices',
    ],
    [
      'I am a porter. There I order linen for the wards and the theatres.',
      'I order linen for the wards and the theatres',
    ],
    [
      'I keep bees. Last year I set up a market stall that sold 400 jars of honey.',
      'Last year I set up a market stall that sold 400 jars of honey',
    ],
    [
      'After two years at Elm House, where I cooked for 40 residents every day, I moved to Leeds.',
      'I cooked for 40 residents every day',
    ],
    [
      'From 2012 to 2016 I was a teacher at Elm School in York, where I taught maths and prepared two groups for GCSE.',
      'I taught maths and prepared two groups for GCSE',
    ],
  ])('what was done, also behind when and where: %s', (prose, told) => {
    expect(toldIn(prose)).toContain(told);
  });

  it.each([
    'The report that I wrote for the council was printed twice.',
    'I hold the Level 3 diploma and passed my GCSE exams at school.',
    'In 2012 I came to England with my brother and lived in Hull.',
  ])('and nothing that was no work of theirs: %s', (prose) => {
    expect(toldIn(prose)).toEqual([]);
  });

  it('names the work that goes on, whatever it is called', async () => {
    const letter = await letterOf(
      'Bo Larsen\nLeeds\n\nFrom 2016 to 2020 I was a teacher of history at Elm School, where I taught years 7 to 11. Since September 2020 I have worked at Oak Academy as second in department.',
      'Teacher of History\nHill School, Leeds\n\n- Experience of teaching history',
    );
    expect(letter).toContain('Since September 2020 I have worked at Oak Academy as second in department');
  }, 60_000);

  it.each([
    [
      'I am a physiotherapist with nine years in hospitals. I run the stroke class.',
      'I am a physiotherapist with nine years in hospitals',
    ],
    ['I am married and live in Hull. I want to be a nurse.', null],
  ])('knows who somebody calls themselves: %s', (prose, who) => {
    expect(whoSomebodyIs(readCv(`Bo Larsen\nLeeds\n\n${prose}`, new Date()))).toBe(who);
  });
});

describe('a letter tells of a CV of skills', () => {
  const CV = `Bo Larsen
Leeds

What I bring to safety
Investigated over 90 collisions and wrote the reports
Chaired the safety committee for three years

Career
Police Sergeant, West Yorkshire Police, Leeds, 2016 - present. 42 staff, turnover £6.1m`;

  it('what was done, in lines without marks, and no size of a place', async () => {
    const letter = await letterOf(
      CV,
      'Safety Adviser\nSome Castings Ltd\n\n- Experience of investigating accidents\n- Chairing meetings',
    );
    expect(letter).toMatch(/nvestigated over 90 collisions and wrote the reports/);
    expect(letter).not.toContain('turnover');
  }, 60_000);
});

describe('a letter tells of a table of posts', () => {
  it('what stands in the cell behind what somebody was', async () => {
    const letter = await letterOf(
      'Bo Larsen\nLeeds\n\nDates | Employer | Post | What I did\n2019 - now | Some Heating Ltd, Leeds | Gas Engineer | Boiler services in private homes; fault finding; safety checks for landlords\n2014 - 2019 | Other Plumbing Ltd, Hull | Plumber | Bathrooms from first fix to handover',
      'Heating Engineer\nElm Homes\n\n- Fault finding\n- Boiler services',
    );
    expect(letter).toContain('“Boiler services in private homes; fault finding; safety checks for landlords.”');
  }, 60_000);
});
