import { readAdvert } from './read-advert.js';

const read = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('sponsorship that not everybody will get', () => {
  it.each([
    'Unfortunately we cannot guarantee sponsorship, but we will consider it.',
    "Regrettably sponsorship can't be guaranteed, but it will be considered.",
    'We are unable to guarantee sponsorship for this role, however each request will be looked at.',
    'Unfortunately we are not able to promise a certificate of sponsorship at this stage, but please tell us if you need one.',
    "I'm afraid we can't promise a certificate of sponsorship to everyone.",
    'Unfortunately sponsorship may not be possible for everyone.',
    "We can't guarantee that we can sponsor you.",
  ])('is a condition, with an apology or without: %s', (text) => {
    expect(read(text)).toBe('conditional');
  });

  it.each([
    "Please note sponsorship is limited: we have two certificates left for this year and they'll go to the strongest candidates.",
    'We have one certificate of sponsorship left, so it will go to the best candidate who needs it.',
    'We only have a few certificates left and cannot sponsor everyone.',
  ])('is a condition where few certificates are left for the best: %s', (text) => {
    expect(read(text)).toBe('conditional');
  });

  it.each([
    'We reserve the right not to offer sponsorship.',
    'As a small charity our capacity to sponsor is limited, so please contact us first.',
    'International candidates may need to be in the country already for sponsorship to be offered.',
  ])('is a condition where it is kept open: %s', (text) => {
    expect(read(text)).toBe('conditional');
  });

  it('is an offer where certificates are left', () => {
    expect(read('We have a few certificates of sponsorship left and you could start in June.')).toBe('offers');
  });

  it.each([
    'We cannot guarantee a visa for this role and do not sponsor part-time posts.',
    'Unfortunately we cannot offer or guarantee sponsorship.',
    "We're sorry that we cannot promise sponsorship as we hold no licence.",
    'We only have two certificates of sponsorship left and cannot offer any for this post.',
    'Our ability to sponsor visas is limited to doctors, so we cannot sponsor this role.',
  ])('is refused where it is denied: %s', (text) => {
    expect(read(text)).toBe('refuses');
  });
});

describe('a limit that the sentence behind a promise sets by "do so"', () => {
  it.each([
    'We are happy to sponsor. However, we can only do so for people who are already in the UK.',
    "We're happy to sponsor. We can only do that for people who are switching from a Graduate visa.",
    'We are happy to sponsor. But we can only do it for experienced candidates.',
    'We are happy to sponsor. However, we can only do this where the salary threshold is met.',
    'We sponsor Skilled Worker visas. We only do so for staff who have completed twelve months with us.',
    'We can offer sponsorship for this role. We will only do so if you hold a UK driving licence.',
    'We are happy to sponsor. This is for people who are already in the UK.',
  ])('is a condition: %s', (text) => {
    expect(readAdvert(text, 'United Kingdom')).toEqual({ answer: 'conditional', sentence: text });
  });

  it.each([
    'We offer sponsorship. This is for people who are abroad and in the UK alike.',
    'We offer sponsorship. This job is for people who have a sense of humour.',
    'We sponsor visas. We only do great work for clients we like.',
  ])('is none: %s', (text) => {
    expect(read(text)).toBe('offers');
  });
});

describe('sponsorship that is arranged for whoever asks', () => {
  it.each([
    'If you need sponsorship, tell us in your covering letter and we will arrange it.',
    'If you require a visa please let us know and our HR team will take care of everything.',
  ])('is an offer: %s', (text) => {
    expect(read(text)).toBe('offers');
  });

  it('is one where nothing bars whoever needs it', () => {
    expect(
      read(
        'There is no bar to applying if you need sponsorship: we sponsor Skilled Worker visas for all academic roles.',
      ),
    ).toBe('offers');
  });
});
