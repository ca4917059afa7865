import { warningsOf } from './read-warnings.js';

const held = (sentences: string[]) => sentences.filter((sentence) => warningsOf(sentence).includes('asks-for-money'));

describe('what an employer lends or lays out for its people', () => {
  it('is no money that applicants are asked for', () =>
    expect(
      held([
        'We lend you the deposit for your first flat (up to £1,500).',
        "We advance your first month's rent.",
        "The Trust will advance your first month's rent of up to £900.",
        'We can lend you the deposit and rent for a flat, up to £2,000, repaid from your salary.',
        'Relocation loan repaid from salary.',
        'An interest-free relocation loan of £3,000 is repaid from your salary over 12 months.',
        'A loan of £1,200 for your rental deposit is available, paid back over ten months.',
        'We put down the deposit on your room, £400, and you pay it back from your wages.',
        'We cover the deposit on your flat (£1,000).',
        'The hotel pays the deposit for your accommodation, and you pay it back in £50 instalments.',
        'A season ticket loan of up to £5,000 is paid back monthly.',
        'We advance the cost of your flight (£700), which you pay back from your salary.',
      ]),
    ).toEqual([]));

  it('is money where the loan is for the papers or the job, or goes to somebody else', () => {
    const said = [
      'We lend you the fee and you pay it back with interest.',
      'A loan from our group covers the fee and you pay us double back.',
      'We advance the £3,000 for your certificate, and you pay it back from your salary.',
      'Loans are available for the deposit that secures your sponsorship.',
      'Pay us the deposit of £500 for your flat before you travel.',
      'We lend you half of the deposit, and you pay £900 to our agent now.',
      'Send the deposit of £1,500 for your first flat to our account before the visa is issued.',
      'You pay £400 now, and we lend you the rest of the processing fee.',
      'A refundable deposit of £500 is required to secure your flat and your certificate.',
      'Relocation loan: pay £300 up front to receive it.',
    ];
    expect(held(said)).toEqual(said);
  });
});

describe('a room without a deposit', () => {
  it('is no money that applicants are asked for, whatever its rent', () =>
    expect(
      held([
        'Deposit-free accommodation, £120 a week.',
        'No deposit needed, rent £120 a week.',
        'Live-in accommodation with no deposit, £95 per week.',
        'Deposit-free housing for £450 a month.',
        'Rooms from £110 per week, no deposit required.',
        'Staff house on site: no deposit, £85 a week all in.',
        'Accommodation is available without a deposit at £100 per week, bills included.',
        'Deposit free rooms near the hospital, £600 per month.',
        'Rent is £130 a week and no deposit is taken.',
        'A bond-free flat for $200 per week.',
      ]),
    ).toEqual([]));

  it('is money where something else is paid for', () => {
    const said = [
      'Deposit-free certificate of sponsorship, £3,000.',
      'No deposit, £400 to our agent for your certificate.',
      'No deposit needed, just pay £900 for the visa now.',
      'Deposit-free accommodation, £120 a week, and a registration fee of £200 payable up front.',
      'No deposit for the room; pay the £300 processing fee before the interview.',
    ];
    expect(held(said)).toEqual(said);
  });
});
