import { processorMs } from '../platform/testing/processor-time.js';
import { isGivenOnArrival } from './given-on-arrival.js';
import { warningsOf } from './read-warnings.js';

describe('money on arrival', () => {
  it.each([
    'Relocation package worth £3,000 paid to you on arrival.',
    'Relocation package worth £3,000 paid on arrival.',
    '£3,000 relocation payment on arrival.',
    'You receive £500 on arrival to help you settle.',
    'A golden hello of £5,000 payable on arrival.',
    'We give you £200 on arrival for your first shopping.',
    'Pocket money of £150 on arrival and free airport pick-up.',
    'You will be given £300 cash on arrival.',
    'Salary advance of £500 available on arrival.',
    'Pay on arrival: £12.21 an hour.',
    'Welcome bonus: £1,000 on arrival.',
    'Cash gift of £250 on arrival.',
    '£400 settling-in allowance, paid on arrival.',
    'You get £600 on arrival.',
    '£1,500 joining bonus payable on arrival in the UK.',
    'Relocation grant of £2,500 payable on arrival and £2,500 after six months.',
    'We pay £750 on arrival and £750 after your first month.',
    'Nurses are given £200 in cash on arrival.',
    'An advance of £500 on your first salary is available on arrival.',
    'Every nurse receives a £100 voucher on arrival.',
    'Starter payment of £300 on arrival, so you can buy food and bedding.',
    '£500 cash in hand on arrival from us.',
    'Interest-free salary advance of £1,000 on arrival.',
    'Sign-on bonus £2,000, due on arrival.',
    '£500 in your account on arrival.',
    'Each carer gets £250 from us on arrival.',
    "On arrival you will receive £400 towards your first month's rent.",
    'We hand you £150 in cash on arrival.',
    'We sponsor your visa and give you £500 on arrival.',
    "You'll get £300 when you arrive.",
    'Relocation package: flight, accommodation and £500 cash in your account on arrival.',
  ])('is given, and asks nobody for any: %s', (sentence) => {
    expect(warningsOf(sentence)).toEqual([]);
  });

  it.each([
    '£500 deposit payable on arrival.',
    'You pay £300 on arrival.',
    '£200 for the room to be paid by you on arrival.',
    '£500 payable on arrival.',
    'A fee of £700 is due on arrival.',
    '£1,000 on arrival for your certificate of sponsorship.',
    'Relocation package costs £3,000, payable on arrival.',
    'Relocation package: £3,000, paid by you on arrival.',
    'You will be given a room for £300 payable on arrival.',
    'You receive your visa once you pay £500 on arrival.',
    'You receive the CoS for £900, half on arrival.',
    'Bring £300 cash on arrival.',
    'We give you the job and you give us £200 on arrival.',
    'Give our agent £200 on arrival.',
    'You receive £500 on arrival and pay back £700.',
    'Registration payment of £250 on arrival.',
    'Salary of £25,000, with £500 due to the agent on arrival.',
    'The balance of £900 is payable on arrival.',
    '£3,000 visa payment on arrival.',
    'A golden hello of £5,000, and a deposit of £500 payable on arrival.',
    'You get the visa, and £2,000 is payable on arrival.',
    'Half of £3,000 before you fly and half on arrival.',
    'Welcome pack £150, payable on arrival.',
    'Airport pick-up costs £80, payable on arrival.',
    'You are given a bill of £300 on arrival.',
    'Pay £300 on arrival and get a welcome bonus.',
    'Welcome bonus of £500 on arrival once you have paid £300.',
    'A relocation package worth £3,000 is payable on arrival.',
    'You get £500 on arrival after you send us £200.',
    'Each nurse pays £250 on arrival.',
    'We give you the address and £200 is due on arrival.',
    'You get £900 CoS on arrival.',
    'Relocation package £1,500, payable on arrival.',
    'You receive a job and pay £300 on arrival.',
    'We pay your flight and you pay us £400 on arrival.',
    'Give £200 on arrival.',
    'Our staff get £500 on arrival from every new carer.',
    'You receive £500 on arrival and we keep your first wage.',
    'We offer £900 places on arrival.',
  ])('is still asked of applicants: %s', (sentence) => {
    expect(warningsOf(sentence)).toContain('asks-for-money');
    expect(isGivenOnArrival(sentence)).toBe(false);
  });

  it('is read in a moment in a long text', () => {
    const began = processorMs();
    for (const words of [
      'on arrival £1 ',
      'you receive ',
      'we give and ',
      'golden hello ',
      '£1 cash ',
      'relocation ',
      '1,1.',
    ])
      isGivenOnArrival(`£5 on arrival ${words.repeat(400_000 / words.length)}`);
    expect(processorMs() - began).toBeLessThan(3_000);
  });
});
