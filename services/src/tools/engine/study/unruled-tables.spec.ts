import { testOf } from '../testing/study.js';
import { withTablesRuled } from './unruled-tables.js';

const ROWS = [
  ['Kind of permit', 'Lasts for', 'Fee'],
  ['Day visitor', '12 hours', '£15'],
  ['Fishing boat of 30 metres', '6 months', '£240'],
  ['Sailing boat', '9 months', '£180'],
  ['Houseboat', '12 months', '£310'],
  ['Rowing boat', '3 months', '£45'],
];
const textWith = (rows: readonly string[]) =>
  `Permits of the harbour\n\nEvery boat in the harbour needs a permit, which the office sells on weekdays.\n\n${rows.join('\n')}\n\nThe office is open from nine to five.`;

describe('a table without a line of dashes below its head', () => {
  it.each<[string, (cells: string[]) => string]>([
    ['bars around it', (cells) => `| ${cells.join(' | ')} |`],
    ['bars between', (cells) => cells.join(' | ')],
    ['tabs', (cells) => cells.join('\t')],
    ['wide gaps', (cells) => cells.map((cell) => cell.padEnd(30)).join('')],
  ])('is asked about as one with it: %s', async (_, written) => {
    const ruled = [...ROWS.slice(0, 1), ['---', '---', '---'], ...ROWS.slice(1)].map(
      (cells) => `| ${cells.join(' | ')} |`,
    );
    const [own, other] = [await testOf(textWith(ROWS.map(written))), await testOf(textWith(ruled))];
    expect(own.map(({ question }) => question)).toEqual(other.map(({ question }) => question));
    expect(own.length).toBeGreaterThan(3);
    for (const { explanation } of own) expect(explanation).toContain(' | ');
  });

  it.each([
    ['a table of contents', 'Contents\n\nIntroduction  1\nMethods  4\nResults  9\nDiscussion  14'],
    [
      'two columns of a page',
      'Left column of words  Right column of words\nSome prose here  More prose\nA line  Words\nThird  Even more',
    ],
    ['a line with two tabs', 'Name\tRole\tTown\n\nThe office is open.'],
    ['rows without a head', '12\t15\n13\t16\n14\t17'],
    ['a list of names and numbers of pages', 'Amber | 1\nBeech | 2\nCedar | 3'],
    [
      'plain sentences',
      'The tower was built in 1844.  It is 48 metres high.\nThe lamp was lit in 1845.  It has six wicks.',
    ],
  ])('is not read from %s', (_, text) => {
    expect(withTablesRuled(text)).toBe(text);
  });

  it('is left as it stands where it has its line of dashes', () => {
    const text = '| A thing | Its fee |\n|---|---|\n| One | £1 |\n| Two | £2 |\n| Three | £3 |';
    expect(withTablesRuled(text)).toBe(text);
  });
});
