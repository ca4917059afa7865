import { readCv } from './cv-reader.js';
import { yearsCovered } from './time-spans.js';

const today = new Date(2026, 10, 1);
const postsOf = (...lines: string[]) => readCv(`Ann Lee\nLeeds\n\n${lines.join('\n')}\n`, today).posts;
const yearsOf = (...lines: string[]) => yearsCovered(postsOf(...lines).flatMap(({ spans }) => spans));

describe('a post between slashes', () => {
  it.each([
    ['Programme Manager / Northern Water plc / Feb 2019 – Present', 7.7],
    ['Programme Manager / Northern Water plc / Feb 2019 – Jan 2021', 2],
    ['Sous Chef / The Pig / 06/2018 - 05/2020', 2],
    ['2016 - 2019 / Staff Nurse / Some Hospital', 3],
    ['Some Hospital / Staff Nurse / 2016 - 2019', 3],
    ['Lift Service Engineer, Some Lifts / Mar 2016 – Feb 2020', 4],
  ])('has its years: “%s”', (line, years) => {
    expect(yearsOf('Experience', line)).toBeCloseTo(years, 0);
    expect(postsOf('Experience', line)).toHaveLength(1);
  });

  it('is called by what somebody was, and keeps the employer apart', () => {
    const [post] = postsOf(
      'Experience',
      'Programme Manager / Northern Water plc / Feb 2019 – Present',
      '- Ran six projects',
    );
    expect(post?.title).toMatch(/^Programme Manager/);
    expect(post?.entry.map(({ text }) => text).join()).toMatch(/Ran six projects/);
  });

  it('is none of two names for one thing', () => {
    const [post] = postsOf('Experience', 'Waiter / Barista, Some Café, 2019 - 2021');
    expect(post?.title).toMatch(/Waiter \/ Barista/);
    expect(postsOf('Skills', 'Word / Excel / Outlook 2019 / 2021')).toEqual([]);
  });
});

describe('a post of whoever says since when they work somewhere', () => {
  it.each([
    [
      'I am a dental nurse with six years of experience. Since May 2020 I have been working at Oadby Dental, where I assist two dentists.',
      6.5,
    ],
    ['I am a plumber. Since 2018 I work for Some Heating Ltd.', 8],
    ["I'm a care assistant. From March 2019 to June 2022 I was employed by Some Homes.", 3.3],
    ['I am a welder. From 2015 to 2020 I worked at Some Yard and then moved.', 5],
  ])('is what they say they are: %s', (line, years) => {
    expect(yearsOf('Profile', line)).toBeCloseTo(years, 0);
  });

  it('is none where nobody says what they are, or only studies', () => {
    expect(postsOf('Profile', 'Since May 2020 I have been working at home on my garden.')).toEqual([]);
    expect(postsOf('Profile', 'I am a student from Leeds. Since 2020 I have been working with Excel.')).toEqual([]);
  });
});

describe('Who assists in a part of the law', () => {
  it.each(['Conveyancing Assistant', 'Litigation Assistant', 'Probate Assistant', 'Property Paralegal'])(
    'is of its trade: %s',
    (title) => {
      const [post] = postsOf('Experience', `${title}, Some LLP, 2019 - 2022`);
      expect(post?.known?.family).toBe('law');
    },
  );
});
