import { warningsOf } from './read-warnings.js';

const held = (sentences: string[]) => sentences.filter((sentence) => warningsOf(sentence).includes('asks-for-money'));

describe('what a person owes the state or a regulator', () => {
  it('is no money that applicants are asked for, where that body is said to be paid', () =>
    expect(
      held([
        'You are responsible for your own visa fee, payable to the Home Office.',
        'Applicants must pay the visa application fee of £769 directly to the Home Office.',
        'You will need to pay the NMC registration fee of £153 to the NMC.',
        'Candidates bear the cost of their visa (£1,500), which is paid to UKVI online.',
        'You pay the HCPC £98 for your registration.',
        'Before you start you must pay £153 to the NMC for your registration.',
        "You'll pay your own visa fee on gov.uk.",
        'Your visa fee (£719) and Immigration Health Surcharge (£1,035 a year) must be paid to the Home Office before your visa is issued.',
        'The applicant pays the visa fee and health surcharge to UK Visas and Immigration.',
        'Nurses pay their annual fee of £120 straight to the Nursing and Midwifery Council.',
        'The successful candidate will pay the GMC registration fee (£463) to the GMC.',
        'We pay for the certificate; the visa fee of £769 is paid by you to the Home Office.',
      ]),
    ).toEqual([]));

  it('is money where nobody is named, somebody else has a hand in it, or it is the employer who owes it', () => {
    const said = [
      'You must pay the visa fee of £1,500 before the interview.',
      'You pay the visa fee of £769 to our agent, who pays the Home Office.',
      'Pay the Home Office fee of £900 to us and we pass it on.',
      'Pay your NMC fee of £153 into our account.',
      'You pay the £525 for the certificate of sponsorship to the Home Office.',
      'Candidates must pay the immigration skills charge of £1,000 to the Home Office.',
      'Pay £900 to the Home Office by Western Union.',
      'Send the visa fee of £850 to our Home Office officer before we issue your certificate.',
      'You pay £2,000 through our consultant to the Home Office.',
      'The visa fee of £1,200 is payable to our UKVI partner.',
      'You must pay the registration fee of £250 before you start.',
    ];
    expect(held(said)).toEqual(said);
  });
});
