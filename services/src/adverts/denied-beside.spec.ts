import { readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

describe('what a sponsor is not besides', () => {
  it.each([
    'We will act as your sponsor but not as your landlord.',
    'We will be your sponsor but not your landlord.',
    'We can act as your sponsor, but not as your guarantor.',
    "We'll be your sponsor, but not your bank.",
    'We are your visa sponsor but not an immigration law firm.',
  ])('takes nothing back in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    'We will act as your employer but not as your sponsor.',
    'We are a sponsor but not your sponsor.',
    'We are a sponsor but not for this post.',
    'We can sponsor, but not the night shift staff, which this post is.',
  ])('is the sponsor of this post in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});

describe('help with something that is not the visa', () => {
  it.each([
    'We can help with your GMC registration but not your visa.',
    'Our team helps with your move, not with your visa.',
    'We pay for your flight but not your visa.',
    'We can help you find a flat, but not with your visa.',
    'The Trust funds your training but not your visa.',
    'We will sponsor your training but not your visa.',
    'We can assist you with accommodation, though not with your visa application.',
    'The school pays for your flat and your flights, but not for your visa.',
    'We can support your GMC sponsorship but not your visa.',
    'We provide training and a uniform but not your visa.',
    'We can offer free meals and parking, but not a visa.',
  ])('refuses: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    'We sponsor your visa but not your family’s visas.',
    'We help with your visa but not your partner’s visa.',
    'We will sponsor you and pay for your flight but not your visa fee.',
    'We pay for your certificate of sponsorship but not your visa.',
    'We pay the sponsorship fees but not your visa application fee.',
    'We sponsor nurses and support your OSCE, but not your visa extension later.',
    'We look at your ability and not your visa, and we sponsor Skilled Worker visas.',
  ])('leaves an offer one beside what is not paid or is of others: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});

describe('sponsorship beside what is denied or feared', () => {
  it('is offered where something else is denied, or help follows a worry', () => {
    allAre('offers', [
      'We will act as your sponsor but not as your landlord.',
      'We will be your sponsor, but not your landlord.',
      'We act as your visa sponsor, not as your landlord.',
      "The trust doesn't sponsor your PLAB but does sponsor your visa.",
      'We do not sponsor your PLAB but we do sponsor your visa.',
      'The practice does not sponsor your MBA, but does sponsor your visa.',
      "Visa sponsorship can feel overwhelming. Don't worry, we arrange it.",
      'Visa sponsorship can be confusing. Do not worry, we arrange it all.',
      "Getting a visa can feel daunting. Don't worry, we sponsor it.",
      'Visa sponsorship available (driving licence not required).',
      'We offer visa sponsorship (experience not necessary).',
      'Visa sponsorship available, driving licence not required.',
      'Visa sponsorship offered (accommodation not provided).',
      'We sponsor visas; relocation costs not included.',
      'Visa sponsorship is complicated. We handle it all for you.',
    ]);
  });
  it('is a condition where it cannot be guaranteed', () => {
    allAre('conditional', [
      'Candidates who need sponsorship can apply; however, we cannot guarantee it.',
      'Candidates who need sponsorship may apply, however we cannot guarantee it.',
      'Applicants requiring visa sponsorship can apply, but we cannot promise it.',
      'If you need sponsorship you can apply; however, it cannot be guaranteed.',
    ]);
  });
  it('is refused where it is what is denied', () => {
    allAre('refuses', [
      'We are your landlord but not your sponsor.',
      'We do not sponsor your visa but do sponsor your PLAB.',
      'We sponsor your PLAB but do not sponsor your visa.',
      'Visa sponsorship (not available for this post).',
      'Overseas nurses (visa sponsorship not offered).',
      'Visa sponsorship, relocation not provided.',
      'Visa sponsorship and accommodation not provided.',
      'We sponsor doctors (other posts not included).',
      'Candidates who need sponsorship can apply; however, we cannot offer it.',
      'Visa sponsorship can feel overwhelming. We do not arrange it.',
      'Visa sponsorship can feel overwhelming. Sorry, we cannot arrange it.',
    ]);
  });
});
