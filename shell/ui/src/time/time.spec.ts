import { formatDate, timeAgo } from './time';

const now = new Date('2026-11-21T12:00:00Z');

describe('how long ago', () => {
  it('is said in words', () => {
    expect(timeAgo('2026-11-21T09:00:00Z', now)).toBe('about 3 hours ago');
    expect(timeAgo('2024-12-27', now)).toBe('almost 2 years ago');
  });

  it('counts days that have passed, not the one that goes on', () => {
    expect(timeAgo('2026-11-10T00:00:00Z', now)).toBe('11 days ago');
    expect(timeAgo('2026-11-19T13:00:00Z', now)).toBe('1 day ago');
  });

  it.each([null, undefined, '', 'the other day', '2026-13-45', Number.NaN])('is Recently for %p', (value) => {
    expect(timeAgo(value, now)).toBe('Recently');
  });

  it('is Recently for a time that lies ahead', () => {
    expect(timeAgo('2027-01-01', now)).toBe('Recently');
  });
});

describe('a date', () => {
  it('is the day that was given, wherever it is read', () => {
    expect(formatDate('2026-11-01')).toBe('1 November 2026');
    expect(formatDate('2026-03-05', { form: 'short' })).toBe('5 Mar 2026');
    expect(formatDate('2026-03-05', { form: 'month-first' })).toBe('Mar 05, 2026');
  });

  it('gives way where it is missing or cannot be read', () => {
    expect(formatDate(null, { missing: 'No date' })).toBe('No date');
    expect(formatDate('soon', { missing: 'No date' })).toBe('No date');
    expect(formatDate('soon')).toBe('');
  });
});
