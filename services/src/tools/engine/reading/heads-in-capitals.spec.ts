import { readCv } from './cv-reader.js';
import { placed, workDoneIn } from './work-done.js';

const DAY = new Date(2026, 10, 1);
const read = (posts: string, heading = '') => readCv(`Anju Rai\nAldershot\n${heading}\n${posts}\n`, DAY);
const held = (text: string, heading = '') =>
  read(text, heading)
    .posts.filter(({ spans }) => spans.length > 0)
    .map(({ title, spans }) => [title.split(/\s*[(,]/)[0], ...spans.map(({ from }) => Math.floor(from / 12))]);

const PARTS = {
  dates: ['2021-present', '2017-2021'],
  employer: ['THE ACORN NURSERY, FLEET', 'LITTLE STARS, CAMBERLEY'],
  role: ['Nursery practitioner (room leader, toddlers)', 'Nursery assistant'],
};
const DUTIES = ['Wrote observations for six children every week.', 'Prepared snacks and set out activities.'];
const cv = (order: string): string =>
  [0, 1]
    .map((at) => [...order.split(' ').map((part) => PARTS[part as keyof typeof PARTS][at]), '', DUTIES[at]].join('\n'))
    .join('\n\n');
const BOTH = [
  ['Nursery practitioner', 2021],
  ['Nursery assistant', 2017],
];

describe('a post whose dates, employer in capitals and role have a line each', () => {
  it.each([
    'dates employer role',
    'dates role employer',
    'employer role dates',
    'employer dates role',
    'role employer dates',
    'role dates employer',
  ])('is one, in whatever order: %s', (order) => {
    expect(held(cv(order))).toEqual(BOTH);
    expect(held(cv(order), '\nWork experience')).toEqual(BOTH);
  });

  it('has its own work below it', () => {
    const work = workDoneIn(read(cv('dates employer role'))).map(({ text, where }) => [
      text,
      placed(where ?? '', false),
    ]);
    expect(work).toEqual([
      [DUTIES[0], 'At the Acorn Nursery'],
      [DUTIES[1], 'At Little Stars'],
    ]);
  });

  it('is quoted as it stands', () =>
    expect(
      read(cv('dates employer role')).lines.some(({ parts }) => parts.some(({ text }) => text === PARTS.employer[1])),
    ).toBe(true));

  it.each([
    'KEY SKILLS\nNursery assistant\n2017-2021\n\nEDUCATION\nLevel 3 Early Years Educator\n2015-2017',
    '2015-2017\nCAREER IN NEPAL\nEnglish teacher\n\n2013-2015\nWORK ABROAD\nCook',
  ])('is told from capitals that are a heading: %s', (text) =>
    expect(read(text).posts.some(({ title }) => /SKILLS|CAREER|ABROAD/.test(title))).toBe(false),
  );
});
