import { processorMs } from '../../platform/testing/processor-time.js';
import { rotasOf } from '@landfall/contracts/reading/hours-of-rota';
import { yearIn, yearOf } from './testing/adverts.js';

describe('the year of work by a rota', () => {
  it.each([
    'FIFO roster, 2 weeks on, 2 weeks off',
    'FIFO 14/14 roster',
    'This is a FIFO role',
    'Fly-in fly-out work',
    '3 weeks on / 3 weeks off',
    '28 days on, 28 days off',
    '6 weeks on, 10 days off',
    'Rotation: 28/28',
    'A 2/2 rotation offshore',
    'Equal time rotation',
    'Week on, week off',
    'One week on, one week off',
    'Month on, month off',
    'Panama shifts',
    'A Panama shift pattern',
    'DuPont shift pattern',
    '2-2-3 rota',
    '4x4 shift pattern',
    '4 on 4 off',
    '4on/4off',
    '4 on, 4 off shift pattern, days and nights',
    '6 on 3 off',
    'Continental shifts',
  ])('has no sum by the hour where it is not told how long a shift is: "%s"', (rota) => {
    expect(yearIn(`£20 per hour. ${rota}.`)).toBeUndefined();
  });

  it.each([
    ['2 weeks on, 2 weeks off, 12 hour days', 42],
    ['Panama 12 hour shifts', 42],
    ['Panama shift pattern (12 hour shifts)', 42],
    ['Continental 12 hour shifts', 42],
    ['7 on 7 off, 12 hours a day', 42],
    ['4 on 4 off, 12 hour shifts', 42],
    ['12hr shifts, 4on/4off days and nights', 42],
    ['4 on 4 off, 40 hours a week', 40],
    ['4on 4off, 42 hours on average', 42],
    ['FIFO role, 40 hours per week', 40],
    ['5 days on, 2 days off', 37.5],
  ])('is counted by the hour for its shifts or the hours stated: "%s"', (rota, hours) => {
    expect(yearIn(`£20 per hour. ${rota}.`)).toBe(yearOf(20, hours));
  });

  it('is counted by the day for the days that it comes to', () => {
    for (const rota of ['3 weeks on 3 weeks off', '14 on 14 off', 'Week on, week off', '28/28 rotation'])
      expect(yearIn(`£300 per day. ${rota}.`)).toBe(300 * 3.5 * 52);
    expect(yearIn('£300 per day. FIFO role.')).toBeUndefined();
  });

  it.each([
    'Stock rotation by FIFO',
    'Knowledge of FIFO and stock rotation',
    'You drive a 4x4 vehicle',
    'Offices in Panama and Leeds',
    'A continental breakfast shift',
    'Week on week growth',
    'One week in four on call, five weeks off a year',
    'Opened 2/2 rooms',
    'Two nights on call',
  ])('is none that other words tell: "%s"', (said) => {
    expect(yearIn(`£20 per hour. ${said}.`)).toBe(yearOf(20, 37.5));
    expect(yearIn(`£100 per day. ${said}.`)).toBe(26_000);
  });

  it('is read in no time in a very long text', () => {
    const began = processorMs();
    for (const words of [
      '4 on 4 off ',
      'week on ',
      '2 weeks on 2 days off ',
      '28/28 ',
      'rotation 2/2 ',
      'fifo ',
      '4x4 ',
    ])
      rotasOf(words.repeat(Math.ceil(400_000 / words.length)));
    expect(processorMs() - began).toBeLessThan(10_000);
  });
});
