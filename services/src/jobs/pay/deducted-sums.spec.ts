import { payInAdvert } from './pay-sentences.js';
import { processorMs } from '../../platform/testing/processor-time.js';

const inShort = (advert: string) => {
  const pay = payInAdvert(advert, 'United Kingdom');
  return pay && `${pay.from} ${pay.period}`;
};

describe('what is taken off the pay', () => {
  it.each([
    'Accommodation is available at £350 per month, deducted from salary.',
    'Rent of £350 per month is taken from your wages.',
    'Accommodation on site at £400 per month taken from wages.',
    'Rent £95 per week deducted from pay.',
    'Deductions from salary: accommodation £69.93 per week.',
    'Deductions from pay: accommodation £69.93 per week, transport £20 per week and meals £25 per week.',
    'Housing costs of £110 per week come straight out of your wages.',
    'A room in a shared house for £450 per month, which comes out of your salary.',
    'We deduct £95 per week from your wages for rent.',
    'We take £95 per week from your wages for transport.',
    'You will be charged £12 per day for transport, taken from your pay.',
    'Accommodation is charged at £400 per month and deducted from wages.',
    'Transport is £8 per day, deducted from your weekly pay.',
    'Uniform costs £25 per month, deducted from your first two wages.',
    'Training costs of £150 per month are recovered from your salary.',
    'Meals are charged at £45 per week against your pay.',
    'Parking is £60 per month, by salary sacrifice from pay.',
    'Pension contributions of £120 per month are deducted from pay.',
    'Accommodation £350 per month (deducted from wages).',
    'A deduction of £69.93 per week for accommodation is made from your pay.',
    'Caravan on the farm at £65 per week, bills included, deducted from your wages.',
    'Live-in accommodation at £1,100 per month is stopped from your pay.',
    'Pay is less £95 per week for rent.',
    'Wages minus rent of £350 per month.',
    'Accommodation in the village £10.66 per day, offset against wages.',
    'You will pay £95 per week for rent from your wages.',
    'You pay £95 per week for the room.',
    'An advance of £500 is repaid at £50 per week from wages.',
    'Salary sacrifice: electric car from £350 per month.',
    'A salary sacrifice of £350 per month for a car.',
  ])('is no pay: "%s"', (sentence) => {
    expect(inShort(sentence)).toBeNull();
    expect(inShort(`${sentence} The salary is £2,100 per month.`)).toBe('2100 month');
    expect(inShort(`The wage is £2,100 per month. ${sentence}`)).toBe('2100 month');
    expect(inShort(`A picker.\n${sentence}\n£13.40 per hour, 40 hours per week.`)).toBe('13.4 hour');
  });

  it.each([
    'Pay of £1,750 per month after deductions.',
    'Pay is £1,750 per month after tax and accommodation deductions.',
    'After deductions for rent your pay is £1,750 per month.',
    'Wage £1,750 per month after rent.',
    'Take home pay after deductions: £1,750 per month.',
  ])('leaves what is no pay either: "%s"', (sentence) => {
    expect(inShort(sentence)).toBeNull();
    expect(inShort(`${sentence} The salary is £2,100 per month.`)).toBe('2100 month');
  });

  it.each([
    'No deductions: £2,100 per month.',
    'No deductions for accommodation: £2,100 per month.',
    'Nothing is deducted from pay: £2,100 per month.',
    'Pay before deductions is £2,100 per month.',
    '£2,100 per month before deductions, paid into your bank.',
    'The salary is £2,100 per month and rent is deducted from it.',
    '£2,100 per month, accommodation deducted from wages.',
    '£2,100 per month with rent deducted from pay.',
    '£2,100 per month, rent of £350 per month is deducted from pay.',
    'Rent is deducted from the salary of £2,100 per month.',
    'Accommodation at £350 per month is deducted from the salary of £2,100 per month.',
    'Salary £2,100 per month less £350 for accommodation.',
    'Wages of £2,100 per month minus £350 rent.',
    'Salary of no less than £2,100 per month.',
    'Salary: £2,100 per month, £1,750 after deductions.',
    'Salary £2,100 per month, tax deducted at source.',
    'Tax is deducted at source, pay £2,100 per month.',
    'Pay £2,100 per month after training.',
    'Pay £2,100 per month after accommodation allowance review.',
    'We will pay you £2,100 per month and nothing is charged.',
    'We pay £2,100 per month and you pay no rent.',
    'Wages £2,100 per month (accommodation £70 per week deducted).',
    'Pay £2,100 per month and a salary sacrifice pension.',
    'Accommodation provided, pay £2,100 per month, rent taken from wages.',
    'Accommodation £350 per month deducted from wages, wages £2,100 per month.',
    'Pay is £2,100 per month paid through our payroll.',
    'Paid monthly, £2,100 per month paid from the first day.',
    'Salary: £2,100 per month; the role is charged with the care of residents.',
  ])('hides no pay: "%s"', (sentence) => {
    expect(inShort(sentence)).toBe('2100 month');
  });

  it('is found in no time in a very long sentence', () => {
    const began = processorMs();
    for (const words of [
      'pay less £1 ',
      'deducted from wages ',
      '£1 a month taken ',
      'rent is of at ',
      'after £1 ',
      'less ',
    ])
      payInAdvert(`pay ${words.repeat(8_000)}`, 'United Kingdom');
    expect(processorMs() - began).toBeLessThan(20_000);
  });
});
