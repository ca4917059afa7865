import { payInAdvert } from './pay-sentences.js';
import { payInBritain } from './testing/adverts.js';

describe('what a job pays beside what comes on top', () => {
  it.each([
    ['£45k - £50k + £5k car allowance', { yearFrom: 45_000, yearTo: 50_000 }],
    ['£30,000 plus relocation allowance', { yearFrom: 30_000 }],
    ['Up to £45k + car allowance', { yearFrom: 45_000 }],
    ['NZ$80,000', { yearFrom: 80_000, currency: 'NZD' }],
  ])('is read where it stands by itself with what comes on top: "%s"', (line, expected) => {
    expect(payInAdvert(`We offer visa sponsorship. ${line}`, null)).toMatchObject(expected);
  });

  it.each([
    ['£25k + bonus £5k', 25_000, 'GBP'],
    ['£25k plus £5k bonus', 25_000, 'GBP'],
    ['AU$95,000 plus super', 95_000, 'AUD'],
    ['$95,000 + superannuation', 95_000, 'AUD'],
    ['£30,000 - £35,000 plus excellent benefits', 30_000, 'GBP'],
    ['£40,000 & car allowance', 40_000, 'GBP'],
  ])('is read with what comes on top: "%s"', (text, yearFrom, currency) => {
    for (const advert of [`We offer visa sponsorship. ${text}`, `We offer visa sponsorship.\n${text}.`])
      expect(payInAdvert(advert, 'Australia')).toMatchObject({ yearFrom, currency });
  });

  it.each([
    ['Circa £52,000 + 10% bonus + £5,000 relocation', 52_000],
    ['Circa £52,000 + up to 15% bonus', 52_000],
    ['£38,000, plus a £3,000 sign-on bonus', 38_000],
    ['£38,000 depending on experience, plus a £3,000 sign-on bonus', 38_000],
    ['£38,000 DOE + bonus', 38_000],
    ['£52,000 plus a 7.5% annual bonus and relocation', 52_000],
    ['£52,000 + £5,000 relocation', 52_000],
    ['£45,000 - £52,000 plus relocation package', 45_000],
    ['£34k + van', 34_000],
    ['£34,000 plus company car and pension', 34_000],
    ['The package: circa £48,000 + car allowance of £5,400', 48_000],
    ['Our package is £48,000 plus an allowance of £5,400', 48_000],
    ['Total package: £48k + 10% pension', 48_000],
    ['On offer: up to £48,000 + bonus of £3,000', 48_000],
    ['We offer £48,000 plus relocation', 48_000],
  ])('is what stands before all that comes on top: "%s"', (text, yearFrom) => {
    expect(payInBritain(text)).toMatchObject({ yearFrom });
  });

  it.each([
    'Relocation of £5,000',
    'A bonus of 10%',
    '£15,000 relocation + 10% bonus',
    'The package: relocation of £15,000',
    'The package: £15,000 relocation',
    'We offer £15,000 of funding plus a grant',
    'Turnover: £90,000 + 10% growth',
    'We offer £90,000 plus car parks to the town',
    '£5,000 + relocation',
  ])('is not what comes on top of it, or a sum of the employer: "%s"', (text) => {
    expect(payInBritain(text)).toBeNull();
  });

  it.each([
    ['Permanent role, £31,000 a year plus car allowance of £3,000 a year', 31_000, '£31,000 a year'],
    ['Lovely home, £12.60 an hour plus sleep-in allowance of £55 per shift', 24_570, '£12.60 an hour'],
    ['Join us, £12.60 an hour plus mileage of 45p per mile', 24_570, '£12.60 an hour'],
    ['Nights, £13 an hour plus a weekend bonus of £2 an hour', 25_350, '£13 an hour'],
    ['Nights, £13 an hour plus bonuses', 25_350, '£13 an hour'],
    ['Friendly team, £13 per hour + allowances', 25_350, '£13 per hour'],
    ['Days only, £13 per hour, plus paid mileage', 25_350, '£13 per hour'],
    ['Care assistant (£13 an hour plus travel expenses of £10 a day)', 25_350, '£13 an hour'],
    ['Permanent post, £2,600 a month with a relocation allowance of £2,000', 31_200, '£2,600 a month'],
    ['Full-time, £31,000 per annum and a training budget of £500', 31_000, '£31,000 per annum'],
    ['Ward sister, £31,000 to £34,000 a year plus a referral bonus of £500', 31_000, '£31,000 to £34,000 a year'],
    ['Minimum £28k', 28_000, 'Minimum £28k'],
    ['Minimum £28,500', 28_500, 'Minimum £28,500'],
    ['Minimum of £28,500 plus pension', 28_500, 'Minimum of £28,500'],
    ['At least £28,500, depending on experience', 28_500, 'At least £28,500'],
  ])('is read before what is paid on top of it, and as the least: "%s"', (text, yearFrom, words) => {
    expect(payInBritain(text)).toMatchObject({
      yearFrom,
      text: words,
    });
  });

  it.each([
    'A bonus, £9,000 a year plus mileage of 45p per mile',
    'Car allowance, £9,000 a year plus mileage of 45p per mile',
    'Rent for the room, £900 a month plus an allowance of £50 for bills',
    'Our customers save, £20,000 a year plus a bonus of £500',
    'Costs of the house, £30,000 a year plus travel expenses of £500',
    'A grant, £30,000 a year plus an allowance of £500',
    'Sales of the shop, £90,000 a year plus tips',
    'A mileage allowance of 45p per mile plus an allowance of £55 per shift',
    'Lovely home, £30,000 a year plus donations of £9,000',
    'Minimum £28,500 turnover',
    'Minimum £28,500 order value',
    'At least £90,000 raised',
    'Minimum £50,000 deals',
    'Minimum £12',
  ])('is neither what is paid on top nor another least sum: "%s"', (text) => {
    expect(payInBritain(text)).toBeNull();
  });
});
