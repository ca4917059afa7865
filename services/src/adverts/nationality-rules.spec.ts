import { readAdvert, type AdvertAnswer } from './read-advert.js';

const groups = [
  'UK nationals',
  'nationals of the Republic of Ireland',
  'nationals of Commonwealth countries who have the right to work in the UK',
  'nationals of the EU, Switzerland, Norway, Iceland or Liechtenstein and family members of those nationalities with settled or pre-settled status under the European Union Settlement Scheme (EUSS)',
  'individuals with limited leave to remain or indefinite leave to remain who were eligible to apply for EUSS on or before 31 December 2020',
  'Turkish nationals, and certain family members of Turkish nationals, who have accrued the right to work in the Civil Service',
];
const opens = 'This job is broadly open to the following groups:';
const offer = 'We can sponsor a Skilled Worker visa for this role.';
const read = (...lines: string[]): AdvertAnswer => readAdvert(lines.join('\n')).answer;

describe('the nationality rules of the Civil Service', () => {
  it.each([
    ['as lines', groups],
    ['as a list', groups.map((group) => `- ${group}`)],
    ['in one line', [`${groups.slice(0, 3).join(', ')}.`]],
  ])('say nothing of sponsorship, %s, with their heading and without it', (_, lines) => {
    expect(read('An analyst.', 'Nationality requirements', opens, ...lines, 'Apply now.')).toBe('silent');
    expect(read('An analyst.', opens, ...lines)).toBe('silent');
    expect(read('An analyst.', ...lines, 'Apply now.')).toBe('silent');
  });

  it('take back no promise, and let a refusal be heard', () => {
    expect(read(opens, ...groups, offer)).toBe('offers');
    expect(read(offer, opens, ...groups)).toBe('offers');
    expect(read(opens, ...groups, 'This department does not sponsor visas.')).toBe('refuses');
    expect(read(opens, ...groups, offer, 'We cannot sponsor this role.')).toBe('refuses');
  });

  it.each([
    ['This job is open to UK nationals only.'],
    ['This job is only open to UK nationals.'],
    ['UK nationals only'],
    ['This post is reserved: only UK nationals may apply.'],
    ['Eligibility: UK nationals'],
    ['This job is open to the following groups:\nUK nationals only'],
    [`${opens}\n${groups.join('\n')}\nThis post is reserved, so applicants must be British citizens.`],
  ])('are told from a post for citizens alone: %s', (text) => {
    expect(read(text)).toBe('refuses');
  });
});
