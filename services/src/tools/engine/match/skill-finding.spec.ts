import { analysed, named } from '../testing/texts.js';

const foundOf = async (cv: string, job: string, name: string) => named(await analysed(cv, job), name)?.state;

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
    expect(await foundOf(cv, 'Teacher\nEssential\n* Qualified teacher status and a degree\n* Phonics', 'Degree')).toBe(
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
