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
    ['Town Planner', 'GIS skills (QGIS or ArcGIS)', '- Wrote\n\nSkills\nSoftware: Uniform, IDOX, QGIS', 'GIS: met'],
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

describe('a program that stands as an example of a kind that is known', () => {
  it.each([
    ["A CRM database such as Raiser's Edge or Donorflex", "- Keep all gift records in Raiser's Edge"],
    ['Experience of an HR system such as iTrent', '- Kept staff records in iTrent'],
    ['CRM (e.g. Salesforce, Zoho)', '- Kept lists in Zoho'],
    ['CRM software, for example Donorfy', '- Logged calls in Donorfy'],
    ['A property management system like Rezcloud', '- Took bookings in Rezcloud'],
    ['Use of CRM platforms such as Zoho/Pipedrive', '- Logged calls in Pipedrive'],
  ])('meets it where a line of work names it: %s', async (ask, line) => {
    expect((await answers('Administrator', ask, line)).map((each) => each.replace(/.*: /, ''))).toEqual(['met']);
    expect((await answers('Administrator', ask, '- Wrote letters')).join()).not.toContain('met');
  });

  it.each([
    ['Fundraising for a charity such as Oxfam', '- Collected coats for Oxfam'],
    ['Report writing for boards such as Ofsted', '- Met Ofsted'],
  ])('is none where it is no program: %s', async (ask, line) => {
    expect((await answers('Administrator', ask, line)).join()).not.toMatch(/Oxfam or|or Oxfam|or Ofsted|Ofsted or/);
  });
});

describe('“GCP”', () => {
  const skillsOf = async (advert: string, cv: string) =>
    (await analysed(cv, advert)).requirements
      .filter(({ jobLine }) => /GCP/.test(jobLine ?? ''))
      .map(({ name, state }) => `${name}: ${state}`);
  const trialist = (line: string) =>
    `Jo Reed\nLeeds\n\nExperience\nClinical Research Associate, Some CRO, Leeds, 2016 - present\n- Monitoring visits at 14 sites; source data verification\n${line}`;
  const advert = (title: string, ...asks: string[]) =>
    `${title}\nSome Firm, Leeds\n\nRequirements\n${asks.map((ask) => `- ${ask}`).join('\n')}\n- Report writing`;

  it.each(['GCP', 'Knowledge of GCP', 'ICH GCP', 'Knowledge of ICH-GCP', 'GCP training'])(
    'is good clinical practice in research with patients: %s',
    async (ask) => {
      const job = advert('Clinical Research Associate', ask, 'Source data verification');
      expect(await skillsOf(job, trialist('- Kept to GCP at every site'))).toEqual(['Good clinical practice: met']);
      expect(await skillsOf(job, trialist(''))).toEqual(['Good clinical practice: missing']);
    },
  );

  it.each(['Research Nurse', 'Clinical Trials Coordinator', 'Trial Manager, phase II studies'])(
    'is it for a %s',
    async (title) => {
      const names = await skillsOf(advert(title, 'GCP', 'Informed consent'), trialist(''));
      expect(names.join()).not.toContain('Google');
    },
  );

  it.each(['Kubernetes', 'AWS', 'Terraform'])('is the cloud beside %s', async (beside) => {
    const cv = `Jo Reed\nLeeds\n\nExperience\nDevOps Engineer, Some Firm, Leeds, 2016 - present\n- Ran ${beside} on GCP`;
    expect(await skillsOf(advert('DevOps Engineer', 'GCP', beside), cv)).toEqual(['Google Cloud: met']);
  });

  it('is the cloud where nothing tells', async () => {
    const cv = 'Jo Reed\nLeeds\n\nExperience\nData Analyst, Some Firm, Leeds, 2016 - present\n- Queries on GCP';
    expect(await skillsOf(advert('Data Analyst', 'GCP', 'SQL'), cv)).toEqual(['Google Cloud: met']);
  });
});

describe('the money of a law firm', () => {
  const cashier = 'Jo Reed\nLeeds\n\nExperience\nLegal Cashier, Some Law, Leeds, 2016 - present\n';
  const job = 'Legal Cashier\nHarper Law, Leeds\n\nRequirements\n- SRA Accounts Rules\n- Bank reconciliations';

  it('is kept by rules of its own, and by no shop', async () => {
    const { requirements } = await analysed(`${cashier}- Posted to client account under the SRA Accounts Rules\n`, job);
    const names = requirements.map(({ name, state }) => `${name}: ${state}`);
    expect(names).toContain('SRA Accounts Rules: met');
    expect(names.join()).not.toMatch(/Retail|Practising certificate/);
  });

  it.each(['Assistant Legal Cashier', "Solicitors' Cashier", 'Bank Cashier', 'Cashier in a law firm'])(
    'or a bank is kept by a %s without a shop',
    async (title) => {
      const { requirements } = await analysed(
        cashier,
        `${title}\nHarper Law, Leeds\n\nRequirements\n- Reconciliations`,
      );
      expect(requirements.map(({ name }) => name)).not.toContain('Retail');
    },
  );

  it('leaves a cashier of a shop one, and a solicitor the certificate', async () => {
    const shop = await analysed(
      cashier,
      'Cashier\nSome Shop, Leeds\n\nRequirements\n- Cashier experience\n- Till work',
    );
    expect(shop.requirements.map(({ name }) => name)).toContain('Retail');
    const law = await analysed(
      cashier,
      'Solicitor\nHarper Law, Leeds\n\nRequirements\n- Registered with the SRA\n- Litigation',
    );
    expect(law.requirements.map(({ name }) => name)).toContain('Practising certificate');
  });
});
