import { analysed } from '../testing/texts.js';
import { sponsorshipIn } from './rights.js';

describe('a choice between a right to work and a sponsor', () => {
  it.each([
    'Full working rights in Australia, or eligible for 482 sponsorship',
    'Citizens, permanent residents or those eligible for employer sponsorship',
    'Applicants must have the right to work in the UK or be eligible for sponsorship',
    'You will have the right to work in the UK, or be willing to be sponsored',
    'Existing work rights or eligibility for a TSS 482 visa',
    'NZ residency or eligible for an accredited employer work visa',
    'Right to work in Ireland or entitled to a work visa',
    'Full work rights, or can be sponsored under a 482 visa',
    'British citizens or candidates who qualify for sponsorship',
  ])('allows the sponsor: %s', (sentence) => {
    expect(sponsorshipIn(sentence, false)).toBe('offered');
  });

  it.each([
    'We are not able to offer sponsorship or be a sponsor of visas.',
    'No sponsorship: full working rights only',
    'You must have the right to work in the UK without sponsorship',
    'Roles or those eligible for sponsorship cannot be considered',
    'This role is not eligible for visa sponsorship',
    'Unfortunately this role is not eligible for a visa or sponsorship.',
    'Must be an Australian citizen or eligible for NV1 clearance',
    'You must hold the right to work in the UK.',
  ])('and no other sentence is one: %s', (sentence) => {
    expect(sponsorshipIn(sentence, false)).not.toBe('offered');
  });

  it('so that nobody is told that the employer does not sponsor', async () => {
    const cv =
      'Ana Reed\nChennai, India\nI require sponsorship.\n\nExperience\nSoftware Engineer, Some Pay, 2018 - present\n- Built services in Java';
    const job =
      'Software Engineer\nMelbourne, Australia\nRequirements\n- Java\n- Full working rights in Australia, or eligible for 482 sponsorship';
    const { content, requirements } = await analysed(cv, job);
    expect(content).not.toContain('does not sponsor');
    expect(requirements.filter(({ kind, state }) => kind === 'right-to-work' && state === 'missing')).toEqual([]);
  });
});
