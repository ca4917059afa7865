import { cpuUsage } from 'node:process';
import { blocksOf, piecesOf, plainText } from './markdown';

describe('the text of an article on screen', () => {
  it('has links and bold words among its words', () => {
    expect(piecesOf('Read [the guide](https://x.test/a) **now**, [not] this')).toEqual([
      { kind: 'words', text: 'Read ' },
      { kind: 'link', text: 'the guide', href: 'https://x.test/a' },
      { kind: 'words', text: ' ' },
      { kind: 'bold', text: 'now' },
      { kind: 'words', text: ', [not] this' },
    ]);
  });

  it('has the lines of its lists, each with what goes on below it', () => {
    expect(blocksOf('- one\n  and more\n- two')).toEqual([
      { kind: 'list', isOrdered: false, items: ['one and more', 'two'] },
    ]);
  });

  /** Of this process alone; three times what the slowest of them takes. */
  it.each(['[', '[a](', '**', '**a ', '- a\n', '| ', '> '])(
    'is shown in time that grows with it, however often it says %j',
    (run) => {
      const before = cpuUsage();
      plainText(`${run.repeat(200_000 / run.length)}x`);
      expect(cpuUsage(before).user / 1_000).toBeLessThan(2_000);
    },
  );
});
