import { readCv } from './cv-reader.js';
import { letter } from '../testing/texts.js';

const today = new Date(2026, 10, 22);
const TOP = ['Jo Tester', 'Leeds', ''];
const titles = (...lines: string[]) =>
  readCv([...TOP, ...lines, '', 'Skills', 'Good listener'].join('\n'), today).posts.map(({ title }) => title);
const yearsHeld = (...lines: string[]) =>
  readCv([...TOP, ...lines, '', 'Skills', 'Good listener'].join('\n'), today).posts.map(({ spans }) => spans.length);

describe('an employer on the line above a post', () => {
  it.each([
    ['Bluebird Care', 'Care Assistant'],
    ['Comfort Care', 'Domiciliary Carer'],
    ['Abbey Nursing', 'Healthcare Assistant'],
    ['Cherry Tree Nursing', 'Care Assistant'],
    ['St Mary’s Dental Care', 'Dental Nurse'],
    ['Kwik Fit Car Care', 'Tyre Fitter'],
    ['Royal Oak Hotel', 'Housekeeper'],
    ['The Swan Hotel', 'Chef de Partie'],
    ['Hilltop Farm', 'Stockman'],
  ])('is no heading and no post, with a heading over it or without: %s', (employer, role) => {
    for (const heading of [['Experience'], []]) {
      expect(titles(...heading, employer, role, '2019 - 2022', '- Came early')).toEqual([`${role}, ${employer}`]);
      expect(yearsHeld(...heading, employer, role, '2019 - 2022', '- Came early')).toEqual([1]);
    }
  });

  it('is none below other work either', () => {
    const posts = titles(
      'Experience',
      'Bluebird Care',
      'Senior Carer',
      '2019 - 2023',
      '- Helped people to wash',
      '',
      'Elmfield School',
      'Cleaner',
      '2015 - 2018',
      '- Mopped floors',
    );
    expect(posts).toHaveLength(2);
    expect(posts[1]).toContain('Cleaner');
  });

  it.each(['Support Practitioner', 'Support Planner', 'Design Engineer'])(
    'is where somebody was whose title begins like a deed: %s',
    (role) => {
      expect(titles('Experience', 'Angus Care', role, 'May 2020 - present', '- Wrote care plans')).toEqual([
        `${role}, Angus Care`,
      ]);
    },
  );

  it('is named as such in a letter', async () => {
    const cv = [...TOP, 'Experience', 'Bluebird Care', 'Care Assistant', '2019 - 2023', '- Helped people to wash'];
    expect(await letter(cv.join('\n'), 'Carer\nSome Home\nRequirements\n- Personal care')).toContain(
      'as a Care Assistant at Bluebird Care',
    );
  });

  it.each(['Nursing School', 'High School'])('is not where people learn: %s', (heading) => {
    const { lines } = readCv(
      [...TOP, 'Experience', 'Cook, Some Inn, 2015 - 2020', '- Fish', '', heading, 'Student Nurse, 2001 - 2005'].join(
        '\n',
      ),
      today,
    );
    expect(lines.find(({ text }) => text === heading)).toMatchObject({ isHeading: true, section: 'education' });
  });

  it.each(['Critical Care', 'Adult Nursing', 'Palliative Care', 'Home Care'])(
    'is not the kind of care that somebody gave: %s',
    async (kind) => {
      const cv = [...TOP, 'Experience', `Staff Nurse, ${kind}, Leeds General Infirmary, 2019 - 2023`, '- Gave drugs'];
      expect(await letter(cv.join('\n'), 'Nurse\nSome Home\nRequirements\n- Personal care')).not.toContain(
        `at ${kind}`,
      );
    },
  );
});

describe('who somebody was', () => {
  it.each([
    ['Sole Bay Inn (Cook), Southwold, 2019 - 2023', 'Cook, Sole Bay Inn, Southwold'],
    ['Sole Bay Inn (Cook) 2019 - 2023', 'Cook, Sole Bay Inn'],
    ['2019 - 2023 Sole Bay Inn (Cook)', 'Cook, Sole Bay Inn'],
    ['The Ship (Bar staff), 2017 - 2020', 'Bar staff, The Ship'],
  ])('may stand in brackets behind the employer: %s', (line, title) => {
    expect(titles('Experience', line, '- Came early')).toEqual([title]);
  });

  it.each([
    ['Smith & Co (Solicitors), Leeds, 2019 - 2023', 'Smith & Co (Solicitors)'],
    ['Cook (Sole Bay Inn), 2019 - 2023', 'Cook (Sole Bay Inn)'],
    ['Staff Nurse (Band 5), Leeds General Infirmary, 2019 - 2023', 'Staff Nurse (Band 5)'],
  ])('is not every bracket: %s', (line, role) => {
    expect(titles('Experience', line, '- Came early')[0]?.startsWith(role)).toBe(true);
  });
});
