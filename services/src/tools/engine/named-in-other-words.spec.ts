import { analysed, named } from './testing/texts.js';

const answer = async (trade: string, line: string, asked: string) => {
  const analysis = await analysed(
    `Sam Hey\nLeeds\n\nExperience\n${trade}, Some Place, Leeds, 2015 - present\n- ${line}`,
    `${trade}\nOther Place, Leeds\nRequirements:\n- ${asked}\n- Punctual`,
  );
  return analysis.requirements.find(({ jobLine }) => jobLine === `- ${asked}`);
};

describe('what a post names is not called missing', () => {
  it.each([
    ['CNC Machinist', 'Programming in Mastercam and Fanuc G-code', 'Mastercam or similar CAM'],
    ['CNC Machinist', 'Programming in Mastercam and Fanuc G-code', 'Knowledge of Mastercam or a similar CAM package'],
    ['CNC Machinist', 'Wrote programs in Edgecam for five-axis mills', 'Experience of CAM software'],
    ['CNC Machinist', 'Toolpaths in hyperMILL', 'CAM programming'],
    ['CNC Machinist', 'Programmed parts in SolidCAM', 'Mastercam, SolidCAM or similar'],
    ['Electrician', 'Completed more than 400 EICR inspections', 'Periodic inspection and testing, writing up EICRs'],
    ['Electrician', 'Issued EICRs for landlords', 'Periodic inspections'],
    ['Electrician', 'Fixed wire testing of schools', 'Electrical inspection and testing'],
    ['Electrician', 'Periodic inspection and testing of flats', 'Carrying out EICRs'],
    [
      'Staff Nurse',
      'Led an audit on catheter infections that cut the rate from 7% to 2%',
      'Experience of clinical audit',
    ],
    ['Staff Nurse', 'Audited hand hygiene each month', 'Experience of clinical audit'],
    ['Staff Nurse', 'Ward audit lead for falls', 'Taking part in clinical audits'],
    ['Staff Nurse', 'Carried out an audit of medication charts', 'Clinical audit experience'],
    ['Staff Nurse', 'Ran two audits into pressure ulcers', 'Clinical audit'],
    ['Accountant', 'Assisted with year-end audit', 'Supporting the statutory audit'],
    ['Accountant', 'Prepared schedules for the external auditors', 'Supporting the statutory audit'],
    ['Accountant', 'Answered the queries of the year end audit', 'Support with external audits'],
    ['Teacher', 'Grade 5+ results rose from 58% to 69%', 'A record of good examination results'],
    ['Teacher', 'Grades 9-5 went up by 8% in two years', 'A track record of excellent exam results'],
    ['Teacher', 'Raised GCSE results from 50% to 63%', 'Evidence of strong examination results'],
    ['Teacher', 'Improved A level results in physics', 'Achieving good examination results with pupils'],
    ['Teacher', 'Led Key Stage 3 science', 'Leadership of a key stage'],
    ['Teacher', 'Led KS4 across the department', 'Experience of leading a key stage'],
    ['Teacher', 'In charge of Key Stage 2 and its planning', 'Key stage leader'],
    ['Teacher', 'Coordinated Key Stage 1 for three years', 'Key stage coordinator'],
  ])('%s: “%s” for “%s”', async (trade, line, asked) => {
    expect(await answer(trade, line, asked)).toMatchObject({ state: 'met', cvLine: `- ${line}` });
  });

  it.each([
    ['Joiner', 'Bespoke oak: kitchens, staircases, sash windows', 'Making staircases'],
    ['Joiner', 'Kitchens, staircases and sash windows', 'Sash windows and doors in hardwood'],
    ['Joiner', 'Kitchens, staircases and sash windows', 'Fitting kitchens'],
    ['Joiner', 'Site work on doors and skirting', 'Hanging doors'],
    ['Tailor', 'Waistcoats and morning suits for weddings', 'Making waistcoats'],
    ['Teacher', 'Key Stage 4 coordinator', 'Leadership of a key stage'],
    ['Teacher', 'KS3 lead for the humanities', 'Leading a key stage'],
  ])('or not quite, as it does not say how: %s, “%s” for “%s”', async (trade, line, asked) => {
    expect((await answer(trade, line, asked))?.state).not.toBe('missing');
  });

  it.each([
    ['CNC Machinist', 'Set lathes and mills', 'Mastercam or similar CAM'],
    ['CNC Machinist', 'Replaced the cam belt of a press', 'CAM software'],
    ['Electrician', 'Inspection of stock in the van', 'Periodic inspections'],
    ['Staff Nurse', 'Took part in a charity run', 'Experience of clinical audit'],
    ['Accountant', 'Audited expenses of the sales team', 'Supporting the statutory audit'],
    ['Teacher', 'Grade A eggs sold at the school fair', 'A record of good examination results'],
    ['Teacher', 'Taught Key Stage 3 lessons', 'Leadership of a key stage'],
    ['Joiner', 'Took decisions about the site', 'Making staircases'],
    ['Joiner', 'Decisions on stock', 'Making decisions'],
  ])('and what it does not name is: %s, “%s” for “%s”', async (trade, line, asked) => {
    expect((await answer(trade, line, asked))?.state ?? 'missing').not.toBe('met');
  });
});

