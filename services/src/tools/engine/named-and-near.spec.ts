import { analysed } from './testing/texts.js';

const answers = async (title: string, ask: string, lines: string) => {
  const { requirements } = await analysed(
    `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2015 - present\n${lines}\n`,
    `${title}\nSome Firm\nLeeds\n\nRequirements\n- ${ask}\n- Report writing`,
  );
  return requirements.filter(({ jobLine }) => jobLine?.includes(ask)).map(({ name, state }) => `${name}: ${state}`);
};

describe('a product that is asked for by its name', () => {
  it.each([
    ['Salesforce', '- Own the newsletter (48,000 subscribers).', ['CRM: missing']],
    ['Google Ads', '- Made GA4 dashboards.', ['Paid search: missing']],
  ])('is not proved by work near to it: %s', async (ask, line, all) => {
    expect(await answers('Marketing Manager', ask, line)).toEqual(all);
  });

  it('leaves the kind of work as near as it was', async () => {
    expect(await answers('Marketing Manager', 'CRM', '- Own the newsletter (48,000 subscribers).')).toEqual([
      'CRM: partly',
    ]);
  });
});

describe('an example of what is asked for', () => {
  it.each([
    ['PDM/PLM such as Windchill', '- Released drawings in Windchill'],
    ['Job management software such as Simpro', '- Closed jobs in Simpro'],
    ['Housing software such as Northgate, Orchard or similar', '- Logged repairs in Orchard'],
    ['Membership software (Raiser or Donorfy)', '- Kept 900 donors in Donorfy'],
  ])('meets it where a line of work names it: %s', async (ask, line) => {
    expect(await answers('Administrator', ask, line)).toEqual([`${ask}: met`]);
    expect(await answers('Administrator', ask, '- Wrote letters')).toEqual([`${ask}: missing`]);
  });
});

describe('X-rays', () => {
  it.each(['Familiarity with X-ray crystallography', 'X-ray diffraction', 'X-ray photoelectron spectroscopy'])(
    'of crystals are no pictures of patients: %s',
    async (ask) => {
      const all = await answers('Research Scientist', ask, `- Solved structures by ${ask.replace(/^.*with /, '')}`);
      expect(all).toEqual([`${ask}: met`]);
    },
  );

  it('of patients are what they were', async () => {
    expect(await answers('Radiographer', 'X-ray imaging', '- Took X-rays of patients in A&E')).toContain('X-ray: met');
  });
});

describe('the same by another name', () => {
  it.each([
    ['Town Planner', 'GIS skills (QGIS or ArcGIS)', '- Mapped constraints in QGIS', 'GIS: met'],
    ['Town Planner', 'GIS skills (QGIS or ArcGIS)', '- Wrote\n\nSkills\nSoftware: Uniform, IDOX, QGIS', 'GIS: partly'],
    ['Town Planner', 'Renewable energy', '- Took two solar farms through planning', 'Renewable energy: met'],
    [
      'Research Scientist',
      'Track record of publications in peer-reviewed journals',
      '- Cryo-EM; two first-author papers (2024)',
      'Academic research: met',
    ],
    [
      'Teacher',
      'Registered with the General Teaching Council for Scotland',
      '- Taught P5\n\nCertificates\nGTCS, 2015',
      'GTCS registration: met',
    ],
    [
      'Teacher',
      'GTCS',
      '- Taught P5\n\nCertificates\nRegistered with the General Teaching Council for Scotland',
      'GTCS registration: met',
    ],
    ['Accountant', 'Strong knowledge of FRS 102', '* Statutory accounts under FRS 102, audit liaison', 'UK GAAP: met'],
  ])('is found: a %s’s %s', async (title, ask, lines, answer) => {
    expect(await answers(title, ask, lines)).toEqual([answer]);
  });
});
