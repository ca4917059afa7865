import { readCv } from './reading/cv-reader.js';
import { workDoneIn } from './reading/work-done.js';
import { aCall, analysed, engine, interview, letter, withExamples } from './testing/texts.js';

const JOB = `HGV Class 1 Driver - Nights
Trunking between depots.
Class 1 licence. CPC and digital tacho card. ADR preferred. Multi drop experience.`;

const HEADS = {
  'under a heading': 'Darren Whitlock\nLeeds, 07700 900123\n\nExperience\n',
  'without a heading': 'Darren Whitlock\nLeeds, 07700 900123\n\n',
  'below what somebody calls themselves': 'Darren Whitlock\nHGV Class 1 driver, Leeds\n07700 900123\n\n',
};

describe.each(Object.entries(HEADS))('papers below the last post, %s', (_, head) => {
  const POSTS = `2014 to now: Class 1 driver, Eddy Stob Haulage. Nights, trunking to Scottish hubs, 45 ft curtainsiders.
2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day, cages and tail lift
Before that: warehouse operative, Asda depot, counterbalance forklift`;
  const STORY_BELOW = `2014 - present: Class 1 driver, Eddy Stob Haulage
Nights, trunking to Scottish hubs, 45 ft curtainsiders.
2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day, cages and tail lift.
Before that: warehouse operative, Asda depot, counterbalance forklift and reach truck on nights.`;
  const PAPERS = 'CPC up to date (expires 2088). Digital tachograph card. ADR - packages and tanks (2023).';

  it.each([
    [POSTS, `\n\n${PAPERS}`],
    [POSTS, `\n${PAPERS}`],
    [STORY_BELOW, `\n\n${PAPERS}`],
    [POSTS, '\n\nADR (2023), CPC and tacho card in date'],
    [POSTS, '\n\nI hold CPC, digital tacho card and ADR class 2 and 3, valid to 2087.'],
  ])('are no work of that post: %s%s', async (posts, papers) => {
    const cv = `${head}${posts}${papers}\n`;
    const written = await letter(cv, JOB);
    expect(written).not.toMatch(/Yorkshire Dairies[^.]*\b(?:ADR|CPC|tacho)/);
    expect(written).not.toMatch(/“[^”]*\b(?:ADR|CPC|tacho)/);
    for (const { question } of await interview(cv, JOB, 4)) {
      expect(question).not.toMatch(/^Under .* your CV says: “[^”]*\b(?:ADR|CPC|tacho)/);
    }
  });

  it('are told as papers', async () => {
    const written = await letter(`${head}${POSTS}\n\n${PAPERS}\n`, JOB);
    expect(written).toMatch(/My qualifications for this post: [^\n]*CPC up to date[^\n]*ADR - packages and tanks/);
    expect(written).not.toMatch(/qualifications[^\n]*(?:Class 1 driver|Eddy Stob)/);
  });

  it('and what one post tells is never told of another', async () => {
    const all = await withExamples(`${head}${STORY_BELOW}\n\n${PAPERS}\n`, JOB, 4);
    expect(all).not.toMatch(/Eddy Stob[^“]*” your CV says: “(?:Class 2|ADR|Before|warehouse|Asda)/);
    expect(all).toContain('Under “Yorkshire Dairies” your CV says: “Class 2 multi-drop, 14 drops a day');
  });
});

it('work with what a paper allows is work of its post all the same', async () => {
  const cv = `Ana Pop\n\nExperience\nDriver, Hull Fuels, 2015 - 2024\nADR deliveries of fuel to 12 farms a day\n\nEducation\nGCSEs`;
  expect(await letter(cv, JOB)).toContain(
    'Of my work at Hull Fuels my CV says: “ADR deliveries of fuel to 12 farms a day.”',
  );
});

