import { partsOf } from './long-text';

describe('an endless text', () => {
  const joined = ({ beginning, rest }: ReturnType<typeof partsOf>) => [...beginning, ...rest].join(' ');

  it('is whole where it is none', () => {
    expect(partsOf('One.\n\nTwo.')).toEqual({ beginning: ['One.', 'Two.'], rest: [] });
    expect(partsOf(' \n\n ')).toEqual({ beginning: [], rest: [] });
  });
  it.each([
    ['in one paragraph', 'You mend sails. '.repeat(12_000).trim()],
    ['without an end of a sentence', 'sail '.repeat(40_000).trim()],
    ['without a space', '帆'.repeat(66_000)],
    ['of signs of two halves', '⛵🚢'.repeat(40_000)],
    ['of many short lines', Array.from({ length: 9_000 }, (_, n) => `- ${n}`).join('\n')],
    ['of many paragraphs', Array.from({ length: 9_000 }, (_, n) => `- ${n}`).join('\n\n')],
  ])('%s begins with a few screens of it, and loses nothing', (_, text) => {
    const parts = partsOf(text);
    const lines = parts.beginning.flatMap((part) => part.split('\n'));
    expect(lines.join('').length).toBeLessThanOrEqual(4_500);
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(lines.length).toBeGreaterThan(0);
    expect(joined(parts).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(parts.beginning.at(-1)).not.toMatch(/[\uD800-\uDBFF]$/);
  });
  it.each([
    ['a first line of a few words', `About us\n${'You mend sails. '.repeat(12_000)}`],
    ['a first paragraph of a few words', `About us\n\n${'You mend sails. '.repeat(12_000)}`],
    ['a first sentence of one word', `Hello. ${'sail '.repeat(40_000)}`],
    ['a first word of one letter', `A ${'帆'.repeat(66_000)}`],
    ['a few short lines', `We are:\n- kind\n- quick\n${'You mend sails. '.repeat(12_000)}`],
  ])('begins with more than %s', (_, text) => {
    const parts = partsOf(text);
    const shown = parts.beginning.join(' ').length;
    expect(shown).toBeGreaterThan(2_000);
    expect(shown).toBeLessThanOrEqual(4_500);
    expect(joined(parts).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
  it('is cut behind a sentence', () => {
    expect(partsOf('You mend sails. '.repeat(12_000)).beginning.at(-1)).toMatch(/sails\.$/);
  });
});
