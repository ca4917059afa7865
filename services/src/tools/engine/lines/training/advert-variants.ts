import { small } from '../../text/clean.js';
import { isHeadingKind, type LineKind } from '../line-kinds.js';
import type { LabelledAdvert } from './labelled-adverts.js';

/**
 * The same advert written otherwise: its headings in other words, with a colon, in capitals or none, its lists with a mark
 * or without one, or in one line with their heading.
 */
export function variantOf(
  { name, lines }: LabelledAdvert,
  headings: ReadonlyMap<LineKind, readonly string[]>,
  turn: number,
): LabelledAdvert {
  const dress = DRESSES[turn % DRESSES.length]!;
  let seed = name.length * 31 + turn * 7919;
  const drawn = (list: readonly string[]) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return list[(seed >> 8) % list.length]!;
  };
  const dressed = lines.map((sentences) => {
    const [{ text, kind } = { text: '', kind: 'title' as LineKind }] = sentences;
    if (sentences.length > 1) return sentences;
    const others = headings.get(kind);
    if (others) return [{ kind, text: dress.heading(drawn(others)) }];
    const isItem = !/[.!?]$/.test(text) && kind !== 'title' && kind !== 'apply';
    return [{ kind, text: isItem ? dress.item(text.replace(/^(?:[*•]|[–-] )\s*/, '')) : text }];
  });
  return { name: `${name} ${turn}`, lines: dress.joint === undefined ? dressed : inOneLine(dressed, dress.joint) };
}

/** "Essential: NVQ 3; first aid; a driving licence". */
function inOneLine(lines: LabelledAdvert['lines'], joint: string): LabelledAdvert['lines'] {
  const joined: LabelledAdvert['lines'] = [];
  for (const sentences of lines) {
    const [one] = sentences;
    const last = joined.at(-1);
    const isUnder = last !== undefined && last.length <= 2 && isHeadingKind(last[0]!.kind);
    if (sentences.length === 1 && one && isUnder && !isHeadingKind(one.kind) && !/[.!?]$/.test(one.text)) {
      const [heading, rest] = last;
      if (rest === undefined) {
        joined[joined.length - 1] = [{ ...heading!, text: `${heading!.text.replace(/[?:]$/, '')}:` }, one];
        continue;
      }
      if (rest.kind === one.kind) {
        last[1] = { ...rest, text: `${rest.text}${joint}${one.text}` };
        continue;
      }
    }
    joined.push([...sentences]);
  }
  return joined;
}

interface Dress {
  heading: (text: string) => string;
  item: (text: string) => string;
  joint?: string;
}
const same = (text: string) => text;

const DRESSES: readonly Dress[] = [
  { heading: (text) => `${text.replace(/\?$/, '')}:`, item: (text) => `- ${text}` },
  { heading: same, item: (text) => `• ${text}` },
  { heading: same, item: same, joint: '; ' },
  { heading: (text) => text.toUpperCase(), item: same },
  { heading: same, item: same },
  { heading: (text) => `${text.replace(/\?$/, '').toLowerCase()}:`, item: (text) => text.toLowerCase() },
  { heading: same, item: small, joint: ', ' },
  { heading: (text) => `${text.replace(/\?$/, '')}:`, item: (text) => `${text}.` },
];

export const VARIANTS = DRESSES.length;
