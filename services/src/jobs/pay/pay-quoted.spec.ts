import { payInAdvert, unsurePayIn } from './pay-sentences.js';

describe('the words of what a job pays', () => {
  it.each([
    ['We pay up to £55,000.', 'up to £55,000'],
    ['Salary from £38,500 a year.', 'from £38,500 a year'],
    ['£60,000 pro rata, 18 hours a week', '£60,000 pro rata'],
    ['£60,000 FTE; the post is 0.5 FTE', '£60,000 FTE'],
    ['Band 6 £37,338 to £44,962 a year', '£37,338 to £44,962 a year'],
    ['Scale 4 £27,000 - £29,000 per annum', '£27,000 - £29,000 per annum'],
    // a bracket to its end
    ['Salary: £28,000 (pro rata for 30 hours)', '£28,000 (pro rata for 30 hours)'],
    ['Salary £28,000 (pro rata for 30 hours) plus pension', '£28,000 (pro rata for 30 hours)'],
    ['Salary: £28,000 a year (pro-rata, 0.8 FTE) and 25 days leave', '£28,000 a year (pro-rata, 0.8 FTE)'],
    ['Salary £28,000 (FTE, actual £22,400)', '£28,000 (FTE, actual £22,400)'],
    ['Salary: £24,000 (term time only, 39 weeks)', '£24,000 (term time only, 39 weeks)'],
    ['Salary: £28,000 (per annum, paid monthly)', '£28,000 (per annum, paid monthly)'],
    ['Salary: £28,000 (pro rata for approx. 30 hrs. per week)', '£28,000 (pro rata for approx. 30 hrs. per week)'],
    ['Salary: £26,000 - £28,000 (pro rata for part time)', '£26,000 - £28,000 (pro rata for part time)'],
    ['Wage: 29,500 (pro rata for 20 hours)', '29,500 (pro rata for 20 hours)'],
    // what a bracket begins anew is none of it
    ['£28,000 pro rata (30 hours)', '£28,000 pro rata'],
    ['£28,000 (pro rata) (30 hours)', '£28,000 (pro rata)'],
    ['£28,000 (pro rata\nHours: 30)', '£28,000 (pro rata'],
    ['Salary: £28,000 per annum. Hours: 30 (pro rata)', '£28,000 per annum'],
  ])('keeps the words that it is not said without: "%s"', (line, text) => {
    expect(payInAdvert(line, 'United Kingdom')?.text).toBe(text);
  });

  it.each([
    ['Monthly salary: £2,650', 'Monthly salary: £2,650'],
    ['Monthly salary: £2,650 - £2,900', 'Monthly salary: £2,650 - £2,900'],
    ['The monthly pay is £2,650', 'monthly pay is £2,650'],
    ['Monthly gross salary of up to £2,650', 'Monthly gross salary of up to £2,650'],
    ['Hourly rate: £13.50, paid weekly', 'Hourly rate: £13.50'],
    ['Rate per hour: £13.50', 'Rate per hour: £13.50'],
    ['Hourly rate from £13.50', 'Hourly rate from £13.50'],
    ['Our day rate is £250', 'day rate is £250'],
    ['Weekly wage £600', 'Weekly wage £600'],
    ['Monthly salary: £2,650 (pro rata)', 'Monthly salary: £2,650 (pro rata)'],
    ['Salary: £2,650 monthly', '£2,650 monthly'],
    ['Pay: £2,650 a month', '£2,650 a month'],
    ['Monthly pay: £31,800 a year', '£31,800 a year'],
    ['Annual salary: £45,000', '£45,000'],
    ['Annual salary: up to £45,000', 'up to £45,000'],
  ])('is quoted with the time that it is for, wherever the advert says that: "%s"', (line, text) => {
    for (const advert of [`A baker in Leeds.\n${line}\nWe sponsor visas.`, `A baker in Leeds. ${line}.`])
      expect(payInAdvert(advert, 'United Kingdom')).toMatchObject({ text });
  });

  it.each([
    'Salary: 28 to 32',
    'Pay: £30.000',
    'Starting salary – NHS Band 5',
    'Salary range: 28 to 32, by experience',
  ])('that is not sure is known by its own words: %s', (line) => {
    expect(payInAdvert(line, 'United Kingdom')).toBeNull();
    expect(unsurePayIn(`A baker in Leeds.\n• ${line}.\nWe look forward to you.`)).toBe(line);
  });

  it.each([
    'Salary: competitive',
    'Pay is reviewed every 12 months',
    'Salary sacrifice scheme: up to 3 bikes',
    'Paid leave: 28 days',
    'Payroll clerk: 40 staff',
    'Wages clerk 37 hours',
  ])('is not said by "%s"', (line) => {
    expect(unsurePayIn(line)).toBeNull();
  });
});
