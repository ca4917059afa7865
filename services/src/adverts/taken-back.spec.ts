import { readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';

const promises = [
  'As an A-rated licensed sponsor we regularly sponsor Skilled Worker visas.',
  'The Trust offers visa sponsorship to clinical staff.',
  'Visa sponsorship is available.',
];

describe('a promise that the next sentence takes back', () => {
  it.each([
    'No certificates can be given for this job.',
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

it.each([
  `We offer visa sponsorship. ${'In this one '.repeat(45)}x.`,
  `We offer visa sponsorship. We cannot${' for this one'.repeat(45)} x.`,
])('reads a row of “this one” in a moment', (text) => {
  const started = processorMs();
  readAdvert(text);
  expect(processorMs() - started).toBeLessThan(20_000);
});
