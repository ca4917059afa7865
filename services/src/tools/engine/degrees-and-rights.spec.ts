import { rightSaid } from './writing/right-said.js';
import { sponsorshipIn, workRightIn } from './reading/rights.js';
import { analysed, named } from './testing/texts.js';

const degree = async (study: string, asked: string) =>
  named(
    await analysed(
      `Jo Lee\nExperience\nEngineer, Acme, 2016 - now\n- Designed pumps\nEducation\n${study}`,
      `Engineer\nRequirements\n- ${asked}`,
    ),
    'Degree',
  )?.state;

describe('a degree', () => {
  it.each([
    [
      'MEng Mechanical Engineering, Some University, 2015',
      'A mechanical engineering degree with three or more years in rotating equipment',
      'met',
    ],
    ['BEng Mechanical Engineering, Leeds, 2015', 'Degree in an engineering discipline', 'met'],
    ['BSc Physics, Leeds, 2015', 'Degree in engineering, physics or similar', 'met'],
    ['BSc (Hons) Physics 2:2, Leeds, 2015', 'A 2:1 degree in Physics', 'partly'],
    ['BSc (Hons) Physics 2:1, Leeds, 2015', 'A 2:1 degree in Physics', 'met'],
    ['BA History, Leeds, 2015', 'Degree in an engineering discipline', 'missing'],
  ])('“%s” answers “%s”: %s', async (study, asked, state) => {
    expect(await degree(study, asked)).toBe(state);
  });
});

describe('a heading with a full stop', () => {
  it.each(['Education.', 'Qualifications.', 'Studies.', 'Education:'])('is one: %s', async (heading) => {
    const cv = `Jo Lee\n\nCareer\nEngineer, Acme, Leeds, 2016 - present. Designed pumps.\n\n${heading} BEng (Hons) Mechanical Engineering, University of Leeds, 2015.\nSystems. SolidWorks.`;
    const { requirements } = await analysed(cv, 'Engineer\nRequirements\n- Degree in engineering\n- Pump design');
    expect(requirements.find(({ name }) => name === 'Degree')?.state).toBe('met');
  });
});

describe('who may be employed', () => {
  it.each([
    'Candidates must be British citizens.',
    'This role is open to candidates who hold British citizenship or indefinite leave to remain only.',
    'UK residents only.',
  ])('is said by “%s”', (sentence) => expect(sponsorshipIn(sentence, false)).toBe('right-required'));

  it.each([
    ['I do not have a UK work permit at present.', 'none'],
    ['My visa expires in March 2027.', 'limited'],
  ])('is read in a CV: %s', (line, says) => expect(workRightIn(line)).toBe(says));

  it('is quoted without what it was cut off with', () => {
    expect(rightSaid('Visa: Skilled Worker (current employer),', 'needs')).toBe(
      'Of my right to work my CV says: “Visa: Skilled Worker (current employer).”',
    );
  });
});
