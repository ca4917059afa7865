import { readCv } from './reading/cv-reader.js';
import { columnsOf } from './reading/rows-of-tables.js';
import { aCall, engine, letter } from './testing/texts.js';

const today = new Date(2026, 10, 22);
const under = (...lines: string[]) => ['Jo Tester', 'Leeds', '', 'Experience', ...lines].join('\n');
const ADVERT = 'Operative\nSome Firm Ltd\nRequirements\n- Experience of the work\n- Reliability';
const told = (...lines: string[]) => letter(['Jo Tester', 'Leeds', '', ...lines].join('\n'), ADVERT);

describe('a form', () => {
  const FORM = `Curriculum Vitae
Surname   Ferreira
First name   Ana Lucia
Date of birth   12/05/1990

WORK EXPERIENCE
Dates   01/03/2018 – current
Occupation or position held   Staff Nurse, intensive care
Name of employer   Hospital de São João, Porto
Main activities   Care of ventilated patients, drug infusions
Dates   01/09/2013 – 28/02/2018
Occupation or position held   Staff Nurse, general surgery
Name of employer   Hospital de Braga
Main activities   Pre- and post-operative care`;
  const NURSE = 'Staff Nurse\nSome Trust\nRequirements\n- Ventilated patients';

  it.each([FORM, FORM.replaceAll('   ', ' '), FORM.replaceAll('   ', ': ')])(
    'is read by what was filled in, and its labels are nobody and nowhere',
    async (text) => {
      const cv = readCv(text, today);
      expect(cv.name).toBe('Ana Lucia Ferreira');
      const written = await letter(text, NURSE);
      expect(written).toContain('I work as a Staff Nurse, intensive care, at Hospital de São João');
      expect(written).not.toMatch(/Dates|employer|Surname|position held|Main activities/);
    },
  );

  it('stands in the optimised CV as it was written, without the date of birth', async () => {
    const { optimizedCvText } = await engine.optimiseCv({ cvText: FORM, jobDescription: NURSE }, aCall());
    expect(optimizedCvText).toContain(
      'Dates   01/03/2018 – current\nOccupation or position held   Staff Nurse, intensive care\nName of employer   Hospital de São João, Porto',
    );
    expect(optimizedCvText).not.toContain('1990');
  });
});

describe('a table of posts that a copy has run together', () => {
  it.each([
    ['Dates Employer Position', 'Jan 19 – present Greencore Foods Quality Inspector'],
    ['Dates Position Employer', 'Jan 19 – present Quality Inspector Greencore Foods'],
    ['Dates | Employer | Position', 'Jan 2019 – present | Greencore Foods | Quality Inspector'],
    ['| From | To | Employer | Job |', '| 2019 | now | Greencore Foods | Quality Inspector |'],
    ['Employer / Job title / Dates', 'Greencore Foods / Quality Inspector / 09/2020 - present'],
  ])('is read by its head: %s', async (head, row) => {
    const text = await told(head, row, 'Training Level 2 Food Safety 2019');
    expect(text).toContain('I work as a Quality Inspector at Greencore Foods');
    expect(text).not.toMatch(/Jan|training|a present/);
  });

  it.each(['Dates of employment will be confirmed', 'Employer Position', 'Position of trust'])(
    'is none without such a head: %s',
    (line) => expect(columnsOf(line)).toBeNull(),
  );

  it('has the duties that are told below it with the employer they are said to be of', async () => {
    const text = await letter(
      under(
        'Dates Employer Position',
        'Jan 19 – present Greencore Foods Quality Inspector',
        'Jun 12 – Feb 15 Lidl Polska Cashier',
        'Duties at Greencore',
        'Check weights and labels on the line',
        'Record CCP checks and raise non-conformances',
      ),
      'Quality Technician\nSome Foods Ltd\nRequirements\n- Knowledge of CCP checks',
    );
    expect(text).toContain('You ask for CCP checks. Of my work at Greencore Foods my CV says:');
    expect(text).not.toContain('Lidl');
  });
});

