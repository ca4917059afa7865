import type { Job } from '@landfall/contracts';
import { aJob } from '../testing/samples';
import { inputOf } from './job-input';

const paid = (salary: string, description = '', title = 'Software developer'): Job =>
  aJob({
    title,
    company: 'Brightwell Ltd',
    location: 'Croydon, London, United Kingdom',
    salary,
    description,
    pay: { from: 62_000, to: 62_000, period: 'year', currency: 'GBP', year_from: 62_000, year_to: 62_000 },
  });

describe('pay of which an advert says that it is not what is paid', () => {
  it.each([
    ['deductions', '£62,000 (unpaid first month)'],
    ['deductions', '£62,000, training period unpaid'],
    ['deductions', '£62,000 per annum, less accommodation'],
    ['deductions', '£62,000 less £150 a week for rent'],
    ['deductions', '£62,000 before expenses'],
    ['deductions', '£62,000 subject to deductions for training costs'],
    ['deductions', '£62,000 p.a. with rent deducted from wages'],
    ['later', "£62,000 after six months' probation"],
    ['later', '£62,000 upon registration with the NMC'],
    ['later', '£62,000 in your second year'],
    ['later', '£62,000, first three months at £1,500'],
    ['other-money', '£62,000 equivalent in EUR'],
    ['other-money', '£62,000, paid in AUD'],
    ['other-money', '£62,000 converted to euros monthly'],
    ['deductions', '£62,000 p/a minus the cost of tools'],
    ['later', '£62,000 after year one'],
    ['later', '£62,000 at the top of the scale'],
    ['other-money', 'GBP 62,000 (settled in USD)'],
    ['on-target', '£62,000 if you hit every target'],
    ['part-time', '£62,000 joint salary for a couple'],
    ['part-time', '£62,000 split across two posts'],
    ['after-tax', '£62,000 after deductions'],
    ['after-tax', '£62,000 in the hand'],
    ['after-tax', '£62,000 a year salary (net)'],
    ['on-target', '£62,000 of which £10,000 is accommodation'],
    ['on-target', '£62,000 (includes a £9,000 car)'],
    ['on-target', '£62,000 profit share'],
    ['on-target', '£62,000 incl. £5,000 repayable'],
    ['deductions', '£62,000 with £4,000 to be returned if you leave early'],
    ['deductions', '£62,000 (salary sacrifice of £6,500 for the car)'],
    ['deductions', '£62,000 reduced by the cost of training'],
    ['deductions', '£62,000, unpaid when there is no work'],
    ['deductions', '£62,000, travel and accommodation deducted'],
    ['on-target', '£62,000 of which £6,000 in share options'],
    ['on-target', '£62,000 inclusive of sleep-in payments'],
    ['on-target', '£62,000, split 70% salary and 30% commission'],
    ['part-time', '£62,000 per couple'],
    ['part-time', '£62,000 shared between two job holders'],
    ['on-target', '£62,000 with half of it in shares'],
    ['part-time', '£62,000 shared by husband and wife team'],
    ['upper-end', '£62,000 (subject to funding)'],
    ['upper-end', '£62,000 assuming full occupancy'],
    ['upper-end', '£62,000 in year one, £38,000 thereafter'],
    ['term-time', '£62,000, 10 months a year'],
    ['term-time', '£62,000, April to September'],
    ['term-time', '£62,000, Apr – Oct'],
    ['term-time', '£62,000, May until the end of Sept'],
    ['after-tax', '£62,000 (cash in hand)'],
  ])('is never counted whole (%s): "%s"', (atMost, salary) => {
    expect(inputOf(paid(salary))).toMatchObject({ atMost });
    expect(inputOf(paid('', `We are a firm.\nSalary: ${salary}.\nApply now.`))).toMatchObject({ atMost });
  });

  it('says so in a sentence of its own', () => {
    const said = (sentence: string) => inputOf(paid('£62,000 a year', sentence))?.atMost;
    expect(said('Rent for the room is deducted from your wages.')).toBe('deductions');
    expect(said('The first month is unpaid.')).toBe('deductions');
    expect(said('No training period is unpaid.')).toBeUndefined();
    expect(said('Nothing for accommodation is deducted from your pay.')).toBeUndefined();
  });

  it.each([
    '£62,000 per annum, accommodation provided free of charge',
    '£62,000 gross per annum, before tax',
    '£62,000 less tax and National Insurance',
    '£62,000 no deductions',
    '£62,000 plus expenses',
    '£62,000, travel expenses reimbursed',
    '£62,000, reviewed after probation',
    '£62,000 in your first year',
    '£62,000 + company car',
    '£62,000, and tips are shared between the team',
    '£62,000 with unpaid leave on request',
    '£62,000 depending on qualifications and experience',
    '£62,000 subject to experience',
    '£62,000, subject to satisfactory references',
    '£62,000 before tax and deductions',
    '£62,000 plus £5,000 relocation, repayable if you leave within a year',
    '£62,000 including 28 days holiday',
    '£62,000 for both sites',
    '£62,000 if you have the right to work',
    '£62,000 with salary sacrifice pension scheme',
    '£62,000 plus equity',
  ])('is another thing than "%s"', (salary) => {
    expect(inputOf(paid(salary))?.atMost).toBeUndefined();
  });

  it.each(['Junior - Marketing Executive', 'Decorator - Marble', 'Janitor to Mayor'])(
    'is of a whole year where a title only begins like a month: "%s"',
    (title) => {
      expect(inputOf(paid('£62,000', '', title))?.atMost).toBeUndefined();
    },
  );

  it.each([
    '£62,000 from month seven',
    '£62,000 capped',
    '£62,000 at most',
    '£62,000 when working full weeks',
    '£62,000 (37 hours, 43 weeks)',
    '£62,000 (of this, £5,000 paid in vouchers)',
    '£62,000 part paid in crypto',
    '£62,000 with 10% held back until the end',
    '£62,000 last year',
    '£62,000 averaged over the year',
    '£62,000 or £31,000 for 0.5',
    '£62,000 nominal',
    '£62,000 (2 years)',
  ])('is not sure where it says what nobody knows, whatever its letters: "%s"', (salary) => {
    for (const written of [
      salary,
      salary.toUpperCase(),
      salary.replace(/\b[a-z](?=[a-z])/g, (one) => one.toUpperCase()),
    ]) {
      expect(inputOf(paid(written))?.atMost).toBeDefined();
      expect(inputOf(paid('', `We are a firm.\nSalary: ${written}.\nApply now.`))?.atMost).toBeDefined();
    }
  });

  it.each([
    '£62,000 to £65,000 per annum DOE plus benefits',
    '£62,000 per annum, hybrid working, London',
    '£62,000 (Band 7)',
    '£62,000 a year for two years',
    '£62,000 for the right candidate',
    "£62,000 for 5 years' experience",
    '£62,000 basic + OTE £80,000',
    '£62,000, 28 days holiday incl bank holidays',
    '£62,000, permanent, full-time, Monday to Friday',
    '£62,000 per annum, 37.5 hours a week',
    '£62,000 with study leave',
    '£62,000 per annum working from our Leeds office',
    '£62,000 is offered to the right person',
    '£62,000 per annum and you will join a team of ten',
    '£62,000 and a place in a family business',
    '£62,000 a year at our base in Kettering',
    '£62,000 DOE, London',
    '£62,000 Brightwell Croydon',
    '£62,000 PER ANNUM, HYBRID WORKING, CROYDON',
    '£62,000, PERMANENT, FULL-TIME, MONDAY TO FRIDAY',
  ])('is sure where all that is said leaves it what it is: "%s"', (salary) => {
    expect(inputOf(paid(salary))?.atMost).toBeUndefined();
    expect(inputOf(paid('', `We are a firm.\nSalary: ${salary}.\nApply now.`))?.atMost).toBeUndefined();
  });

  it('goes by what is said beside an amount in a line about pay, not by a story that has one', () => {
    const story = 'Our last chef earned £62,000 here before opening a place of her own in Wales.';
    expect(inputOf(paid('£62,000 a year', story))?.atMost).toBeUndefined();
  });

  it('is not sure by the hour where neither the hours nor full-time work are stated', () => {
    const pay = { from: 25, to: 25, period: 'hour', currency: 'GBP', year_from: 48_750, year_to: 48_750 } as const;
    const hourly = (salary: string, jobType = '') => inputOf({ ...paid(salary), job_type: jobType, pay });
    expect(hourly('£25 per hour')).toMatchObject({ atMost: 'by-the-hour', hoursPerWeek: 37.5 });
    expect(hourly('£28.05/hr 40 hours')).toMatchObject({ hoursPerWeek: 40 });
    expect(hourly('£28.05 per hour, 40 hours')).toMatchObject({ hoursPerWeek: 40 });
    expect(hourly('£28.05/hr 12 hours a day')).toMatchObject({ hoursPerWeek: 37.5 });
    expect(hourly('£25 per hour', 'Full-time')).toMatchObject({ hoursPerWeek: 37.5 });
    expect(hourly('£25 per hour', 'Full-time')?.atMost).toBeUndefined();
    expect(hourly('£25 per hour, 40 hours a week')?.atMost).toBeUndefined();
  });

  it('leaves the lower end of a range that rises as it is', () => {
    const pay = {
      from: 62_000,
      to: 65_000,
      period: 'year',
      currency: 'GBP',
      year_from: 62_000,
      year_to: 65_000,
    } as const;
    expect(inputOf({ ...paid('£62,000 rising to £65,000 after probation'), pay })?.atMost).toBeUndefined();
  });
});
