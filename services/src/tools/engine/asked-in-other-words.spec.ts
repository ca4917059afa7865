import { describe, expect, it } from '@jest/globals';
import { analysed, named, work } from './testing/texts.js';

const cv = (post: string, ...lines: string[]) =>
  `Jo Tester\nLagos\n\nExperience\n${post}, Some Place, 2019 - 2026\n${lines.map((each) => `- ${each}`).join('\n')}`;
const job = (title: string, ...asks: string[]) =>
  `${title}\n\nWhat you need\n${asks.map((each) => `- ${each}`).join('\n')}`;
const stateOf = async (own: string, advert: string, name: string) => named(await analysed(own, advert), name)?.state;

describe('what a CV says in other words', () => {
  it.each([
    ['Customer service', 'Receptionist', 'Handle guest complaints and refunds', 'Good guest service'],
    ['Setting out', 'Site Engineer', 'Set out and supervised the concrete works of a bridge', 'Setting out'],
    ['Moving and handling', 'Carer', 'Use the hoist and slide sheets', 'Moving and handling'],
    ['Moving and handling', 'Carer', 'Transfer residents from bed to chair', 'Moving and handling'],
    ['Secondary curriculum', 'Teacher', 'Teach biology to 11 to 16 year olds', 'Teaching at Key Stages 3 and 4'],
    ['Clinical supervision', 'Physiotherapist', 'Supervise two student physiotherapists', 'Clinical supervision'],
    ['Patient care', 'ICU Nurse', 'Ventilated patients one to two', 'You will care for patients'],
    ['Medicines reconciliation', 'Pharmacist', 'Took drug histories on admission', 'Medicines reconciliation'],
    ['HRIS', 'HR Officer', 'Payroll input in SAP HR', 'HRIS skills'],
    ['Adobe InDesign', 'Graphic Designer', 'Artwork in InDesign for print', 'Fluent in InDesign'],
    ['Accessibility', 'Frontend Engineer', 'WCAG AA audit of the checkout', 'Accessible, performant interfaces'],
    ['FMCG background', 'Electrician, Delta Beverages', 'Kept the lines running', 'FMCG background'],
    ['Health care assistance', 'Caregiver', 'Help residents with washing and dressing', 'Domiciliary care'],
  ])('is %s: %s, %s', async (name, post, line, asked) => {
    expect(await stateOf(cv(post, line), job(post, asked), name)).toBe('met');
  });

  it.each([
    ['Deal with tenant complaints and turn them round', 'Resolved tenant complaints within two days'],
    ['Make sure that fridges are cleaned', 'Cleaned the fridges and the cold room'],
  ])('meets "%s" by what it is about', async (asked, line) => {
    expect(await stateOf(cv('Site Supervisor', line), job('Caretaker', asked), asked)).toBe('met');
  });

  it('meets a degree of either level', async () => {
    const own = `${cv('Physiotherapist')}\n\nEducation\nBSc (Hons) Physiotherapy, University of Zimbabwe, 2018`;
    const analysis = await analysed(own, job('Physiotherapist', 'BSc or MSc in physiotherapy'));
    expect(named(analysis, 'Degree')?.state).toBe('met');
    expect(named(analysis, "Master's degree")).toBeUndefined();
  });

  it.each([
    ['Front Office Supervisor', 'Front of House Manager', 'partly'],
    ['Pâtissière', 'Pastry Chef de Partie', 'met'],
    ['Project Engineer (civil)', 'Site Engineer', 'met'],
    ['HSE Officer', 'SHE Advisor - Rail & Civils', 'met'],
    ['Montessori directress', 'Early Years Practitioner (Level 3)', 'met'],
    ["Children's Officer", 'Social Worker', 'met'],
  ])('%s for a %s is %s', async (post, title, state) => {
    expect(work(await analysed(cv(post), job(title, 'Own boots')))?.state).toBe(state);
  });

  it('names a role that stands behind its employer', async () => {
    const own = 'Jo Tester\n\nWork history\nSome Builders Plc, Abuja - Project Engineer (civil) - March 2019 to date';
    const analysis = await analysed(own, job('Site Engineer', 'Minimum 3 years as a site engineer'));
    expect(work(analysis)?.state).toBe('met');
    expect(named(analysis, '3 years of experience')?.state).toBe('met');
  });

  it('counts years in a hospital that stands above the post', async () => {
    const own =
      'Jo Tester\n\nExperience\nFortis Hospital, Jaipur\nClinical Pharmacist\nJuly 2020 - Present\nReview charts';
    const analysis = await analysed(own, job('Clinical Pharmacist', "Two years' hospital experience"));
    expect(named(analysis, '2 years of experience')?.state).toBe('met');
  });

  it('tells by the headline which kind of designer somebody is', async () => {
    const own = 'Jo Tester\nGraphic designer\nKumasi\n\nWork\nFreelance designer, 2022 - now. Logos and packaging.';
    expect(work(await analysed(own, job('Graphic Designer', 'Packaging')))?.state).toBe('met');
  });

  it.each([
    ['Deliver toolbox talks and safety briefings', 'Toolbox talks every day for the whole yard'],
    ['Conveyor and inverter knowledge', 'Maintained motors and VSDs on two lines'],
  ])('has a part of "%s", which are two things', async (asked, line) => {
    expect(await stateOf(cv('Technician', line), job('Technician', asked), asked)).toBe('partly');
  });

  it('finds who somebody was behind where they were, at a comma and behind the dates', async () => {
    const lead =
      'Sipho Tester - Durban\nWarehouse team leader\n\nSome DC, Durban, Team leader, since 2020\n- WMS, 24 pickers';
    const analysis = await analysed(lead, job('Warehouse Shift Manager', 'WMS'));
    expect(work(analysis)).toMatchObject({ state: 'partly', cvLine: 'Some DC, Durban, Team leader, since 2020' });
    expect(named(analysis, 'Warehouse operations')?.state).toBe('partly');
    const nurse =
      'Jo Tester\nExperience: United Veterinary Clinic, Sofia, 2018 to present, veterinary technician.\nX-ray positioning.';
    expect(work(await analysed(nurse, job('Veterinary Nurse', 'X-ray')))?.state).toBe('met');
  });

  it.each([
    ['FLT licence', 'Reach truck and counterbalance tickets (2022)', 'Forklift licence'],
    ['Category C+E licence with no more than 6 points', 'Licence: C and CE, medical valid', undefined],
  ])('meets a %s by its other name', async (asked, line, name = asked) => {
    const own = `Jo Tester\n\nExperience\nDriver, Acme, 2015 - 2024\n\nCertificates\n${line}`;
    expect(await stateOf(own, job('Driver', asked), name)).toBe('met');
  });

  it.each([
    ['Chef de Partie', '2019-2023 Chef de partie, Trattoria Verdi, Manchester: pasta section, HACCP, allergen control'],
    [
      'Management Accountant',
      '2022-now  Management Accountant, Some Foods - month end close, budgeting, variance analysis, SAP, Excel',
    ],
    ['Software Developer', "Infosys — Technology Lead  Jul'18 – Till date"],
    [
      'Biomedical Scientist',
      'Some College Hospital, Ibadan — Medical Laboratory Scientist (Haematology & Transfusion)',
    ],
  ])('has the post of a %s in the line “%s”', async (title, line) => {
    const own = `Jo Tester\n\nExperience\n${line}\nJan 2019 - till date`;
    expect(work(await analysed(own, job(title, 'Own boots')))).toMatchObject({ state: 'met', cvLine: line });
  });

  it('counts what a headline’s holder tells of where they work', async () => {
    const own =
      'Ada Tester – receptionist\nEnugu\n\nI worked in front desk of Some Hospital since 2020, before in a shop.';
    const analysis = await analysed(own, job('Medical Receptionist', 'At least 2 years as a receptionist'));
    expect(work(analysis)?.state).toBe('met');
    expect(named(analysis, '2 years of experience')?.state).toBe('met');
  });

  it.each([
    'BNSc Nursing Science, University of Ibadan, 2015',
    'BMLS, University of Ibadan, 2017',
    'BComm, UCC 2012 (2:1)',
  ])('knows a degree by its letters: %s', async (line) => {
    const own = `${cv('Officer')}\n\nEducation\n${line}`;
    expect(await stateOf(own, job('Officer', "A bachelor's degree"), 'Degree')).toBe('met');
  });

  it('has the background of an industry in what was done for it', async () => {
    const own =
      'Jo Tester\n\nExperience\nSome Tech: Project Manager, 2018 - present. Moved the core banking of a UK bank.';
    const asked = 'Experience in financial services';
    expect(await stateOf(own, job('Project Manager', asked), asked)).toBe('met');
  });

  it('takes a journeyman for one who has served their time', async () => {
    const own = `Jo Tester\nElectrician\nClass One Journeyman Electrician (2014)\n\nExperience\nElectrician, Acme, 2015 - 2024`;
    const asked = 'Time-served electrician or NVQ3';
    expect(await stateOf(own, job('Electrician', asked), asked)).toBe('met');
    expect(await stateOf(own, job('Driver', 'HGV Class 1 licence'), 'HGV Class 1 licence')).not.toBe('met');
  });

  it('takes a supervisor for a step below a manager', async () => {
    const analysis = await analysed(cv('Front Office Supervisor'), job('Front Office Manager', 'Rotas'));
    expect(named(analysis, 'Lead or manager level')?.state).toBe('partly');
  });
});

