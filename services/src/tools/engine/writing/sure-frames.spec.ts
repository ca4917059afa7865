import { BuiltInEngine } from '../built-in-engine.js';
import { aCall, letter } from '../testing/texts.js';
import { isOthersWork, isToCome, tellsOfOthers } from './others-work.js';
import { namesInOrder } from './names-in-order.js';
import { isSureTitle, mayEmploy } from './sure-posts.js';

const engine = new BuiltInEngine();
const keySkillsOf = async (cvText: string, jobDescription: string) =>
  (await engine.optimiseCv({ cvText, jobDescription }, aCall())).changes.find(({ kind }) => kind === 'added')?.after ??
  '';

describe('a title', () => {
  it.each([
    ...['Class 1 Driver', 'Senior Data Engineer', 'Head of Maths', 'Teacher of Mathematics', 'Chef de Partie'],
    ...['Lecturer in Psychology', 'Owner', 'Barista / supervisor', 'Registered Nurse', 'self-employed tiler'],
    ...['Legal Secretary', 'HGV Mechanic', 'Security Guard', 'Staff Midwife', 'Paralegal', 'Nursery Nurse', 'Waitress'],
    ...['Assistant Quantity Surveyor', 'Postdoctoral Research Associate', 'Marketing Executive', 'Director'],
  ])('is surely one: %s', (title) => {
    expect(isSureTitle(title)).toBe(true);
  });

  it.each([
    ...[
      'Dealing with lenders',
      'Summer internship',
      'Legal Secretary (temp)',
      'self-employed EICRs for letting agents',
    ],
    'machinist then line leader',
    ...['Audio typing (70 wpm)', 'Industrial placement', 'Work placement', 'Key person for 6 children', 'ECT'],
    ...[
      'Submission of AP1 forms',
      'Various firms through Law Choice',
      'Marks & Spencer',
      'Placed orders with the owner',
    ],
  ])('may be none: %s', (title) => {
    expect(isSureTitle(title)).toBe(false);
  });
});

describe('an employer', () => {
  it.each([
    ...['Kier', 'Ocado Technology', 'Moy Park', "St Oswald's CE Primary School", 'Westmoor Vets', 'The Old Mill'],
    ...[
      'Sunrise Lodge care home',
      'Brookes library',
      'Tema Port logistics',
      'Abbey Vale dental practice',
      'Smith & Co',
    ],
    ...['Sage-Green Software', 'Perth Timber', 'Curl Up & Dye', 'Coffee #1', 'Ridge and Partners LLP'],
  ])('may be called so: %s', (name) => {
    expect(mayEmploy(name)).toBe(true);
  });

  it.each([
    ...['London', 'Pune and London', 'Summer placement', 'Industrial placement', 'Work placement', 'ECT', 'Corporal'],
    ...[
      'Retail store',
      'Care home',
      'Dispensary',
      'Ward 7',
      'Main kitchen',
      'Council',
      'Primary School',
      'Audio typing',
      'the shop floor',
    ],
    ...['Shift Leader', 'Key person for 6 children', 'Various Clients', 'loading shovel', 'Berlin', 'Team Manager'],
  ])('is surely not called so: %s', (name) => {
    expect(mayEmploy(name)).toBe(false);
  });
});

