import { warningsOf } from './read-warnings.js';

const held = (sentences: string[]) => sentences.filter((sentence) => warningsOf(sentence).includes('asks-for-money'));

describe('work in which others are asked for money', () => {
  it('is no money that applicants are asked for', () =>
    expect(
      held([
        'You must ask debtors for payment.',
        'Your job is to ask shoppers for payment and give change.',
        'You will ask residents for payment of their service charge.',
        'You must ask parents for payment of nursery fees.',
        'You must request a deposit from new tenants.',
        'You will ask leaseholders to pay ground rent.',
        'You need to request payment from customers by telephone.',
      ]),
    ).toEqual([]));

  it('is money where whoever applies pays too, or is asked', () => {
    const said = [
      'You must ask our agent for payment details and pay the fee.',
      'We will ask you for a refundable deposit before the visa is filed.',
      'We ask applicants for payment of £200 before the interview.',
      'You will ask customers for payment and you must pay us a registration fee of £100.',
      'You must ask customers for payment, and you must pay a deposit of £200 for your certificate.',
    ];
    expect(held(said)).toEqual(said);
  });
});
