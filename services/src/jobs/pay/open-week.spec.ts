import { payOfYear, yearIn, yearOf } from './testing/adverts.js';

describe('the year of pay by the hour, where the week is left open', () => {
  it.each([
    ['42 to 48 hours per week', 42],
    ['42-48 hours per week', 42],
    ['42 – 48 hours a week', 42],
    ['40-48 hrs per week', 40],
    ['40 hours to 45 hours a week', 40],
    ['between 40 and 45 hours per week', 40],
    ['Hours: 40-45 per week', 40],
    ['Weekly hours: 40 to 45', 40],
    ['40+ hours per week', 40],
    ['40 hours or more a week, 40+ hours a week', 40],
    ['40 hours per week or more', 40],
    ['at least 42 hours per week', 42],
    ['minimum 42 hours per week', 42],
    ['no less than 42 hours per week', 42],
    ['forty to 45 hours a week', 40],
    ['37.5 to 40 hours per week', 37.5],
    ['35-40 hours per week', 35],
    ['40 to 44 hours a week. You work 40-44 hours a week', 40],
  ])('counts the fewest of full-time work: "%s"', (hours, week) => {
    const expected = yearOf(15, week);
    expect(yearIn(`£15 per hour, ${hours}.`)).toBe(expected);
    expect(yearIn(`Pay is £15 per hour. A friendly farm. ${hours}.`)).toBe(expected);
  });

  it.each([
    ['£13 per hour, between 40 and 48 hours a week', 13 * 40, 13 * 48],
    ['£13 per hour, 40 to 48 hours a week', 13 * 40, 13 * 48],
    ['£13 per hour, 40-48 hours per week', 13 * 40, 13 * 48],
    ['£13 per hour for 37.5 to 45 hours per week', 13 * 37.5, 13 * 45],
    ['£13 - £15 per hour, 40 to 48 hours a week', 13 * 40, 15 * 48],
    ['£13 per hour. Hours: 40-45 per week', 13 * 40, 13 * 45],
    ['£13 per hour. Weekly hours: 40 to 45', 13 * 40, 13 * 45],
    ['£13 per hour. Working week: 40 to 45 hours', 13 * 40, 13 * 45],
    ['£13 per hour. At least 40 hours a week, 40 to 48 hours a week in summer', 13 * 40, 13 * 48],
    ['£13 per hour. 45 to 50 hours guaranteed', 13 * 45, 13 * 50],
    ['£13 per hour, 40+ hours per week', 13 * 40, 13 * 40],
    ['£13 per hour, at least 42 hours per week', 13 * 42, 13 * 42],
    ['£13 per hour, up to 48 hours per week', 13 * 37.5, 13 * 37.5],
    ['£13 per hour, 30 to 40 hours a week', 13 * 37.5, 13 * 37.5],
  ])('goes from its fewest hours to its most, where it is full-time work: "%s"', (advert, least, most) => {
    expect(payOfYear(advert)).toMatchObject({
      yearFrom: Math.round(least * 52),
      yearTo: Math.round(most * 52),
    });
  });

  it.each([
    'up to 45 hours per week',
    'maximum of 48 hours per week',
    'no more than 48 hours per week',
    '48 hours a week maximum',
    '30-40 hours per week',
    '20 or 40 hours per week',
    '30 to 45 hours per week, 40 to 45 hours per week',
    'Cooks work 40 to 45 hours a week. Drivers work 42 to 48 hours a week',
    'We are open 60 to 70 hours per week',
    'Hours: 9-5',
  ])('stays that of a usual week where the fewest are none or no whole week: "%s"', (hours) => {
    expect(yearIn(`£15 per hour. ${hours}.`)).toBe(29_250);
  });

  it.each(['16 to 20 hours per week', 'at least 20 hours per week', 'Part time, 16+ hours per week'])(
    'is unknown of a part of a week: "%s"',
    (hours) => {
      expect(yearIn(`£15 per hour. ${hours}.`)).toBeUndefined();
    },
  );

  it('is that of the least in dollars too', () => {
    expect(yearIn('$36.53 to $38.00 HOURLY / 44 to 50 hours per Week', 'Canada')).toBe(yearOf(36.53, 44));
  });
});
