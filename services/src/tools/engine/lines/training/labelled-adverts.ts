import { readFileSync } from 'node:fs';
import { apartFromLabel } from '../labels.js';
import { throughLines } from '../line-features.js';
import { KINDS, type LineKind } from '../line-kinds.js';
import type { Example } from './training.js';

/** An advert as its lines, each as its sentences with what each is. */
export interface LabelledAdvert {
  name: string;
  lines: { text: string; kind: LineKind }[][];
}

const BY_LETTER: Readonly<Record<string, LineKind>> = {
  h: 'title',
  m: 'must',
  w: 'wish',
  d: 'duty',
  e: 'employer',
  o: 'offer',
  a: 'apply',
  x: 'waived',
  M: 'heading of musts',
  W: 'heading of wishes',
  D: 'heading of duties',
  E: 'heading of the employer',
  O: 'heading of offers',
  A: 'heading of applying',
};

/** What a label before something of this kind is. */
const headingOver = (kind: LineKind): LineKind =>
  ({
    must: 'heading of musts' as const,
    wish: 'heading of wishes' as const,
    duty: 'heading of duties' as const,
    employer: 'heading of the employer' as const,
    offer: 'heading of offers' as const,
    apply: 'heading of applying' as const,
  })[kind as string] ?? kind;

/** One sentence a line behind the letter of its kind; "+" begins a sentence that stands in the line of the one before. */
export function labelledAdverts(file: URL): LabelledAdvert[] {
  const adverts: LabelledAdvert[] = [];
  for (const row of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    if (row.startsWith('= ')) {
      adverts.push({ name: row.slice(2), lines: [] });
      continue;
    }
    const [letter = '', written = ''] = row.split('\t');
    const kind = BY_LETTER[letter];
    if (!kind) throw new Error(`What is “${row}”?`);
    const lines = adverts.at(-1)!.lines;
    const parts = apartFromLabel(written.replace(/^\+/, ''));
    const sentences = parts.map((text, at) => ({ text, kind: at < parts.length - 1 ? headingOver(kind) : kind }));
    if (written.startsWith('+')) lines.at(-1)!.push(...sentences);
    else lines.push(sentences);
  }
  return adverts;
}

/** What each sentence of an advert teaches. */
export function examplesOf({ lines }: LabelledAdvert): Example[] {
  const examples: Example[] = [];
  throughLines(
    lines.map((sentences) => sentences.map(({ text }) => text)),
    (features, line, at) => {
      const { kind } = lines[line]![at]!;
      examples.push({ answer: KINDS.indexOf(kind), features });
      return kind;
    },
  );
  return examples;
}

/** Headings of each kind in other words: "letter, tab, one|other|…". */
export const headingsIn = (file: URL): ReadonlyMap<LineKind, readonly string[]> => {
  const all = new Map<LineKind, string[]>();
  for (const row of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [letter = '', headings = ''] = row.split('\t');
    const kind = BY_LETTER[letter]!;
    all.set(kind, [...(all.get(kind) ?? []), ...headings.split('|')]);
  }
  return all;
};
