import { aCall, engine, interview, letter } from '../testing/texts.js';

const ADVERT =
  'Team Leader\nHarbour Foods Ltd, Hull\nWe ask for:\n- Team leadership\n- Stock control\n- A driving licence';

describe('a letter says of a post', () => {
  it.each(['HGV Class 1 Drivers\nYork\nCPC needed.', 'Night Care Assistants (Bank)\nYork\nNVQ 2 needed.'])(
    'that many are looked for as one who applies: %j',
    async (jobDescription) => {
      const said = await letter(
        'Ana Reed\nYork\n\nExperience\nCleaner, Elm House, York, 2019 - present\n',
        jobDescription,
      );
      expect(said).toMatch(/the post of (?:HGV Class 1 Driver|Night Care Assistant)(?: \(Bank\))?\./);
    },
  );

  it('nothing of the number that stands before the first of several', async () => {
    const said = await letter(
      'Ana Reed\nYork\n\nExperience\nElectrician, Kirk Ltd, York, 2019 - present\n',
      'We have two vacancies:\n1) Electrical Supervisor\n2) Approved Electrician\nYork',
    );
    expect(said).not.toContain('1)');
  });
});

describe('a letter says of a life', () => {
  it.each([
    ['Barista, Bean House (part-time), Leeds, 2021 - present', 'as a Barista at Bean House, Leeds'],
    ['Web Developer, Tern Ltd (remote), 2021 - present', 'as a Web Developer at Tern Ltd'],
    ['Self-employed hair stylist, chair at Salon Luna, Hove, 2018 - present', 'as a self-employed hair stylist, and'],
  ])('%s', async (line, said) => {
    expect(await letter(`Ana Reed\nLeeds\n\nExperience\n${line}\n- Looked after regulars\n`, ADVERT)).toContain(
      `I work ${said}`,
    );
  });

  it('no corps or regiment for an employer', async () => {
    const said = await letter(
      'Ana Reed\nLeeds\n\nExperience\nBritish Army, Royal Engineers, 2012 - 2024\n- Led a section of eight\n',
      ADVERT,
    );
    expect(said).not.toMatch(/\bat (?:the )?(?:British Army|Royal Engineers)/);
  });

  it.each([
    ['Before that I was a carer with Homely Care for two years.', false],
    ['In Ghana I taught primary school for four years.', false],
    ['I like the work.', true],
  ])('no sum of years where some are told without dates: %s', async (sentence, isSaid) => {
    const cv = `My name is Ana Reed and I live in Leeds. I have worked as a senior carer at Elm Lodge in Leeds since March 2019. ${sentence}`;
    expect((await letter(cv, 'Care Assistant\nLeeds\nNVQ 2 needed.')).includes('work experience in all')).toBe(isSaid);
  });
});

describe('a letter tells as work', () => {
  it.each(['I sing in my church choir.', 'I drive and have my own car.', 'I keep bees and sell honey.'])(
    'nothing of a text of prose behind its papers: %s',
    async (sentence) => {
      const cv = `My name is Ana Reed. I have worked as a carer at Elm Lodge in Leeds since 2019. I have an NVQ Level 3 in Health and Social Care. ${sentence}`;
      expect(await letter(cv, ADVERT)).not.toContain(sentence.slice(0, -1));
    },
  );

  it('no row of titles', async () => {
    const cv =
      'Ana Reed\nLeeds\n\nExperience\nBrown LLP, Leeds — Legal Secretary — 2017 to present\nAudio typing and diaries for two partners\nKirk LLP, Leeds — Junior Secretary then Legal Secretary — 2013 to 2017\n';
    expect(await letter(cv, ADVERT)).not.toContain('Junior Secretary then');
  });

  it('the work of one row of a form at its own employer', async () => {
    const row = (dates: string, held: string, done: string, employer: string) =>
      `Dates: ${dates}\nOccupation or position held: ${held}\nMain activities and responsibilities: ${done}\nName and address of employer: ${employer}\n`;
    const cv = `Ana Reed\n\nWORK EXPERIENCE\n${row('August 2018 – Present', 'Staff Nurse', 'Care of six ventilated patients per shift', 'Kestrel Hospital, Leeds')}${row('July 2014 – July 2018', 'Staff Nurse', 'Surgical ward of 30 beds, admissions and discharges', 'Wren Hospital, York')}`;
    const said = await letter(cv, 'Staff Nurse, Leeds\nVentilated patients, surgical ward, admissions.');
    expect(said).toMatch(/at Kestrel Hospital (?:my CV|it) says: “Care of six ventilated/);
    expect(said).toMatch(/at Wren Hospital (?:my CV|it) says: “Surgical ward of 30 beds/);
  });
});

