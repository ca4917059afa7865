import { closingMoment, lastDayOpen } from './closing-hour.js';

const UK = 'United Kingdom';
const closing = (text: string, country: string | null = UK) => closingMoment(text, country)?.toISOString() ?? null;

describe('the hour of a closing date', () => {
  it.each([
    ['11:00 am on Monday 23rd November 2026', '2026-11-23T11:00'],
    ['noon on Monday 23rd November 2026', '2026-11-23T12:00'],
    ['12 noon, 23 November 2026', '2026-11-23T12:00'],
    ['12:00 (noon) on 23 November 2026', '2026-11-23T12:00'],
    ['9am, 23 Nov 2026', '2026-11-23T09:00'],
    ['9 a.m. on 23/11/2026', '2026-11-23T09:00'],
    ['12.30pm 23.11.2026', '2026-11-23T12:30'],
    ['12:15 AM on 23 November 2026', '2026-11-23T00:15'],
    ['17.00 on 23.11.2026', '2026-11-23T17:00'],
    ['1700 hrs on 23 November 2026', '2026-11-23T17:00'],
    ['17:30 hours, Monday 23 November 2026', '2026-11-23T17:30'],
    ['2026-11-23 11:00', '2026-11-23T11:00'],
    ['2026-11-23T11:00:00', '2026-11-23T11:00'],
    ['Monday 23 November 2026 at 5pm', '2026-11-23T17:00'],
    ['23rd November 2026 (11.59pm)', '2026-11-23T23:59'],
    ['Nov 23, 2026, 5:00 PM', '2026-11-23T17:00'],
    ['Closing: 23 November 2026, no later than 16:45.', '2026-11-23T16:45'],
    ['23 November 2026, 09:00-17:00', '2026-11-23T17:00'],
    ['9am to 5pm, 23 November 2026', '2026-11-23T17:00'],
    ['23 November 2026, 9am - 5pm', '2026-11-23T17:00'],
    ['23 November 2026 at 5pm, interviews from 9am on 30 November 2026', '2026-11-23T17:00'],
    ['Extended from noon on 1 November 2026 to 5pm on 23 November 2026', '2026-11-23T17:00'],
    ['5PM SAT 28 NOV 2026', '2026-11-28T17:00'],
    ['5pm local time on 23 November 2026', '2026-11-23T17:00'],
  ])('is read in "%s"', (text, moment) => {
    expect(closing(text)).toBe(`${moment}:00.000Z`);
  });

  it.each([
    ['11:55 pm on Sunday 2nd July 2023', '2023-07-02T22:55'],
    ['noon on 29 March 2026', '2026-03-29T11:00'],
    ['00:30 on 29 March 2026', '2026-03-29T00:30'],
    ['5pm (UK time) on 23 July 2026', '2026-07-23T16:00'],
    ['23 July 2026 at 5pm BST', '2026-07-23T16:00'],
    ['2026-07-23T11:00:00Z', '2026-07-23T11:00'],
    ['2026-07-23T11:00:00.000+02:00', '2026-07-23T09:00'],
    ['2026-07-23T11:00:00-05:00', '2026-07-23T16:00'],
    ['2026-07-23T23:59:59-08:00', '2026-07-24T07:59'],
    ['2026-07-23 17:00:00+00:00', '2026-07-23T17:00'],
    ['2026-07-23 17:00:00-05:00', '2026-07-23T22:00'],
    ['2026-07-23 17:00+02:00', '2026-07-23T15:00'],
    ['23 July 2026, 17:00 CET', '2026-07-23T15:00'],
    ['23 July 2026, 17:00 (GMT+5:30)', '2026-07-23T11:30'],
    ['11:59 PM EST on November 23, 2026', '2026-11-24T04:59'],
    ['July 23, 2026 at 5:00 PM Eastern Time', '2026-07-23T21:00'],
  ])('is of the United Kingdom where it says no other zone: "%s"', (text, moment) => {
    expect(closing(text)).toBe(`${moment}:00.000Z`);
  });

  it.each([
    '23 November 2026',
    '2026-11-23',
    '2026-11-23T00:00:00Z',
    'midnight on 23 November 2026',
    '12:00 midnight, 23 November 2026',
    '23 November 2026, 12am',
    'Opens at 9am on 1 November 2026 and closes on 23 November 2026',
    'Closes 23 November 2026, interviews at 9am',
    '23 November 2026 or after 150 applications',
    '5pm IST on 23 November 2026',
    '23 November 2026, 5pm IST',
    '23 November 2026 at 17:00 Delhi time',
    '2026-11-23 17:00-05:00',
    'Band 5 23/11/2026',
    '11:00 am on Monday',
    '',
  ])('is not read in "%s"', (text) => {
    expect(closing(text)).toBeNull();
  });

  it('is of nowhere where the job is in another country and no zone is named', () => {
    expect(closing('5pm on 23 November 2026', 'United States')).toBeNull();
    expect(closing('5pm EST on 23 November 2026', 'United States')).toBe('2026-11-23T22:00:00.000Z');
    expect(closing('5pm on 23 November 2026', null)).toBe('2026-11-23T17:00:00.000Z');
  });

  it('leaves an advert its last day until it has come', () => {
    const moment = new Date('2026-11-23T11:00:00Z');
    expect(lastDayOpen('11am, 23 Nov 2026', moment, new Date('2026-11-23T10:59:59Z'))).toBe('2026-11-23');
    expect(lastDayOpen('11am, 23 Nov 2026', moment, moment)).toBe('2026-11-22');
    expect(lastDayOpen('23 Nov 2026', null, moment)).toBe('2026-11-23');
    expect(lastDayOpen('Rolling', null, moment)).toBeNull();
    expect(lastDayOpen('Closed', null, moment)).toBe('2026-11-22');
    // five in the afternoon in Los Angeles is the next day
    expect(lastDayOpen('5pm PST, 23 Nov 2026', new Date('2026-11-24T01:00:00Z'), moment)).toBe('2026-11-24');
  });
});
