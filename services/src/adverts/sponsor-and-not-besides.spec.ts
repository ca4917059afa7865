import { readAdvert } from './read-advert.js';

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
