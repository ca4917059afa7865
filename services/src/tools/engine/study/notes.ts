import { wordsOf } from '../text/words.js';

/** A line of notes that explains a term: "Stomata: pores on the leaf underside". Both parts stand in it. */
export interface Note {
  term: string;
  meaning: string;
}

const NOTE = /^(\p{L}[\p{L}\p{N} '’()/-]{2,40}?)(?:: +| +[=–—-] +|\t+)(\S.{7,200}?)[.;]?$/u;
/** Labels of a page, a form or an address; they explain nothing. */
const LABEL =
  /^(?:(?:exam )?tips?|notes?|nb|e\.?g|i\.?e|examples?|homework|remember|important|warning|deadline|dates?|time|when|where|who|what|why|how|page|pages|chapter|unit|lecture|lesson|week|day|part|section|figure|table|source|sources|author|title|name|subject|topic|e-?mail|phone|tel|mobile|address|location|website|web|url|skills?|languages?|interests|hobbies|price|cost|fee|total|step \d+|q\d*|a\d*|questions?|answers?|summary|aims?|objectives?|refs?|references?|see also|read|reading|exams?|tests?|quiz|vocabulary|glossary|grammar|slides?|slide \d+|next (?:week|time|lecture|lesson)|bring|room)$/i;
/** "Cell Biology - lecture 3": the title of the page. */
const TITLE = /^(?:lecture|lesson|notes?|chapter|week|unit|module|slides?|part|revision|summary)\b/i;

/** What it begins with is followed by what belongs to it: a note, or a label of the page. */
export const hasLabel = (line: string): boolean => /^\p{Lu}/u.test(line) && NOTE.test(line);

/** "cash cow: low growth": begins small, but is a line of its own where the one above was not full. */
export const hasSmallLabel = (line: string): boolean => /^\p{Ll}[\p{L}/]*(?: \p{L}+)?(?::| =) \S/u.test(line);

/** "Extension of Stay: Appendix ECAA", in a list of contents: where it stands, and not what it means. */
const IS_A_NAME = /^(?:\p{Lu}[\p{L}\d-]*)(?: (?:\p{Lu}[\p{L}\d-]*|\d+|of|and|the))*$/u;

export function noteIn(line: string): Note | null {
  const [, term = '', meaning = ''] = NOTE.exec(line) ?? [];
  const words = wordsOf(term);
  if (words.length === 0 || words.length > 4 || LABEL.test(term.trim())) return null;
  if (TITLE.test(meaning) || /[.!?] \p{Lu}/u.test(meaning)) return null;
  if (IS_A_NAME.test(meaning.trim())) return null;
  const letters = meaning.match(/\p{L}/gu)?.length ?? 0;
  if (wordsOf(meaning).length < 2 || letters < meaning.length * 0.6 || /https?:|www\.|@/.test(line)) return null;
  return { term: term.trim(), meaning: meaning.trim() };
}
