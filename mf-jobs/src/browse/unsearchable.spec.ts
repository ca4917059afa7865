import { ApiError } from '@landfall/sdk';
import { refusalOf } from './refusal-words';
import { isRefused, unsearchable } from './unsearchable';

const refused = (status: number, errors: { field: string; message: string }[] = []) =>
  new ApiError({ type: 'about:blank', title: 'No', status, detail: 'Not like this', instance: '', errors });

describe('words that cannot be searched for', () => {
  it('are those over 500 characters, and the limit is named', () => {
    expect(unsearchable('a'.repeat(500))).toBeNull();
    expect(unsearchable('a'.repeat(549))).toBe(
      'A search may have up to 500 characters. This one has 549: please shorten it.',
    );
  });

  it('are those with a character that no text has', () => {
    expect(unsearchable('nur\0se')).toMatch(/invisible character/);
  });
});

describe('a refusal', () => {
  it('is said with the names that the screen uses', () => {
    const errors = [{ field: 'searchQuery', message: 'searchQuery must not contain the character NUL' }];
    expect(refusalOf(refused(400, errors))).toBe('The search must not contain the character NUL.');
    expect(refusalOf(refused(400))).toBe('Not like this.');
  });

  it.each([
    ['location.0', 'location must not contain the character NUL', 'The location must not contain the character NUL.'],
    ['location.0', 'location.0 must not contain the character NUL', 'The location must not contain the character NUL.'],
    ['rating.2', 'rating must not contain the character NUL', 'The sponsor rating must not contain the character NUL.'],
    ['jobType', 'each value in jobType must be a string', 'The job type must be a string.'],
  ])('never has the pointer of the API in it: %s, %s', (field, message, sentence) => {
    expect(refusalOf(refused(400, [{ field, message }]))).toBe(sentence);
  });

  it.each([429, 401, 503, 0])('is none where asking again may help: %i', (status) => {
    expect(isRefused(refused(status))).toBe(false);
  });

  it.each([400, 422])('is one where asking again changes nothing: %i', (status) => {
    expect(isRefused(refused(status))).toBe(true);
  });
});
