import { describe, expect, it } from '@jest/globals';
import { answerOf } from './answer-of-sentence.js';
import { processorMs } from '../platform/testing/processor-time.js';
import { allAre } from './testing/all-are.js';

describe('no sponsorship of the reader’s visa', () => {
  it.each([
    'Candidates with a dependant visa or graduate visa are welcome to apply.',
    'We accept candidates with a work permit.',
    'Our client finds visa sponsorship jobs for nurses; you will sell adverts to them.',
    'Our agency clients offer visa sponsorship to care workers; you will audit them.',
    'Previous experience managing staff who are sponsored on a Skilled Worker visa.',
    'Masters sponsorship is on offer for the right candidate.',
    'University sponsorship is available.',
    'Full course sponsorship is available.',
    'Training sponsorship is available for this role.',
    'Chartership sponsorship available',
    'PhD sponsorship available for outstanding candidates.',
    'The league is proud of its shirt sponsor.',
  ])('is promised by “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('silent');
  });

  it.each([
    'British citizenship is not required.',
    'UK citizenship is not a requirement for this role.',
    "U.S. citizenship isn't needed for this role.",
    'You must be a British citizen or hold a visa that lets you work here.',
  ])('is promised or refused by “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('silent');
  });

  it.each([
    'British citizenship is required.',
    'You must be a British citizen or have settled status.',
    'US citizenship is not required but we are unable to sponsor H-1B visas.',
  ])('is on offer in “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('refuses');
  });

  it.each(['Visa sponsorship: X', 'Visa sponsorship - N', 'no c.o.s.', 'We do not provide a Cos'])(
    'is refused by “%s”',
    (sentence) => {
      expect(answerOf(sentence)).toBe('refuses');
    },
  );

  it.each([
    'Our client offers visa sponsorship to the successful candidate.',
    'We offer visa sponsorship and training sponsorship.',
    'Skilled Worker visa holders are welcome and we will sponsor you.',
    'Candidates on a Graduate visa are welcome and we can sponsor a Skilled Worker visa afterwards.',
    'We will give you a Cos within two weeks.',
    'University of Somewhere can sponsor Skilled Worker visas for this post.',
    'Visa sponsorship: Y',
    'You will manage a team of five, and visa sponsorship is available.',
    'The role is based in London and visa sponsorship is available, working from our Canary Wharf office.',
    'Visa sponsorship is available, including for applicants on a Student visa.',
  ])('is taken away from “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('offers');
  });
});

describe('a word without end', () => {
  it('is read in a moment', () => {
    const started = processorMs();
    answerOf(`${'a'.repeat(400)} – we offer visa sponsorship.`);
    // It took minutes when a rule could part a word at each of its letters.
    expect(processorMs() - started).toBeLessThan(3_000);
  });
});

describe('what is said to whoever needs sponsorship', () => {
  it.each([
    'If you require sponsorship, please speak to us before applying.',
    'If you need visa sponsorship, contact our HR team to discuss.',
    'Should you require sponsorship, please get in touch.',
    'Candidates who need sponsorship should talk to our recruitment team first.',
  ])('is conditional in “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('conditional');
  });

  it.each([
    'If you need visa sponsorship, contact an immigration lawyer.',
    'If you require sponsorship, please state this on your application form.',
  ])('stays silent in “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('silent');
  });

  it.each([
    'If you require sponsorship, please do not contact us.',
    'If you require sponsorship, please speak to us, but we cannot sponsor this role.',
  ])('is refused in “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('refuses');
  });

  it.each([
    'Sponsorship can be considered for candidates on a Student visa.',
    'Sponsorship can be considered for candidates already in the UK on a Student visa.',
    'Sponsorship may be offered to those on a Student visa.',
    'Sponsorship may be considered for applicants already in the UK on a Graduate visa.',
    'Visa sponsorship may be possible for candidates on a Graduate visa.',
    'Sponsorship may be available for applicants on a Graduate visa.',
    'Sponsorship may be available for candidates who hold a Student visa.',
    'Sponsorship could be considered for those holding a Student visa.',
    'Sponsorship for this role may be considered for candidates on a Student visa.',
    'Sponsorship may be considered for those currently on a Youth Mobility visa.',
    'Sponsorship can be considered for candidates on a dependant visa.',
  ])('may follow on the visa that people have: “%s”', (sentence) => {
    expect(answerOf(sentence)).toBe('conditional');
  });

  it.each([
    ['offers', 'Sponsorship is available for candidates on a Student visa.'],
    ['refuses', 'Sponsorship cannot be considered for candidates on a Student visa.'],
    ['refuses', 'Sponsorship may not be offered to those on a Student visa.'],
    ['refuses', 'Sponsorship is not available for candidates on a Graduate visa.'],
    ['silent', 'Candidates on a Student visa may work 20 hours a week.'],
    ['silent', 'You may be considered if you are on a Student visa.'],
    ['silent', 'Candidates with a Graduate visa may be offered a contract.'],
  ])('is %s, whoever has a visa already: “%s”', (answer, sentence) => {
    expect(answerOf(sentence)).toBe(answer);
  });
});

describe('students who have a visa for their studies', () => {
  it('may be sponsored to work, which is a condition', () =>
    allAre('conditional', [
      'Sponsorship may be possible for students on a Student visa.',
      'Sponsorship could be possible for students holding a Student visa.',
      'Sponsorship may be available for students on a Graduate visa.',
    ]));

  it('are none where their studies are sponsored', () =>
    allAre('silent', [
      'Sponsorship may be available for students on our courses.',
      'Student visa sponsorship may be possible for our courses.',
    ]));
});