it.each([
  ['apart from what was done in a post', '', false],
  ['right below it', '', true],
])('a line that stands %s is its own', async (_, _head, isBelow) => {
  const cv = `Ana Pop\n\nWork experience\nDriver, Hull Fuels, 2015 - 2024\nMulti drop rounds in the Dales in all weathers${isBelow ? '\n' : '\n\n'}Trunking for friends on weekends at festivals\n\nEducation\nGCSEs`;
  const written = await letter(cv, JOB);
  expect(/Trunking for friends|trunking for friends/.test(written)).toBe(isBelow);
});

describe('job lines with their dates on the line below', () => {
  const today = new Date('2026-01-15');
  const NURSE = (renal: string, ward: string) => `Ngozi Okafor
Registered Nurse

WORK EXPERIENCE
Staff Nurse, Renal Unit, Lagos University Teaching Hospital
March 2020 - present
${renal}
Staff Nurse, Medical Ward, St. Nicholas Hospital, Lagos
June 2017 - February 2020
${ward}

EDUCATION
BSc Nursing, University of Lagos, 2017`;
  const RENAL = ['Care for 12 haemodialysis patients a shift', 'Train four junior nurses in infection control'];
  const WARD = ['Looked after 20 medical inpatients and kept care plans', 'Gave IV medication to ten patients a round'];
  const WHERE_OF_THE_WARD = 'Staff Nurse, Medical Ward, St. Nicholas Hospital, Lagos';

  const plain = (lines: readonly string[]) => lines.join('\n');
  const marked = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n');
  it.each([
    ['without marks', NURSE(plain(RENAL), plain(WARD))],
    ['with marks', NURSE(marked(RENAL), marked(WARD))],
    ['with marks in the second alone', NURSE(plain(RENAL), marked(WARD))],
    ['with nothing below the first', NURSE('', marked(WARD)).replace('present\n\n', 'present\n')],
    ['with nothing below the first, without marks', NURSE('', plain(WARD)).replace('present\n\n', 'present\n')],
    ['with empty lines between the posts', NURSE(`${plain(RENAL)}\n`, plain(WARD))],
  ])('are two posts, told %s', async (_, cv) => {
    const done = workDoneIn(readCv(cv, today));
    expect(done.filter(({ text }) => WARD.includes(text)).map(({ where }) => where)).toEqual([
      WHERE_OF_THE_WARD,
      WHERE_OF_THE_WARD,
    ]);
    const all = await withExamples(cv, 'Staff Nurse\nHaemodialysis, infection control, IV medication, care plans.', 3);
    expect(all).not.toMatch(/Under “[^”]*Teaching Hospital, Staff Nurse/);
    expect(all).not.toMatch(/Under “(?:Train|Care)/);
    const written = await letter(cv, 'Staff Nurse\nHaemodialysis, infection control, IV medication, care plans.');
    expect(written).not.toMatch(/Teaching Hospital, I (?:looked|gave)/);
  });

  it('and an employer above the role stays with it', () => {
    const cv = `Ada Lee

Experience
Junior Developer, Harbour Ltd
2018 - 2020
Wrote tests for the booking site
Nexus Systems Ltd
Software Engineer
2020 - 2024
• Built a payment service in Go`;
    const [done] = workDoneIn(readCv(cv, today)).filter(({ text }) => text.startsWith('Built'));
    expect(done?.where).toBe('Nexus Systems Ltd, Software Engineer');
  });
});

