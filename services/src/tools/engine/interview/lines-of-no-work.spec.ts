import { withExamples } from '../testing/texts.js';
import { saysNothingOfWork } from './lines-of-no-work.js';

describe('a line of a CV that tells of no work', () => {
  it.each([
    'Made redundant in 2024 when the site closed',
    'Was made redundant',
    'Dismissed in 2024 after a dispute over hours',
    'Left to look after a relative abroad',
    'Reason for leaving: end of contract',
    'Contract ended in May 2025',
    'Restaurant closed in 2023',
    'The company went into administration',
    'Career break, 2023 - 2024',
    'At risk of redundancy',
    'Contract ended early',
    'Company ceased trading in 2020',
    'Signed off sick for six months in 2022',
    'Off work with a back injury',
    'Given a final written warning in 2023',
    'Returning to work after a break',
    'Relocating to Leeds',
    'Looking for a new start',
    'I want to work in a small team again',
    'Available immediately',
    'To work in a challenging environment where I can use my skills',
    'NMC PIN 19F0123O, active since March 2020',
    'Registered with the HCPC since 2019',
    'GMC number 7654321',
    'ECS card valid to 2087',
    'Languages: English, Yoruba',
    'Fluent in Portuguese and Spanish',
    'Hobbies: running',
    'I enjoy fishing',
    'References on request',
    'REFEREES: On request',
    'Studies: Technologist in Electricity, Instituto Sucre, 2012 (3 years)',
    'Formación: Grado en Turismo, Universidad de Málaga, 2020',
    'Publications: 9 papers, 4 as first author',
    'Research interests: photoredox catalysis, late-stage functionalisation',
    'Compassionate senior care assistant who has looked after older people since 2017',
  ])('is one that says how it ended, what is wished for, held or spoken: %s', (line) => {
    expect(saysNothingOfWork(line)).toBe(true);
  });

  it.each([
    'Looked after eight patients on an acute ward',
    'Handled redundancies and grievances for 400 staff',
    'Redundancy consultations with three unions',
    'Closed the month-end accounts within four days',
    'Fired stoneware in an electric kiln',
    'Left-hand lay-up of glass fibre hulls',
    'Site closed off with barriers and signs every evening',
    'Registered 200 new patients a month',
    'Maternity ward: antenatal checks and breastfeeding support',
    'HCPC visits and audits prepared for the department',
    'Checked references and right to work of 60 starters',
    'Taught Spanish to two classes of beginners',
    'Available stock counted and booked each night',
    'Looking for faults on conveyors at night',
    'Seeking planning permission for 12 sites',
    'Maternity leave cover for the office manager',
    'Goal setting with 12 clients',
    'Travelled to 40 client sites a month',
  ])('is told from one of work: %s', (line) => {
    expect(saysNothingOfWork(line)).toBe(false);
  });
});

describe('interview questions from a CV with such lines', () => {
  it('take no redundancy for an employer', async () => {
    const cv = `Karl Nowak
Site Engineer, Kier, Leeds, 2016-2024
Made redundant in 2024 when the site closed
Set out drainage and roads with total station
CSCS card
`;
    const text = await withExamples(cv, 'Site Engineer\nRequirements\n- Setting out\n- Total station\n- CSCS card');
    expect(text).not.toMatch(/redundant/i);
    expect(text).toContain('“At Kier, I set out drainage and roads with total station.”');
    expect(text).toContain('Under “Site Engineer, Kier, Leeds” your CV says: “Set out drainage');
  });

  it('take the way from one country to another for no employer, and looking for faults for work', async () => {
    const cv = `Ivan Petrov

Experience
Maintenance Fitter, Bakkavor, Leeds, 2019 - 2024
Looking for faults on conveyors at night
Relocated from Varna, 2018
Time out to travel, 2017`;
    const text = await withExamples(cv, 'Maintenance Engineer\nRequirements\n- Fault finding on conveyors\n- Pumps');
    expect(text).toContain('Looking for faults on conveyors');
    expect(text).not.toMatch(/Varna|Time out/);
  });

  it('begin with the post held last and not with the end of it', async () => {
    const cv = `Maria Lopes
Chef de Partie

Work
Chef de Partie, The Swan, York, 2019 - 2023
Ran the sauce section for 80 covers
Restaurant closed in 2023
Available immediately`;
    const text = await withExamples(cv, 'Sous Chef\nRequirements\n- Experience of running a section\n- Stock control');
    expect(text).toContain('begin with “Chef de Partie at The Swan, York');
    expect(text).not.toMatch(/Restaurant closed|Available immediately/);
  });

  it('ask for no ordinary day of a registration, nor of a wish', async () => {
    const cv = `Grace Adeyemi
Registered Nurse
NMC PIN 19F0123O, active since March 2020
Looking for a new start

Staff Nurse, Acute Medical Ward, Leeds General Infirmary, 2020 - 2025
Looked after eight patients on an acute ward with deteriorating patients
Gave IV antibiotics and monitored NEWS2 scores`;
    const advert = 'Staff Nurse, Intensive Care\nRequirements\n- NMC registration\n- Critical care experience';
    const text = await withExamples(cv, advert);
    expect(text).not.toMatch(/says: “(?:NMC PIN|Looking for)|(?:line|near|answer): “(?:NMC PIN|Looking for)/);
    expect(text).not.toContain('“Registered Nurse” and says no more of it');
    expect(text).toMatch(
      /comes nearest to it\?\nA line of your CV that may be near: “At Leeds General Infirmary, I looked after eight patients on an acute ward/,
    );
  });

  it('do not quote the line of a post as what was done in it', async () => {
    const cv = `Blessing Chukwuma

WORKING EXPERIENCE
HR Officer, Zenith Paints Ltd, Lagos (2021 – Till date)
Duties:
Payroll for 240 staff on SAGE
Leave and attendance records`;
    const text = await withExamples(cv, 'HR Advisor\nRequirements\n- Payroll\n- Recruitment');
    expect(text).not.toContain('says: “Zenith Paints Ltd');
  });
});
