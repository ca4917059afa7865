import { SMALL_WORDS, wordsOf, type Word } from '../text/words.js';
import { isSaying } from './finite-verbs.js';
import { blocksOf, pagesOf, type Block } from './blocks.js';
import { noteIn, type Note } from './notes.js';
import { goesOn, thingSpokenOf } from './things-spoken-of.js';

/** A sentence of a document with where it stands. */
export interface StudySentence {
  /** Word for word, but for links and emphasis; what a page's width has broken stands on one line. */
  text: string;
  words: readonly Word[];
  page: number | null;
  /** The heading above it, when there is one. */
  under: string | null;
  /** What an item of a list goes on from. */
  lead: string | null;
  /** Stands in the document more than once; the place is that of the first time. */
  isRepeated?: boolean;
  /** A row of a table, its cells parted by bars; `lead` is the head of the table. */
  isRow?: boolean;
  /** The one thing that the sentences before it in its paragraph speak of, as a word like "it" may point to it. */
  above?: string;
  /** A line of notes, which explains a term without being a sentence; absent elsewhere. */
  note?: Note;
}

const FEWEST_WORDS = 8;
/** A text with fewer good sentences than this is asked about shorter ones too: "A cell is the smallest unit of life." */
const ENOUGH_SENTENCES = 60;
const FEWEST_WORDS_OF_FEW = 5;
const MOST_WORDS = 60;
/** Of a longer document every so manieth sentence is taken, so that its last pages are asked about too. */
const MOST_SENTENCES = 3_000;

/** The sentences that a question can be asked about, each once. */
export function studySentencesOf(text: string): StudySentence[] {
  const good = sentencesIn(text, FEWEST_WORDS);
  return good.length < ENOUGH_SENTENCES ? [...sentencesIn(text, FEWEST_WORDS_OF_FEW), ...notesIn(text)] : good;
}

/** One that looks like it may be anything; several are a glossary. */
const FEWEST_NOTES = 3;

/** The lines of a text that explain a term as notes and slides do it, each term once. */
function notesIn(text: string): StudySentence[] {
  const notes = new Map<string, StudySentence>();
  let under: string | null = null;
  let isFirst = true;
  for (const { page, text: pageText } of pagesOf(text)) {
    for (const { text: line, isHeading } of blocksOf(pageText)) {
      const words = wordsOf(line);
      // "Biology revision – Circulatory system", "Recipe standard: bakery section": what a document begins with is its title.
      const isTitle = isFirst && isHeading && (!line.includes(':') || !isOfNotes(pageText));
      isFirst = false;
      const note = isTitle || (isSaying(words) && /[.!?]$/.test(line)) ? null : noteIn(line);
      if (!note && isHeading && !A_SHORT_FORM.test(line)) under = isTitle ? null : headingOf(line);
      if (note && !notes.has(note.term.toLowerCase()))
        notes.set(note.term.toLowerCase(), { text: line, words, page, under, lead: null, note });
    }
  }
  return notes.size < FEWEST_NOTES ? [] : [...notes.values()];
}

/** "TCP: Transmission Control Protocol" is above nothing. */
const A_SHORT_FORM = /^\p{Lu}{2,}\d*(?::| [=–—-]) /u;

/** A glossary begins with its first term. */
const isOfNotes = (text: string): boolean =>
  noteIn(blocksOf(text).find(({ text: line }, at) => at > 0 && line !== '')?.text ?? '') !== null;

function sentencesIn(text: string, fewestWords: number): StudySentence[] {
  const found = new Map<string, StudySentence>();
  let under: string | null = null;
  // What the document begins with is its title: all of it stands under that.
  let title: string | null = '';
  for (const { page, text: pageText } of pagesOf(text)) {
    for (const block of blocksOf(pageText)) {
      if (block.isHeading && !breaksOff(block.text)) {
        const isOfTitle = title === '' || (title !== null && goesOnFrom(title, block.text));
        under = isOfTitle ? null : headingOf(block.text);
        title = title === '' ? block.text : null;
        continue;
      }
      title = null;
      let above: string | null = null;
      for (const sentence of sentencesOf(block)) {
        const words = wordsOf(sentence);
        const spokenOf = above;
        if (!goesOn(sentence)) above = thingSpokenOf(sentence, words);
        const earlier = found.get(sentence);
        if (earlier) earlier.isRepeated = true;
        else if (isWhole(sentence, words, block, fewestWords))
          found.set(sentence, {
            ...{ text: sentence, words, page, under, lead: block.lead },
            ...(spokenOf === null ? {} : { above: spokenOf }),
          });
      }
    }
  }
  const sentences = [...found.values()];
  const step = Math.ceil(sentences.length / MOST_SENTENCES);
  return step > 1 ? sentences.filter((_, at) => at % step === 0) : sentences;
}

