import { lineOf, wordsOf } from './advert-markup.js';

describe('the words of an advert in Markdown', () => {
  it('are plain text without its signs', () => {
    const text =
      '# About\n\n**We sponsor visas** for this job.\n\n## What you do ##\n- first\n* second\n\nSee [our page](https://example.com/jobs).';
    expect(wordsOf(text)).toBe(
      'About\n\nWe sponsor visas for this job.\n\nWhat you do\n• first\n• second\n\nSee our page (https://example.com/jobs).',
    );
    expect(wordsOf('**Pay:** £30,000 \\- £35,000')).toBe('Pay: £30,000 - £35,000');
    expect(lineOf('**Staff Nurse**')).toBe('Staff Nurse');
  });

  it.each([
    '# of positions: 5',
    'C# and F# developers',
    '- first\n- second',
    'Pay* is by experience**',
    '2 ** 8 is 256 ** 1',
    'Write [brackets] (as here)',
    'snake_case and __init__',
  ])('stay as they are where nothing says that it is Markdown: %s', (text) => expect(wordsOf(text)).toBe(text));
});
