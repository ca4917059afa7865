import { withExamples } from '../testing/texts.js';
import { tradeQuestionsFor } from './trade-questions.js';
import { aPaper, called } from './asked-words.js';

const CV =
  'Kelly Dent\nDerby\n\nExperience\nCare Assistant, Oak Lodge, Derby, 2019 - 2024\n- Helped 20 residents at meals\n';
const asked = async (advert: string, cv = CV): Promise<string> => withExamples(cv, advert, 4);

describe('a question of a trade', () => {
  const said = (title: string, field: 'healthcare' | 'education' | 'engineering' | 'logistics') =>
    tradeQuestionsFor({ title, field, known: 'known' as never })
      .map(({ question }) => question)
      .join('\n');

  it.each([
    ['Optical Assistant', 'healthcare', 'gets worse while'],
    ['Dental Receptionist', 'healthcare', 'practice up to date'],
    ['Teaching Assistant', 'education', 'minute twenty'],
    ['Quality Auditor', 'engineering', 'design of yours'],
    ['Marine Superintendent', 'logistics', 'a truck or a machine'],
  ] as const)('is not asked of a %s of %s: %s', (title, field, words) => {
    expect(said(title, field)).not.toContain(words);
  });

  it.each([
    ['Staff Nurse', 'healthcare', 'gets worse while'],
    ['Physiotherapist', 'healthcare', 'practice up to date'],
    ['Teacher of Maths', 'education', 'minute twenty'],
    ['Design Engineer', 'engineering', 'design of yours'],
    ['Class 1 Driver', 'logistics', 'a truck or a machine'],
  ] as const)('is asked of a %s of %s: %s', (title, field, words) => {
    expect(said(title, field)).toContain(words);
  });
});

describe('nothing is asked about', () => {
  it('the agency whose client looks for somebody', async () => {
    expect(await asked('Barista\nClient of Bridge Recruitment, Derby\nYou make coffee.')).not.toMatch(/recruitment/i);
  });

  it('a licence of which nobody says which', async () => {
    expect(await asked('Farm Operative\nApplicants will need a licence and experience in harvesting.')).not.toMatch(
      /requires “?(?:a )?licence/,
    );
  });

  it('a line that only leads on to what is to be done', async () => {
    expect(
      await asked(
        "Accountant\nReporting to the Group Financial Controller you'll:\n- Prepare accounts\n- Support audits",
      ),
    ).not.toContain("you'll:”");
  });

  it('years that are missing, where posts could not be read', async () => {
    const cv = 'Ray Menon\nHull\n\nSEA SERVICE\nMaster of MV Star for Channel Ferries, 2012 - present\n';
    expect(
      await asked('Marine Superintendent\nFive years of experience as a superintendent are required.', cv),
    ).not.toMatch(/with less\?\n.*No dates/);
  });
});

describe('what is asked for is called', () => {
  it.each([
    ['Autism', 'experience of autism'],
    ['SEND', 'experience of SEND'],
    ['Dementia care', 'dementia care'],
    ['Retail', 'retail'],
    ['Kubernetes', 'Kubernetes'],
  ])('%s: %s', (name, said) => expect(called(name)).toBe(said));

  it.each([
    ['CSCS Gold card or working towards', 'a CSCS Gold card'],
    ['Class 1 licence held for a minimum of 2 years', 'a Class 1 licence'],
    ['Level 3 TA qualification or equivalent', 'a Level 3 TA qualification or equivalent'],
    ['spraying certificates', 'spraying certificates'],
    ['spraying certificate', 'a spraying certificate'],
  ])('%s: %s', (name, said) => expect(aPaper(name)).toBe(said));

  it('a paper beside the work that it is for, which names none', async () => {
    const cv =
      'Tom Hedges\nLincoln\n\nExperience\nTractor Driver, Barker Farms, Lincoln, 2018 - 2024\n- Spraying with a 24m trailed sprayer\n';
    expect(await asked('Farm Operative\nRequirements\n- Spraying certificate\n- Ploughing', cv)).not.toContain(
      'Your CV names it in “Spraying with',
    );
  });
});
