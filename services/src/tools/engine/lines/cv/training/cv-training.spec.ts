import { readFileSync } from 'node:fs';
import { shippedFolder } from '../../../../../platform/shipped/shipped-folder.js';
import { rowsOf } from '../../../text/clean.js';
import { weightsToText, type Weights } from '../../regression.js';
import { kindsOfCvLines } from '../cv-line-reader.js';
import { learntOfCvs } from './cv-learnt.js';
import { cvHeadingsIn, labelledCvs, type LabelledCv } from './labelled-cvs.js';

const cvs = labelledCvs(new URL('labelled-cvs.tsv', import.meta.url));
const headings = cvHeadingsIn(new URL('cv-headings.tsv', import.meta.url));
/** Written before the reader was, and some of them by another hand. */
const isApart = ({ name }: LabelledCv) => name.startsWith('set ');

const shareRight = (of: readonly LabelledCv[], weights?: Weights): number => {
  const right = of.flatMap(({ lines }) =>
    kindsOfCvLines(lines, weights).map(({ kind }, at) => kind === lines[at]!.kind),
  );
  return right.filter(Boolean).length / right.length;
};

describe('the trained reader of lines of a CV', () => {
  it('ships with the weights that these CVs give', () => {
    const shipped = readFileSync(new URL('cv-line-weights.tsv', shippedFolder('lines')), 'utf8');
    expect(weightsToText(learntOfCvs(cvs, headings)) === shipped).toBe(true);
  }, 120_000);

  it('tells which of 21 kinds a line is, seven times of eight and more, in CVs that it has not learnt from', () => {
    const others = cvs.filter((cv) => !isApart(cv));
    expect(shareRight(cvs.filter(isApart), learntOfCvs(others, headings))).toBeGreaterThan(0.88);
  }, 120_000);

  it('has learnt what it was taught', () => {
    expect(shareRight(cvs)).toBeGreaterThan(0.96);
  });

  it('takes a line of any kind for something', () => {
    for (const text of ['', ' ', '\ud800', '签证担保', 'x '.repeat(5000)])
      expect(kindsOfCvLines([{ text, isApart: false, indent: 0 }])).toHaveLength(1);
  });
});

describe('a line of a CV', () => {
  it('is known by its place in words that no list has', () => {
    const cv = `Orla Byrne
Derry, 07700 900700

How I earned my bread
Thatcher, Slaney Roofs, Wexford, May 2019 to now
  Reed and straw roofs on cottages and two museums
  Scaffold checks each morning
Thatcher's boy, Murphy Roofing, 2016 to 2019

Papers and cards
Safe Pass 2025, abrasive wheels
`;
    expect(kindsOfCvLines(rowsOf(cv)).map(({ kind }) => kind)).toEqual([
      'name',
      'name',
      'heading of work',
      'post',
      'duty',
      'duty',
      'post',
      'heading of certificates',
      'certificate',
    ]);
  });
});
