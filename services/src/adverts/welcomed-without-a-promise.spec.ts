import { answerAmongOthers } from './testing/among-others.js';

describe('who is welcome, without a word on what is given', () => {
  it.each([
    'Open to international candidates.',
    'Overseas applicants are welcome to apply.',
    'Open to candidates from overseas with right to work in the UK.',
    'Applications from overseas nurses with settled status are welcome.',
    'Relocation support for international candidates.',
  ])('is promised no sponsorship: %s', (said) => expect(answerAmongOthers(said)).toBe('silent'));

  it.each([
    'Overseas candidates are welcome and we can help with the right to work.',
    'Applicants from overseas are welcome; visa sponsorship is available.',
  ])('is promised it with one: %s', (said) => expect(answerAmongOthers(said)).toBe('offers'));
});