/**
 * "Detergent is a chemical that dissolves grease; it" at the foot of a page: a sentence that goes on overleaf, and nothing
 * stands under it. A heading has neither two clauses nor a small word for its end.
 */
const breaksOff = (text: string): boolean =>
  /\p{Ll}[;,] \p{Ll}+$/u.test(text) ||
  /^\p{Lu}\S* (?:\S+ ){0,8}?(?:is|are|was|were|has|have|had|must|may|can|cannot|will|should|does|do) (?:\S+ ){0,9}?(?:it|they|its|their|the|an?|of|to|and|or|that|which|who|is|are|was|were|be|by|with|from|at|for|in|on|as|not|this|these|than)$/u.test(
    text,
  );

const LONG_TITLE = 30;
/** "Induction for Kitchen | Staff": a title in large letters that the page was too narrow for. */
const goesOnFrom = (title: string, text: string): boolean =>
  /^\p{Ll}/u.test(text) ||
  (text.split(' ').length <= 2 && (title.length >= LONG_TITLE || /\b(?:and|of|for|the|in|to|with|an?)$/i.test(title)));

/** GOV.UK's folding headings end in their button's word. */
const headingOf = (text: string): string => text.replace(/, (?:Show|Hide)$/, '').trim();

const ABBREVIATION =
  /\b(?:e\.g|i\.e|etc|cf|vs|no|nos|para|paras|art|fig|figs|dr|mr|mrs|ms|prof|st|approx|vol|ed|eds|inc|ltd|co|al)\.$/iu;
/** "J." of a name; not the "C" of "37 degrees C.", "801 °C." or "vitamin C.". */
const INITIAL =
  /(?<!\b(?:degrees?|vitamins?|hepatitis|types?|groups?|points?|class|grades?|options?|plans?|phases?|figures?|tables?) ?)(?<![\d°] ?|\p{L}\/)\b\p{Lu}\.$/u;
/** No name goes on so: "… coenzyme A. The reaction …". */
const OPENS =
  /^(?:The|This|That|These|Those|It|Its|They|Their|He|She|His|Her|We|You|There|In|On|At|By|For|From|With|If|When|While|After|Before|During|As|An|Each|All|Both|Most|Many|Some|However|Because|A(?= \p{Ll}))\b/u;
/** "The 20 points under SW 5.7. and …": the full stop belongs to the label. */
const LABEL_END = /\b(?!AD |CE |BCE? )\p{Lu}{1,5} ?\d+(?:\.\d+)*\.$/u;

/** Before a capital or a figure; "pH" and "mRNA" begin small. */
const SENTENCE_ENDS = /(?<=[.!?]['”’")]?)\s+(?=['“‘"(]?(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu}))/u;

function sentencesOf({ text, lead }: Block): string[] {
  const pieces = text.replace(/\s+/g, ' ').split(SENTENCE_ENDS);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const above = sentences.at(-1);
    const isAfter = (end: RegExp) => above !== undefined && end.test(above);
    if (isAfter(ABBREVIATION) || isAfter(LABEL_END) || (isAfter(INITIAL) && !OPENS.test(piece)))
      sentences[sentences.length - 1] = `${above} ${piece}`;
    else sentences.push(piece.trim());
  }
  return lead ? sentences.map((sentence) => sentence.replace(/[;,](?: (?:and|or|but))?$/, '')) : sentences;
}

/** Complete, readable alone, without markup, addresses or a word that a page's edge has cut in two. */
function isWhole(sentence: string, words: readonly Word[], { lead, isItem }: Block, fewestWords: number): boolean {
  if (words.length < (lead ? 6 : fewestWords) || words.length > MOST_WORDS) return false;
  // With the line it goes on from, an item may do without a verb of its own.
  if (/:['”’"]?$/.test(sentence) || (!lead && !isSaying(words))) return false;
  const isShortText = fewestWords < FEWEST_WORDS;
  const end = isItem && isShortText ? /[^?:;,]$/ : /[.!]['”’")]*$/;
  if (
    (!lead && !end.test(sentence)) ||
    !(lead ? /^['“‘"(]?[\p{L}\p{N}]/u : /^['“‘"(]?(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu})/u).test(sentence)
  )
    return false;
  if (/[|<>{}]|\]\(|\*\*|https?:|www\.|\.{3}|\p{L}- \p{Ll}|\ufffd/u.test(sentence)) return false;
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (letters < sentence.length * 0.6) return false;
  return words.filter(({ folded }) => !SMALL_WORDS.has(folded)).length >= (lead || isShortText ? 3 : 4);
}
