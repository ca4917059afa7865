import { closingText } from './closing-text';

describe('the text of a closing date', () => {
  it.each([
    ['Closing date 30.11.2026', '30.11.2026'],
    ['Closing: 29/11/2026 12:00', '29/11/2026 12:00'],
    ['closing date and time: noon on 3 May 2027', 'noon on 3 May 2027'],
    ['Application deadline – 3 May 2027', '3 May 2027'],
    ['Deadline for applications is 3 May 2027', '3 May 2027'],
    ['Closes on Friday 12 March 2027', 'Friday 12 March 2027'],
    ['Expires: 2027-03-12', '2027-03-12'],
    ['Apply by end of May 2027', 'end of May 2027'],
  ])('has no label of its own: %s', (text, shown) => {
    expect(closingText(text)).toBe(shown);
  });

  it.each(['31st July 2027', 'Closed', 'Closing date', 'Last day of February 2028', 'End of May 2027', 'Rolling'])(
    'stays as it is where it has none: %s',
    (text) => {
      expect(closingText(text)).toBe(text);
    },
  );
});