describe('what an advert asks for', () => {
  const asked = async (advert: string) => (await analysed(cv('Porter'), advert)).requirements;
  const namesOf = async (advert: string) => (await asked(advert)).map(({ name }) => name);

  it.each([
    ['Physiotherapist', 'Able to take part in the on-call respiratory rota', /Incident|Rota/],
    ['Head Chef', 'Preparation and presentation of dishes to rosette standard', /^Presenting/],
    ['Pastry Chef', 'At least 2 years in a pastry section of a hotel or restaurant', /Hotel/],
    ['Receptionist', 'Knowledge of Opera or a similar property management system', /^Knowledge of Opera/],
    ['Coded Welder', 'Hold or be able to pass coding to ASME IX', /^Pass/],
    ['Project Manager', 'You will lead change for our retail banking clients', /^Retail/],
    ['Medical Receptionist, Canal Street Surgery', 'Typing', /^Surgery/],
    ['Medical Receptionist', 'Dealing with prescription requests', /^Dispensing/],
    ['Medical Receptionist', 'A DBS check will be carried out.', /DBS/],
    ['Senior Stylist', 'Help our apprentices', /^Apprenticeships/],
    ['Chef de Partie - London hotel', 'Pastry', /Hotel/],
    ['HR Officer', 'Up to date knowledge of UK employment law', /^ACA$/],
    ['Clinical Pharmacist', 'Good knowledge of medicines reconciliation', /^Bank/],
    ['Clinical Pharmacist', 'Supervise trainee pharmacists and technicians', /^Mentoring/],
    ['Electrician', 'Improvement work with the engineering team', /^People/],
    ['CNC Setter', 'Setting of 5 axis machining centres', /^Design/],
    ['CNC Setter', 'Must be able to work 6-2 and 2-10', /6-2/],
    ['Band 6 Physiotherapist', 'Experience of supervising students or assistants', /or assistants/],
  ])('of a %s in "%s" is no %s', async (title, line, wrong) => {
    const names = await namesOf(job(title, line, 'Good at spreadsheets'));
    expect(names.filter((name) => wrong.test(name))).toEqual([]);
  });

  it('still has the rota that is drawn up, and the on-call of those who keep a service up', async () => {
    expect(await namesOf(job('Ward Manager', 'Writing the rota'))).toContain('Rota systems');
    expect(await namesOf(job('Site Reliability Engineer', 'Being on-call for production'))).toContain(
      'Incident management',
    );
  });

  it.each([
    ['SHE Advisor - Rail & Civils', '- Carry out site inspections and audits'],
    ['Early Years Practitioner (Level 3) - Bluebell Nursery', '- Observation and planning following the EYFS'],
  ])('is headed by its title, not by its first duty: %s', async (title, duty) => {
    const names = await namesOf(`${title}\n\n${duty}\n- A driving licence`);
    expect(names.find((name) => name.startsWith('Work as'))).toContain(title.split(' - ')[0]);
  });

  it('stands in a row behind “What you need:”, and what is done is no requirement by its words', async () => {
    const names = await namesOf(
      'Class 1 Driver - Some depot\n\nWhat you’ll do: trunk between our distribution centres, couple and uncouple, complete defect checks and paperwork.\n\nWhat you need: Category C+E licence with no more than 6 points, Driver CPC and digi tacho card, good English for safety briefings. ADR an advantage.',
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'Category C+E licence with no more than 6 points',
        'Driver CPC',
        'Digi tacho card',
        'English',
        'ADR',
      ]),
    );
    expect(names.filter((name) => /Supply chain|^Trunk/.test(name))).toEqual([]);
  });

  it('has short forms in a row as they are written', async () => {
    const names = await namesOf(job('Embedded Engineer', 'I2C, SPI, UART'));
    expect(names).toEqual(expect.arrayContaining(['I2C', 'SPI', 'UART']));
  });

  it('is told one by one in a sentence behind “You must have:”', async () => {
    const names = await namesOf(
      'Chef de Partie - London hotel. You must have: Level 3 Food Hygiene certificate, 2+ years’ experience as chef de partie, good English, allergen awareness, pastry experience.',
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'Level 3 Food Hygiene certificate',
        '2 years of experience',
        'English',
        'Allergens',
        'Pastry',
      ]),
    );
  });

  it('names the papers and protocols of a network one by one', async () => {
    const names = await namesOf(
      job('Network Engineer', 'Routing to CCNP level', 'OSPF, VLANs, QoS', 'SD-WAN migrations'),
    );
    expect(names).toEqual(expect.arrayContaining(['CCNP', 'OSPF', 'VLANs', 'QoS', 'SD-WAN']));
  });

  it('weighs less where it would be welcome', async () => {
    const all = await asked(
      job('Civil Engineer', 'CSCS card', 'Working towards chartership with the ICE would be welcome'),
    );
    expect(all.find(({ name }) => name === 'Working towards chartership with the ICE')?.importance).toBe('preferred');
  });
});