describe('distribution of power', () => {
  const asked = async (line: string, own = 'Wired houses') =>
    (
      await analysed(
        `Sam Hey\nLeeds\n\nExperience\nElectrician, Some Place, Leeds, 2015 - present\n- ${own}`,
        `Maintenance Electrician\nOther Place, Leeds\nRequirements:\n- ${line}\n- Punctual`,
      )
    ).requirements;

  it.each([
    'Three-phase distribution',
    'Fault finding on power distribution',
    'Low-voltage distribution',
    'LV distribution and switchgear',
    'Experience of HV distribution',
    'Electrical distribution systems',
    'Installing distribution boards',
    'Three phase and single phase distribution',
    'Power generation and distribution',
    'Water distribution pumps',
  ])('is no supply chain: “%s”', async (line) => {
    expect((await asked(line)).map(({ name }) => name)).not.toContain('Supply chain');
  });

  it('is met by whoever worked on it', async () => {
    const found = await asked('Three-phase distribution', 'Fault finding on three-phase distribution boards');
    expect(found).toContainEqual(expect.objectContaining({ name: 'Electrical distribution', state: 'met' }));
  });

  it.each(['Warehousing and distribution', 'Experience of distribution', 'Food distribution', 'Distribution planning'])(
    'and of goods it is one: “%s”',
    async (line) => {
      const { requirements } = await analysed(
        'Sam Hey\nLeeds\n\nExperience\nLogistics Manager, Some Place, Leeds, 2015 - present\n- Planned routes',
        `Logistics Manager\nOther Place, Leeds\nRequirements:\n- ${line}\n- Punctual`,
      );
      expect(requirements.map(({ name }) => name)).toContain('Supply chain');
    },
  );
});

describe('reconciliations', () => {
  it.each([
    'Balance sheet reconciliations',
    'Bank reconciliations',
    'Monthly reconciliations',
    'Reconciling the balance sheet each month',
    'Balance sheet recs',
  ])('are of no bank that the advert does not name: “%s”', async (line) => {
    const analysis = await analysed(
      'Sam Hey\nLeeds\n\nExperience\nAccountant, Some Place, Leeds, 2015 - present\n- Balance sheet reconciliations',
      `Accountant\nOther Place, Leeds\nRequirements:\n- ${line}\n- Punctual`,
    );
    expect(named(analysis, 'Reconciliation')?.state).toBe('met');
  });
});

