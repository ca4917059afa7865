import { readFileSync } from 'node:fs';
import { shippedData } from '../jobs/shipped-data.js';
import { warningsIn, warningsOf } from './read-warnings.js';
import { processorMs } from '../platform/testing/processor-time.js';

const kinds: Record<string, string> = {
  money: 'asks-for-money',
  mailbox: 'personal-mailbox',
  chat: 'chat-number',
};
/** One label, or several joined by "+"; none for "fine". */
const kindsOf = (labels: string) =>
  labels
    .split('+')
    .flatMap((label) => kinds[label] ?? [])
    .sort();
const labelled = readFileSync(new URL('testing/labelled-warnings.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

describe('what an advert shows of a scam', () => {
  it('is read from each labelled sentence', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(100);
    const wrong = labelled
      .map(([labels, sentence]) => ({ sentence, expected: kindsOf(labels), read: warningsOf(sentence).sort() }))
      .filter(({ expected, read }) => expected.join() !== read.join());
    expect(wrong).toEqual([]);
  });

  it.each(['Pay after visa approval.', 'You only pay once you have the visa.', 'Simply pay after the certificate.'])(
    'is money that is asked for later: %s',
    (sentence) => {
      expect(warningsOf(sentence)).toContain('asks-for-money');
    },
  );

  it.each([
    'We pay after your visa approval for the flight.',
    'The company will pay once the visa is granted for your relocation.',
    'Overtime is paid after your permit has arrived.',
    'You will pay for your own lunch in the canteen, about £4.',
  ])('is no money that others pay: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each([
    'Pay as shown.',
    'Pay as shown',
    'Pay as shown. We will sponsor a Skilled Worker visa for the right person.',
    'Pay as stated above. We will sponsor a Skilled Worker visa.',
    'Hourly pay as advertised. Visa sponsorship is offered.',
    'Pay is as set out in the advert. We sponsor visas.',
    'Pay to be confirmed. We sponsor visas.',
    'Pay to be agreed at interview. A certificate of sponsorship is given.',
    'Pay negotiable. A visa is possible.',
  ])('is no money where it is said what the work pays: %s', (text) => {
    expect(warningsIn([text])).toEqual([]);
  });

  it.each([
    'Pay $700 weekly.',
    'Pay $720 weekly. Meals included. We sponsor visas.',
    'Pay $950 weekly. Housing is provided.',
    'Pay rates £16 to £19 an hour, 40 hours a week.',
    'Pay £120 per shift.',
    'Pay $160 per shift. Uniform provided.',
    'Pay £90 per visit',
    'Pay £30 per lesson, paid monthly.',
    'Pay £120 per sleep-in.',
    'Weekly pay £640 per week plus bonus.',
    'Pay £13.20 p/h, with breaks.',
    'Pay £13.50 – £15 hourly.',
    'Pay: £2,400 monthly',
    'Pay range: $65,000 - $80,000 / year Visa sponsorship is available',
    'Pay up to £250 a day.',
  ])('is no money where it is said what the work pays for a time or a piece: %s', (text) => {
    expect(warningsIn([text])).toEqual([]);
  });

  it.each([
    'Pay $700 weekly to our agent.',
    'Pay £120 per month for your visa.',
    'Pay £200 a week until your certificate is paid off.',
    'Pay £90 per document to secure your visa.',
    'Pay £500 a month and receive your certificate of sponsorship.',
  ])('is money where it buys something: %s', (text) => {
    expect(warningsIn([text]).map(({ kind }) => kind)).toEqual(['asks-for-money']);
  });

  it.each([
    'Pay as shown on the invoice to get your visa.',
    'Pay as shown to our account.',
    'Pay as instructed by our agent.',
    'Pay as soon as your visa is issued.',
    'Pay as you receive your certificate.',
    'Pay as agreed to our agent, then you receive your certificate of sponsorship.',
  ])('is money where somebody is told how to pay: %s', (text) => {
    expect(warningsIn([text]).map(({ kind }) => kind)).toEqual(['asks-for-money']);
  });

  // the trained reader learns from the table of labelled sentences, and a label with its answer is for the rules alone
  it.each([
    'Fee payable: yes',
    'Fees payable by applicant: Yes',
    'Registration fee payable: £200',
    'Processing fee: applicable',
    'Deposit required: yes',
    'Fee: yes',
    'Is a fee payable: yes',
    'ｆｅｅ ｐａｙａｂｌｅ： ｙｅｓ',
  ])('is money that a line of a form asks for: %s', (sentence) => {
    expect(warningsIn([sentence])).toEqual([
      { kind: 'asks-for-money', summary: 'It asks applicants for money', quote: sentence },
    ]);
  });

  it.each([
    'Fee payable: no',
    'Fee payable: none',
    'Fees payable: £0',
    'Visa fees: yes',
    'Bonus payable: yes',
    'Overtime payment: yes',
    'Registration fee paid by us: yes',
    'Fee payable by the employer: yes',
    'Payments clerk: required',
  ])('is no money where a line of a form says another thing: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each(['Western Union accepted.', 'Western Union or MoneyGram accepted', 'We accept bitcoin and gift cards.'])(
    'is money that goes where none comes back from: %s',
    (sentence) => {
      expect(warningsOf(sentence)).toContain('asks-for-money');
    },
  );

  it.each([
    'Sponsorship available for a fee.',
    'We can sponsor you for a small fee.',
    'Work permits can be arranged for a charge.',
    'Certificates of sponsorship are issued in return for a payment.',
  ])('is a fee for the way to the job, whatever it comes to: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual(['asks-for-money']);
  });

  it.each([
    'Visa sponsorship is available.',
    'Sponsorship available for a nurse.',
    'We sponsor you for a visa.',
    'Shirt sponsorship is available for a fee.',
    'We never sponsor for a fee.',
    'Sponsorship is available for a fee-earner.',
  ])('is no fee: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each([
    'Please transfer 0.01 BTC for your work permit documents.',
    'Send 200 USDT to secure your certificate of sponsorship.',
    'Work permit: 0.1 BTC',
  ])('is money in coins of no state: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual(['asks-for-money']);
  });

  it.each([
    'Salary 5,000 USDT per month.',
    'You move up to 50 BTC a day for clients.',
    'Bonus of 200 USDT each quarter',
  ])('is no money asked for where coins are the pay or the work: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each([
    'Bitcoin, Solidity',
    'Benefits: gift cards, vouchers',
    'Our shops accept gift cards.',
    'Handling Western Union transfers',
  ])('is no money of a shop or of the work: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each([
    'We guarantee a visa for a fee of £4000.',
    'Your visa for a fee of £4,000.',
    'Your Skilled Worker visa, for a one-off payment of 3000 pounds.',
    'We can sponsor you for a fee of $5,000.',
    'Guaranteed visa sponsorship for a fee of €4,500.',
    'Your CoS for a fee of £2,000.',
    'We guarantee a certificate of sponsorship for a fee of £3,500.',
    'A work permit for a fee of £900.',
    'Your visa for £4,000.',
    'Deposit £500 into the account before the interview.',
    'There is a small charge for arranging sponsorship.',
    'There will be a fee to process your work permit.',
  ])('is money for what is never sold: %s', (sentence) => {
    expect(warningsOf(sentence)).toContain('asks-for-money');
  });

  it.each([
    'Deposit account adviser: explain deposits and fees to customers.',
    'Deposit accounts clerk: check deposits, fees and charges.',
    'We sponsor your visa for a salary of £41,700.',
    'A visa for 5 years, and £4,000 towards the move.',
    'The visa, for a fee of £719, goes to the Home Office.',
    'No one will ever get a visa from us for a fee of £4,000.',
  ])('is no money that applicants are asked for: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it('is found in no advert that ships with the product, and in no honest sentence about sponsorship', () => {
    const samples = JSON.parse(readFileSync(new URL('samples.json', shippedData), 'utf8')) as Record<string, string>[];
    expect(samples.flatMap(({ title, description }) => warningsIn([title!, description!]))).toEqual([]);
    const sentences = readFileSync(new URL('testing/labelled-sentences.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(warningsIn(sentences.map((line) => line.split('\t')[1]!))).toEqual([]);
  });

  it('is quoted letter for letter, each kind once', () => {
    const text =
      'A kind team in Leeds.\n\nA registration fee of £250 is required  first. Send your CV to care.jobs@gmail.com. Pay the processing fee of £20 now.';
    expect(warningsIn(['Care worker', text])).toEqual([
      {
        kind: 'asks-for-money',
        summary: 'It asks applicants for money',
        quote: 'A registration fee of £250 is required  first.',
      },
      {
        kind: 'personal-mailbox',
        summary: 'It gives a personal mailbox as its contact',
        quote: 'Send your CV to care.jobs@gmail.com.',
      },
    ]);
  });

  it.each([
    '',
    '\0',
    '签证担保',
    '\ud800',
    '£'.repeat(5_000),
    'fee '.repeat(50_000),
    '1 '.repeat(100_000),
    '@gmail'.repeat(20_000),
  ])('takes any text in a moment', (text) => {
    const started = processorMs();
    warningsIn([text]);
    expect(processorMs() - started).toBeLessThan(20_000);
  });
});
