import { readAdvert } from './read-advert.js';

const answerOf = (text: string) => readAdvert(text).answer;

describe('the bare name of sponsorship', () => {
  it.each([
    'Department: Sponsorship. You will sell shirt and stand deals to brands.',
    'Areas of work: events, sponsorship, PR',
    'Key words: visa sponsorship, nurse, Leeds',
    'Tags: visa sponsorship, driver, Hull',
    'Visa and sponsorship caseworker',
    'Sponsorship & visa compliance officer',
    'Marketing\nSponsorship\nEvents',
    'Skills\nSponsorship\nNegotiation',
    'Fundraising\nSponsorship\nDonor care',
  ])('promises nothing where it is that of a field or a work: %j', (text) => expect(answerOf(text)).toBe('silent'));

  it.each([
    'Sponsorship\nYou will raise sponsorship from brands.',
    'Sponsorship\nYou will find new partners for our festival.',
    'Certificate of Sponsorship\nFor information about certificates of sponsorship see the UK Visas and Immigration website.',
    'Certificate of Sponsorship\nFurther details can be found at gov.uk.',
  ])('promises nothing above what means something else or points elsewhere: %j', (text) =>
    expect(answerOf(text)).toBe('silent'),
  );

  it.each([
    'Visa sponsorship\nOnly for exceptional candidates.',
    'Visa sponsorship\nFor exceptional candidates only.',
    'Sponsorship\nFor selected roles.',
    'Certificate of Sponsorship\nOnly in exceptional circumstances.',
  ])('is conditional above a condition: %j', (text) => expect(answerOf(text)).toBe('conditional'));

  it.each([
    'Visa sponsorship\nOnly for internal candidates.',
    'Certificate of Sponsorship\nThis post does not qualify for a Certificate of Sponsorship.',
    'Sponsorship\nNot for this post.',
    'Department: Care. No visa sponsorship.',
    'Tags: no visa sponsorship, nurse',
    'Marketing\nSponsorship: no\nEvents',
  ])('refuses above a refusal: %j', (text) => expect(answerOf(text)).toBe('refuses'));

  it.each([
    'Benefits: visa sponsorship, pension, gym',
    'Visa sponsorship: yes',
    "What we offer\n- Visa sponsorship\n- 28 days' leave",
    'Benefits\nSponsorship\nTraining\nPension',
    'We offer:\n- Training\n- Sponsorship\n- Travel',
    'Nurse, Leeds, visa sponsorship',
    'Visa sponsorship available\nTraining provided.',
    'Pension\nVisa sponsorship\nApply now to join us.',
    'Certificate of Sponsorship\nApplications from job seekers who require current Skilled worker sponsorship to work in the UK are welcome and will be considered alongside all other applications. For further information visit the UK Visas and Immigration website.',
  ])('is an offer among what is given: %j', (text) => expect(answerOf(text)).toBe('offers'));
});
