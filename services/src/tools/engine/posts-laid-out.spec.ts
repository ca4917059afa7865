import { readCv } from './reading/cv-reader.js';
import { letter } from './testing/texts.js';

const today = new Date(2026, 10, 22);
const under = (...lines: string[]) => ['Jo Tester', 'Leeds', '', 'Experience', ...lines].join('\n');
const titles = (...lines: string[]) => readCv(under(...lines), today).posts.map(({ title }) => title);
const TEACHER = 'Class Teacher\nRequirements\n- Teaching mathematics\n- Phonics';

describe('where, what and when in a sentence each', () => {
  it.each([
    [
      'Ysgol Plas Hendre, Aberystwyth. Class teacher Year 5 and mathematics coordinator. Sept 2016 - present.',
      'Class teacher Year 5 and mathematics coordinator, Ysgol Plas Hendre, Aberystwyth',
    ],
    [
      "St Oswald's Primary, Leeds. Class teacher Year 2 and phonics lead. Sept 2018 - present.",
      "Class teacher Year 2 and phonics lead, St Oswald's Primary, Leeds",
    ],
    [
      "St Oswald's Primary, Leeds. Class teacher Year 2 and phonics lead, Sept 2018 - present.",
      "Class teacher Year 2 and phonics lead, St Oswald's Primary, Leeds",
    ],
    [
      "St Oswald's Primary, Leeds. Class teacher Year 2 (2018 - present)",
      "Class teacher Year 2, St Oswald's Primary, Leeds",
    ],
    [
      "St. Mary's C of E Primary, York. Teaching assistant. 2012 - 2016.",
      "Teaching assistant, St. Mary's C of E Primary, York",
    ],
    ['Sept 2018 - present. Bluebell Nursery, York. Nursery nurse.', 'Nursery nurse, Bluebell Nursery, York'],
    ['Bluebell Nursery, York. 2015 - 2018. Nursery nurse.', 'Nursery nurse, Bluebell Nursery, York'],
    [
      'The Old Mill, Hexham. Head chef. March 2019 to date. Menus, rotas, 60 covers.',
      'Head chef, The Old Mill, Hexham',
    ],
    ['DHL, Wakefield. Warehouse operative. 01/2015 - 03/2019.', 'Warehouse operative, DHL, Wakefield'],
    ['Sous Chef. The Salt Room, Brighton. Feb 2020 - Present.', 'Sous Chef, The Salt Room, Brighton'],
    [
      'Maintenance Technician, Some Bakery, Sheffield. July 2024 to present',
      'Maintenance Technician, Some Bakery, Sheffield',
    ],
  ])('are one post: %s', (line, title) => {
    expect(titles(line)).toEqual([title]);
  });

  it('are told with who somebody is, and never with the school as what they are', async () => {
    const cv = under(
      'Ysgol Plas Hendre, Aberystwyth. Class teacher Year 5 and mathematics coordinator. Sept 2016 - present.',
      'Plan and teach mathematics to 28 pupils',
    );
    expect(await letter(cv, TEACHER)).toContain(
      'I work as a Class teacher Year 5 and mathematics coordinator at Ysgol Plas Hendre, Aberystwyth',
    );
  });

  it.each([
    'Class teacher, Hill School, 2019 - 2026. Taught Year 5. Led the choir.',
    'Nurse, Ward 4, Some Hospital, 2019 - 2024. Drug rounds. Wound care.',
  ])('are no other than what stands first where that is a post: %s', (line) => {
    expect(titles(line)).toEqual([line.slice(0, line.search(/, (?:19|20)\d{2}/))]);
  });
});

describe('dates with an arrow', () => {
  it.each([
    ['Halo Maps (2023→) Frontend developer', 'Frontend developer, Halo Maps'],
    ['Halo Maps (2023 →) Frontend developer', 'Frontend developer, Halo Maps'],
    ['Halo Maps (2023->) Frontend developer', 'Frontend developer, Halo Maps'],
    ['2023→ Frontend developer, Halo Maps', 'Frontend developer, Halo Maps'],
    ['Mar 2023 → Frontend developer, Halo Maps', 'Frontend developer, Halo Maps'],
    ['Frontend developer, Halo Maps (2023→)', 'Frontend developer, Halo Maps'],
    ['Frontend developer at Halo Maps, 2023→', 'Frontend developer at Halo Maps'],
    ['Frontend developer, Halo Maps, 2023 → now', 'Frontend developer, Halo Maps'],
  ])('that points to nothing are still open: %s', async (line, title) => {
    expect(titles(line)).toEqual([title]);
    expect(readCv(under(line), today).years).toBeCloseTo(3.5, 0);
    expect(await letter(under(line), 'Frontend Developer\nRequirements\n- React')).toContain(
      'I work as a Frontend developer at Halo Maps',
    );
  });

  it.each([
    ['Tramline (2020→2023) Junior developer', 'Junior developer, Tramline'],
    ['2020→2023 Junior developer, Tramline', 'Junior developer, Tramline'],
    ['2020 -> 2023 Junior developer, Tramline', 'Junior developer, Tramline'],
    ['Junior developer, Tramline, 2020 → 2023', 'Junior developer, Tramline'],
  ])('that points to a year are over: %s', async (line, title) => {
    expect(titles(line)).toEqual([title]);
    expect(readCv(under(line), today).years).toBeCloseTo(3, 0);
    expect(await letter(under(line), 'Frontend Developer\nRequirements\n- React')).toContain(
      'I last worked as a Junior developer at Tramline',
    );
  });

  it('that stand below the employer are those of the post below', async () => {
    const cv = under('Tramline (2022→)', 'Frontend developer', '- Built map views in React and TypeScript');
    expect(await letter(cv, 'Frontend Developer\nRequirements\n- React')).toContain('I work as a Frontend developer');
  });
});
