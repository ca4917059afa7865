import { isCvHeading, type CvLineKind } from '../cv-line-kinds.js';
import type { LabelledCv, LabelledLine } from './labelled-cvs.js';

/**
 * The same CV written otherwise: its headings in other words, in capitals, with a colon or left out; what was done with a
 * mark, indented or bare; with or without empty lines; all in small letters.
 */
export function cvVariantOf(
  { name, lines }: LabelledCv,
  headings: ReadonlyMap<CvLineKind, readonly string[]>,
  turn: number,
): LabelledCv {
  const dress = DRESSES[turn % DRESSES.length]!;
  let seed = name.length * 31 + turn * 7919;
  const drawn = (list: readonly string[]) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return list[(seed >> 8) % list.length]!;
  };
  const dressed = lines.flatMap((line, at): LabelledLine[] => {
    const { kind } = line;
    const opens = isCvHeading(kind) || (kind === 'post' && lines[at - 1]?.kind === 'duty');
    const isApart = dress.apart === undefined ? line.isApart : dress.apart && opens;
    if (isCvHeading(kind)) {
      if (dress.heading === undefined) return [];
      const others = headings.get(kind) ?? [line.text];
      return [{ kind, text: dress.heading(drawn(others)), isApart, indent: 0 }];
    }
    if (kind !== 'duty') return [{ ...line, text: dress.text(line.text), isApart }];
    const bare = line.text.replace(/^(?:[•●▪➢*]|[–-] |o (?=\p{Lu}))\s*/u, '');
    const text = dress.text(`${dress.mark}${bare}`);
    return [{ kind, text, isApart: false, indent: dress.indent }];
  });
  return { name: `${name} ${turn}`, lines: dressed };
}

interface Dress {
  /** Absent: no headings at all. */
  heading?: (text: string) => string;
  text: (text: string) => string;
  mark: string;
  indent: number;
  /** Absent: as it stands. */
  apart?: boolean;
}
const same = (text: string) => text;
const loud = (text: string) => text.toUpperCase();
const small = (text: string) => text.toLowerCase();

const DRESSES: readonly Dress[] = [
  { heading: loud, text: same, mark: '• ', indent: 0, apart: true },
  { heading: same, text: same, mark: '', indent: 0, apart: false },
  { heading: (text) => `${text}:`, text: same, mark: '- ', indent: 2 },
  { heading: same, text: same, mark: '', indent: 4, apart: true },
  { text: same, mark: '', indent: 0, apart: true },
  { heading: small, text: small, mark: '', indent: 0, apart: true },
  { heading: loud, text: same, mark: '', indent: 0, apart: true },
  { text: same, mark: '- ', indent: 0, apart: false },
];

export const CV_VARIANTS = DRESSES.length;
