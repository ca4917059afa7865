import { readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';

const readOtherwise = (texts: string[], expected: string) =>
  texts.map((text) => ({ text, answer: readAdvert(text).answer })).filter(({ answer }) => answer !== expected);

/** Of the post alone. */
const ofThePost = [
  'is not remote',
  'is not open to job share',
  'is not a management position',
  'does not involve personal care',
  'does not carry an on-call allowance',
  'cannot be done from home',
  'does not include weekends',
  'has no line management duties',
  'is not suitable for beginners',
];
/** Of sponsorship, what it rests on, or whoever needs it. */
const ofThePromise = [
  'is not sponsored',
  'is not eligible',
  'does not qualify',
  'is not skilled enough',
  'does not meet the threshold',
  'does not fall under the route',
  'is not one of those',
  'is not on the list',
  'cannot be offered to people overseas',
  'is not open to overseas applicants',
  'is not for people who need a visa',
];

describe('a clause of its own that denies the post something', () => {
  it('takes nothing back where it touches nothing of the promise', () => {
    const said = ofThePost.flatMap((denied) => [
      `Visa sponsorship is available for this role, which ${denied}.`,
      `This post, which ${denied}, comes with visa sponsorship.`,
    ]);
    expect(readOtherwise(said, 'offers')).toEqual([]);
  });

  it('refuses where it touches the promise', () => {
    const said = ofThePromise.flatMap((denied) => [
      `Visa sponsorship is available, but not for this role, which ${denied}.`,
      `Sponsorship is available for a role at our trust, but this post ${denied}.`,
      `We sponsor visas; this post ${denied}.`,
    ]);
    expect(readOtherwise(said, 'refuses')).toEqual([]);
  });

  it.each([
    'Sponsorship is available for this post (not a remote role).',
    'The restaurant, which does not open on Mondays, sponsors Skilled Worker visas.',
    'This is a busy ward, which does not close at weekends, and visa sponsorship is available.',
    'Sponsorship is available; the post is not open to internal applicants.',
    'This position is not open to recruitment agencies and comes with visa sponsorship.',
    'Visa sponsorship available; accommodation unavailable.',
    'We sponsor Skilled Worker visas; this post does not come with a car.',
    'Sponsorship is on the table.',
    'Unlike most agencies, we do not only talk about sponsorship, we provide it.',
    'Sponsorship is available, and NMC registration is not required before you start.',
  ])('leaves an offer as it is: %s', (said) => expect(readAdvert(said).answer).toBe('offers'));

  it.each([
    'Sponsorship is available for some roles, which this is not.',
    'Sponsorship is available for some roles, which does not include this one.',
    'We sponsor, which is not possible for this role.',
    'This role, which does not qualify for sponsorship, is based in Leeds.',
    'We sponsor senior nurses, which we cannot offer here.',
    'Sponsorship is available for the nurse role (not the carer role).',
    'We sponsor visas for our senior role, which is not the job below.',
    'We sponsor permanent staff; this post is not permanent.',
    'Visa sponsorship is available for the night role, which is not our day role.',
    'Our company, which does not hold a sponsor licence, is growing.',
    'Sponsorship is not on the table.',
    'No sponsorship is on the table for this role.',
  ])('is a refusal where it is of the promise: %s', (said) => expect(readAdvert(said).answer).toBe('refuses'));

  it('refuses nobody by a licence that is good news, or by what became of an earlier visa', () => {
    expect(readAdvert('Good news: we have a sponsor licence.').answer).toBe('silent');
    expect(
      readAdvert('We offer sponsorship. Applicants must not have been refused a visa in the last 12 months.').answer,
    ).toBe('offers');
    expect(readAdvert('Applicants must not need a visa.').answer).toBe('refuses');
  });

  it('is read fast however long it is', () => {
    const began = processorMs();
    for (const text of [
      'this role, which is not '.repeat(20_000),
      `We sponsor visas for this role, which does not ${'involve '.repeat(50_000)}`,
      `We sponsor visas for this role (not a ${'remote '.repeat(50_000)}`,
    ])
      readAdvert(text);
    expect(processorMs() - began).toBeLessThan(5_000);
  });
});
