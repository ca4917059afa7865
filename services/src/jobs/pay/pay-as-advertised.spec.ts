import { aLine } from '../testing/some-jobs.js';
import { readLine } from '../../imports/job-line.js';

/** What the row of a job has of a file's salary field and of its text. */
const read = (location: string, salary: string, text = '') => {
  const line = aLine({ location, salary, description: `${text}\nWe sponsor visas.`, job_type: '', extra: {} });
  const { pay } = readLine(line, { key: 'test', name: 'test', isSample: false });
  return pay && [pay.currency, pay.yearFrom, pay.yearTo];
};
const year = (rate: number, hours: number) => Math.round(rate * hours * 52);

const [leeds, austin, calgary, perth] = [
  'Leeds, United Kingdom',
  'Austin, TX, United States',
  'Calgary, Canada',
  'Perth, Australia',
];

describe('pay as adverts write it', () => {
  it.each([
    [perth, '$95,000 package', 'AUD', 95_000],
    [calgary, 'Earn a $95,000 package + vehicle', 'CAD', 95_000],
    [austin, '$95,000 total package', 'USD', 95_000],
    [perth, 'Up to $110k package plus car', 'AUD', 110_000],
    [perth, 'We offer a $120,000 remuneration package including super', 'AUD', 120_000],
    [perth, '$95,000 - $105,000 package', 'AUD', 95_000],
    [leeds, '£45,000 package', 'GBP', 45_000],
    [leeds, 'AU$95,000 package', 'AUD', 95_000],
  ])('is a package in the money of its place: in %s "%s"', (place, text, currency, from) => {
    expect(read(place, '', `A baker.\n${text}`)).toEqual([currency, from, expect.any(Number)]);
  });

  it.each([
    [leeds, '$95,000 package'],
    ['Berlin, Germany', '$95,000 package'],
    [perth, '$15,000 relocation package'],
    [perth, 'A $95,000 software package'],
    [perth, 'The $95,000 package deal that we sold'],
    [perth, '$95,000 packages for schools'],
    [perth, 'Up to $15,900 salary packaging'],
    [perth, 'Salary packaging of $18,500'],
    [perth, '$95,000'],
    [leeds, 'The National Living Wage is £12.21 per hour'],
    [leeds, 'From April the national minimum wage will be £12.71 an hour'],
    [perth, '$34.19 p.h. plus 25% casual loading'],
    [perth, 'Pay is $34.19 per hour including casual loading'],
  ])('is no year’s where nobody is paid it for one, or in whose money is not said: in %s "%s"', (place, text) => {
    expect(read(place, '', `A baker.\n${text}`)).toBeNull();
  });

  it.each([
    ['Up to $15,900 salary packaging. $38.20 per hour.', year(38.2, 40)],
    ['$38.20 per hour, 76 hours per fortnight', year(38.2, 38)],
    ['The national minimum wage is $24.95 an hour. We pay $38.20 per hour.', year(38.2, 40)],
    ['Pay is $38.20 per hour. There is no casual loading.', year(38.2, 40)],
    ['Salary: $80,000 + super + salary packaging', 80_000],
  ])('is what stands beside that: "%s"', (text, from) => {
    expect(read(perth, '', `A baker.\n${text}`)).toEqual(['AUD', from, from]);
  });

  it.each([
    ['£12.50 per hour (£26,000 per annum)', '', year(12.5, 40)],
    ['£12.50 per hour (£26,000 per annum, 40 hours)', '', year(12.5, 40)],
    ['£12.50 an hour, equivalent to £24,375 a year', '', year(12.5, 37.5)],
    ['£12.50ph = £26,000 pa', '', year(12.5, 40)],
    ['£12.50 per hour (£13,000 per annum for 20 hours a week)', '', year(12.5, 20)],
    ['£12.50 per hour (£500 welcome bonus)', '', year(12.5, 37.5)],
    ['£12.50 per hour, £90,000 a year in prizes', '', year(12.5, 37.5)],
    ['£12.50 p/hr', 'Hours of work: 37', year(12.5, 37)],
    ['£12.50 per hour', 'Hours - 40 per week', year(12.5, 40)],
    ['£12.50 per hour', 'Contracted weekly hours 22.5', year(12.5, 22.5)],
    ['£12.50 per hour', 'Candidates must opt out of the 48 hour working week.', year(12.5, 37.5)],
    ['£12.50 per hour', 'Under the Working Time Regulations nobody works 48 hours a week.', year(12.5, 37.5)],
    ['£12.50 per hour', 'Sleep-ins: 8 hour nights, 2 a week', year(12.5, 37.5)],
    ['£12.50 per hour', 'Shifts: 4 on / 4 off (6am-6pm)', year(12.5, 42)],
    ['£12.50 per hour', 'Shifts: 4 on 4 off, 07:00 - 19:00', year(12.5, 42)],
    ['£12.50 per hour', '5.5 days, 44 hours', year(12.5, 44)],
    ['£180 per day', '4 on 4 off', 32_760],
    ['£180 per day', 'Four days a week.', 37_440],
  ])('by the hour or the day comes to what the advert says of a year or a week: "%s", "%s"', (salary, text, from) => {
    expect(read(leeds, salary, text)).toEqual(['GBP', from, from]);
  });

  it.each([
    'Expected hours: No less than 20 per week',
    'Expected hours: up to 30 per week',
    'Hours: minimum 16 per week',
  ])('by the hour is no year’s where only the most or the least of a part of a week is said: "%s"', (text) => {
    expect(read(leeds, '£12.50 per hour', text)).toBeNull();
  });

  it.each([
    ['Bengaluru, India', '3 - 6 LPA', 'INR', 300_000],
    ['Bengaluru, India', '3 LPA', 'INR', 300_000],
    ['Utrecht, Netherlands', '€ 14,06 bruto p/u', 'EUR', year(14.06, 40)],
    ['Berlin, Germany', 'Stundenlohn 15,20 €, 35-Stunden-Woche', 'EUR', year(15.2, 35)],
  ])('is read in %s: "%s"', (place, salary, currency, from) => {
    expect(read(place, salary)).toEqual([currency, from, expect.any(Number)]);
  });

  it.each([
    ['Our real living wage will be £12.60 an hour.', 12.6],
    ['The minimum wage for this role is £13.50 per hour.', 13.5],
    ['The minimum wage is £13.50 per hour for this role.', 13.5],
    ['Pay: Real Living Wage is paid, £12.60 per hour.', 12.6],
    ['The real living wage is paid for this post: £12.60 an hour.', 12.6],
    ['We pay the real living wage, which is £12.60 an hour.', 12.6],
    ['The minimum wage you will be paid is £13.50 per hour.', 13.5],
    ['The real living wage is £12.60 an hour and we pay £13.20 an hour.', 13.2],
    ['The National Living Wage is £12.21 an hour, but our rate is £13.20 an hour.', 13.2],
    ['The national minimum wage is £12.21; this role pays £13.20 an hour.', 13.2],
    ['The National Living Wage is £12.21 an hour (we pay £13.20 an hour).', 13.2],
    ['From April the national living wage will be £12.71, so we pay £13.20 an hour.', 13.2],
  ])('is what the employer pays, whatever wage it names beside it: "%s"', (text, rate) => {
    expect(read(leeds, '', `A baker.\n${text}`)).toEqual(['GBP', year(rate, 37.5), year(rate, 37.5)]);
  });

  it.each([
    'From 1 April 2026, the National Living Wage is £12.71 an hour.',
    'In the UK the legal minimum wage is £12.21 per hour.',
    'The national minimum wage for workers over 21 is £12.21 an hour.',
    'The National Living Wage is £12.21 an hour, or £23,800 a year.',
    'Please note: the national living wage rises in April to £12.71 an hour.',
    'The real living wage is £12.60 an hour and rises each year.',
    'Real Living Wage is £12.60 an hour.',
  ])('is not what everybody must be paid: "%s"', (text) => {
    expect(read(leeds, '', `A baker.\n${text}`)).toBeNull();
  });

  it.each(['Sewing machinist, pay £12 p/u piece rate', '£250 p/u', '£12 - £14 p/u', '£12 p/u - £14 p/u', '$12 p/u'])(
    'is none of a year where it is for a piece: "%s"',
    (text) => {
      expect(read(leeds, text)).toBeNull();
      expect(read(leeds, '', `A baker.\n${text}`)).toBeNull();
    },
  );

  it.each([
    ['Pay £15.00 per hour (£45,000 per annum OTE).', 15],
    ['£15 per hour, £40,000 per year OTE', 15],
    ['£18 per hour (£38,000 p.a. O.T.E.)', 18],
    ['£18 an hour (£38,000 a year on-target earnings)', 18],
    ['We pay £16 an hour or £45,000 a year with bonus.', 16],
    ['£16 an hour or £36,000 a year', 16],
    ['£16 per hour (£36,000 per annum including overtime)', 16],
    ['£16 per hour, £36,000 per annum with tips', 16],
    ['£16 per hour (£36,000 p.a. inc. commission)', 16],
    ['£16 per hour (£36,000 a year potential)', 16],
    ['£16 per hour (£36,000 a year realistic OTE)', 16],
    ['£16 per hour (£36,000 a year total earnings)', 16],
    ['£16 per hour (£36,000 a year if you work Sundays)', 16],
    ['£16 per hour (£48,000 a year)', 16],
    ['£16 per hour (£26,000 a year)', 16],
  ])('by the hour is counted by the usual week where a year’s sum is of more than the hours: "%s"', (text, hour) => {
    expect(read(leeds, text)).toEqual(['GBP', year(hour, 37.5), year(hour, 37.5)]);
  });

  it.each([
    ['£15 per hour (£31,200 per annum plus bonus)', 15, 40],
    ['£15 per hour (£31,200 per annum + OTE)', 15, 40],
    ['£15 per hour, that is £31,200 a year', 15, 40],
    ['£15 per hour (equates to £27,300 per year)', 15, 35],
    ['£15 per hour (£37,440 p.a.)', 15, 48],
    ['£15 per hour (£31,200 a year). Overtime with bonus.', 15, 40],
  ])('by the hour is counted by the week that a year’s sum comes to: "%s"', (text, hour, hours) => {
    expect(read(leeds, text)).toEqual(['GBP', year(hour, hours), year(hour, hours)]);
  });

  it.each([
    ['A £500 welcome bonus and £26,250 p.a.', 26_250],
    ['£750 joining bonus, £31,900 per annum', 31_900],
    ['Annual bonus £3,000, £41,000 a year', 41_000],
    ['Relocation package of £3,000 and £45,000 per annum', 45_000],
    ['A £500 welcome bonus and £26,250', 26_250],
    ['A £500 welcome bonus and £26,250 - £28,000 per year', 26_250, 28_000],
    ['A £500 welcome bonus and £26,250 (pro rata) per year', 26_250],
    ['A £1,000 sign-on bonus, then £14.50 per hour (37.5 hours a week)', year(14.5, 37.5)],
  ])('is read behind what is paid once: "%s"', (text, from, to = from) => {
    expect(read(leeds, '', `A baker.\n${text}`)).toEqual(['GBP', from, to]);
  });

  it.each([
    '£500 joining bonus and £9,000 a year in commission',
    '£250 travel allowance and £60,000 of equity a year',
    '£2,000 retention bonus, £1,000 per year',
    'A bonus of £9,000 a year',
    'A £1,000 welcome bonus and £30,000 of training.',
    'A £1,000 welcome bonus and £30,000 for your course.',
    'A £1,000 welcome bonus and £30,000 towards relocation.',
    'A £1,000 welcome bonus and £30,000 worth of benefits.',
    'A £1,000 welcome bonus and a £30,000 training fund.',
  ])('is none that a bonus comes with: "%s"', (text) => {
    expect(read(leeds, '', `A baker.\n${text}`)).toBeNull();
  });
});