it('a letter does not call asked for what only stands in the CV', async () => {
  const cv =
    'Ana Reed\nLeeds\n\nSkills\nTypeScript, Node.js, Git\n\nExperience\nCook, Elm Inn, Leeds, 2019 - present\n- Ordered for 90 covers\n';
  const said = await letter(
    cv,
    'Frontend Developer\nLeeds\nYou work with designers and backend engineers.\n- TypeScript in production',
  );
  expect(said).not.toMatch(/Of what you ask for[^.]*Node/);
});

it('a letter quotes a degree whose result is expected', async () => {
  const cv =
    'Ana Reed\nLeeds\n\nEducation\nUniversity of Leeds, BSc Mathematics, 2023–2026 (expected 2:1)\n\nSkills\nExcel, SQL\n';
  const said = await letter(cv, 'Data Analyst\nLeeds\nA degree in mathematics is essential.');
  expect(said).not.toContain('My qualifications for this post: University of Leeds');
});

describe('the optimised CV', () => {
  const COLUMNS = [
    'CONTACT                 Ana Reed',
    'ana@example.com         Pharmacy Technician',
    'Leeds                   PROFILE',
    '                        Registered pharmacy technician.',
    'SKILLS',
    'Dispensing              EXPERIENCE',
    'Stock control           Senior Pharmacy Technician',
    'PMR systems             Leeds General Infirmary, Leeds',
    '                        June 2021 - Present',
    '                        • Run the ward round on three wards',
    'LANGUAGES               • Train two trainees a year',
    'English                 EDUCATION',
    '                        BTEC Level 3 Pharmaceutical Science, 2017',
  ].join('\n');
  const optimised = async (cvText: string, jobDescription: string) =>
    engine.optimiseCv({ cvText, jobDescription }, aCall());

  it('has uneven columns one below the other, and says so', async () => {
    const { optimizedCvText, changes } = await optimised(
      COLUMNS,
      'Pharmacy Technician, Leeds\nDispensing, stock control.',
    );
    expect(optimizedCvText).toContain(
      'Senior Pharmacy Technician\nLeeds General Infirmary, Leeds\nJune 2021 - Present',
    );
    expect(optimizedCvText).not.toMatch(/Dispensing, EXPERIENCE|LANGUAGES {3}/);
    expect(changes.map(({ summary }) => summary)).toContain('Your two columns now stand one below the other.');
  });

  it('is advised on by rows as they stand in the CV', async () => {
    const row = '| Skills | Xero payroll, rota planning, R4 software |';
    const { changes } = await optimised(
      `Ana Reed\nLeeds\n| Post | Employer | From | To |\n| Office Manager | Elm Dental | 2021 | present |\n| Receptionist | Kirk Dental | 2017 | 2021 |\n${row}\n`,
      'Practice Manager, Leeds\nXero, payroll, rota planning.',
    );
    const advice = changes.filter(({ kind }) => kind === 'advice').map(({ summary }) => summary);
    expect(advice.some((each) => each.includes(`“${row}”`))).toBe(true);
  });
});

