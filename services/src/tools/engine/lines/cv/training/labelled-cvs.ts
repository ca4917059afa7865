import { readFileSync } from 'node:fs';
import type { Row } from '../../../text/clean.js';
import type { Example } from '../../training/training.js';
import { throughCvLines } from '../cv-line-features.js';
import { CV_KINDS, type CvLineKind } from '../cv-line-kinds.js';

export interface LabelledLine extends Row {
  kind: CvLineKind;
}
export interface LabelledCv {
  name: string;
  lines: LabelledLine[];
}

const BY_LETTER: Readonly<Record<string, CvLineKind>> = {
  n: 'name',
  t: 'headline',
  u: 'summary',
  p: 'post',
  w: 'where and when',
  d: 'duty',
  e: 'education',
  c: 'certificate',
  s: 'skills',
  l: 'language',
  r: 'right to work',
  i: 'interest',
  o: 'other',
  P: 'heading of work',
  E: 'heading of education',
  C: 'heading of certificates',
  S: 'heading of skills',
  U: 'heading of a summary',
  L: 'heading of languages',
  I: 'heading of interests',
  O: 'heading of something else',
};

/** One line behind the letter of its kind, indented as it stands; an empty row is an empty line. */
export function labelledCvs(file: URL): LabelledCv[] {
  const cvs: LabelledCv[] = [];
  let isApart = false;
  for (const row of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    if (row.startsWith('= ')) {
      cvs.push({ name: row.slice(2), lines: [] });
      isApart = false;
    } else if (row === '') isApart = true;
    else {
      const [letter = '', written = ''] = row.split('\t');
      const kind = BY_LETTER[letter];
      if (!kind) throw new Error(`What is “${row}”?`);
      const text = written.trim();
      cvs.at(-1)!.lines.push({ text, kind, isApart, indent: written.length - written.trimStart().length });
      isApart = false;
    }
  }
  return cvs;
}

/** What each line of a CV teaches. */
export function examplesOf({ lines }: LabelledCv): Example[] {
  const examples: Example[] = [];
  throughCvLines(lines, (features, at) => {
    const { kind } = lines[at]!;
    examples.push({ answer: CV_KINDS.indexOf(kind), features });
    return kind;
  });
  return examples;
}

/** Headings of each kind in other words: "letter, tab, one|other|…". */
export const cvHeadingsIn = (file: URL): ReadonlyMap<CvLineKind, readonly string[]> =>
  new Map(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([letter = '', headings = '']) => [BY_LETTER[letter]!, headings.split('|')]),
  );
