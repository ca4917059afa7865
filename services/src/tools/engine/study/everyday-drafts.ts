import type { Word } from '../text/words.js';
import { telling } from './about.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import { sharesWords } from './definitions.js';
import type { StudySentence } from './document.js';
import { EVERYDAY_SORTS, namedOtherwise } from './everyday-sorts.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

const MOST_SENTENCES = 400;
const MOST_TO_CHOOSE_FROM = 6;
/** Named so often, it is what the text is about, and is guessed. */
const OFTEN = 4;
/** So large a part of the words beside the two: the document may say the same of both. */
const SAME_PART = 0.4;

interface Named {
  word: Word;
  /** As it stands in the middle of a sentence. */
  text: string;
  sentence: StudySentence;
}

/** "Lay the person down and raise the _____": an everyday thing beside others of its sort that the document names. */
export function everydayDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const some = sentences.slice(0, MOST_SENTENCES).filter(({ note }) => !note);
  const others = namedOtherwise(some.map(({ text }) => text).join('\n'));
  return EVERYDAY_SORTS.flatMap(([sort, words]) => {
    const named = some
      .flatMap((sentence) => namedIn(sentence, words))
      .filter(({ word, sentence }) => !others.has(word.folded) && !isOneEndOfAnother(word, sentence, words));
    const counts = new Map<string, number>();
    for (const { word } of named) counts.set(word.folded, (counts.get(word.folded) ?? 0) + 1);
    if (counts.size <= FEWEST_DISTRACTORS) return [];
    return named.flatMap((one) => {
      const { word, text, sentence } = one;
      if ((counts.get(word.folded) ?? 0) > OFTEN || !isAskable(one)) return [];
      if (sort === 'material' && A_PIECE.test(sentence.text.slice(0, word.start))) return [];
      const gapped = withGap(sentence.text, word.start, word.text);
      if (sharesWords(text, gapped)) return [];
      const distractors = [
        ...new Map(named.filter((other) => fits(other, one)).map((other) => [other.word.folded, other.text])).entries(),
      ]
        .filter(([folded]) => folded !== word.folded && !sentence.words.some((each) => each.folded === folded))
        .filter(([folded]) => !named.some((other) => other.word.folded === folded && saysTheSame(other, one)))
        .map(([, other]) => other)
        .slice(0, MOST_TO_CHOOSE_FROM);
      if (distractors.length < FEWEST_DISTRACTORS) return [];
      return [
        {
          kind: 'term' as const,
          question: `Which ${sort} completes this sentence from the document? ${inQuotes(withLead(gapped, sentence))}`,
          answer: text,
          distractors,
          sentence,
          worth: 2 - shortBy(distractors),
        },
      ];
    });
  });
}

/** The words of one sort in a sentence; what stands in it twice is none. */
function namedIn(sentence: StudySentence, words: ReadonlySet<string>): Named[] {
  return sentence.words.flatMap((word, at) => {
    const isNamed =
      words.has(word.folded) && sentence.words.filter(({ folded }) => folded === word.folded).length === 1;
    if (
      !isNamed ||
      (at > 0 && /^\p{Lu}/u.test(word.text) && !/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(word.text))
    )
      return [];
    return [{ word, text: word.text, sentence }];
  });
}

/** "From egg to adult": with what stands at its other end it is of one sort, and that is none of these. */
function isOneEndOfAnother({ start, end }: Word, { text, words }: StudySentence, sort: ReadonlySet<string>): boolean {
  const isBefore = /\bfrom (?:an? |the )?$/i.test(text.slice(0, start)) && /^ (?:in)?to /i.test(text.slice(end));
  const isBehind = /\bfrom (?:an? |the )?[\p{L}-]+ (?:in)?to (?:an? |the )?$/iu.test(text.slice(0, start));
  const at = words.findIndex((each) => each.start === start);
  const near = isBefore
    ? words.slice(at + 1, at + 1 + WORDS_TO_AN_END)
    : words.slice(Math.max(0, at - WORDS_TO_AN_END), at);
  return (isBefore || isBehind) && !near.some(({ folded }) => sort.has(folded));
}
/** "to the", "to a full" and then the thing. */
const WORDS_TO_AN_END = 4;

const BEFORE_A_NOUN =
  /\b(?:an?|the|of|in|on|at|by|with|from|to the|into|for|under|over|their|his|her|its|your|our|every|each|any|no|without|wear|is|are|contain|contains|absorbs?|or|and)\s+$/i;
const AFTER_A_NOUN =
  /^(?:[.,;:)!?]|\s(?:is|are|was|were|must|may|can|will|should|has|have|had|of|for|in|on|to|by|with|from|as|at|which|who|that|before|after|when|where|if|because|so|tag|walkways?|armbands?|side|bags?|lights?|flags?|labels?)\b|$)/i;

/** "A wood", "two stones": things, and not what things are made of, beside which "a clay" is no English. */
const A_PIECE = /\b(?:an?|each|every|another|one) $/i;

/** Where it stands for itself: no verb ("hand over"), no half of a longer name ("hand luggage") and no item of a list. */
function isAskable({ word, sentence: { text } }: Named): boolean {
  const [before, after] = [text.slice(0, word.start), text.slice(word.end)];
  if (word.start === 0 || !BEFORE_A_NOUN.test(before) || !AFTER_A_NOUN.test(after)) return false;
  return !/(?:, |\b(?:and|or) (?:the |an? )?)$/.test(before) && !/^(?:, \p{L}|,? (?:and|or) )/u.test(after);
}

const isMany = (text: string): boolean => /[^siu]s$|^(?:feet|teeth|cattle|sheep|mice|geese|men|women)$/i.test(text);
const isName = (text: string): boolean => /^\p{Lu}/u.test(text);

const fits = (other: Named, one: Named): boolean =>
  other.sentence !== one.sentence &&
  !isElsewhereNoNoun(other) &&
  isMany(other.text) === isMany(one.text) &&
  (isName(other.text) === isName(one.text) || other.word.start === 0) &&
  other.word.start > 0;

/** "Carry blood back to the heart", "hand it over": no part of the body. */
const isElsewhereNoNoun = ({ word, sentence: { text } }: Named): boolean =>
  /^(?:back|face|head|hand|shoulder|nail|lead|coach|guard|train|wax|felt|left|right)$/.test(word.folded) &&
  !/\b(?:an?|the|his|her|their|your|its|my|our|one|each|every) (?:\p{Ll}+ )?$/iu.test(text.slice(0, word.start));

/** The other word in a sentence that says much the same. */
function saysTheSame(other: Named, one: Named): boolean {
  const own = new Set([other.word.folded, one.word.folded]);
  const words = telling(one.sentence.words).filter((word) => !own.has(word));
  const both = words.filter((word) => other.sentence.words.some(({ folded }) => folded === word));
  return both.length >= 2 && both.length >= SAME_PART * words.length;
}