describe('a question', () => {
  const asked = async (cv: string, jobDescription = ADVERT) =>
    (await interview(cv, jobDescription, 2)).map((each) => `${each.question} ${each.realWorldExample}`).join('\n');

  it('asks of an award nothing that would have to work', async () => {
    const said = await asked(
      'Ana Reed\nLeeds\n\nExperience\nReceptionist, Elm Hotel, Leeds, 2019 - present\n- Won the Heart award 2024\n',
    );
    expect(said).not.toMatch(/award 2024”\. How did you know that it had worked/);
  });

  it('is about the post that it names, and no heading, arrow or rank is an employer', async () => {
    const said = await asked(
      'Ana Reed\nLeeds\n\nPaid work\nGymshed → Social Media Manager → 03/2022–present\nGrew the channel from 1.1m to 3.4m followers\nTern Maps ➜ Product Designer ➜ 2020 ➜ now\nRedesigned the page of the map with two engineers\n\nBritish Army, Royal Engineers 2012 – 2020\nLCpl, Section second in command 2016 – 2020\n- Held £400,000 of plant on signature\nSergeant, Troop Commander, 2012 – 2016\n- Planned road moves of 60 vehicles\n',
    );
    expect(said).not.toMatch(/→|➜|At Paid work|At Section|At Troop/);
  });

  it('takes lines that somebody types small for lines of their own', async () => {
    const said = await asked(
      'dan pratt\nwelder\nhull\n\nexp\nsea gull yards hull 2019 to now - blade root fittings, mig and tig\nspeight group 2015 - 2019 - bridge works, site welding, confined space\nno car at mo',
      'Welder\nHull\nSite welding.',
    );
    expect(said).not.toContain('tig speight');
  });
});

describe('a letter', () => {
  const CV = 'Ana Reed\nYork\n\nExperience\nBus Driver, Kirk Buses, York, 2019 - present\n';

  it.each([
    'Swift Staffing is recruiting coach drivers on behalf of a family run operator in York.',
    'Swift Staffing is working with a growing haulage company.',
    'Swift Staffing is hiring for our client in York.',
  ])('is addressed to no agency as the employer: %s', async (sentence) => {
    expect(await letter(CV, `Coach Driver\n${sentence}\nCategory D licence.`)).not.toContain('Swift Staffing');
  });

  it('is addressed to whoever recruits for itself', async () => {
    expect(
      await letter(CV, 'Coach Driver\nSwift Coaches is recruiting drivers in York.\nCategory D licence.'),
    ).toContain('Dear hiring team at Swift Coaches');
  });

  it.each([
    ['Cook in Charge\nYork', 'the post of Cook in Charge'],
    ['Specialty Doctor in Acute Medicine\nYork', 'the post of Specialty Doctor in Acute Medicine'],
    ['Cook in Leeds\nKitchen of 40 covers.', 'the post of Cook.'],
    ['Lecturer in Midwifery / Skills Tutor\nYork\nTwo posts.', 'the post you advertise'],
    ['Bookkeeper / Administrator\nYork', 'the post of Bookkeeper / Administrator'],
    ['Sales Negotiator and Lettings Manager (two roles)\nYork', 'the post you advertise'],
  ])('names the post of %j', async (head, said) => {
    expect(await letter(CV, `${head}\nFood hygiene.`)).toContain(said);
  });

  it('counts no years of which only the summers were worked', async () => {
    const cv =
      'Ana Reed\nYork\n\nExperience\nCook, Elm Inn, York, 2020 - present\nKitchen Porter, Kirk Hotel, York, summers 2014-2018\n';
    expect(await letter(cv, 'Cook\nYork\nFood hygiene.')).not.toContain('in all');
  });

  it('counts no years of one post for those of two', async () => {
    const cv =
      'Hello, I am Ana Reed. I am taxi driver here since 2020, self employed. Before I came I worked as a bus driver in Accra for nine years.';
    expect(await letter(cv, 'Bus Driver\nYork\nCPC.')).not.toContain('in all');
  });

  it('says of nobody that they are present', async () => {
    const cv =
      'Ana Reed\nHull\n\nAppointments\nPresent – Lecturer in Public Health, University of Hull (from January 2021)\n2017–2020 – Research Fellow, University of York\n';
    expect(await letter(cv, 'Analyst\nHull\nPublic health.')).not.toContain('Present');
  });

  it('calls no studies a qualification', async () => {
    const cv =
      'Ana Reed\nHull\n\nEmployment\nAccounts Assistant, Kirk Ltd, Hull, 2018 - present\n\nQualifications\nAAT Level 3 passed 2024; studying Level 4\n';
    const said = await letter(cv, 'Payroll Officer\nHull\nAAT is essential.');
    expect(said).not.toContain('studying');
  });

  it('is signed without a rank', async () => {
    const cv = `Petty Officer Rhys Owen\nPlymouth\n\nExperience\nFitter, Kirk Ltd, Plymouth, 2019 - present\n`;
    expect(await letter(cv, 'Fitter\nPlymouth\nPumps.')).toMatch(/\nRhys Owen$/);
  });
});