describe('trades call their things by short and by collective names', () => {
  const stateOf = async (...told: Parameters<typeof answer>) => (await answer(...told))?.state;

  it.each([
    ['Support Worker', 'Wrote and followed PBS plans', 'Knowledge of Positive Behaviour Support'],
    ['Support Worker', 'Positive behavioural support with two men', 'PBS trained'],
    ['Support Worker', 'Support adults with learning disabilities', 'Experience of learning disabilities or autism'],
    ['Support Worker', 'Supported people with a learning disability at home', 'Experience of learning disabilities'],
    ['Staff Nurse', 'Took blood samples and bloods each morning', 'Venepuncture'],
    ['Veterinary Nurse', 'Blood sampling of cats', 'Able to take blood samples'],
    ['Staff Nurse', 'IVs and antibiotics on the ward', 'IV administration'],
    ['Staff Nurse', 'Sepsis six and NEWS2 on nights', 'Ability to recognise the deteriorating patient'],
    ['Scrub Nurse', 'Scrub for da Vinci robot lists', 'Robotic surgery experience'],
    ['Scrub Nurse', 'Scrub for laparoscopic lists', 'Laparoscopic surgery'],
    ['Teacher of Mathematics', 'Teach AQA GCSE, both tiers', 'Knowledge of the AQA GCSE specification'],
    ['Teacher of Mathematics', 'Teach A level Further Maths', 'Further Mathematics'],
    ['Nursery Nurse', 'Learning journals and two-year checks on Famly', 'Experience of observation and assessment'],
    ['Management Accountant', 'Month-end close by working day five', 'Month end'],
    ['Management Accountant', 'Post accruals and prepayments', 'Accruals and prepayments'],
    ['Purchase Ledger Clerk', 'Weekly BACS runs in Sage', 'Payment runs'],
    ['Purchase Ledger Clerk', 'Three-way match of 900 supplier invoices', 'Experience of 3-way matching'],
    ['Welder', 'Welded pipes of stainless steel', 'Pipe welding experience'],
    ['Welder', 'Coded to ISO 9606-1 (135 and 136) for bridges', 'FCAW'],
    ['Welder', '141 TIG on thin sheet', 'TIG welding'],
    ['Chef', 'Bake our own bread each morning', 'Baking'],
    ['Chef', 'Butchery of whole lambs', 'Butchery'],
    ['Driver', 'Tipper work, weighbridge and daily checks', 'Walk around checks'],
    ['Stylist', 'Cutting, foils and balayage', 'Cutting and colouring'],
    ['Stylist', 'Kept the column 85% booked on Phorest', 'Experience with Phorest or similar salon software'],
    ['Frontend Developer', 'Kept the state in Redux Toolkit', 'State management with Redux or Zustand'],
    ['IT Support Analyst', 'Reset passwords of AD accounts', 'Active Directory'],
    ['IT Support Analyst', '40 tickets a day in ServiceNow', 'Ticketing systems'],
    ['IT Support Analyst', 'Exchange Online mailboxes of 300 users', 'Microsoft 365 administration'],
    ['Lead Climber', 'Two groundsmen under me', 'Team leadership'],
    ['Chargehand', 'In charge of six welders', 'Supervising staff'],
  ])('of a %s “%s” answers “%s”', async (...told) => {
    expect(await stateOf(...told)).toBe('met');
  });

  it.each([
    ['Laboratory Technician', 'Washed cells in PBS', 'Knowledge of Positive Behaviour Support'],
    ['Event Manager', 'AD of a theatre festival', 'Active Directory'],
    ['Welder', 'Welded 136 brackets a shift', 'FCAW'],
    ['Cook', 'Made cakes of soap', 'Butchery'],
    ['Carer', 'Worked under a senior carer', 'Team leadership'],
    ['Staff Nurse', 'Daily checks of the resus trolley', 'Walk around checks'],
    ['Frontend Developer', 'Built the shop in React and TypeScript', 'Node.js'],
    ['Frontend Developer', 'Wrote the deletion job for GDPR', 'Kubernetes'],
  ])('of a %s “%s” does not answer “%s”', async (...told) => {
    expect(await stateOf(...told)).not.toBe('met');
  });
});
