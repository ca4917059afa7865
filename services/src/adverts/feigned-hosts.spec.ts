import { feignedHost } from './feigned-hosts.js';

describe('a domain that stands for a licensed sponsor', () => {
  const company = 'Harbour Lights Care Limited';
  const feigned = (host: string, of = company) => feignedHost([host], [], of)?.what;

  it.each([
    'harbour-visa-portal.com',
    'harbour-lights-visa-jobs.com',
    'harbourlightscarevisajobs.com',
    'harbourlightscare-sponsorship.co.uk',
    'harbour-careers.site',
    'harbourlightscare.online',
    'harbour-lights-care.club',
    'jobs.harbour-lights-care.store',
  ])('may only be taken for its own: %s', (host) => {
    expect(feigned(host)).toBe('a domain that may only be taken for its own');
  });

  it.each([
    ['harbourl1ghtscare.com', company],
    ['harb0ur-lights-care.co.uk', company],
    ['careers.harb0urlightscare.com', company],
    ['ro11s-royce.com', 'Rolls-Royce plc'],
    ['sarnsons-mills.com', 'Samsons Mills Ltd'],
  ])('imitates its name: %s of %s', (host, of) => {
    expect(feigned(host, of)).toBe('a domain that imitates its name');
  });

  it.each(['harbourlights.xyz', 'globaltalenthire.top', 'jobs-portal.icu'])('costs next to nothing: %s', (host) => {
    expect(feigned(host)).toBe('a domain that costs next to nothing');
  });

  it.each(['uk-visa-hiring.com', 'visa-careers-uk.info', 'ukvisajobs.co.uk'])(
    'sells visas where its mailbox takes applications: %s',
    (host) => {
      expect(feignedHost([host], [host], company)?.what).toBe('a mailbox at a domain that sells visas');
      expect(feignedHost([host], [], company)).toBeUndefined(); // a board
    },
  );

  it.each([
    ['harbourlightscare.co.uk', company],
    ['careers.harbourlightscare.com', company],
    ['harbour-lights.com', company],
    ['harbourlightscarejobs.com', company],
    ['jobs.nhs.uk', company],
    ['indeed.com', company],
    ['acme.shop', 'Acme Ltd'], // of one word it may well be its own
    ['acme.online', 'Acme Ltd'],
    ['modernhomes.com', 'Modern Homes Ltd'],
    ['3m.com', '3M United Kingdom plc'],
    ['studio54.co.uk', 'Studio 54 Ltd'],
    ['f1recruit.com', 'Formula One Ltd'],
    ['visa.co.uk', 'Visa Europe Limited'],
    ['immigrationadvice.com', 'Immigration Advice Ltd'],
    ['workday.com', company],
  ])('tells nothing: %s of %s', (host, of) => {
    expect(feignedHost([host], [host], of)).toBeUndefined();
  });
});
