import { processorMs } from '../../platform/testing/processor-time.js';
import { forItsWeek } from './pay-week.js';
import { payInAdvert, unsurePayIn } from './pay-sentences.js';
import { readPay } from './pay.js';

describe('what a job pays, by the text of its advert', () => {
  it('is read from the sentence of an advert that is about it, in its own words', () => {
    const advert =
      'We raised £12,000,000 last year. Relocation of £5,000 a year is paid. The salary is £38,000 to £42,000 per annum, reviewed each April.';
    expect(payInAdvert(advert, 'United Kingdom')).toMatchObject({
      text: '£38,000 to £42,000 per annum',
      yearFrom: 38_000,
      yearTo: 42_000,
    });
    expect(payInAdvert('We sponsor visas. £1,900 every four weeks. Guide people.', 'United Kingdom')).toMatchObject({
      period: 'four-weeks',
      yearFrom: 24_700,
    });
    expect(payInAdvert('Turnover of £40,000,000. You will look after a budget of £90,000.', null)).toBeNull();
  });

  it.each([
    ['£30,000 - £35,000 per annum', { yearFrom: 30_000, yearTo: 35_000 }],
    ['£4,000 per month', { period: 'month', yearFrom: 48_000 }],
    ['£21.50 per hour, 40 hours per week', { period: 'hour', yearFrom: 21.5 * 40 * 52 }],
    ['£60,000 per annum plus benefits', { yearFrom: 60_000 }],
    ['£55K per annum plus bonus of £10,000', { yearFrom: 55_000 }],
    ['£400 per day contract', { period: 'day', yearFrom: 104_000 }],
    ['£400 per day, 6 month contract', { period: 'day', yearFrom: 104_000 }],
    ['Circa £60,000', { yearFrom: 60_000 }],
    ['Starting salary £52k rising to £56k', { yearFrom: 52_000, yearTo: 56_000 }],
  ])('is read from the line "%s" of an advert, with and without a word before it', (line, expected) => {
    for (const text of [line, `A baker in Leeds.\n${line}\nWe look forward to you.`, `Salary: ${line}.`]) {
      expect(payInAdvert(text, 'United Kingdom')).toMatchObject({ currency: 'GBP', ...expected });
    }
  });

  it.each([
    ['Band 7, £46,148 - £52,809', 46_148],
    ['Grade 8: £52,074', 52_074],
    ['Grade H: £44,711 to £47,754', 44_711],
    ['Scale point 30, £39,513', 39_513],
    ['Paying £46k', 46_000],
    ['Starting on £40,000', 40_000],
    ['Package: £50,000 + benefits', 50_000],
    ['Basic £36k, commission on top', 36_000],
    ['Salary £70,000 including bonus', 70_000],
    ['Salary: £60,000 plus car allowance', 60_000],
    ['Pay: £45,000 + pension', 45_000],
  ])('is read from the line "%s" of an advert', (line, yearFrom) => {
    expect(payInAdvert(`A baker in Leeds.\n${line}\nWe look forward to you.`, 'United Kingdom')).toMatchObject({
      currency: 'GBP',
      yearFrom,
    });
  });

  it.each([
    ['Up to £70,000 including bonus', 70_000, 'Up to £70,000 including bonus'],
    ['Earn up to £70,000 including bonus', 70_000, 'up to £70,000 including bonus'],
    ['£70k incl. 10% bonus', 70_000, '£70k incl. 10% bonus'],
    ['£38,000 (including London weighting)', 38_000, '£38,000 (including London weighting)'],
    ['You could earn £52,000 inclusive of commission', 52_000, '£52,000 inclusive of commission'],
    ['We offer £60,000 a year including car allowance', 60_000, '£60,000 a year including car allowance'],
    ['The package is worth £70,000', 70_000, '£70,000'],
    ['A total package of up to £70,000 including a car allowance', 70_000, 'up to £70,000 including a car allowance'],
    ['45,000 GBP p.a.', 45_000, '45,000 GBP p.a.'],
    ['45k GBP', 45_000, '45k GBP'],
    ['45,000-50,000 GBP', 45_000, '45,000-50,000 GBP'],
    ['NJC SCP 23 £32,654', 32_654, '£32,654'],
    ['NJC Scale Point 23: £32,654', 32_654, '£32,654'],
    ['Grade G, SCP 23-25 (£32,654 - £34,314)', 32_654, '£32,654 - £34,314'],
    ['Social worker, SCP 31, £40,476 plus weighting', 40_476, '£40,476'],
    ['NHS Band 5 £29,970 - £36,483', 29_970, '£29,970 - £36,483'],
    ['Agenda for Change Band 6: £37,338 per annum', 37_338, '£37,338 per annum'],
    ['Spinal point 30 £39,513', 39_513, '£39,513'],
    ['MPS/UPS £31,650 - £49,084', 31_650, '£31,650 - £49,084'],
    ['HEO: £36,000', 36_000, '£36,000'],
  ])('is read where no word for pay stands with it: "%s"', (line, yearFrom, text) => {
    for (const advert of [
      `A baker in Leeds.\n${line}\nWe sponsor visas.`,
      `A baker in Leeds. ${line} We sponsor visas.`,
    ])
      expect(payInAdvert(advert.replace(/(?<![.])( We sponsor)/, '.$1'), 'United Kingdom')).toMatchObject({
        yearFrom,
        text,
      });
  });

  it.each([
    'A customer base of £90,000 a head',
    'Our donor base of £400,000 grows',
    'A relocation package worth £12,000',
    'A support package of £30,000 for the town',
    'The sponsorship package is worth £20,000',
    'A basic £10,000 car allowance',
    'Basic DBS check £23',
    'Grade 3 £40,000 grant',
    'Band 3 took £40,000 at the door',
    'Scale: £90,000 of savings',
    'Points of sale worth £30,000',
    'We raised £90,000 including bonuses',
    'Prizes of £20,000 including benefits for the town',
    '5,000 GBP',
    'Note OTE training £90',
  ])('is not guessed where no word for it stands with a sum: "%s"', (text) => {
    for (const advert of [`A baker in Leeds. ${text}. We sponsor visas.`, `A baker in Leeds.\n${text}\nApply.`])
      expect(payInAdvert(advert, 'United Kingdom')).toBeNull();
  });

  it('is first of all what is called so, and what stands as a line of its own', () => {
    for (const line of ['Salary: £45,000', '£45,000 per annum'])
      expect(payInAdvert(`Up to £70,000 including bonus.\nOTE £80,000.\n${line}\n`, 'United Kingdom')).toMatchObject({
        yearFrom: 45_000,
      });
    expect(payInAdvert('OTE £80,000.\nBasic £35,000.', 'United Kingdom')).toMatchObject({ yearFrom: 35_000 });
  });

  it.each([
    ['The hourly range is $31.25 – $46.88.', '31.25 46.88 hour'],
    ['The hourly range for this position is $31.25 – $46.88.', '31.25 46.88 hour'],
    ['Hourly range: $31.25 - $46.88', '31.25 46.88 hour'],
    ['Expected hourly range: $31.25 to $46.88', '31.25 46.88 hour'],
    ['The hourly range for this role is between $31.25 and $46.88.', '31.25 46.88 hour'],
    ['Hourly range (USD): $31.25 - $46.88', '31.25 46.88 hour'],
    ['Hourly band $31.25 to $46.88', '31.25 46.88 hour'],
    ['Hourly pay range: $31.25 - $46.88', '31.25 46.88 hour'],
    ['Monthly range: $5,000 - $6,000', '5000 6000 month'],
    ['Daily range: $250 - $300', '250 300 day'],
  ])('is known by a range for a time, without a word of pay: "%s"', (said, expected) => {
    const pay = payInAdvert(`We seek a nurse. ${said}`, 'United States');
    expect(pay && `${pay.from} ${pay.to} ${pay.period}`).toBe(expected);
  });

  it.each([
    'The daily range of takings is $400 - $600.',
    'The hourly range of the drone is 31 miles.',
    'A weekly range of classes at $200.',
    'The monthly range of costs is $5,000 - $6,000.',
  ])('is no other range: "%s"', (said) => {
    expect(payInAdvert(said, 'United States')).toBeNull();
  });

  it.each([90_000, 150_000, 190_000, 240_000])('is read behind %d characters too, with its week', (length) => {
    const long = 'We look after residents in a friendly home. '.repeat(Math.ceil(length / 44)).slice(0, length);
    expect(payInAdvert(`${long}\nSalary: £29,500 a year.`, 'United Kingdom')).toMatchObject({ from: 29_500 });
    expect(payInAdvert(`${long}\nWe offer £29,500 a year.`, 'United Kingdom')).toMatchObject({ from: 29_500 });
    expect(unsurePayIn(`${long}\nSalary: 30k`)).toBe('Salary: 30k');
    const advert = `${long}\nPay: £13 an hour.\n${long.slice(0, 400)}\nThis is 20 hours a week.`;
    expect(forItsWeek(payInAdvert(advert, 'United Kingdom')!, advert)).toMatchObject({ yearFrom: 13_520 });
    expect(forItsWeek(readPay('£13 an hour', null)!, `${long}\nThis is a zero hours contract.`)).toBeUndefined();
  });

  it('reads a very long text in no time', () => {
    const began = processorMs();
    payInAdvert('salary 1 1 1 1,111 $ 1.'.repeat(20_000), null);
    unsurePayIn('salary 1 1 1 1,111 $ 1.'.repeat(20_000));
    unsurePayIn(`salary ${'is of from '.repeat(9_000)}`);
    readPay(`${'1,'.repeat(100)}£`, null);
    payInAdvert(`pay ${'£1 of a '.repeat(12_000)}`, null);
    payInAdvert(`pay ${'budget '.repeat(14_000)}`, null);
    payInAdvert(`pay ${'managing over '.repeat(7_000)}£`, null);
    payInAdvert(`pay ${'1'.repeat(99_000)}`, null);
    for (const words of [
      'basic £1,000 ',
      'OTE of ',
      'SCP 23, ',
      'band 5 to ',
      'package is worth ',
      'including a 10% ',
      '£1,111 ',
    ])
      payInAdvert(words.repeat(14_000), 'United Kingdom');
    payInAdvert(`$95K–$110K${' '.repeat(90_000)}x`, null);
    payInAdvert(`£95,000 plus${' '.repeat(90_000)}van${' '.repeat(9_000)}x`, null);
    for (const words of ['40 hours a week ', 'two days a week ', '1 to ', '40 hrs', 'hours:  ', '(40 '])
      for (const period of ['hour', 'day'] as const)
        forItsWeek(readPay(`£100 per ${period}`, null)!, words.repeat(20_000));
    for (const words of ['with a paid ', 'plus £1 ', '+ up to a ', 'Minimum £1,1 '])
      payInAdvert(`£1 ${words.repeat(7_000)}`, 'United Kingdom');
    for (const words of ['OTE', 'package', 'basic', 'a basic', '£1,000'])
      payInAdvert(`pay £1 ${words}${' '.repeat(20_000)}x`, 'United Kingdom');
    expect(processorMs() - began).toBeLessThan(30_000);
  });
});
