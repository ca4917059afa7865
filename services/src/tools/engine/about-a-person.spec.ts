import { letter } from './testing/texts.js';
import { isNoWork } from './writing/no-work.js';

describe('among the lines of a post', () => {
  it.each([
    'Languages Spanish, Basque, English C1',
    'Languages: Polish (native), English (B2)',
    'Spanish native, Catalan, English fluent',
    'English C1, Welsh basic',
    'Fluent in Polish and English',
    'Belfast, Northern Ireland',
    'Leeds, West Yorkshire',
    'Manchester, England, United Kingdom',
    '(6 years 4 months)',
    '1 year 11 months',
    'School: Colton Hills, 5 GCSEs, 2007.',
    'Forklift counterbalance (RTITB), 2023.',
    'Reach truck (ITSSAR), March 2021',
  ])('what is about a person is no work: %s', (line) => {
    expect(isNoWork(line)).toBe(true);
  });

  it.each([
    'Languages taught to 60 pupils in three schools',
    'Spanish to key stage 4 and French to key stage 3',
    'English lessons for 40 learners',
    'Deliveries in Leeds, Bradford and Hull, 14 drops a day',
    'School runs for 12 pupils with special needs',
    'Forklift work in a cold store, 200 pallets a shift',
    'Fish section, 60 covers',
  ])('work is work: %s', (line) => {
    expect(isNoWork(line)).toBe(false);
  });

  it('languages are told as no work', async () => {
    const cv =
      'Iker Etxeberria\nLondon\n\nExperience\nChef de partie, Mugaritz, Errenteria, 2019 - 2023\nFish section for 60 covers a night\nLanguages Spanish, Basque, English C1';
    const text = await letter(cv, 'Chef de Partie\nRequirements\n- Fish section\n- Spanish');
    expect(text).toContain('“Fish section for 60 covers a night.”');
    expect(text).not.toContain('Languages');
  });

  it('a course is no post, and a school no employer', async () => {
    const cv =
      'Dave Harris\nWalsall\n\nWork\nNight trunking for Palletforce hub, Alrewas. 2019 to date.\nWarehouse and yard work, Wincanton, Cannock. 2012 to 2019.\n\nSchool: Colton Hills, 5 GCSEs, 2007.\nForklift counterbalance (RTITB), 2023.';
    const text = await letter(cv, 'LGV Class 1 Driver\nRequirements\n- Class 1 licence\n- Trunking');
    expect(text).not.toMatch(/worked? as|forklift|school/i);
  });

  it.each(['(6 years 4 months)', '(6 yrs, 4 mos)', '· 6 yrs 4 mos', '(6 years and 4 months)'])(
    'the length of a post behind its dates is no employer, and where it was no work: %s',
    async (length) => {
      const cv = `Niall Quinn\nBelfast\n\nExperience\n\nMethodist College\nTeacher of Mathematics\nAugust 2020 - Present ${length}\nBelfast, Northern Ireland\nTeach GCSE and A level mathematics to 120 pupils.`;
      const text = await letter(cv, 'Teacher of Mathematics\nRequirements\n- A level mathematics');
      expect(text).toContain('I work as a Teacher of Mathematics at Methodist College');
      expect(text).not.toMatch(/months|mos\b|Northern Ireland/);
    },
  );
});
