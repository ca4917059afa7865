import { describe, expect, it } from '@jest/globals';
import { answerOf, readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';
import { allAre } from './testing/all-are.js';

const offer = 'We offer Skilled Worker visa sponsorship for this role.';

const ofSomethingElse = [
  // an event, a team, a club
  'We do not sponsor events or sports teams.',
  'We cannot sponsor charity runs.',
  'We no longer sponsor marathons, concerts or awards.',
  'Due to budget cuts, we will not sponsor the summer festival.',
  'The marathon is not sponsored.',
  'We are unable to offer event sponsorship.',
  // studies
  'We can’t sponsor your degree, but we pay for short courses.',
  'We won’t sponsor accountancy exams before you have passed probation.',
  'We don’t offer training sponsorship in the first year.',
  'Study sponsorship is not available during probation.',
  'We do not provide sponsorship for CPD courses.',
  'Sponsorship for evening courses is not available.',
  // money from companies
  'The charity does not accept sponsorship from tobacco companies.',
  'The clinic does not accept sponsorship from drug companies.',
  'The theatre no longer accepts tobacco sponsorship.',
  'We refuse sponsorship from gambling firms.',
  'You will find new sponsors, as we have no sponsorship income yet.',
  'Our events have never had a sponsor.',
  'Our team has no shirt sponsor.',
  // what somebody knows or does at work
  'No sponsorship experience is required for this events job.',
  'Knowledge of sponsor licence duties is not essential for this HR post.',
  'You do not need sponsorship experience.',
  'You will not be responsible for sponsorship.',
  'You will have no sponsorship duties.',
  'Sponsorship is not part of your duties.',
];

const refusals = [
  'We cannot sponsor candidates.',
  'We do not accept applicants who need sponsorship.',
  'We can’t sponsor you.',
  'No sponsorship.',
  'We do not sponsor overseas applicants.',
  'Sponsorship is not available for this post.',
  'We are not able to sponsor work visas or training contracts.',
  'We do not sponsor events staff.',
  'We do not sponsor events or people.',
  'We do not sponsor events or visas.',
  'We cannot sponsor degree apprentices.',
  'We do not sponsor training posts.',
  'We do not sponsor teacher training.',
  'We cannot sponsor your degree or your visa.',
  'We do not offer training or sponsorship.',
  'Sponsorship is not available during training.',
  'Sponsorship is not available for this event.',
  'We do not accept sponsorship from other employers.',
  'We do not accept sponsorship from your current company.',
  'No sponsorship, experience required.',
  'You need no experience because sponsorship is not available.',
  'You will not be eligible for sponsorship.',
  'Sponsorship is not part of this role.',
  'The festival has no sponsor licence.',
  'The post has never had a sponsor.',
  'Candidates in training are not sponsored.',
  'We do not sponsor degrees, nor do we sponsor visas.',
  'We do not sponsor events because we are not a licensed sponsor.',
  'We do not sponsor degrees, although we once sponsored visas.',
  'You will not handle sponsorship because we do not offer it.',
  'You will find new sponsors, as we have no sponsorship income yet - this role cannot be sponsored.',
];

describe('sponsorship of something else that is denied', () => {
  it.each(ofSomethingElse)('is no word on visas: “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('silent');
  });

  it('outweighs no offer in the same advert, before it or behind it', () => {
    const adverts = ofSomethingElse.flatMap((sentence) => [`${sentence} ${offer}`, `${offer} ${sentence}`]);
    expect(adverts.filter((advert) => readAdvert(advert).answer !== 'offers')).toEqual([]);
  });

  it.each([
    ['We sponsor visas, but we do not sponsor events.', 'offers'],
    ['We do not sponsor degrees, but visa sponsorship is available.', 'offers'],
    ['Visa sponsorship is offered; no sponsorship experience is required.', 'offers'],
    ['Visa sponsorship may be available, but we do not sponsor degrees.', 'conditional'],
    ['We do not sponsor events, but we cannot sponsor you either.', 'refuses'],
  ])('leaves the other half as it is: “%s”', (sentence, answer) => {
    expect(answerOf(sentence)).toBe(answer);
  });
});

describe('a visa that is refused', () => {
  it.each(refusals)('stays refused beside words on other things: “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('refuses');
  });

  it('outweighs the offer in the same advert, and leaves it as it is where it names others than are sought', () => {
    const others = ['We do not sponsor events staff.', 'We cannot sponsor degree apprentices.'];
    const read = (sentence: string) => readAdvert(`${offer} ${sentence}`).answer;
    expect(refusals.filter((sentence) => !others.includes(sentence) && read(sentence) !== 'refuses')).toEqual([]);
    expect(others.map(read)).toEqual(['offers', 'offers']);
  });

  it.each(['Or visas.', 'Nor people.', 'The same goes for applicants from overseas.'])(
    'may be named in the sentence behind: “%s”',
    (behind) => {
      expect(readAdvert(`A shop. We do not sponsor events. ${behind} Apply now.`).answer).toBe('refuses');
    },
  );
});

describe('whoever is outside the UK', () => {
  it.each([
    'If you are outside the UK, don’t worry, the sponsorship is on us.',
    'If you are outside the UK, don’t worry, visa sponsorship is available.',
    'Applicants who are outside of the UK will be offered visa sponsorship.',
  ])('is offered what the sentence offers: “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('offers');
  });

  it.each([
    'If you are outside the UK, don’t apply, the sponsorship is not on us.',
    'If you are outside the UK we are unable to sponsor you.',
    'We sponsor visas for UK posts, but this post is outside the UK.',
  ])('is refused what it refuses: “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('refuses');
  });
});

describe('a clause without end', () => {
  it('is read in a moment', () => {
    const started = processorMs();
    for (const text of ['events or ', 'a new ', 'we do not sponsor events, ', 'no sponsorship experience ', 'visa '])
      answerOf(`We do not sponsor ${text.repeat(60)}x`);
    expect(processorMs() - started).toBeLessThan(3_000);
  });
});

describe('a field of a form on sponsorship of something else', () => {
  it('refuses nobody with its "no"', () =>
    allAre('silent', [
      'Event sponsorship: No',
      'Event sponsorship - no',
      'Event sponsorship: none',
      'Sports sponsorship: N/A',
      'Study sponsorship: not available',
      'Exam sponsorship available: No',
      'Degree sponsorship: not offered',
    ]));

  it('says nothing of the field beside it', () => {
    allAre('refuses', [
      'Event sponsorship: No. Visa sponsorship: No.',
      'Event sponsorship: No, visa sponsorship: No.',
      'Event sponsorship: No. We do not sponsor visas either.',
      'Visa & event sponsorship: No',
      'Employee sponsorship: No',
      'University sponsorship: No',
      'Sponsorship: No',
    ]);
    allAre('offers', ['Event sponsorship: No. Visa sponsorship: Yes.']);
  });
});
