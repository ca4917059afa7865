import { readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';

const read = (text: string) => readAdvert(`A cook.\n\n${text}\n\nA kind team.`).answer;
const misread = (texts: string[], expected: string) => texts.filter((text) => read(text) !== expected);

const mentions = [
  'We know that many of you are looking for visa sponsorship.',
  'Many applicants ask about visa sponsorship.',
  'We get a lot of enquiries about Skilled Worker visas.',
  'Some candidates will need a Certificate of Sponsorship.',
  'We understand how important sponsorship is to nurses from abroad.',
  'You may require a work permit.',
];
const headings = ['Visa sponsorship', 'Sponsorship', 'Certificate of Sponsorship', 'Skilled Worker visas'];
const denials = [
  'Sadly we are unable to offer it.',
  'We regret that this is not something we can offer.',
  'Regrettably, that is not an option for this role.',
  "This isn't available.",
  'Unfortunately the Trust cannot provide this at the moment.',
  "It's not something that we do, sorry.",
  'As a small charity we are not in a position to support this.',
  'At present these are not available because of the salary.',
  "I'm afraid we can't help with this.",
  'This is outside the scope of what we can offer.',
];
const promises = [
  'We are pleased to say that this is available for this post.',
  'Happily, this is something that we can offer.',
  'We can provide it for this role.',
];
/** Of something else, or said of how and not of whether. */
const others = [
  'This is not a remote role.',
  'We cannot offer this role part-time.',
  'We cannot discuss this by phone.',
  'It is not possible to change this later.',
  'We are not able to offer accommodation.',
  'It is not available to contractors.',
];

describe('a sentence that says “this” or “it” of what was only named before it', () => {
  it('refuses what it denies', () => {
    const texts = mentions.flatMap((mention) => denials.map((denial) => `${mention} ${denial}`));
    expect(misread(texts, 'refuses')).toEqual([]);
  });

  it('refuses what stands above it as a heading', () => {
    const texts = headings.flatMap((heading) => denials.map((denial) => `${heading}\n${denial}`));
    expect(misread(texts, 'refuses')).toEqual([]);
  });

  it('offers what it gives', () => {
    const texts = [
      ...mentions.flatMap((mention) => promises.map((promise) => `${mention} ${promise}`)),
      ...headings.slice(0, 3).flatMap((heading) => promises.map((promise) => `${heading}\n${promise}`)),
    ];
    expect(misread(texts, 'offers')).toEqual([]);
  });

  it('denies nothing where it speaks of something else, or of how', () => {
    const silent = mentions.slice(0, 3).flatMap((mention) => others.map((other) => `${mention} ${other}`));
    expect(misread(silent, 'silent')).toEqual([]);
    const offers = others.map((other) => `Skilled Worker visa sponsorship is offered. ${other}`);
    expect(misread(offers, 'offers')).toEqual([]);
  });

  it('takes what the sentence before it promises back', () => {
    expect(read('Nurses from overseas are often sponsored by us. We cannot offer this for this role.')).toBe('refuses');
    expect(read('Head office roles are sponsored. Franchise sites such as ours are not.')).toBe('refuses');
    expect(read('Our London branch sponsors visas. Regional branches like ours do not.')).toBe('refuses');
  });

  it('is read with its exception', () => {
    const asked = 'Many applicants ask about sponsorship.';
    expect(read(`${asked} We may be able to offer it for exceptional people.`)).toBe('conditional');
    expect(read(`${asked} We cannot offer this unless you are a qualified nurse.`)).toBe('conditional');
  });

  it('is quoted with the sentence before it', () => {
    const sentence = 'Many applicants ask about visa sponsorship. Sadly we are unable to offer it.';
    expect(readAdvert(`A cook. ${sentence} Apply now.`)).toEqual({ answer: 'refuses', sentence });
  });

  it('is only read right behind it', () => {
    expect(read('Many applicants ask about visa sponsorship. We also have a canteen. It is not available now.')).toBe(
      'silent',
    );
  });

  it.each(['currently, '.repeat(50), 'so but and yet '.repeat(40), 'at present here now '.repeat(28)])(
    'is looked for in a moment behind a row of words: %j',
    (row) => {
      const started = processorMs();
      readAdvert(`Many ask about visa sponsorship. ${row} we ${row} cannot ${row} x. `.repeat(200));
      expect(processorMs() - started).toBeLessThan(20_000);
    },
  );
});

describe('for whom it is denied by a pronoun', () => {
  it.each([
    "Visa sponsorship can feel overwhelming. Sorry, we don't offer it for nurses.",
    'Many ask about visa sponsorship. Unfortunately we cannot provide it for care workers.',
    "Need visa sponsorship? Sorry, we don't offer it for part-time staff.",
  ])('is refused in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    "Visa sponsorship can feel overwhelming. We don't do this work for free.",
    "Visa sponsorship can feel overwhelming. Don't worry, we offer it for nurses.",
    'Visa sponsorship is available for nurses. We do not offer it for cleaners.',
    'We offer visa sponsorship to all who need it. We cannot offer it for contractors.',
  ])('is not refused in “%s”', (text) => {
    expect(readAdvert(text).answer).not.toBe('refuses');
  });
});

describe('a worry about visas', () => {
  it.each([
    "Visa sponsorship can feel overwhelming. Don't worry, we arrange it for every overseas nurse.",
    'Sponsorship may seem daunting. Do not worry: we arrange it for each nurse we hire.',
    "Visa sponsorship sounds complicated. Don't panic, we handle it for every chef.",
    'Visa sponsorship can be a minefield. Relax, we deal with it for everyone we hire.',
  ])('is answered in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it('is answered by a no as well', () => {
    expect(readAdvert('Visa sponsorship can feel overwhelming. We do not arrange it.').answer).toBe('refuses');
  });

  it.each([
    "Visa sponsorship can feel overwhelming. Don't worry, we explain it to every student.",
    "House moves can feel overwhelming. Don't worry, we arrange it for every overseas nurse.",
  ])('is not answered in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });
});
