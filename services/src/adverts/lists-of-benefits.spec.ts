import { readAdvert, type AdvertAnswer } from './read-advert.js';

const misread = (expected: AdvertAnswer, texts: string[]) =>
  texts.filter((text) => readAdvert(text).answer !== expected);
const work = 'You will look after our residents every day.';

describe('the entry of a list that names sponsorship', () => {
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
