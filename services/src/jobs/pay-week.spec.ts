import { payInAdvert } from './pay-sentences.js';
import { forItsWeek } from './pay-week.js';
import { readPay } from './pay.js';

const yearIn = (advert: string) => forItsWeek(payInAdvert(advert, 'United Kingdom')!, advert)?.yearFrom;
const year = (rate: number, hours: number) => Math.round(rate * hours * 52);

describe('a part of a week', () => {
  it.each([
    'Two days a week, £13 an hour',
    '£13 an hour, two days a week',
    '£13 an hour. Three days per week.',
    '£13 an hour.\nA three-day week.',
    '£13 an hour. 2 days/week',
    '£13 an hour. 3 days pw',
    '£13 an hour. You will work four days a week.',
    '£13 an hour. 2-3 days a week.',
    '£13 an hour. Up to three days a week.',
    '£13 an hour. Two days a week in our care home.',
    '£13 an hour. Two nights a week.',
    '£13 an hour. Two full days a week.',
    '£13 an hour. Two half days a week.',
    '£13 an hour. A few days a week.',
    '£13 an hour. We need someone for two days each week.',
    '£13 an hour for 2 days a week',
    '£13 an hour. The rota is Friday, Saturday and Sunday.',
    '£13 an hour. The post is three days a week.',
    '£13 an hour. 2 x 12 hour nights a week.',
    '£13 an hour. 4 hours a day, Monday to Friday.',
    '£13 an hour; 4 hours per day, 5 days a week.',
    'Shifts: Saturday and Sunday. £13 an hour.',
    '£13 an hour. 0.5 of full time.',
    '£13 an hour. Days per week: 3.',
    '£13 an hour, 3 days weekly',
    '£13 an hour. Three evenings a week.',
    '£13 an hour. Working pattern: Mon-Wed.',
    '£13 an hour, Mon-Wed 9am to 5pm',
    '£13 an hour. Monday to Wednesday.',
    '£13 an hour. Tuesday and Thursday, 9am to 3pm.',
    '£13 an hour. Mon, Tue & Wed mornings.',
    '£13 an hour. You will work Monday, Wednesday and Friday.',
    '£13 an hour. Thursday to Saturday.',
    '£13 an hour. Weekends only.',
    '£13 an hour, weekends only',
    'Weekend Care Assistant\n£13 an hour.',
    '£13 an hour. Saturdays only.',
    '£13 an hour. You work only at weekends.',
    '£13 an hour. Evenings only.',
    '£13 an hour. School hours only.',
    '£13 an hour, 0.6 FTE',
    '£13 an hour. This post is 0.6 WTE.',
    '£13 an hour. FTE 0.8.',
    '£13 an hour. 60% FTE.',
    '£13 an hour. 0.6 FTE (full time is 37.5 hours a week).',
    '£13 an hour, part time',
    'Part-time cleaner\n£13 an hour.',
    '£13 an hour. This is a part-time role.',
    '£13 an hour. Part-time position in a friendly shop.',
    'Cleaner (part-time)\n£13 an hour.',
    '£13 an hour. Job share post.',
    '£13 an hour. 16-20 hours a week.',
    '£13 an hour, 16 to 20 hours a week',
    '£13 an hour. Up to 20 hours a week.',
    '£13 an hour. At least 20 hours a week.',
    '£13 an hour. 16+ hours per week.',
    '£13 an hour. Cooks work 30 hours a week. Cleaners work 20 hours a week.',
  ])('makes no year of pay by the hour where nobody can say of how many hours: "%s"', (advert) => {
    expect(yearIn(advert)).toBeUndefined();
  });

  it.each([
    '£13 an hour, term time only',
    '£13 an hour, 30 hours a week, term time only',
    '£13 an hour. 30 hours a week. TTO.',
    '£13 an hour. 30 hours a week, 39 weeks a year.',
    '£13 an hour. Zero hours.',
    '£13 an hour. Zero-hours contract.',
    '£13 an hour. Zero hours contract, about 20 hours a week.',
    '£13 an hour, zero hours contract, 40 hours a week usual',
    '£13 an hour. No guaranteed hours.',
    '£13 an hour. Contract: 0 hours.',
    'Relief worker\n£13 an hour.',
    '£13 an hour. Work is on an as and when basis.',
    '£13 an hour. Casual contract.',
    'Bank Healthcare Assistant\n£13 an hour.',
    '£120 a day. Term time only.',
    '£120 a day. Zero hours contract.',
  ])('of a year that is not whole, or sure of no hours, makes none either: "%s"', (advert) => {
    expect(yearIn(advert)).toBeUndefined();
  });

  it.each(['£120 a day. Monday to Wednesday.', '£120 a day. Weekends only.', '£120 a day, 0.6 FTE'])(
    'makes no year of pay by the day where it is not said in days: "%s"',
    (advert) => {
      expect(yearIn(advert)).toBeUndefined();
    },
  );

  it.each([
    ['£13 an hour. Two days a week, 16 hours a week.', 16],
    ['£13 an hour, 0.6 FTE, 22.5 hours a week', 22.5],
    ['Part-time cleaner\n£13 an hour. 20 hours a week.', 20],
    ['£13 an hour. Weekends only, 15 hours a week.', 15],
    ['£13 an hour. Monday to Thursday, 37 hours a week.', 37],
    ['£13 an hour.\n6 hours a week.', 6],
    ['£13 an hour, 40 hours a week. No zero-hours work here.', 40],
  ])('is counted for its hours where they are stated: "%s"', (advert, hours) => {
    expect(yearIn(advert)).toBe(year(13, hours));
  });

  it.each([
    '£13 an hour, Mon-Fri',
    '£13 an hour. Monday to Friday, 9 to 5.',
    '£13 an hour. Tuesday to Saturday.',
    '£13 an hour. Any five days, Monday to Sunday.',
    '£13 an hour. Monday to Thursday 8am to 5pm, Friday 8am to 1pm.',
    '£13 an hour. Monday to Wednesday late shifts. Thursday and Friday early shifts.',
    '£13 an hour, £15 an hour on Saturdays and Sundays',
    '£13 an hour. You must be able to work Saturdays and Sundays.',
    '£13 an hour. Some weekend work.',
    '£13 an hour. Weekend work is paid more.',
    '£13 an hour. You work one weekend in four only.',
    '£13 an hour. Interviews Monday and Tuesday.',
    '£13 an hour. We are open Monday to Wednesday.',
    '£13 an hour. Closed on Monday and Tuesday.',
    '£13 an hour. Five days a week.',
    '£13 an hour. Two days a week in the office.',
    '£13 an hour. Hybrid: 2 days a week from home.',
    '£13 an hour. One day a week at college.',
    '£13 an hour. Two days a week you will drive the van.',
    '£13 an hour. Two days a week off.',
    '£13 an hour. A few days a week in the office.',
    '£13 an hour. Days per week: 5.',
    '£13 an hour. We are open 4 days a week.',
    '£13 an hour. Full time, four days a week.',
    '£13 an hour. Full-time. Three long days a week, Monday to Wednesday.',
    '£13 an hour. No zero hours contracts.',
    '£13 an hour. Standing for 4 hours a day.',
    '£13 an hour. Our residents go out two days a week.',
    '£13 an hour. Two days a week our residents go out.',
    '£13 an hour. The minibus runs Monday and Friday.',
    '£13 an hour. Clinics run Tuesday and Thursday.',
    '£13 an hour. You support one client two mornings a week.',
    '£13 an hour. Sleep-ins one night a week.',
    '£13 an hour. Lunch is free at weekends only.',
    '£13 an hour. Three long days a week.',
    '£13 an hour. Part-time students are welcome too.',
    '£13 an hour. A term-time nursery that is open all year.',
    '£13 an hour. 8 hours a day, 5 days a week.',
    '£13 an hour. You will supervise our relief staff.',
    '£13 an hour. We do not use zero-hours contracts.',
    '£13 an hour. You will manage our bank staff.',
    '£13 an hour. Full-time or part-time.',
    '£13 an hour. Full time and part time hours are available.',
    '£13 an hour. Part-time hours considered.',
    '£13 an hour. Holiday is pro rata for part-time staff.',
    '£13 an hour. Job share considered.',
    '£13 an hour, 1.0 FTE',
    '£13 an hour. 0.6 to 1.0 FTE.',
    '£13 an hour. Childcare vouchers for term time.',
    '£13 an hour. Lunchtime cover, three shifts in the week.',
    '£13 an hour. 30-40 hours a week.',
    '£13 an hour. Up to 40 hours a week.',
    '£13 an hour. Minimum 37.5 hours a week.',
    '£13 an hour. A meeting takes 2 hours a week.',
    '£13 an hour. Hours: 9-5.',
    '£13 an hour. Hours: 8 to 16:30.',
  ])('is not made of a whole one, nor of what is said of other things: "%s"', (advert) => {
    expect(yearIn(advert)).toBe(year(13, 37.5));
  });

  it.each([
    ['£15 an hour, 30-40 hours a week', 37.5],
    ['£15 an hour, between 30 and 40 hours a week', 37.5],
    ['£15 an hour, up to 40 hours per week', 37.5],
    ['£15 an hour, min 40 hrs pw', 37.5],
    ['£15 an hour, 40 hours per week', 40],
    ['£15 an hour, 42.5 hrs pw', 42.5],
    ['£15 per hour, 6 hours a week', 6],
    ['£15 an hour (20 hours a week)', 20],
  ])('is read beside the pay by one rule: of "%s", %s hours', (text, hours) => {
    expect(readPay(text, 'United Kingdom')).toMatchObject({ yearFrom: year(15, hours) });
  });

  it('is read in no time in a very long text', () => {
    const began = performance.now();
    for (const words of [
      'Mon-Wed ',
      'Monday, Tuesday and ',
      'two days a week ',
      'part-time ',
      'weekends only ',
      'weekend a b ',
      '0.6 FTE ',
      '0.6 ',
      '60 % of ',
      'zero hours ',
      'bank staff. ',
      '16-20 hours a week ',
      '16 to ',
      'Hours: 8 ',
      'Mon ',
      '4 hours a day ',
      '   ',
      'x\n',
    ])
      for (const period of ['hour', 'day'] as const)
        forItsWeek(readPay(`£100 per ${period}`, null)!, `${words.repeat(Math.ceil(400_000 / words.length))}x`);
    readPay('£999 an hour, 40 hours a week '.repeat(3_000), 'United Kingdom');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