describe('a line with another subject than its person', () => {
  it.each([
    ...['Colleagues handle the butchery', 'The head chef does the menu costing; I check deliveries'],
    ...['My line manager negotiated the final accounts; I kept the records', 'Nurse colleagues run the puppy parties'],
    ...['My colleague Jo set up the Power BI dashboards, which I read', 'A colleague provides the hydrotherapy'],
    ...['Another firm fits the kitchens; I scribe the plinths', 'Our director introduced Microsoft Intune'],
    ...['Colleague Sam Reid handles the payroll', 'One assistant keeps the diary', 'They cook the lunches'],
    ...['Paralegals draft the engagement letters', 'Police take the statements', 'Vets do the X-rays, I position'],
    ...['Third line look after Exchange and the firewalls', 'Backend team own the gateway', 'HR run the payroll'],
    ...['Pastry comes from the central kitchen', 'Second line sits with the resolution team', 'Mate has the licence'],
    ...['Motion was done by a freelance animator', 'Colleagues from Delft calibrated the model'],
    ...['Year-end is handled by Henderson Loggie', 'The rota was written by Ann'],
  ])('is not their work: %s', (line) => {
    expect(isOthersWork(line)).toBe(true);
    expect(tellsOfOthers(line)).toBe(true);
  });

  it.each([
    ...['Took on one apprentice, who passed his Level 2 in 2021', 'Chloe-Mae is a level 3 qualified stylist'],
    ...['Manage a student, whose paediatric first aid certificate is current'],
    ...['I patch cables; the network manager looks after Cisco switches'],
    ...['Complaints, second line sits with the resolution team', 'HIAB - mate has it, I have used it'],
  ])('may stand behind work of theirs: %s', (line) => {
    expect(isOthersWork(line)).toBe(false);
    expect(tellsOfOthers(line)).toBe(true);
  });

  it.each([
    ...[
      'Ran the sauce section for 90 covers',
      'I run the eco club',
      'Managed a team of three',
      'Staff rotas and stock',
    ],
    ...['Team meetings with parents', 'Supervise one commis', 'Client accounts and VAT returns', 'A caseload of 22'],
    ...['Trained two apprentices in slating', 'Nurse-led clinics for 30 patients', 'Colour, balayage, bridal hair'],
    ...['Driver checks and tachographs', 'Second line support for 400 users', 'Look after the firewalls'],
    ...['Customers rated the service 4.8', 'Work with the tax team', 'Teacher training for six', 'Police checks'],
    ...['Helped the sous chef with menus', 'Praised by the inspectors', 'Office moves and desk plans', 'Line checks'],
  ])('is no such line: %s', (line) => {
    expect(isOthersWork(line)).toBe(false);
    expect(tellsOfOthers(line)).toBe(false);
  });

  it.each([
    'hope one day to lead mathematics',
    'Gaelic course booked for January',
    'would like, in time, to lead science',
  ])('is not yet done: %s', (line) => {
    expect(isToCome(line)).toBe(true);
  });
  it.each(['I booked appointments for four doctors', 'Planned lessons for 30', 'Booked courses for staff'])(
    'is done: %s',
    (line) => {
      expect(isToCome(line)).toBe(false);
    },
  );
});

