import { answerAmongOthers } from './testing/among-others.js';

describe('a list of what an employer does not give', () => {
  const denials = [
    'We do not offer',
    'The Trust cannot offer',
    'Amazon is unable to provide',
    'Harbour Care Ltd will not provide',
  ];
  const gifts = ['visa sponsorship', 'a Skilled Worker visa', 'a certificate of sponsorship', 'work permits'];
  const perks: [string, string][] = [
    ['relocation', 'accommodation'],
    ['relocation assistance', 'travel expenses'],
    ['support', 'assistance'],
  ];
  const tails = [
    '',
    ' for this role',
    ', including H-1B, for this position',
    ', such as Skilled Worker or Tier 2, for this post',
  ];
  const lists = ([one, two]: [string, string], gift: string) => [
    `${one}, ${two} or ${gift}`,
    `${one}, ${gift} or ${two}`,
    `${gift}, ${one}, or ${two}`,
  ];

  it.each(gifts)('refuses wherever in it stands %s', (gift) => {
    const sentences = denials.flatMap((denial) =>
      perks.flatMap((perk) => lists(perk, gift).flatMap((list) => tails.map((tail) => `${denial} ${list}${tail}.`))),
    );
    expect(sentences.filter((sentence) => answerAmongOthers(sentence) !== 'refuses')).toEqual([]);
  });

  it('refuses nothing when the promise stands behind it', () => {
    expect(answerAmongOthers('We do not offer relocation, but visa sponsorship is available.')).toBe('offers');
    expect(answerAmongOthers('We can’t offer relocation, although visa sponsorship is offered.')).toBe('offers');
    expect(
      answerAmongOthers('Relief staff don’t qualify for sponsorship, but contracted carers such as this post do.'),
    ).toBe('offers');
  });
});
