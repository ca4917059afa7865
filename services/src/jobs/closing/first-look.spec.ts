import { closingDate } from './closing-date.js';

describe('the day of a first look at what came in', () => {
  it.each([
    'rolling; first review 1 November 2026',
    'Rolling - review starts 1 November 2026',
    'Ongoing (next review: 1 Nov 2026)',
    'Review of applications begins November 1, 2026',
    'Until filled, applications screened from 01/11/2026',
    'Applications reviewed on a rolling basis from 1 November 2026',
    'Open until the position is filled; first sift 2026-11-01',
    'Open until filled, with priority given to applications received by 1 November 2026',
    'Priority deadline 1 November 2026',
    'For full consideration apply by 1 November 2026; open until filled',
    'Apply by 1 November 2026 to receive full consideration',
    'Applicants who apply by 1 November 2026 will be given priority',
  ])('closes nothing: "%s"', (text) => {
    expect(closingDate(text)).toBeNull();
  });

  it.each([
    'Rolling until 1 November 2026',
    'Applications reviewed on a rolling basis until 1 November 2026',
    'Rolling; first review 1 October 2026; closing date 1 November 2026',
    'First review 1 October 2026, closes 1 November 2026',
    'Closing date 1 November 2026 (first review 15 October 2026)',
    'Deadline 1 November 2026; review begins 5 November 2026',
    'Apply by 1 November 2026 - applications are reviewed as they arrive',
    'Applications reviewed as received - apply by 1 November 2026',
    'Open until filled or 1 November 2026',
    'Open until filled, no later than 1 November 2026',
    'Open until 1 November 2026, early applications preferred',
    'Literature review post: 1 November 2026 deadline',
  ])('is told from the day that is the last one: "%s"', (text) => {
    expect(closingDate(text)).toBe('2026-11-01');
  });
});
