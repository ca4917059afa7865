import { payInAdvert } from './pay-sentences.js';

describe('what a job pays among other sums', () => {
  it.each([
    ['You will look after a £1,000,000 endowment; pay £41,000.', 41_000],
    ['You run a £600,000 programme; pay is £41,000 a year.', 41_000],
    ['You will run a £250,000 project, and pay is £39,500 a year.', 39_500],
    ['Manage a £90,000 marketing budget; the salary is £31,000.', 31_000],
    ['The salary is £31,000 and the marketing budget £90,000.', 31_000],
    ['Budget of £90,000, salary of £31,000.', 31_000],
    ['With a turnover of £400,000, our pay is £31,000.', 31_000],
    ['A portfolio worth £300,000 is yours, with a salary of £35,000 to £38,000.', 35_000],
    ['You look after £2,000,000 for the city, and the wage is £29,000.', 29_000],
    ['A £150,000-a-year programme needs you: salary £33,000.', 33_000],
    ['You handle a caseload of £200,000 and the pay is £27,500.', 27_500],
    ['The prize is £50,000; the salary for this post is £36,000.', 36_000],
    ['You own a £2m property fund (pay £45,000).', 45_000],
    ['You bring in £300,000 of annual sales, and pay starts at £32,000.', 32_000],
    ['You administer £120,000 in small grants; the monthly salary is £2,500.', 30_000],
    ['Salary £41,000, project manager of a £600,000 scheme.', 41_000],
    ['Salary for this project is £40,000.', 40_000],
    ['Salary: £45,000 contract role', 45_000],
    ['Salary: £40,000 - £45,000 project coordinator', 40_000],
    ['Pay: £38,000 grants officer, Leeds', 38_000],
    ['£45,000 per annum project engineer, paid monthly', 45_000],
    ['You will manage a £2m budget and a portfolio of £400,000, with a starting salary of £52,000 to £58,000.', 52_000],
    ['A £150,000 grant pays for the post, at a salary of £36,000.', 36_000],
    ['Rent of £900 a month is paid, the salary is £30,000 and there is a bonus of £2,000.', 30_000],
    ['Salary £30,000, and pay £33,000 after probation.', 30_000],
    ['Salary £40,000 with a pay of £2,000 for weekends.', 40_000],
  ])('is what is called so, and no other sum of the sentence: %s', (text, yearFrom) => {
    expect(payInAdvert(`We offer visa sponsorship. ${text}`, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it.each([
    'You look after a £90,000 budget, and pay suppliers £30,000 a month.',
    'The £600,000 fund lets us pay for £41,000 of repairs.',
  ])('is not what somebody pays to others: "%s"', (sentence) => {
    expect(payInAdvert(sentence, 'United Kingdom')).toBeNull();
  });

  it.each([
    'You will be paid to run a £600,000 programme.',
    'You look after a £60,000 project and the pay is competitive.',
    'Salary is negotiable, and you manage a £90,000 budget.',
    'The pay team looks after £90,000.',
    'A £60,000 restoration project.\nPay is good.',
    'We pay £10,000, which covers relocation.',
    'A bonus of £12,000 and sick pay of £9,000 a year.',
    '£10,000 bonus + £2,000 relocation',
    '£60,000 plus a grant for the roof',
    'We won £90,000 plus benefits for the town.',
  ])('is no sum of something else: %s', (text) => {
    expect(payInAdvert(`We offer visa sponsorship. ${text}`, 'United Kingdom')).toBeNull();
  });

  it.each([
    'Eine Wohnung mit 900 € Miete im Monat.',
    'Wir zahlen eine Prämie von 3.000 € im Jahr.',
    'Le loyer est de 800 € par mois.',
    'Umsatz: 90.000 € im Monat.',
    'Unsere Kunden sparen 20.000 € im Jahr.',
    'Rooms cost £600 per month.',
    'Our customers save £20,000 a year.',
    'A travel card for £90 per month.',
    'You run sales of £300,000 per annum.',
    'We manage £2,000,000 a year for the city.',
    'More than £60,000 went to the hospital.',
    'Tuition is £12,000 per year.',
    'An allowance of £9,000 per year.',
    '£9,000 a year bonus, paid each June.',
    '£30,000 a year contracts for schools.',
    'We pay £10,000 for your relocation.',
    'Salary is negotiable, and a bonus of £12,000 is paid each year.',
    'Grade 2 listed, £90,000 spent on its roof.',
  ])('is not what "%s" names', (text) => {
    expect(payInAdvert(text, 'United Kingdom')).toBeNull();
  });
});
