import { asks, CV, states } from './testing/asks-of-a-trade.js';
import { analysed } from './testing/texts.js';

const engineer = CV(
  'Data engineer with six years of pipelines.',
  'Data Engineer, Some Shop, Leeds, 2018 - present',
  '- Python and Scala ETL; SQL tuning',
  '- Introduced data contracts and Great Expectations checks',
);

const designer = CV(
  'UX designer with five years in software.',
  'Product Designer, Some Ledger, Chennai, 2022 - present',
  '- Run moderated user tests every sprint with six accountants',
);

describe('what a data engineer is asked for', () => {
  it('is shown by what was done with a language, and by the name of a tool for it', async () => {
    const requirements = await asks(
      engineer,
      'Data Engineer',
      'Strong Python and SQL',
      'Build ELT pipelines',
      'Set standards for data quality',
    );
    expect(states(requirements)).toMatchObject({
      ...{ Python: 'met', SQL: 'met', 'Data engineering': 'met', 'Data quality': 'met' },
    });
  });

  it('is no game from a catalogue, and nobody’s trade from whom one works with', async () => {
    const found = states(
      await asks(engineer, 'Data Engineer', 'Unity Catalog, Power BI', 'Work with actuaries and claims handlers'),
    );
    expect(Object.keys(found)).not.toContain('Game development');
    expect(Object.keys(found)).not.toContain('Actuarial work');
  });
});

describe('what a designer is asked for', () => {
  it('is the trade by any of its names, and tests with people', async () => {
    const found = states(
      await asks(designer, 'Interaction Designer (mid-level)', 'Turn user research into designs', 'Agile delivery'),
    );
    expect(found).toMatchObject({ 'Work as Interaction Designer': 'met', 'User research': 'partly', Agile: 'met' });
  });

  it('is no degree where a standard has a number like a class of one', async () => {
    const wcag = await asks(designer, 'UX Designer', 'Design accessible services that meet WCAG 2.2 AA', 'Figma');
    expect(Object.keys(states(wcag))).not.toContain('Degree');
    const honours = await asks(designer, 'UX Designer', 'A 2.1 or above in any subject', 'Figma');
    expect(Object.keys(states(honours))).toContain('Degree');
  });
});

describe('what a finance business partner is asked for', () => {
  it('is no appraisal of people from one of money, and no leading from whom results are presented to', async () => {
    const accountant = CV('Accountant.', 'Accountant, Some Mill, Leeds, 2020 - present', '- Month-end accounts');
    const requirements = await asks(
      accountant,
      'Finance Business Partner',
      'Capex appraisals',
      'Present results to the site leadership team',
      'At least three years in industry, ideally FMCG',
    );
    expect(Object.keys(states(requirements))).not.toContain('Performance management');
    expect(Object.keys(states(requirements))).not.toContain('Team leadership');
    const prose =
      'Finance Business Partner\nYou’ll be ACCA qualified with at least three years in industry, ideally FMCG.';
    const told = (await analysed(accountant, prose)).requirements;
    expect(told.find(({ name }) => name === 'ACCA')?.importance).toBe('required');
    expect(told.find(({ name }) => name === '3 years of experience')?.importance).toBe('required');
  });
});

describe('what a developer is asked for', () => {
  it('is a habit by its name, and years behind a “for”', async () => {
    const developer = CV(
      'PHP developer.',
      'PHP Developer, Some Shop, Leeds, 2019 - present',
      '- Introduced Pest tests in Laravel',
    );
    const found = states(
      await asks(
        developer,
        'PHP Developer',
        'You’ve built and looked after PHP applications for 4 years or more',
        'You write tests as a habit',
        'You can talk to charity clients',
      ),
    );
    expect(found).toMatchObject({ '4 years of experience': 'met', 'Unit testing': 'met' });
    expect(Object.keys(found)).toContain('Talk to charity clients');
  });
});

describe('what an HR advisor is asked for', () => {
  it('is no plan of a town from a consultation of staff, and no trade from the name of a post', async () => {
    const officer = CV('HR officer.', 'HR Officer, Some Paints, Lagos, 2021 - present', '- Recruitment of sixty staff');
    const found = states(
      await asks(
        officer,
        'HR Advisor',
        'Support TUPE and redundancy consultations',
        'Experience as an HR Advisor or senior HR Administrator',
        'Recruitment',
      ),
    );
    expect(Object.keys(found)).not.toContain('Consultation');
    expect(Object.keys(found)).not.toContain('Office administration');
  });
});

describe('what a marketing manager is asked for', () => {
  it('is shown by the tool of it and by a team that stands in the line', async () => {
    const marketer = CV(
      'B2B marketer.',
      'Head of Marketing, Some Digital, Leeds, 2020 - present',
      '- Annual budget £320,000, team of 4 and two agencies',
      '- HubSpot roll-out with lead scoring',
    );
    const found = states(
      await asks(
        marketer,
        'Senior Marketing Manager',
        'Manage a team of two',
        'Own the CRM and marketing automation',
        'Work closely with sales on account-based marketing',
      ),
    );
    expect(found).toMatchObject({ 'People management': 'met', 'Marketing automation': 'met', CRM: 'partly' });
    expect(Object.keys(found)).not.toContain('Sales');
    expect(Object.keys(found)).not.toContain('Automation');
  });
});

describe('what a chemist is asked for', () => {
  it('is each technique by itself, the design of experiments by its letters, and safety by its own name', async () => {
    const chemist = CV(
      'Chemist.',
      'Postdoctoral Research Associate, Some University, 2021 - present',
      '- DoE on a four-step synthesis; NMR and LC-MS of all products',
    );
    const found = states(
      await asks(
        chemist,
        'Process Chemist',
        'Hands-on experience of NMR and LC-MS',
        'Use design of experiments',
        'Knowledge of process safety',
      ),
    );
    expect(found).toMatchObject({
      ...{ NMR: 'met', 'Mass spectrometry': 'met', 'Design of experiments': 'met', 'Process safety': 'missing' },
    });
  });
});