describe('a post that says since when and not until when', () => {
  const today = new Date('2026-11-30');
  const postsOf = (...entries: string[]) =>
    readCv(`Ann Lee\nYork\n\nExperience\n${entries.join('\n')}\n`, today).posts.map(({ title, spans }) => ({
      title,
      months: spans.reduce((sum, { from, to }) => sum + to - from, 0),
    }));
  const EARLIER = 'Waiter, Cafe Nine, York. From 02/2020 to 08/2023.';

  it.each([
    'Hotel Receptionist, The Ouse Hotel, York. From 11/2023.',
    '1. Hotel Receptionist, The Ouse Hotel, York. From 11/2023.',
    'Hotel Receptionist, The Ouse Hotel, York, from 11/2023',
    'Hotel Receptionist, The Ouse Hotel, York (from Nov 2023)',
    'Hotel Receptionist - The Ouse Hotel - from November 2023',
    'Hotel Receptionist, The Ouse Hotel, York. Started November 2023.',
    'From 11/2023: Hotel Receptionist, The Ouse Hotel, York',
    'Hotel Receptionist, The Ouse Hotel, York. From 11/23.',
    'Hotel Receptionist\nTravelodge, York\nFrom 11/2023',
  ])('goes on where none begins after it: %s', (entry) =>
    expect(postsOf(entry, '- Check-in', EARLIER, '- Tables')[0]?.months).toBe(37),
  );

  it.each([
    [
      'a later post',
      'Cleaner, Cafe Nine, York. From 11/2019.',
      'Hotel Receptionist, The Ouse Hotel, York. 02/2021 - 08/2023.',
    ],
    [
      'a later one that goes on',
      'Cleaner, Cafe Nine, York. From 11/2019.',
      'Hotel Receptionist, The Ouse Hotel, York. From 02/2021.',
    ],
  ])('has no end that can be told before %s', (_, entry, later) => {
    const cleaner = postsOf(later, '- Check-in', entry, '- Floors').find(({ title }) => /^Cleaner/.test(title));
    expect(cleaner?.months).toBe(0);
  });

  it.each(['- Menus, from 2016', 'Graduate visa, from 03/2024', 'Gas bills, from 2019'])('is none in “%s”', (line) =>
    expect(readCv(`Ann Lee\nYork\n\nExperience\nChef, The Ouse, York, 2013 - 2015\n${line}\n`, today).years).toBe(2),
  );

  it('is told as the one that is held now', async () => {
    const told = await letter(
      `Ann Lee\nYork\n\nExperience\nHotel Receptionist, The Ouse Hotel, York. From 11/2023.\n- Check-in\n${EARLIER}\n- Tables\n`,
      'Hotel Receptionist, York\nYou need:\n- 2 years of hotel reception',
    );
    expect(told).toContain('I work as a Hotel Receptionist');
  });
});

describe('a post that begins with its dates', () => {
  const ADVERT =
    'Quantity Surveyor\nSome Builder\nMaidstone\n\nRequirements\n- 3 years of experience as a quantity surveyor\n- Final accounts\n- Valuations';
  const found = async (heading: string, first: string) => {
    const cv = `Ben Hill\nMaidstone\n\n${heading}\n${first}\n- Final accounts on housing\n- Valuations and cost plans\n\nEducation\nBSc Quantity Surveying, 2017\n`;
    const { requirements } = await analysed(cv, ADVERT);
    return requirements.map(({ name, state }) => `${name}: ${state}`);
  };
  const POST = '04/2018-present | Medway Build Ltd | Quantity Surveyor';

  it.each([
    'Career summary',
    'CAREER SUMMARY',
    'Career profile',
    'Professional summary',
    'Career history',
    'Career to date',
  ])('is work under “%s”', async (heading) => {
    expect(await found(heading, POST)).toEqual(await found('Employment', POST));
    expect(await found(heading, POST)).toContain('3 years of experience: met');
  });

  it.each([
    POST,
    '2018-present | Medway Build Ltd | Quantity Surveyor',
    '04/2018 to present, Medway Build Ltd, Quantity Surveyor',
    '04.2018 – 11.2024 | Quantity Surveyor | Medway Build Ltd',
    'April 2018 - present | Medway Build Ltd | Quantity Surveyor',
  ])('is one however it is written: %s', async (post) => {
    expect(await found('Career summary', post)).toContain('Work as Quantity Surveyor: met');
  });

  it.each([
    'Quantity surveyor with housing schemes behind me and a liking for final accounts.',
    '2018-present was a time of growth, in which I kept the accounts of many a surveyor in order.',
  ])('is none where a summary tells something: %s', async (prose) => {
    expect(await found('Career summary', prose)).not.toContain('3 years of experience: met');
  });
});

