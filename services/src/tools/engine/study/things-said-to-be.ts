import { wordsOf } from '../text/words.js';
import { definitionIn } from './definitions.js';
import { FEWEST_DISTRACTORS } from './distractors.js';
import type { StudySentence } from './document.js';
import type { DraftQuestion } from './question.js';
import { kindOfHead } from './term-kinds.js';

/** What a document itself says its things to be: "A refractometer is an instrument that …". */
export type ThingsSaidToBe = ReadonlyMap<string, string>;

export function thingsSaidToBe(sentences: readonly StudySentence[]): ThingsSaidToBe {
  const things = new Map<string, string>();
  for (const sentence of sentences) {
    const { term, meaning } = definitionIn(sentence) ?? {};
    const noun = GENUS.exec(meaning ?? '')?.[1]?.toLowerCase();
    if (term !== undefined && noun !== undefined) things.set(nameOf(term), kindOfHead(noun));
  }
  return things;
}
/** The noun behind the article: "instrument" of "an optical instrument that measures …". */
const GENUS =
  /^(?:an?|the|any|one of the) (?:[\p{L}-]+ ){0,3}?([\p{L}-]+)(?= (?:of|that|which|who|whose|for|to|in|by|with|used|on)\b|[;,.]|$)/iu;

const LONGEST_TERM = 4;

/** An instrument beside instruments alone, and no instrument beside anything else; without the question where too few are left. */
export function withInstrumentsApart(draft: DraftQuestion, things: ThingsSaidToBe): DraftQuestion[] {
  const isTerm = (text: string) => wordsOf(text).length <= LONGEST_TERM;
  if ((draft.kind !== 'term' && draft.kind !== 'definition') || !isTerm(draft.answer)) return [draft];
  const isOne = isInstrument(draft.answer, things);
  const distractors = draft.distractors.filter(
    (other) => isInstrument(other, things) === isOne && !(isOne && ANY_ONE.test(other)),
  );
  return distractors.length < FEWEST_DISTRACTORS ? [] : [{ ...draft, distractors }];
}

/** Every refractometer is a device. */
const ANY_ONE = /^(?:instrument|device|tool|machine|apparatus|appliance|implement)s?$/i;

function isInstrument(term: string, things: ThingsSaidToBe): boolean {
  const kind = things.get(nameOf(term)) ?? kindOfHead(wordsOf(term).at(-1)?.folded ?? '');
  return kind === 'instrument';
}

const nameOf = (term: string): string =>
  wordsOf(term.replace(/^(?:an?|the) /i, ''))
    .map(({ folded }) => folded)
    .join(' ');
