import { analysed, named } from './testing/texts.js';

const stateOf = async (cv: string, job: string, name: string) => named(await analysed(cv, job), name)?.state;

describe('a paper in a list', () => {
  const CV = `Jo Tester

Experience
Maintenance Technician, Some Bakery, July 2024 - present
- Planned maintenance on packing lines

Education
BEng (Hons) Electrical Engineering, Some University, 2021-2024

Skills
AutoCAD, MATLAB, 18th Edition (passed April 2025)`;

  it('is theirs who passed it, whatever trade the rest of the list is of', async () => {
    const state = await stateOf(CV, 'Maintenance Engineer\nRequirements\n- 18th Edition\n- Conveyors', '18th Edition');
    expect(state).not.toBe('missing');
  });

  it('below a degree is met by the degree where a higher one will do', async () => {
    const asked = 'HNC in electrical or mechanical engineering, or higher';
    const { requirements } = await analysed(CV, `Maintenance Engineer\nRequirements\n- ${asked}\n- Conveyors`);
    expect(requirements.find(({ jobLine }) => jobLine?.includes('HNC'))?.state).toBe('met');
    const strict = await analysed(CV, 'Maintenance Engineer\nRequirements\n- Apprenticeship as a fitter\n- Conveyors');
    expect(strict.requirements.find(({ jobLine }) => jobLine?.includes('fitter'))?.state).toBe('missing');
  });
});

it('is an employer who can sponsor that somebody looks for who needs sponsorship', async () => {
  const cv =
    'Jo Tester\nI am looking for a senior role with an employer who can sponsor a Health and Care Worker visa.';
  const { requirements, content } = await analysed(cv, 'Carer\nRequirements\n- First aid\nWe cannot sponsor visas.');
  expect(requirements.find(({ kind }) => kind === 'right-to-work')?.state).toBe('missing');
  expect(content).toContain('an employer who can sponsor');
});

describe('a requirement', () => {
  it('is met by the thing it names where a similar one would do', async () => {
    const cv =
      'Jo Tester\n\nExperience\nMarketing Executive, Bloom, 2022 - 2024\n- Plan and send two campaigns a week in Klaviyo';
    const { requirements } = await analysed(
      cv,
      'Marketing Manager\nRequirements\n- Experience with Klaviyo or a similar platform\n- Budgets',
    );
    expect(requirements.find(({ jobLine }) => jobLine?.includes('Klaviyo'))?.state).toBe('met');
  });

  it('is of no teamwork where a post is part time', async () => {
    const cv = 'Jo Tester\n\nExperience\nShop assistant (part time), Some Shop, 2021 - 2024\n- Tills';
    const { requirements } = await analysed(cv, 'Fitter\nRequirements\n- Ability to work as part of a team\n- Tills');
    expect(requirements.filter(({ jobLine }) => jobLine?.includes('part of a team'))).toEqual([]);
  });

  it('of a degree beside a licence to teach is a degree in anything', async () => {
    const cv = 'Jo Tester\n\nEducation\nBA English, University of Lisbon, 2013-2016\nPGCE, QTS 2017';
    expect(await stateOf(cv, 'Teacher\nEssential\n* Qualified teacher status and a degree\n* Phonics', 'Degree')).toBe(
      'met',
    );
  });

  it('is called by the trade it is of: cost value reconciliations are not those of a bank', async () => {
    const { requirements } = await analysed(
      'Jo Tester',
      'Quantity Surveyor\nDuties\n- Monthly cost value reconciliations',
    );
    const names = requirements.map(({ name }) => name);
    expect(names).toContain('Cost value reconciliation');
    expect(names).not.toContain('Reconciliation');
  });
});
