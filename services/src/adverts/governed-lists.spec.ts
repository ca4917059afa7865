import { governedLists } from './governed-lists.js';
import { processorMs } from '../platform/testing/processor-time.js';
import { readAdvert, type AdvertAnswer } from './read-advert.js';

describe('a list under a heading that denies', () => {
  it.each([
    'Not on offer\n- Visa sponsorship',
    'Not included:\nvisa sponsorship',
    "What we can't offer:\n• visa sponsorship",
    'What this role doesn’t include:\n- A company car\n- Visa sponsorship',
    'The Trust does not currently offer:\n- relocation\n- Certificates of Sponsorship',
    'Unfortunately we cannot provide the following:\n\n• Relocation\n\n• Skilled Worker sponsorship available',
    'This is what we do not offer:\n1. Visa sponsorship\n2. Remote work',
    'We do not offer: • a car • visa sponsorship • a bonus',
  ])('refuses what stands in it: %s', (text) => {
    expect(readAdvert(`A kind team in Leeds.\n\n${text}\n\nApply by Friday.`).answer).toBe('refuses');
  });

  it.each([
    'We do not offer:\n- Remote work\n\nWhat we offer:\n- Visa sponsorship',
    'We cannot offer flights, but we do offer:\n- Visa sponsorship',
    "Benefits you won't find elsewhere:\n- Visa sponsorship\n- Free lunch",
    'Not for you? Have a look at what we offer:\n- Visa sponsorship',
    'We do not offer:\n- Remote work\nVisa sponsorship is available.',
    'Not included:\nflights\n\nVisa sponsorship available',
  ])('ends where the list ends, and needs the heading to deny what is given: %s', (text) => {
    expect(readAdvert(`A kind team in Leeds.\n\n${text}\n\nApply by Friday.`).answer).toBe('offers');
  });

  it('is quoted from its heading to the entry, letter for letter', () => {
    const text = 'We don’t offer:\n- a  car\n- visa sponsorship';
    expect(readAdvert(`About us\n\n${text}\n- a bonus`)).toEqual({ answer: 'refuses', sentence: text });
  });

  it.each([
    ["What we can't offer:", 'denies'],
    ['After probation you get:', 'conditions'],
    ['Key responsibilities', 'asks'],
  ])('does one thing to each entry below it: %s', (heading, does) => {
    expect([...governedLists(`${heading}\n- Visa sponsorship`, () => true)].map((entry) => entry.does)).toEqual([does]);
  });

  it('is read to a bounded number of entries', () => {
    const text = `We do not offer:\n${'- a visa\n'.repeat(10_000)}`;
    expect([...governedLists(text, () => true)].length).toBeLessThan(100);
  });
});

describe('a list under a heading that names a condition', () => {
  it.each([
    'Subject to eligibility, we offer:\n- A pension\n- Visa sponsorship',
    'Depending on experience we may provide:\n• Relocation\n• Skilled Worker sponsorship',
    'After six months with us you get:\n1. Visa sponsorship\n2. A bonus',
    'For exceptional candidates:\nvisa sponsorship\nrelocation',
    'Benefits where eligible:\n- Certificate of Sponsorship available',
  ])('is conditional in what stands in it: %s', (text) => {
    const read = readAdvert(`A kind team in Leeds.\n\n${text}\n\nApply by Friday.`);
    expect(read.answer).toBe('conditional');
    expect(text).toContain(read.sentence!);
  });

  it.each([
    'What we offer:\n- A pension\n- Visa sponsorship',
    'After six months with us you get:\n- A bonus\n\nFrom day one:\n- Visa sponsorship',
    'You may know us from:\n- The news\nVisa sponsorship is available.',
    'You may work weekends.\n- Visa sponsorship',
  ])('is a promise where no condition governs it: %s', (text) => {
    expect(readAdvert(`A kind team in Leeds.\n\n${text}\n\nApply by Friday.`).answer).toBe('offers');
  });

  it.each(['-', 'a', 'a-', '- ', 'a '])('is looked for in a moment in lines of “%s”', (piece) => {
    const line = `Benefits for eligible ${piece.repeat(160)}`.slice(0, 158) + '!:';
    const started = processorMs();
    expect([...governedLists(`${line}\n`.repeat(2_000), () => true)]).toEqual([]);
    expect(processorMs() - started).toBeLessThan(1_000);
  });
});

describe('the entry of a list that names sponsorship', () => {
  const misread = (expected: AdvertAnswer, texts: string[]) =>
    texts.filter((text) => readAdvert(text).answer !== expected);
  const work = 'You will look after our residents every day.';

  it('offers it, be it the only one or the last above a text', () => {
    const lists = ['-', '*', '–', '•'].flatMap((bullet) =>
      ['Skilled Worker visa sponsorship', 'Visa sponsorship', 'Certificate of Sponsorship', 'Sponsorship'].flatMap(
        (entry) => [
          `${bullet} ${entry}`,
          `A care home in Leeds.\n${bullet} ${entry}\n${work}`,
          `A care home in Leeds.\n\n${bullet} ${entry}\n\n${work}`,
          `What we offer:\n${bullet} ${entry}\n\n${work}`,
          `Benefits\n${bullet} Pension\n${bullet} ${entry}\n${work}`,
        ],
      ),
    );
    expect(misread('offers', lists)).toEqual([]);
  });

  it('says nothing as a heading, a chapter or a mark of a job board', () =>
    expect(
      misread('silent', [
        `Visa sponsorship\n${work}`,
        `Visa sponsorship\nPlease read the guidance of the government before you apply.`,
        `3. Visa sponsorship\n${work}`,
        `- Visa sponsorship -\n${work}`,
        `- Sponsored vacancy\n${work}`,
        `• Sponsored\n${work}`,
        `- Sponsored job`,
      ]),
    ).toEqual([]));

  it('says nothing where it is a duty, or what applicants are to know of', () => {
    const headings = [
      'You will advise on:',
      'Your duties:',
      'Key responsibilities',
      'Main duties and responsibilities:',
      'Experience of:',
      'Knowledge of',
      'Essential skills and experience:',
      'The role covers:',
      'Do you need any of these?',
    ];
    const lists = headings.flatMap((heading) => [
      `${heading}\n- Visa sponsorship`,
      `${heading}\n• Right to work checks\n• Skilled Worker visa sponsorship\n\n${work}`,
    ]);
    expect(misread('silent', lists)).toEqual([]);
  });

  it('offers it below a list of duties, in one of its own or in so many words', () =>
    expect(
      misread('offers', [
        'Key responsibilities\n- Cooking\n- Cleaning\nBenefits\n- Visa sponsorship',
        'Key responsibilities:\n- Cooking\n- Cleaning\n\nWe offer:\n• Pension\n• Skilled Worker visa sponsorship',
        'Requirements\n- A degree\n- Visa sponsorship is available for this role',
        'What you will get:\n- Visa sponsorship',
        'You will receive:\n- Visa sponsorship',
        'What you can expect from us\n- Certificate of sponsorship',
      ]),
    ).toEqual([]));

  it('is denied or depends on something where its heading says so', () => {
    expect(misread('refuses', ['What we cannot offer:\n- Skilled Worker visa sponsorship'])).toEqual([]);
    expect(misread('conditional', [`After probation you may get:\n- Visa sponsorship\n\n${work}`])).toEqual([]);
  });
});
