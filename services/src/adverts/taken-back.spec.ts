import { readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';
import { allAre } from './testing/all-are.js';

const promises = [
  'As an A-rated licensed sponsor we regularly sponsor Skilled Worker visas.',
  'The Trust offers visa sponsorship to clinical staff.',
  'Visa sponsorship is available.',
];

describe('a promise that the next sentence takes back', () => {
  it.each([
    'No certificates can be given for this job.',
    'Not at the moment, though.',
    'Just not at this site.',
    'We no longer do.',
    'We cannot do it this year.',
    'We had to stop this year.',
    'The government has stopped this.',
    "It's on hold.",
    'The job below is excluded.',
    'However, certificates are not available for bank posts like this.',
    'For this band 3 post, however, a certificate cannot be issued.',
    'For this vacancy we will only consider people with existing right to work.',
    'This role is the exception: right to work needed from day one.',
    'Applicants for this post need settled status.',
    'Not for this role, however.',
    "Unfortunately this isn't one of them.",
    'This is not one of them.',
    'Sadly not this one.',
    'For this Leeds based role we do not.',
    'That is wrong.',
    'Edit 3 March: no longer available, sorry!',
    'That does not apply to this post.',
    'Sadly this does not extend to domestic assistants.',
    'This one does not qualify, because of its salary.',
    'This post falls outside those arrangements.',
    'This particular role is excluded.',
    'We are not able to do so for this position.',
    'Because it is part time, we cannot do that here.',
    'This vacancy is not part of that.',
    'Unfortunately this bank post is not eligible.',
    'This is a fixed-term post, for which you must have the right to work.',
    'This excludes our retail vacancies, this one among them.',
    'This is a professional services post at grade 4 and does not meet the salary rules.',
    'This was an error.',
    'On this occasion we will not be able to.',
    "Unfortunately we can't for this post.",
    "Here we don't.",
    'For this vacancy we are unable to.',
    'It is not offered for this position.',
    'This role is part-time and therefore does not qualify.',
    'This role is based in Manchester and does not include it.',
    'This vacancy is exempt from that.',
    'This advert, however, is not covered.',
  ])('refuses: %s', (sentence) => {
    for (const promise of promises) {
      const read = readAdvert(`A nurse.\n${promise} ${sentence} Apply now.`);
      expect(read).toEqual({ answer: 'refuses', sentence: `${promise} ${sentence}` });
    }
    expect(readAdvert(`A nurse. ${sentence} Apply now.`).sentence ?? sentence).toBe(sentence);
  });

  it.each([
    'This role is not remote.',
    'This is not one of those stuffy offices.',
    'That is right.',
    'This post is not suitable for beginners.',
    'This job is not term-time only.',
    'This role does not include weekends.',
    'This role is not eligible for a company car.',
    'This role is only open until Friday.',
    'This role is the only one of its kind here.',
    'This role sits outside the main department.',
    'This position is not part of a large team.',
    'You will need a DBS certificate for this post.',
    'You must have the right to work in the UK before you start.',
    'For this post we need someone who already has an NMC PIN.',
    'It is not possible to park on site.',
    'We cannot do this without you.',
    'Flexible working is not available for this role.',
    'That is not all: we pay your flight.',
    'Unfortunately we cannot reply to everybody.',
    'This is a senior post and does not include weekends.',
    'This excludes overtime.',
    'This excludes London weighting for this post.',
  ])('stands before what denies something else: %s', (sentence) => {
    for (const promise of promises) {
      expect(readAdvert(`A nurse.\n${promise} ${sentence} Apply now.`)).toEqual({
        answer: 'offers',
        sentence: promise,
      });
    }
  });

  it('stands where the denial is far behind it', () => {
    const text = `${promises[0]} Leave is 28 days. Parking is free. The canteen is good. Not for this role, however.`;
    expect(readAdvert(text).answer).toBe('offers');
  });
});

describe('a remark on this post behind what is said of all', () => {
  it('changes nothing of a promise where the post is no different', () =>
    allAre('offers', [
      'We sponsor Skilled Worker visas across the group, and this role is no different.',
      'We sponsor visas for our engineers; this role is no different.',
      'All our nursing posts come with visa sponsorship, and this one is no different.',
      'Visa sponsorship is available for all our chefs – this post is no different.',
      'Every post here is sponsored for a Skilled Worker visa, and this post is just the same.',
      'We offer visa sponsorship to our teachers and this position is exactly the same.',
      'We sponsor all our care workers, so this job will be no different.',
      "We sponsor visas for all our posts and this vacancy isn't any different.",
      'We offer visa sponsorship for every clinical role; this post is the same.',
      'We sponsor visas. This role is no different.',
      'Visa sponsorship is offered with all our roles, and this role is no different from the rest.',
      'We offer visa sponsorship, and this vacancy is no exception.',
    ]));

  it('changes nothing of a refusal either', () =>
    allAre('refuses', [
      'We do not sponsor visas, and this role is no different.',
      'We cannot offer visa sponsorship; this post is no different.',
      'Visa sponsorship is not available for our bank posts, and this one is just the same.',
      'We have never sponsored visas and this role is no different.',
      'Interns are not sponsored, and this role is not any different.',
      'No sponsorship is given for any of our roles; this one is exactly the same.',
    ]));

  it('takes a promise back that has come to an end, or that the rules no longer allow', () =>
    allAre('refuses', [
      'We have sponsored nurses for ten years. The scheme has ended.',
      'We have sponsored nurses for ten years. We have stopped doing so.',
      'Our sponsorship scheme has helped 40 chefs. It is closed to new applicants.',
      'We have been sponsoring care workers since 2020. That has come to an end.',
      'Visa sponsorship was part of our package. It has been removed.',
      'Over the years we have sponsored many overseas colleagues. This option has now been withdrawn.',
      'We have long sponsored engineers. The programme is on hold.',
      'We would love to offer visa sponsorship. Unfortunately the rules do not allow it.',
      'Sponsorship is available for doctors. Not available for this post.',
      'We sponsor. Not this role, though.',
    ]));

  it('says nothing of sponsorship where something else has ended or is closed', () =>
    allAre('offers', [
      'We sponsor visas. The offer is over £30,000.',
      'We sponsor visas. It is closed on Sundays.',
      'We offer sponsorship. We have stopped using agencies.',
      'We offer sponsorship. The rules do not allow smoking.',
      'We sponsor visas. The practice is closed at weekends.',
      'We sponsor visas. We had to close for a week this year.',
      'We sponsor visas. We no longer use agencies.',
      'We sponsor visas. We cannot offer flats this year.',
      'We sponsor visas. No calls at the moment, please.',
      'Sponsorship is available. It is paid for by us.',
    ]));

  it('takes a promise back where the post is different', () =>
    allAre('refuses', [
      'We sponsor visas for most roles, but this role is different.',
      'Visa sponsorship is available across the group, but this position is different.',
      'We usually offer visa sponsorship, but this post is an exception.',
      'We sponsor Skilled Worker visas; this role is the exception.',
      'We offer visa sponsorship to our engineers, though this role is different.',
      'We sponsor visas. Unfortunately this role is different.',
      'Our posts come with visa sponsorship, but this one is different.',
    ]));

  it('says nothing of sponsorship where something else is different', () =>
    allAre('offers', [
      'We sponsor visas, and this role is different every day.',
      'Visa sponsorship is available, and the salary for this role is the same.',
      'We offer visa sponsorship. This role is different from a desk job.',
      'We sponsor visas and no two days in this role are the same.',
    ]));
});

it.each([
  `We offer visa sponsorship. ${'In this one '.repeat(45)}x.`,
  `We offer visa sponsorship. We cannot${' for this one'.repeat(45)} x.`,
])('reads a row of “this one” in a moment', (text) => {
  const started = processorMs();
  readAdvert(text);
  expect(processorMs() - started).toBeLessThan(20_000);
});
