import { closingDate } from './closing-date.js';
import { withYear } from './closing-year.js';

const closes = (text: string, posted: string | null) =>
  closingDate(withYear(text, posted === null ? null : new Date(posted)));

describe('a closing date without a year', () => {
  it.each([
    ['Closes 28 November', '2026-11-20T09:00:00Z', '2026-11-28'],
    ['28th November at 5pm', '2026-11-20T09:00:00Z', '2026-11-28'],
    ['Friday, November 28', '2026-11-20T09:00:00Z', '2026-11-28'],
    ['11:55 pm on 5 Jan', '2026-12-20T09:00:00Z', '2027-01-05'],
    ['the 1st of December', '2026-12-01T09:00:00Z', '2026-12-01'],
    ['28/11', '2026-10-01T09:00:00Z', '2026-11-28'],
    ['28.11 at noon', '2026-10-01T09:00:00Z', '2026-11-28'],
    ['end of June', '2026-06-01T09:00:00Z', '2026-06-30'],
    // who posts an advert again means the next one: none is closed too soon
    ['28 November', '2026-11-29T09:00:00Z', '2027-11-28'],
  ])('is of the year in which the day comes next: %s, posted %s', (text, posted, day) => {
    expect(closes(text, posted)).toBe(day);
  });

  it.each([
    ['28 November', null],
    ['between 1 December and 12 December', '2026-11-20T09:00:00Z'],
    ['31 November', '2026-11-20T09:00:00Z'],
    ['in 14 days', '2026-11-20T09:00:00Z'],
    ['5/11', '2026-10-01T09:00:00Z'],
    ['24/7', '2026-10-01T09:00:00Z'],
    ['May', '2026-11-20T09:00:00Z'],
    ['90 of 120 marks', '2026-11-20T09:00:00Z'],
  ])('is none where it cannot be told: %s, posted %s', (text, posted) => {
    expect(closes(text, posted)).toBeNull();
  });

  it('leaves a whole date as it is', () => {
    expect(closes('11:55 pm on Sunday 2nd July 2023', '2026-11-20T09:00:00Z')).toBe('2023-07-02');
    expect(closes('28 Nov 25', '2026-11-20T09:00:00Z')).toBe('2025-11-28');
  });
});
