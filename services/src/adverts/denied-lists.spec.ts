import { readAdvert } from './read-advert.js';

const read = (said: string) => readAdvert(`A fine job in the town.\n\n${said}\nA week of leave.`).answer;

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

describe('a list of what an employer does not give', () => {
  it.each(gifts)('refuses wherever in it stands %s', (gift) => {
    const sentences = denials.flatMap((denial) =>
      perks.flatMap((perk) => lists(perk, gift).flatMap((list) => tails.map((tail) => `${denial} ${list}${tail}.`))),
    );
    expect(sentences.filter((sentence) => read(sentence) !== 'refuses')).toEqual([]);
  });

  it('refuses nothing when the promise stands behind it', () => {
    expect(read('We do not offer relocation, but visa sponsorship is available.')).toBe('offers');
    expect(read('We can’t offer relocation, although visa sponsorship is offered.')).toBe('offers');
    expect(read('Relief staff don’t qualify for sponsorship, but contracted carers such as this post do.')).toBe(
      'offers',
    );
  });
});

describe('who is welcome, without a word on what is given', () => {
  it.each([
    'Open to international candidates.',
    'Overseas applicants are welcome to apply.',
    'Open to candidates from overseas with right to work in the UK.',
    'Applications from overseas nurses with settled status are welcome.',
    'Relocation support for international candidates.',
  ])('is promised no sponsorship: %s', (said) => expect(read(said)).toBe('silent'));

  it.each([
    'Overseas candidates are welcome and we can help with the right to work.',
    'Applicants from overseas are welcome; visa sponsorship is available.',
  ])('is promised it with one: %s', (said) => expect(read(said)).toBe('offers'));
});
