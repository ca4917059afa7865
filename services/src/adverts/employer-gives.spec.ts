import { warningsOf } from './read-warnings.js';
import { processorMs } from '../platform/testing/processor-time.js';

describe('what an employer gives', () => {
  it.each([
    'Employer contributes £3,000 to pension.',
    'Employer contributes £3,000 to your pension.',
    'The employer contributes £3,000 to the pension.',
    'Employer contributes up to £1,000 towards training.',
    'Company contributes £1,000 to relocation.',
    'Employer will contribute £150 a month to childcare.',
    'Your employer contributes £200 to a cycle scheme.',
    'Employers contribute £900 to the relocation of each nurse.',
    'Employer to contribute £50 a month to travel.',
    'Organisation contributes £300 for gym membership.',
    'Benefits: employer contributes €2,000 to pension, gym and travel.',
    'Brightside Care contributes £1,200 a year to your pension.',
    'Riverside Homes contributes £500 towards your relocation.',
    'Employer contributes £3,000 to pension, employee contributes 5%.',
    'Employer contributes £3,000 to pension, and employees contribute £1,500 to the pension.',
    'You contribute £50 a month to your pension, and we double it.',
    'The practice contributes £400 to indemnity.',
    'Employer pays £2,000 for relocation.',
    'We contribute £1,500 a year to your pension.',
    'Employees receive a £2,000 contribution.',
  ])('asks nobody for money: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each([
    'You contribute £300 to the visa.',
    'Applicants contribute £500 to the visa.',
    'Applicants contribute £500.',
    'Each candidate contributes £500',
    'You contribute £300.',
    'Applicants contribute £500 for the job.',
    'Each worker contributes £600 towards the sponsorship.',
    'The employee contributes £400 to the cost of the certificate.',
    'Candidates contribute £1,000 to the sponsorship licence.',
    'The employer contributes £500 and you contribute £300 to the visa.',
    'Employer contributes £500, applicants contribute £500 to the visa.',
    'Employer contributes £3,000 to pension, but applicants must pay a registration fee of £200.',
    'Employer contributes to the pension once you have paid a deposit of £300.',
    'Employer contributes £900 to the certificate, recovered from your first wages.',
    'Employer pays half of the visa and you pay £900 for the certificate.',
    'You pay £500 to the employer before the interview.',
    'Pay the employer £300 for the certificate.',
    'The employer charges £500 for the certificate.',
    'Contribute £250 to the agency before the interview.',
    'You contribute £400 to the pension and visa agent.',
  ])('is still asked of applicants: %s', (sentence) => {
    expect(warningsOf(sentence)).toContain('asks-for-money');
  });

  it('is read in a moment in a long text', () => {
    const began = processorMs();
    for (const words of [
      'employer pays £1 ',
      'contributes £1 to ',
      'your employer ',
      'and you ',
      'employees contribute ',
    ])
      warningsOf(words.repeat(6_000));
    expect(processorMs() - began).toBeLessThan(20_000);
  });
});
