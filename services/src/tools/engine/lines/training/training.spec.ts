import { readFileSync } from 'node:fs';
import { shippedFolder } from '../../../../platform/shipped/shipped-folder.js';
import { kindsOfLines } from '../line-reader.js';
import { isHeadingKind, type LineKind } from '../line-kinds.js';
import { weightsToText, type Weights } from '../regression.js';
import { headingsIn, labelledAdverts, type LabelledAdvert } from './labelled-adverts.js';
import { learnt } from './learnt.js';

const adverts = labelledAdverts(new URL('labelled-adverts.tsv', import.meta.url));
const headings = headingsIn(new URL('headings.tsv', import.meta.url));
/** Another hand wrote it, at another time, than what the reader learns here. */
const isApart = ({ name }: LabelledAdvert) => name.startsWith('set 2');

/** What it comes to: a heading, something asked, a wish, or nothing that is asked. */
const cameTo = (kind: LineKind): string => {
  if (isHeadingKind(kind)) return 'heading';
  if (kind === 'wish') return 'wish';
  return kind === 'must' || kind === 'duty' || kind === 'title' ? 'asked' : 'not asked';
};

const shareRight = (of: readonly LabelledAdvert[], weights?: Weights): number => {
  const right = of.flatMap(({ lines }) => {
    const read = kindsOfLines(
      lines.map((sentences) => sentences.map(({ text }) => text)),
      weights,
    );
    return lines.flatMap((sentences, line) =>
      sentences.map(({ kind }, at) => cameTo(kind) === cameTo(read[line]![at]!)),
    );
  });
  return right.filter(Boolean).length / right.length;
};

describe('the trained reader of lines', () => {
  it('ships with the weights that these adverts give', () => {
    const shipped = readFileSync(new URL('advert-line-weights.tsv', shippedFolder('lines')), 'utf8');
    expect(weightsToText(learnt(adverts, headings)) === shipped).toBe(true);
  }, 120_000);

  it('reads nine of ten lines of a set that it has not learnt from', () => {
    const others = adverts.filter((advert) => !isApart(advert));
    expect(shareRight(adverts.filter(isApart), learnt(others, headings))).toBeGreaterThan(0.9);
  }, 120_000);

  it('has learnt what it was taught', () => {
    expect(shareRight(adverts)).toBeGreaterThan(0.97);
  });

  it('takes a line of any kind for something', () => {
    for (const text of ['', ' ', '\ud800', '签证担保', 'x '.repeat(5000)])
      expect(kindsOfLines([[text]])[0]).toHaveLength(1);
  });
});

describe('a line of an advert', () => {
  const lines = [
    ['Stonemason'],
    ['What you get from us'],
    ['a van for work and home'],
    ['It would help if you also have'],
    ['banker work'],
    ['Send three photographs to the yard.'],
  ];

  it('is what the heading above it says, in words that no list has', () => {
    expect(kindsOfLines(lines).map(([kind]) => cameTo(kind!))).toEqual([
      'asked',
      'heading',
      'not asked',
      'heading',
      'wish',
      'not asked',
    ]);
  });

  it('ends what a label before others says', () => {
    const [, , last] = kindsOfLines([['Roofer'], ['Bonus:', 'leadwork'], ['NVQ level 2 required']]);
    expect(cameTo(last![0]!)).toBe('asked');
  });
});
