import { readLine } from '../../imports/job-line.js';
import { processorMs } from '../../platform/testing/processor-time.js';
import { aLine } from '../testing/some-jobs.js';
import { payOfShift } from './pay-per-shift.js';

/** What the row of a job in Leeds has of a file's salary field and of its text. */
const read = (salary: string, text = '') => {
  const line = aLine({
    location: 'Leeds, United Kingdom',
    salary,
    description: `${text}\nWe sponsor visas.`,
    job_type: '',
  });
  const row = readLine(line, { key: 'test', name: 'test', isSample: false });
  return { said: row.salary, pay: row.pay && [row.pay.period, row.pay.from, row.pay.to, row.pay.yearFrom] };
};
const year = (shift: number, aWeek: number) => Math.round(shift * aWeek * 52);

describe('pay for a shift', () => {
  it.each([
    ['£180 a shift, 3 shifts a week', 180, 3],
    ['£180 per shift, three 12-hour shifts per week', 180, 3],
    ['£180 per 12 hour shift, 4 nights a week', 180, 4],
    ['£150/shift, shifts per week: 5', 150, 5],
    ['£150 for each shift, five days a week', 150, 5],
    ['£200 per long day shift. 4 on 4 off', 200, 3.5],
    ['£160 per night shift, 3 x 12 hour shifts a week', 160, 3],
  ])('comes to a year where the advert says how many a week has: "%s"', (text, shift, aWeek) => {
    const pay = ['day', shift, shift, year(shift, aWeek)];
    expect(read(text)).toEqual({ said: text, pay });
    expect(read('', `A carer.\nPay: ${text}`).pay).toEqual(pay);
  });

  it.each([
    ['Pay is £150 per shift.', '£150 per shift'],
    ['You will be paid £180 a shift, nights only.', '£180 a shift'],
    ['£150 - £180 per shift', '£150 - £180 per shift'],
    ['£165 per 12-hour night shift', '£165 per 12-hour night shift'],
    ['£150/shift', '£150/shift'],
    ['Earn £175 for a long day shift', '£175 for a long day shift'],
    ['£150 per shift, two or three shifts a week', '£150 per shift'],
    ['£150 per shift, up to 4 shifts a week', '£150 per shift'],
    ['£150 per shift, 3 shifts a week, bank staff', '£150 per shift'],
    ['£150 per shift, 3 shifts a week, term time only', '£150 per shift'],
  ])('is shown as it is advertised, and has no year, where nobody can say how many: "%s"', (text, said) => {
    expect(read('', `A carer.\n${text}`)).toEqual({ said, pay: null });
  });

  it('is shown as the field has it', () => {
    expect(read('£150 per shift')).toEqual({ said: '£150 per shift', pay: null });
  });

  it.each([
    ['Pay is £12.60 an hour. Sleep-ins are paid at £60 per shift.', '£12.60 an hour'],
    ['Sleep-ins are paid at £60 per shift. Pay is £12.60 an hour.', '£12.60 an hour'],
    ['Salary £26,000 plus £60 per shift for sleep-ins', '£26,000'],
    ['£120 a day, or £150 per shift at weekends', '£120 a day'],
  ])('stands behind the pay of an hour, a day or a year: "%s"', (text, said) => {
    expect(read('', `A carer.\n${text}`).said).toBe(said);
  });

  it.each([
    'An on-call allowance of £60 per shift',
    'Night shift premium: £60 per shift',
    'Tips of about £60 a shift',
    'A £60 shift allowance',
    'You serve £150 customers a shift',
    '£4 per shift for parking',
    'Extra £55 per shift',
    '£60 per shift allowance',
    'We spend £150 per shift on agency fees',
  ])('is none where the sum is of something else: "%s"', (text) => {
    expect(read('', `A carer.\n${text}`)).toMatchObject({ pay: null, said: null });
  });

  it('is read in no time in a very long text', () => {
    const began = processorMs();
    for (const words of ['£150 per shift ', 'per 12 hour night shift ', '£150', ' each long day ', '£150 a '])
      payOfShift(`${words.repeat(Math.ceil(400_000 / words.length))}x`, 'United Kingdom');
    expect(processorMs() - began).toBeLessThan(5_000);
  });
});
