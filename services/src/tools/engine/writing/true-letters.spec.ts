import { letter } from '../testing/texts.js';

const JOB = 'Staff Nurse\nRequirements\n- NMC registration\n- Critical care\n- Audit';
const signed = async (cv: string, job = JOB) => (await letter(cv, job)).split('\n').at(-1);

describe('a letter names the latest post', () => {
  it.each([
    [
      'Ada Obi, ACCA\nBirmingham\nAccounts Assistant / Bookkeeper\n\n• Accounts Assistant, Redfern Ltd, Jun 2021-date : purchase ledger\n• Bookkeeper - various clients 2019 - 2021. Xero',
      'work as an Accounts Assistant at Redfern Ltd',
    ],
    [
      'Janet Pugh\nReceptionist\n\nFrom 2005 to 2015 I was the secretary at Some Comprehensive, typing letters. Since 2015 I have been a receptionist at Glan Surgery, answering calls.',
      'work as a receptionist at Glan Surgery',
    ],
    [
      'Luca Romano\n2023 now - The Bon Vivant, bartender, cocktails, cash\n2021-2023 Starbucks, barista trainer',
      'work as a bartender at The Bon Vivant',
    ],
    [
      "Rahul Verma\n\nEXPERIENCE SUMMARY\nTata (Apr'19 – till date) – Sr. Design Engineer – some account\nMahindra (Jul'15 – Mar'19) – Design Engr",
      'work as a Sr. Design Engineer at Tata',
    ],
    [
      'Ana Alves\nCleaner\n2021 - 2025 Room attendant, Premier Inn, 16 rooms a shift\n2019-2021 Office cleaner',
      'worked as a Room attendant at Premier Inn',
    ],
  ])(
    '%s',
    async (cv, said) => {
      expect(await letter(cv, JOB)).toContain(said);
    },
    60_000,
  );
});

describe('a letter is signed', () => {
  it.each([
    ['dean roberts   electrician    swansea\n2013 - 2020 Some Co', 'Dean Roberts'],
    ['Robert "Bob" Steele\nCNC machinist - Sheffield', 'Robert Steele'],
    ['JOSEPHINE "JOY" REYES, RN, RM\nCavite, Philippines', 'Josephine Reyes'],
  ])(
    'with the name of the first line: %s',
    async (cv, name) => {
      expect(await signed(cv)).toBe(name);
    },
    60_000,
  );

  it.each(['warehouse operative\n2019 - 2023 Some Depot', 'curriculum vitae\nWelder, Acme, 2019 - 2023'])(
    'by nobody where no name stands: %s',
    async (cv) => {
      expect(await signed(cv)).toBe('[Your name]');
    },
    60_000,
  );
});

describe('a letter says what was done', () => {
  it('in lines below a post that have no mark', async () => {
    const cv =
      'Priya Nair\n\nExperience\nStaff Nurse Band 5, Intensive Care, Some Trust, Jan 2022 - Present\n Care of level 2 and 3 patients, ventilated, arterial lines\n Audit of line infections, rate down 40%';
    expect(await letter(cv, JOB)).toMatch(/audit of line infections, rate down 40%/i);
  }, 60_000);

  it('behind the post and its dates', async () => {
    const cv =
      'Kwame Mensah\n\nExperience\n1. Site Engineer, Contracta Ltd, March, 2019 - date. Setting out with total station and supervising 30 artisans.';
    expect(await letter(cv, 'Site Engineer\nRequirements\n- Setting out\n- CSCS card')).toMatch(
      /setting out with total station and supervising 30 artisans/i,
    );
  }, 60_000);
});

it.each([
  ['NEC? no - FIDIC contracts and setting out', /NEC|FIDIC/],
  ['English: intermediate; Portuguese: native speaker', /English|Portuguese/i],
])(
  'a letter takes for no work what denies or labels: %s',
  async (line, never) => {
    const cv = `Jo Tester\n\nExperience\nSite Engineer, Contracta Ltd, 2019 - 2024\n${line}`;
    expect(await letter(cv, 'Site Engineer\nRequirements\n- Setting out\n- CSCS card')).not.toMatch(never);
  },
  60_000,
);

it('a letter names no apprenticeship as the last post where later ones are not read', async () => {
  const cv =
    'Dean Roberts   electrician\n\nWork\n2013 - 2020 Some Construction - containment\n2009-2013 apprentice, Celtic Electrical';
  expect(await letter(cv, 'Electrician\nRequirements\n- Containment')).not.toContain('apprentice');
}, 60_000);

describe('a letter quotes papers', () => {
  const quoted = async (line: string, asked: string) =>
    letter(
      `Jo Tester\n\nExperience\nPharmacist, Acme, 2015 - 2024\n- Dispensing\n\nEducation\n${line}`,
      `Pharmacist\nRequirements\n- Dispensing\n- ${asked}`,
    );
  it.each([
    ['2011–2016   Master of Pharmacy   EQF level 7', 'MPharm degree', 'post: Master of Pharmacy EQF level 7.'],
    ['Jo Tester MPharm', 'MPharm degree', 'post: MPharm.'],
    ['LICENSES: GPhC registered 2017', 'GPhC registration', 'post: GPhC registered 2017.'],
    [
      'MPharm, Some University | 9+ yrs exp | CTC 14 LPA | Notice period 60 days',
      'MPharm degree',
      'post: MPharm, Some University.',
    ],
  ])(
    'without what stands around them: %s',
    async (line, asked, said) => {
      expect(await quoted(line, asked)).toContain(said);
    },
    60_000,
  );

  it('and none that is only applied for, nor the line of a post', async () => {
    expect(await quoted('REGISTRATION: GPhC - application submitted June 2026', 'GPhC registration')).not.toContain(
      'GPhC',
    );
  }, 60_000);
});

