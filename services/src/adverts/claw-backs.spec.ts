import { warningsOf } from './read-warnings.js';

const held = (sentences: string[]) => sentences.filter((sentence) => warningsOf(sentence).includes('asks-for-money'));

describe('what an employer gave and has back from whoever leaves', () => {
  it('is no money that applicants are asked for', () =>
    expect(
      held([
        'You will pay back relocation costs of £2,000 if you leave in the first year.',
        'Training costs are repaid if you leave within 12 months.',
        'If you resign within two years you must pay the relocation package back in full.',
        'The welcome bonus of £3,000 has to be paid back if you leave us within six months.',
        'Should you leave before two years, relocation expenses (up to £8,000) are clawed back on a sliding scale.',
        'You will be required to repay the cost of your training, up to £1,500, if you leave in the first year.',
        'Leavers within twelve months repay their joining bonus.',
        'A clawback of the golden hello applies if you leave within 18 months.',
        'Employees who leave within a year will have the cost of their OSCE recovered if they leave of their own accord.',
        'We pay for your flights and course fees, which you pay back if you leave within a year.',
        'In the event that you leave within 24 months, you pay 50% of the relocation allowance back.',
        'Please note that visa costs of £1,200 are to be paid back should you resign within the first year.',
        'Relocation support of $10,000 must be paid back if your employment ends within a year.',
      ]),
    ).toEqual([]));

  it('is money where it is due for the job, before it, or to somebody else', () => {
    const said = [
      'You will pay back the processing fee of £2,000 in advance.',
      'You pay £2,000 for your training first, refunded if you leave.',
      'You pay £500 for your training and get it back if you leave.',
      'Training costs of £500 are paid by you and paid back if you leave.',
      'You pay back the £3,000 for your certificate of sponsorship from your wages.',
      'Pay the relocation costs of £900 to our agent, and get them back if you leave.',
      'You pay back relocation costs of £2,000 if you leave, and £500 to our director now.',
      'Training costs £800, payable up front and repaid if you leave within a year.',
      'To secure your place you pay the training costs of £600 back in advance.',
      'You pay back relocation costs if you leave; a registration fee of £250 is required before the interview.',
      'Pay a refundable deposit of £500, which is paid back when you leave.',
      'A refundable deposit of £500 to secure your certificate is needed.',
      'You repay our training fee of £700 before you start.',
    ];
    expect(held(said)).toEqual(said);
  });
});