describe('the heading of work', () => {
  const JOB = 'Joiner wanted in Swansea. First fix and second fix. CSCS card. Own tools.';
  const advised = async (cvText: string) => {
    const { changes } = await engine.optimiseCv({ cvText, jobDescription: JOB }, aCall());
    return changes.find(({ summary }) => summary.startsWith('Your CV has no headings'))?.summary ?? '';
  };

  it.each([
    [
      'the first line with dates, below who and where somebody is',
      'Ioan Popescu - Joiner / Carpenter - Swansea\n07700 900456\n\nBay Builders, Swansea 2018 - now: first and second fix\nTimisoara, Romania 2012-2018, roofs and stairs\nCSCS blue card',
      'Bay Builders, Swansea 2018 - now: first and second fix',
    ],
    [
      'the years of whoever is self-employed',
      'Huw Bevan, Carpenter, Neath\n07700 900789\nTime served carpenter, 20 years on the tools\n\nSelf-employed since 2010: first and second fix, roofs\nRedrow Homes 2004 - 2010: site carpenter, timber frame\nCSCS gold card',
      'Self-employed since 2010: first and second fix, roofs',
    ],
    [
      'the first post, below a title of its own line',
      'Huw Bevan\nCarpenter\nNeath, huw@example.com\n\nSite carpenter, Redrow Homes, Neath, 2004 - 2010\nTimber frame, first fix on 40 plots\nCarpenter, Barratt, Swansea, 2010 - 2020\nSecond fix',
      'Site carpenter, Redrow Homes, Neath, 2004 - 2010',
    ],
    [
      'the first post, below name, title and contact in one line',
      'Huw Bevan | Carpenter | Neath | 07700 900789\nCSCS gold card\n2010 to now: Carpenter, Barratt, Swansea. Second fix on 40 plots.\n2004-2010: Site carpenter, Redrow Homes. Timber frame.',
      '2010 to now: Carpenter, Barratt, Swansea. Second fix on 40 plots.',
    ],
    [
      'the first post, where only an e-mail stands between it and the name',
      'Ioan Popescu, joiner\nioan@example.com\nJoiner, Bay Builders, Swansea, 2018 - present\nHanging doors\nCarpenter, Some Homes, Cluj, 2012 - 2018',
      'Joiner, Bay Builders, Swansea, 2018 - present',
    ],
  ])('goes above %s', async (_, cv, line) => {
    expect(await advised(cv)).toContain(`Put “Experience” above “${line}”`);
  });

  it.each([
    [
      'a number on a register',
      'Grace Adeyemi\nRegistered Nurse\nNMC PIN 19F0123O, active since March 2020\n\nStaff Nurse, Acute Ward, Leeds Infirmary, 2020 - 2025\nGave IV antibiotics',
      'Staff Nurse, Acute Ward, Leeds Infirmary, 2020 - 2025',
    ],
    [
      'dates alone, below the post that they are of',
      'Ana Pop\nana@example.com\nManagement Accountant, Hartley Foods, London\n2021 - present\nMonth end and budgets\nAccounts Assistant, Redfern Ltd\n2018 - 2021',
      'Management Accountant, Hartley Foods, London',
    ],
  ])('does not go above %s', async (_, cv, line) => {
    expect(await advised(cv)).toContain(`Put “Experience” above “${line}”`);
  });

  it('and that of qualifications stands above none that has run out', async () => {
    const said = await advised(
      'Ana Pop\nana@example.com\nHGV driver, Some Haulage, 2018 - 2024\nTrunking\nADR expired 2021\nCPC to 2088',
    );
    expect(said).toContain('“Qualifications” above “CPC to 2088”');
  });

  it('goes above no line that only says who somebody is', async () => {
    expect(
      await advised(
        'Huw Bevan, Carpenter, Neath\n07700 900789\n20 years on the tools\nFirst and second fix\nCSCS card',
      ),
    ).not.toContain('“Experience” above “Huw');
  });
});
