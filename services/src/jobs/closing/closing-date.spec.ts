import { closingDate, isSaidClosed } from './closing-date.js';

describe('a closing date', () => {
  it.each([
    ['11:55 pm on Sunday 2nd July 2023', '2023-07-02'],
    ['31st July 2025', '2025-07-31'],
    ['1 Sept 2026', '2026-09-01'],
    ['the 3rd of March, 2027', '2027-03-03'],
    ['July 4, 2025', '2025-07-04'],
    ['2026-12-24T12:00:00Z', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['30/05/2025', '2025-05-30'],
    ['05/05/2025', '2025-05-05'],
    ['31-07-2025', '2025-07-31'],
    ['closes 31-07-2025 at noon', '2025-07-31'],
    ['20251101', '2025-11-01'],
    ['29 February 2028', '2028-02-29'],
    ['1 Jan 26', '2026-01-01'],
    ["31 Mar '27", '2027-03-31'],
    ['30/11/26', '2026-11-30'],
    ['Extended from 1 November 2026 to 1 December 2026', '2026-12-01'],
    ['Between 1 January 2026 and 31 December 2027', '2027-12-31'],
    ['2026-11-01 to 2026-12-01', '2026-12-01'],
    ['Closes 1 December 2026, interviews on 14 January 2027', '2026-12-01'],
    ['Posted 3 June 2026, closes 14/08/2026', '2026-08-14'],
    ['Interviews from 3 July 2026', '2026-07-03'],
    ['Open since Monday, 1 June 2026, closes 14/08/2026', '2026-08-14'],
    ['2026/11/20', '2026-11-20'],
    ['Closes 2026/11/20.', '2026-11-20'],
    ['2026/11/20 17:00', '2026-11-20'],
    ['2026.1.5', '2026-01-05'],
    ['20. November 2026', '2026-11-20'],
    ['2026年11月28日', '2026-11-28'],
    ['応募締切：2026年1月5日（月）必着', '2026-01-05'],
    ['2026年 11月 28日 17:00', '2026-11-28'],
    ['截止日期 2026年11月28号', '2026-11-28'],
    ['2026년 11월 28일까지', '2026-11-28'],
    ['22 de noviembre de 2026', '2026-11-22'],
    ['vendredi 4 décembre 2026', '2026-12-04'],
    ['3 août 2026', '2026-08-03'],
    ['1. März 2027', '2027-03-01'],
    ['15 maggio 2026', '2026-05-15'],
    ['04/05/2025', '2025-05-04'],
    ['02.07.2023', '2023-07-02'],
    ['04-05-2025', '2025-05-04'],
    ['Extended from 04/05/2026 to 30/05/2026', '2026-05-30'],
    ['July 2023', '2023-07-31'],
    ['End of February 2028', '2028-02-29'],
    ['1763600000', '2025-11-20'],
    ['1763600000000', '2025-11-20'],
  ])('is read in "%s"', (text, date) => {
    expect(closingDate(text)).toBe(date);
  });

  it.each([
    'Rolling',
    'Ongoing since 1 January 2020',
    'Posted on: 3 June 2026',
    'Open from Monday the 1st of June 2026',
    '',
    'soon',
    '20251301',
    'Reference 20251101',
    '0-31-07-2025',
    '31 February 2027',
    'July',
    '2 July',
    '2 July 11:55 pm',
    '2 July 30%',
    '99 July 2025',
    '2026-13-01',
    '2026/13/01',
    '2026年13月1日',
    '2026年11月',
    '2026年11月31日',
    '2026/11',
    'Reference 1763600000',
  ])('is not read in "%s"', (text) => {
    expect(closingDate(text)).toBeNull();
  });

  it.each([
    'Closed',
    'EXPIRED.',
    'Applications are now closed',
    'This position has been filled',
    'Vacancy closed',
    'Closed for applications',
    'No longer accepting applications',
  ])('need not be known where it says that it is past: "%s"', (text) => {
    expect(isSaidClosed(text)).toBe(true);
  });

  it.each([
    '',
    'Open until filled',
    'Closed on 3 July 2027',
    'Until the position is filled',
    'Closes soon',
    'Not closed',
  ])('is not said to be past in "%s"', (text) => {
    expect(isSaidClosed(text)).toBe(false);
  });
});