describe('a label above duties', () => {
  const POSTS = [
    'Sous Chef, Harbour Hotel, York, 2019 - present',
    'Bar Supervisor, Corner Inn, York, 2015 - 2019',
    'Kitchen Porter, The Old Mill, York, 2012 - 2015',
  ];
  /** What is told below the label, which stands below the post of that number: in the entry of which posts it is. */
  const entriesBelow = (label: string, below: number) => {
    const lines = POSTS.toSpliced(below + 1, 0, label, 'Counted stock each Sunday');
    return readCv(under(...lines), today)
      .posts.filter(({ entry }) => entry.some(({ text }) => text.startsWith('Counted stock')))
      .map(({ title }) => title.split(',')[0]);
  };

  it.each([
    'Night duties:',
    'Cleaning Duties',
    'Bar duties:',
    'Kitchen Duties',
    'Hotel duties',
    'Inn duties:',
    'Nursing responsibilities',
    'Supervisor responsibilities:',
    'Porter Duties',
    'York duties:',
    'Work in Progress',
    'At Work',
    'At Night:',
    'For References',
    'For Example:',
    'Duties in York',
    'Duties at Aldi',
    'Duties at Harbour Road:',
    'Key duties:',
  ])('that names no employer of the CV leaves them with the post above: %s', (label) => {
    expect(entriesBelow(label, 0)).toEqual(['Sous Chef']);
    expect(entriesBelow(label, 1)).toEqual(['Bar Supervisor']);
  });

  it.each([
    ['Duties at Corner Inn', 'Bar Supervisor'],
    ['Corner Inn duties:', 'Bar Supervisor'],
    ['At the Corner Inn:', 'Bar Supervisor'],
    ['At Corner Inn', 'Bar Supervisor'],
    ['My work at Harbour Hotel:', 'Sous Chef'],
    ['Responsibilities at Harbour Hotel included:', 'Sous Chef'],
    ['Harbour Hotel responsibilities', 'Sous Chef'],
    ['For Harbour Hotel:', 'Sous Chef'],
    ['Duties at Old Mill', 'Kitchen Porter'],
    ['Main duties at the Old Mill were:', 'Kitchen Porter'],
  ])('that names one gives them to the post there: %s', (label, role) => {
    for (const below of [0, 1, 2]) expect(entriesBelow(label, below)).toEqual([role]);
  });

  it('leaves duties at one employer with that post there below which they stand', () => {
    const { posts } = readCv(
      under(
        'Head Chef, Harbour Hotel, York, 2019 - present',
        'Planned the menus',
        'Commis Chef, Harbour Hotel, York, 2015 - 2019',
        'Duties at Harbour Hotel:',
        'Peeled vegetables',
      ),
      today,
    );
    expect(posts.map(({ entry }) => entry.some(({ text }) => text.startsWith('Peeled')))).toEqual([false, true]);
  });

  it('gives no other employer, among duties told apart, what was done where no post was', () => {
    const lines = [...POSTS, 'Duties at Corner Inn', 'Pulled pints', 'Duties at Aldi', 'Filled shelves'];
    const entries = readCv(under(...lines), today).posts.map(({ entry }) => entry.map(({ text }) => text).join());
    expect(entries[1]).toMatch(/Pulled pints/);
    expect(entries.join()).not.toMatch(/Filled shelves/);
  });

  it('has a letter tell of no other employer than theirs', async () => {
    const text = await letter(
      under(
        'Hotel Assistant, Harbour Hotel, 2019 - present',
        'Bar duties:',
        'Ordered wine and spirits for 40 tables each week',
        'Bar Supervisor, Corner Inn, 2015 - 2019',
      ),
      'Bar Supervisor\nRequirements\n- Ordering of wine and spirits',
    );
    expect(text).not.toMatch(/Corner Inn[^.]*(?:ordered|wine)/i);
  });
});

describe('what stands around the posts', () => {
  it('is of none of them: a list below the papers is no work of the last post', async () => {
    const text = await letter(
      under(
        'KPS Engineering Ltd',
        'Accounts Assistant',
        'January 2021 - Present',
        'VAT returns under supervision',
        '',
        'Sandwell Council',
        'Finance Apprentice',
        'September 2018 - December 2020',
        '',
        'AAT Level 3 (2020), studying AAT Level 4',
        'Sage 50, Xero, Excel',
      ),
      'Purchase Ledger Clerk\nSome Firm Ltd\nRequirements\n- Sage\n- VAT returns',
    );
    expect(text).not.toMatch(/Apprentice, (?:my work|I)/);
    expect(text).not.toMatch(/“Sage/);
  });

  it('keeps its label above it in an optimised CV', async () => {
    const cvText = under(
      'Accounts Assistant, KPS Engineering Ltd, 2021 - present',
      'Key responsibilities:',
      'Answering the telephone in the mornings',
      'Purchase ledger, 400 invoices a month',
    );
    const jobDescription = 'Purchase Ledger Clerk\nRequirements\n- Purchase ledger';
    const { optimizedCvText } = await engine.optimiseCv({ cvText, jobDescription }, aCall());
    expect(optimizedCvText.indexOf('Key responsibilities:')).toBeLessThan(
      optimizedCvText.indexOf('Purchase ledger, 4'),
    );
  });

  it.each(['CSCS  |  First Aid  |  SSSTS', 'CSCS    First Aid    SSSTS', 'CSCS • First Aid • SSSTS'])(
    'is a row of papers, each of which a letter names: %s',
    async (line) => {
      const text = await letter(
        `Alan Dick\n${line}\n\nExperience\nForeman joiner, Robertson Group, 2017-present\nJoiner, Muir Homes, 2008-2017`,
        'Site Supervisor\nKier, Dundee\nRequirements\n- SSSTS\n- First aid at work\n- CSCS',
      );
      const [papers = ''] = /My qualifications[^.]*/.exec(text) ?? [];
      for (const paper of ['CSCS', 'First Aid', 'SSSTS']) expect(papers).toContain(paper);
    },
  );

  it('is printed without the marks of emphasis', async () => {
    expect(
      await letter('**Alan Dick** | Dundee\n**Experience**\n*Foreman joiner* - Robertson Group (2017-present)', ADVERT),
    ).toContain('I work as a Foreman joiner at Robertson Group');
  });

  it('is no licence where it is work with what a licence is for', async () => {
    const text = await letter(
      under('Blue Arrow - forklift driver, 2020-2022', 'counterbalance and reach truck, loading trailers'),
      'Reach Truck Driver\nDHL Supply Chain\nYou need:\n- In date reach truck licence',
    );
    expect(text).not.toMatch(/qualifications[^.]*loading trailers/);
  });

  it('names the letters of a licence with what they are', async () => {
    expect(
      await letter(
        'Dean Osborne\nLicences: C, C1, digi card, CPC to 2088\n\nExperience\nDriver, Some Foods, 2019 - now',
        'HGV Driver\nRequirements\n- Category C licence with CPC and digital tachograph card',
      ),
    ).toContain('licences C, C1, digi card, CPC to 2088');
  });
});