describe('a letter', () => {
  const CHEF = (line: string) =>
    `Sam Adair\nChef, Bath\n\nWork experience\nSous Chef, The Royal Crescent, Bath, 2020 - present\n- Ran the sauce section for 90 covers\n- ${line}\n\nEducation\nNVQ Level 3 Professional Cookery, 2017`;
  const JOB = 'Head Chef\nThe Bear, Bath\nRequirements\n- Butchery\n- Menu costing\n- Stock control\n- NVQ Level 2';

  it.each([
    'Colleagues handle the butchery',
    'The head chef does the butchery; I check deliveries',
    'Hope to learn butchery',
    'My head chef does the menu costing',
    'Took on one commis, who passed her NVQ Level 2 in butchery in 2021',
  ])('claims nothing of what others do: %s', async (line) => {
    const text = await letter(CHEF(line), JOB);
    expect(text).not.toMatch(/experience of [^.]*(?:butchery|costing)|ask for [^.]*(?:butchery|costing)|: who passed/i);
    expect(await keySkillsOf(CHEF(line), JOB)).not.toMatch(/butchery|costing/i);
  });

  it('tells what is of no place before what is of one, as behind it it would seem to be of the same', async () => {
    const cv =
      'Kofi Mensah\nStoke\n\nExperience\nMaintenance technician, Hill Hospital, Stoke, 2020 - present\n- Serviced nurse-call alarms and door closers\n\nLine operator\n2016 - 2020\n- Ran the alarms of the wrapping line\n';
    const text = await letter(
      cv,
      'Maintenance Operative\nSome Trust\nRequirements\n- Nurse-call alarms\n- Wrapping line',
    );
    expect(text).toContain('at Hill Hospital, I serviced');
    expect(text.indexOf('wrapping line')).toBeLessThan(text.indexOf('at Hill Hospital, I serviced'));
  });

  it('calls no degree a qualification that is still to come', async () => {
    const cv = CHEF('Ran the bakery').replace(
      /NVQ.*$/,
      'BSc Culinary Arts, Some University (part-time, final year, due 2030)',
    );
    expect(await letter(cv, 'Head Chef\nThe Bear\nRequirements\n- Degree in culinary arts')).not.toContain(
      'My qualifications',
    );
  });

  it('says where only of the post that a line stands below', async () => {
    const cv =
      'Orla Keenan\nBelfast\n\nCareer summary\n| Dates | Employer | Role |\n| 04/2021 – now | Moy Park | Assistant Management Accountant |\n| 2016 – 2018 | Spar, Lisburn Road | Sales assistant |\n\nMOY PARK – Assistant Management Accountant\nPrepare monthly management accounts for two sites\nPost accruals and prepayments\n\nEducation\nBSc Accounting, 2018';
    expect(
      await letter(cv, 'Management Accountant\nAlmac\nRequirements\n- Management accounts\n- Accruals'),
    ).not.toMatch(/at Spar/i);
  });

  it.each([
    ['Senior Data Engineer, Ocado Technology\nJan 2021 – Present, London', /at London/i],
    ['Summer internship, Weir Group, Glasgow    June - August 2024', /as an? Summer|at Summer/i],
    ['Work placement, SEPA, Dingwall   June - August 2024', /at Work placement|as a Work/i],
    [
      'Legal Secretary (temp)\nVarious firms through Law Choice    Jan 2020 – Sep 2021',
      /as a Legal|at Audio|Various firms/i,
    ],
    [
      'ECT, Year 2 maternity cover, Clifton Green Primary, York — January 2022 to July 2022',
      /at ECT|experience of Year 2/i,
    ],
  ])('takes no place, time or short form for an employer: %j', async (head, wrong) => {
    const cv = `Ana Reed\nLeeds\n\nExperience\n${head}\n- Led the migration of 140 jobs to Terraform\n- Audio typing (70 wpm), diary management\n`;
    expect(await letter(cv, 'Data Engineer\nSome Bank\nRequirements\n- Terraform\n- Year 2\n- Typing')).not.toMatch(
      wrong,
    );
  });

  it.each([
    "Sgt (Ret'd) Wayne Prosser\nSERVICE RECORD",
    'Contact\nolu@example.test\nTop Skills\nSalesforce',
    'Curriculum Vitae Europass',
  ])('is signed by nobody called as a heading is: %j', async (head) => {
    const cv = `${head}\n\nExperience\nDriver, Ace Ltd, Leeds, 2018 - 2024\n- Drove 120 vans`;
    expect(await letter(cv, 'Driver\nSome Haulage')).not.toMatch(/\n(?:Service Record|Top Skills|Curriculum.*)$/i);
  });
});

