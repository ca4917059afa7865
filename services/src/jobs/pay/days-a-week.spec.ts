import { yearIn } from './testing/adverts.js';

describe('the year of pay', () => {
  it('by the month or the year is for whatever hours there are', () => {
    expect(yearIn('£2,600 a month. 20 hours a week.')).toBe(31_200);
    expect(yearIn('£31,000 a year. Two days a week.')).toBe(31_000);
  });

  it.each([
    ['Two days a week, £120 a day', 12_480],
    ['£120 a day. 2 days per week.', 12_480],
    ['£200 per day.\nA three-day week.', 31_200],
    ['£200 per day, 4 days/week', 41_600],
    ['£200 per day. The post is 2.5 days a week.', 26_000],
    ['£120 a day. One day a week, all year.', 6_240],
    ['Two days a week in our care home, £120 a day', 12_480],
    ['Two days a week, £120 a day, near our office', 12_480],
  ])('by the day is counted for the days of a part week: "%s"', (advert, expected) => {
    expect(yearIn(advert)).toBe(expected);
  });

  it.each(['Two or three days a week, £120 a day', '£120 a day. 2-3 days a week.', '£120 a day. Up to 3 days a week.'])(
    'by the day is no sum of a year where nobody can say how many days: "%s"',
    (advert) => {
      expect(yearIn(advert)).toBeUndefined();
    },
  );

  it.each([
    '£120 a day. Five days a week.',
    '£120 a day. Two days a week in the office.',
    '£120 a day. Hybrid: 2 days a week from home.',
    '£120 a day. We are open 4 days a week.',
    '£120 a day. 3 days of training.',
    '£120 a day. 28 days of leave a year, 52 weeks.',
    '£120 a day, Monday to Friday.',
  ])('by the day is that of a whole week otherwise: "%s"', (advert) => {
    expect(yearIn(advert)).toBe(31_200);
  });
});