it('a letter writes a shouted title as a title, and a right to work by its words', async () => {
  const text = await letter(
    'Ana Alves\nHousekeeper / Cleaner - London SE15 - Portuguese, pre-settled status\n2021 - 2025 Room attendant, Premier Inn',
    'MANAGEMENT ACCOUNTANT\nRequirements\n- Excel\nRight to work required',
  );
  expect(text).toContain('the post of Management Accountant');
  expect(text).toContain('I have pre-settled status.');
}, 60_000);

describe('what a letter says of its person', () => {
  it('names an employer as one, a deed as one, and the place once', async () => {
    const text = await letter(
      `Amina Yusuf\n\nEMPLOYMENT\nWarehouse Operative, DHL Supply Chain, Lutterworth\nMarch 2022 - Present\n- Pick and pack up to 180 orders a shift\n- Stand in for the shift lead when she is away\n- Trained 6 new starters on picking`,
      'Warehouse Team Leader\nRequirements\n- Experience of picking orders\n- Training of new starters',
    );
    expect(text).toContain('Warehouse Operative at DHL Supply Chain, Lutterworth');
    expect(text.match(/as a Warehouse Operative/gi)).toHaveLength(1);
    expect(text).toContain('At DHL Supply Chain, I trained 6 new starters on picking.');
    expect(text).toContain('“Pick and pack up to 180 orders a shift.”');
  });

  it('says “you ask for” of what stands in the advert alone', async () => {
    const text = await letter(
      `Laura Bianchi\n\nExperience\nScientist, Roslin Institute, Edinburgh, 2020 to present\n- Single-cell RNA-seq of chicken macrophages, with library preparation`,
      'Senior Scientist\nRequirements\n- Experience of single-cell RNA-seq\n- Library preparation',
    );
    expect(text).not.toMatch(/ask for cell culture/i);
  });

  it('takes the paper out of a list of skills, and the permission out of its brackets', async () => {
    const text = await letter(
      `Priya Desai\nLocation: London (British citizen)\n\nExperience\nElectrician, Acme Ltd, London, 2020 to present\n- Installed lighting in offices\n\nSkills\nPLC, AutoCAD Electrical, MATLAB, C, 18th Edition (passed April 2025)`,
      'Electrician\nRequirements\n- 18th Edition wiring regulations\n- Installation of lighting\n- Right to work in the UK',
    );
    expect(text).toContain('18th Edition (passed April 2025)');
    expect(text).not.toContain('MATLAB');
    expect(text).toContain('I am a British citizen.');
  });
});

describe('a letter tells work in whole sentences', () => {
  it('quotes what somebody recognises or organises', async () => {
    const told = await letter(
      'Ama Mensah\nExperience\nStaff Nurse, Ridge Hospital, Accra\nMay 2020 – present\n- Recognise deterioration with the NEWS2 score and escalate with SBAR\n- Organise teaching for new staff of the ward',
      'Staff Nurse\nRequirements\n- Recognise deterioration using NEWS2\n- Organise teaching',
    );
    expect(told).toContain('“Recognise deterioration with the NEWS2 score and escalate with SBAR”');
  });

  it('quotes a bullet that lists beside a deed, and tells a plain one', async () => {
    const told = await letter(
      'Priya Nair\nExperience\nAccounts Clerk, Homefield Care Ltd, Slough, Oct 2019 – Present\n- Processed 900 invoices a month in Xero, supplier queries, credit control support\n- Checked, matched and paid supplier statements',
      'Accounts Clerk\nRequirements\n- Invoices in Xero\n- Supplier statements',
    );
    expect(told).toContain('“Processed 900 invoices a month in Xero, supplier queries, credit control support.”');
    expect(told).toContain('I checked, matched and paid supplier statements.');
  });

  it('reads all sentences behind a post and its dates', async () => {
    const told = await letter(
      'Luis Costa\nExperience\nSous Chef, Taberna do Mar, Lisbon, 2021 - now. Second in command of a kitchen of 9. Menu planning, ordering and stock control for the kitchen. Trained four commis chefs.',
      'Head Chef\nRequirements\n- Menu planning\n- Stock control\n- Training of chefs',
    );
    expect(told).toContain('“Menu planning, ordering and stock control for the kitchen.”');
    expect(told).toContain('I trained four commis chefs.');
  });
});

describe('a post whose name stands in a labelled line', () => {
  const WELDER = `Rajesh Kumar
Work Experience
1) Larsen Fabricators Pvt Ltd, Pune        June 2016 to till date
   Designation: Senior Welder
   - TIG and MIG welding of stainless steel pipework
   - Reading isometric drawings, fit-up and grinding
2) Shree Engineering, Nashik    April 2013 to May 2016
   Designation: Welder
   - MMA welding of structural steel`;

  it('is told with its employer, and without the label', async () => {
    const told = await letter(WELDER, 'Coded Welder\nEssential\n* TIG welding of pipework\n* Isometric drawings');
    expect(told).toContain('I work as a Senior Welder at Larsen Fabricators Pvt Ltd, Pune');
    expect(told).not.toContain('Designation');
  });
});

it('what somebody does is no qualification', async () => {
  const told = await letter(
    'Daniel Reyes\nExperience\nProduct Manager | Kiteline Payments | Dublin | Feb 2022 – Present\n- Own the merchant onboarding roadmap; raised activation from 41% to 58%\n- Write user stories in Jira',
    'Senior Product Manager\nYou will\n- own the roadmap for our card payments product\nYou have\n- experience with Jira',
  );
  expect(told).not.toMatch(/qualifications for this post: Own/);
});
