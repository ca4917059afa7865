import { payInAdvert } from './pay-sentences.js';
import { readPay } from './pay.js';

const inBritain = (text: string) => payInAdvert(`A rep in Leeds.\n${text}.\nCome to us.`, 'United Kingdom');

describe('pay beside what is promised for a week', () => {
  it.each([
    ['£250 per week guaranteed plus commission, salary £26,500', 26_500],
    ['£100 a week retainer, salary £24,000', 24_000],
    ['Guaranteed £500 per week, annual salary £32,000', 32_000],
    ['£26,500 salary, £250 per week guaranteed', 26_500],
    ['Earnings from £500 a week, salary: £26,500', 26_500],
    ['£1,000 a month guaranteed commission and a salary of £28,000', 28_000],
    ['£300 a week guarantee for the first 3 months, basic salary £24,000', 24_000],
    ['£50 a day retainer, annual salary of £24,000', 24_000],
    ['£250 per week guaranteed, salary £26,500 - £28,000', 26_500],
    ['£250 pw guaranteed, salary of £26.5k', 26_500],
    ['Earn £600 a week with commission. Basic salary £24,000', 24_000],
  ])('is the salary that the advert calls so: "%s"', (text, yearFrom) => {
    expect(inBritain(text)).toMatchObject({ yearFrom, period: 'year' });
    if (!text.includes('. ')) expect(readPay(text, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it.each([
    ['£500 a week guaranteed, rising to a salary of £40,000', 26_000],
    ['Earn £500 a week in training, then a salary of £32,000', 26_000],
    ['Earn £500 a week, with a salary of £32,000 after training', 26_000],
    ['£500 a week or a salary of £30,000 with experience', 26_000],
    ['Earn £600 a week. Salary paid every Friday', 31_200],
    ['Pay: £300 a week guarantee. The salary sacrifice is up to £30,000', 15_600],
    ['£600 per week, salary reviewed each year', 31_200],
    ['£500 per week (£26,000 salary)', 26_000],
  ])('is the week’s where no sum is the salary from the first day on: "%s"', (text, yearFrom) => {
    expect(inBritain(text)).toMatchObject({ yearFrom });
  });
});
