import { processorMs } from '../../platform/testing/processor-time.js';
import { payInAdvert } from './pay-sentences.js';
import { forItsWeek } from './pay-week.js';
import { yearIn, yearOf } from './testing/adverts.js';

describe('the year of pay by the hour', () => {
  it.each([
    ['36 hours a week. £12.60 an hour.', 12.6, 36],
    ['Full time, 40 hours a week. We pay £13.00 per hour.', 13, 40],
    ['£12.60 per hour.\nHours per week: 42.', 12.6, 42],
    ['£14 per hour, 42.5 hrs pw', 14, 42.5],
    ['Pay: £14 per hour\nContracted hours: 39', 14, 39],
    ['Pay: £14 per hour\nHours: 45', 14, 45],
    ['£14 an hour.\nA 44-hour week with every other weekend off.', 14, 44],
    ['£14 an hour. Full time (40 hours).', 14, 40],
    ['£14 an hour. You will work 48 hours per week, on shifts. Late shifts are part of the 48 hours a week.', 14, 48],
    ['£14 an hour. Part time, 20 hours weekly.', 14, 20],
    ['£14 an hour.\n• 30 hrs/week', 14, 30],
    ['£14 an hour. It is 39 hpw.', 14, 39],
    ['£14 an hour. 12 hour shifts, 3 a week.', 14, 36],
    ['£14 an hour, 80 hours per fortnight.', 14, 40],
  ])('is counted for the hours that any sentence of the advert states: "%s"', (advert, rate, hours) => {
    expect(yearIn(advert)).toBe(yearOf(rate, hours));
  });

  it.each([
    '£14 an hour. 30-40 hours a week.',
    '£14 an hour. 30 to 40 hours a week.',
    '£14 an hour. 20, 30 or 40 hours per week.',
    '£14 an hour. Up to 40 hours a week.',
    '£14 an hour. Nurses work 40 hours a week. Cooks work 30 hours a week.',
    '£14 an hour. We are open 60 hours a week.',
    '£14 an hour. Overtime of 10 hours a week is there.',
    '£14 an hour. Students may work 20 hours a week.',
    '£14 an hour. Our other role is 20 hours a week.',
    '£14 an hour. A team meeting takes 2 hours a week.',
    '£14 an hour. Hours: 9am to 5pm.',
    '£14 an hour. Hours: 10:00 - 18:00.',
    '£14 an hour. 40 hours of training.',
  ])('stays that of a usual week where no one number is plain: "%s"', (advert) => {
    expect(yearIn(advert)).toBe(yearOf(14, 37.5));
  });

  it.each([
    ['Working week: 35 hours. £22.50 per hour', 22.5, 35],
    ['Your working week: 35 hours. Pay £20.00 per hour', 20, 35],
    ['Normal working week is 45 hours. £14 per hour', 14, 45],
    ['£14 per hour. The standard working week for this post is 37 hours', 14, 37],
    ['£14 per hour. Full-time working week of 39 hours', 14, 39],
    ['£14 per hour. Your basic week is 42 hours', 14, 42],
    ['£14 per hour. Working week: 40 to 45 hours', 14, 40],
    ['£14 per hour. Working week: 20 hours', 14, 20],
    ['£13.15 per hour x 40 hours', 13.15, 40],
    ['£16.25 per hour x 42 hours', 16.25, 42],
    ['£16.25 x 42 hours per week', 16.25, 42],
    ['Pay: £16.25 × 42 hrs', 16.25, 42],
    ['Pay: £13.15 ph @ 45 hours', 13.15, 45],
    ['£12.90 per hour, minimum of 36 hours guaranteed', 12.9, 36],
    ['£14 per hour, guaranteed 45 hours', 14, 45],
    ['£14 per hour, 45 hours guaranteed', 14, 45],
    ['£14 per hour with a guaranteed minimum of 40 hours', 14, 40],
    ['£14 per hour, 40 guaranteed hours', 14, 40],
    ['£13 an hour, 5 shifts of 8 hours', 13, 40],
    ['£14 per hour. 5 days x 9 hours', 14, 45],
    ['£14 per hour, four shifts of 10 hours', 14, 40],
    ['£14 per hour, 4 x 12 hour shifts', 14, 48],
    ['£13.50 per hour including tronc, 48 hours over 5 days', 13.5, 48],
    ['£13 per hour. 40 hrs spread across five days', 13, 40],
    ['£12.21 per hour plus tips, 45 hour contract', 12.21, 45],
    ['£13 per hour. A permanent 37.5-hour contract', 13, 37.5],
    ['£13 per hour. This is a 40 hour post', 13, 40],
    ['£13 per hour, 20-hour contract', 13, 20],
    ['£13 per hour. Full time – 40 hours', 13, 40],
    ['£13 per hour, full time, 45 hours', 13, 45],
    ['£13 per hour - Full-time - 40hrs', 13, 40],
    ['£13 per hour | 38.5 hours | Permanent', 13, 38.5],
    ['£13 per hour\n38.5 hours\nPermanent', 13, 38.5],
    ['£12.21 p.h. Min. 45 hours', 12.21, 45],
    ['£15.50 p/h 45hr guarantee', 15.5, 45],
    ['£15.50 per hour. Typical week: 50 to 55 hours', 15.5, 50],
    ['£15 per hour, Tues-Sat, 8 hours a day', 15, 40],
    ['£15 per hour. 8 hours a day, Monday to Saturday', 15, 48],
    ['£14 per hour. 42 hours average', 14, 42],
    ['£14 per hour. An average of 42 hours over the rota', 14, 42],
    ['£14 per hour, working 40 hours', 14, 40],
    ['£14 per hour. Hours of work 40 per week', 14, 40],
    ['£14 per hour. Hours per week 40', 14, 40],
    ['£12.50 per hour for the first 39 hours, then time and a half', 12.5, 39],
    ['£14.50 per hour Monday to Friday, £18 on Saturdays, 50 hours', 14.5, 50],
  ])('is of the hours that the advert states: "%s"', (said, rate, hours) => {
    expect(yearIn(`We bake bread.\n${said}.\nCome to us.`)).toBe(yearOf(rate, hours));
  });

  it.each([
    'Working week: 5 days',
    'The working week is up to 45 hours',
    'We need your opt-out of the 48-hour working week',
    'Guaranteed 24 hours notice of shifts',
    'Guaranteed 40 hours of training in the first month',
    'Guaranteed 8 hours a day',
    'Overtime: 20 hours guaranteed',
    'Our parcels come in 48 hours guaranteed',
    'Induction: 5 days x 8 hours',
    '5 days of 8 hours training to begin with',
    '5 shifts of 8 hours per fortnight are open to you',
    '3-4 shifts of 10 hours',
    '2 shifts of 12 hours',
    'Day shifts of 8 hours',
    'You lift 5 x 8 kg',
    'Full time, 48 hours notice of shifts',
    'Full time, 40 hours training to begin with',
    'Orders are dispatched in 48 hours over 3 days',
    '40 hours training over 5 days',
    'The first 40 hours of training are paid',
    'A 48 hour contract review',
    'Delivery time | 48 hours | UK',
    'Friendly team, 40 hours',
    'Minimum 40 hours experience',
    'An average of 40 hours of training a year',
    'Working 40 hours flexible or less',
    'We are open Mon-Sat, 10 hours a day',
    '37.5 hours per week 25 days of leave',
  ])('is that of a usual week where they are of something else: "%s"', (said) => {
    expect(yearIn(`Pay is £15 per hour.\n${said}.`)).toBe(yearOf(15, 37.5));
  });

  it('is of what is said to be a week before what shifts come to', () => {
    expect(yearIn('£15 per hour, 37.5 hours a week, 5 shifts of 8 hours.')).toBe(yearOf(15, 37.5));
    expect(yearIn('£15 per hour. Working week: 35 hours, 5 shifts of 8 hours.')).toBe(yearOf(15, 35));
  });

  it('is no sum for a shift', () => {
    expect(payInAdvert('Pay: £15 x 12 hours.', 'United Kingdom')).toBeNull();
  });

  it('is read in no time in a very long text', () => {
    const pay = payInAdvert('£15 per hour', 'United Kingdom')!;
    const began = processorMs();
    for (const words of [
      'working week: ',
      'working week is up to 40 ',
      'working week: 35 hours ',
      '£13 per hour x ',
      '£13 x 40 hours ',
      '40 hours x ',
      'guaranteed 40 ',
      'guaranteed 40 hours ',
      '5 shifts of ',
      '5 x 8 hours ',
      '40',
      'week ',
    ])
      forItsWeek(pay, `${words.repeat(Math.ceil(400_000 / words.length))}x`);
    expect(processorMs() - began).toBeLessThan(20_000);
  });
});