describe('what is surely read is told, without what is not', () => {
  const told = (...lines: string[]) =>
    letter(`Jo Tester\nYork\n\nExperience\n${lines.join('\n')}`, 'Some Job\nRequirements\n- Rotas\n- Guests');

  it.each([
    // beside a department, a client, a town
    [['Pharmacy Technician, Dispensary', 'Jan 2021 – Present'], 'I work as a Pharmacy Technician'],
    [['Claims Handler (client: Axa), Apr 2021 – present'], 'I work as a Claims Handler'],
    [['Data Engineer', 'Jan 2021 – Present, London'], 'I work as a Data Engineer'],
    [
      ['2019 – now Persimmon Homes, Corby - bricklayer on new builds; facing brick, 600 a day'],
      'I work as a bricklayer',
    ],
    [['Legal Secretary, 2018 – present'], 'I work as a Legal Secretary'],
  ])('the title alone: %j', async (head, said) => {
    expect(await told(...head, '- Kept the rotas of the team')).toMatch(new RegExp(`${said}[,.]`));
  });

  it.each([
    [['Bidfood, Leeds - since 2019 - Class 2 nights'], 'I work at Bidfood, Leeds'],
    [
      ['Scania Truck Centre, Leeds – 2017 to present', '- Inspected tractor units'],
      'I work at Scania Truck Centre, Leeds',
    ],
  ])('the employer alone: %j', async (head, said) => {
    expect(await told(...head)).toContain(said);
  });

  it.each([
    [['Waiter, Christmas temp, The Salt Room, Nov 2021 - present'], 'as a Waiter at The Salt Room'],
    [
      ['Teacher, maternity cover, Hill Primary School, 2021 to present'],
      'as a Teacher, maternity cover, at Hill Primary School',
    ],
    [
      ['Sunrise Lodge care home, Leicester - Care Assistant    Mar 2021 - now'],
      'at Sunrise Lodge care home, Leicester',
    ],
    [['Owner, Curl Up & Dye, Stockport, 2019 - present'], 'I work as Owner at Curl Up & Dye, Stockport'],
    [['Bookkeeper, Smith & Co, summer 2015 to present'], 'as a Bookkeeper at Smith & Co'],
    [['Team Leader     Sykes (call centre)     Oct 2021 - present'], 'as a Team Leader at Sykes'],
  ])('both, however long it was to last: %j', async (head, said) => {
    expect(await told(...head)).toContain(said);
  });

  it('says nothing of an earlier post alone, where the present one was not understood', async () => {
    const text = await letter(
      'Ana Reed\nLeeds\n\nI am a dental nurse. Since May 2020 I have been working at Oadby Dental. Before that I worked as a receptionist from 2017 to 2020.',
      'Dental Nurse\nRequirements\n- Patients',
    );
    expect(text).not.toMatch(/worked as a receptionist[,.]/);
  });

  it.each(['Upsell room upgrades, 12% above target in 2023', 'Upsell upgrades to guests since 2021'])(
    'quotes what was done in a year: %s',
    async (line) => {
      expect(await told('Front Desk Agent, Meikles Hotel, 2022 - present', line)).toContain(`“${line}`);
    },
  );

  it.each(['Year 5, Robert Wilkinson Primary (spring 2021)', 'Reception, Haxby Road Primary, autumn 2020'])(
    'quotes no row of a placement as work: %s',
    async (line) => {
      const text = await letter(
        `Jo Tester\nYork\n\nTeaching experience\nClass teacher, Hill Primary, York, 2022 - present\n- Taught a class of 30\n\nPlacements\n${line}`,
        'Teacher\nRequirements\n- Year 5\n- Reception',
      );
      expect(text).not.toContain(`“${line.slice(0, 12)}`);
    },
  );

  it('takes what somebody did, or in which part of a house, for no employer', async () => {
    expect(await told('Support, Community Links, York, 2020 - present', '- Visit eight people at home')).not.toMatch(
      /at Support/,
    );
    expect(await told('Marks & Spencer, Bath - Section Manager, Food, 2018 - present')).not.toMatch(/as an? Marks/);
  });

  it('quotes no head of the next post as work of the one before', async () => {
    const text = await told(
      'Ward 12, Leeds General Infirmary\nStaff Nurse (Band 5)\nMarch 2020 - present\nGive medicines to 28 patients',
      "Outpatients, St James's\nHealthcare Assistant\n2017 - 2020\nTook blood",
    );
    expect(text).not.toContain('“Outpatients');
  });

  it.each(['Infosys Ltd, client Lloyds Bank, Test Analyst, 2020 - present', '2014-2020: Kiln operative, Steelite'])(
    'quotes no head of a post as work: %s',
    async (head) => {
      expect(await told(head)).not.toMatch(/“[^”]*(?:Analyst|operative)/);
    },
  );

  it('says “a visa” where a CV leaves the article out', async () => {
    expect(await told('Welder, Some Works, Leeds, 2022 - present', '', 'I have Ukraine visa (UPE).')).toContain(
      'I have a Ukraine visa (UPE).',
    );
  });

  it('calls nobody experienced in what stands in the name of an employer', async () => {
    const text = await letter(
      'Jo Tester\nAberdeen\n\nWORK HISTORY SUMMARY\n| Dates | Employer | Role |\n| 2020 – now | Wood Group | HSE Adviser |\n| 2014 – 2020 | Balmoral Offshore | Quality Inspector |\n\nBALMORAL OFFSHORE – Quality Inspector\nInspected buoyancy modules against drawings',
      'HSE Advisor\nRequirements\n- Offshore experience',
    );
    expect(text).not.toMatch(/experience of offshore/i);
  });
});

describe('names in capitals in small letters', () => {
  it.each([
    ["ST Mary'S Care Home", "St Mary's Care Home"],
    ["ST John'S Hospice, Stoke-On-Trent", "St John's Hospice, Stoke-on-Trent"],
    ['Stratford-Upon-Avon', 'Stratford-upon-Avon'],
    ["St Mary's", "St Mary's"],
    ['BEST Foods', 'BEST Foods'],
    ['Sage-Green Software', 'Sage-Green Software'],
  ])('are written as they are: %s', (name, written) => {
    expect(namesInOrder(name)).toBe(written);
  });
});
