import { readCv } from './reading/cv-reader.js';
import { workDoneIn } from './reading/work-done.js';
import { interview, letter, withExamples } from './testing/texts.js';

const today = new Date('2026-01-15');
const JOB = `HGV Class 1 Driver - Nights
Trunking between depots.
Class 1 licence. CPC and digital tacho card. ADR preferred. Multi drop experience.`;

const HEADS = {
  'under a heading': 'Darren Whitlock\nLeeds, 07700 900123\n\nExperience\n',
  'without a heading': 'Darren Whitlock\nLeeds, 07700 900123\n\n',
  'below what somebody calls themselves': 'Darren Whitlock\nHGV Class 1 driver, Leeds\n07700 900123\n\n',
};
const POSTS = `2014 to now: Class 1 driver, Eddy Stob Haulage. Nights, trunking to Scottish hubs, 45 ft curtainsiders.
2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day, cages and tail lift
Before that: warehouse operative, Asda depot, counterbalance forklift`;
const STORY_BELOW = `2014 - present: Class 1 driver, Eddy Stob Haulage
Nights, trunking to Scottish hubs, 45 ft curtainsiders.
2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day, cages and tail lift.
Before that: warehouse operative, Asda depot, counterbalance forklift and reach truck on nights.`;
const PAPERS = 'CPC up to date (expires 2028). Digital tachograph card. ADR - packages and tanks (2023).';

describe.each(Object.entries(HEADS))('papers below the last post, %s', (_, head) => {
  it.each([
    [POSTS, `\n\n${PAPERS}`],
    [POSTS, `\n${PAPERS}`],
    [STORY_BELOW, `\n\n${PAPERS}`],
    [POSTS, '\n\nADR (2023), CPC and tacho card in date'],
    [POSTS, '\n\nI hold CPC, digital tacho card and ADR class 2 and 3, valid to 2027.'],
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

describe('job lines with their dates on the line below', () => {
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
