import type { CvLine } from './cv-line.js';

/** A stretch of a line of a CV, and where it begins in the line. */
export interface Said {
  text: string;
  start: number;
}

/** Longer lines tell several things, and who is shown one of them as a proof wants the sentence. */
const LONG = 180;
/** A stop behind a short form ends nothing. */
const END_OF_SENTENCE =
  /(?<!\b(?:e\.g|i\.e|etc|approx|St|Mr|Mrs|Ms|Dr|Prof|Sp|Co|No|Ltd|Inc|Engr|Sr|Jr))(?<=[\p{L}\d)%])[.!?;]\s+(?=[\p{Lu}\d“"(])/gu;

/** The sentences of a text that is long for a line; one that is not is left whole. */
export function sentencesOf(text: string): Said[] {
  if (text.length <= LONG) return [{ text, start: 0 }];
  const said: Said[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(END_OF_SENTENCE)) {
    said.push({ text: text.slice(start, text[index] === ';' ? index : index + 1), start });
    start = index + end.length;
  }
  said.push({ text: text.slice(start), start });
  return said.filter(({ text: each }) => each.trim() !== '');
}

/** The sentence of a long line that names a post, before what was done there; the first where no one has its words together. */
export function sentenceNaming(text: string, title: string): string {
  const said = sentencesOf(text);
  const place = text.toLowerCase().indexOf(title.toLowerCase());
  return said.findLast(({ start }) => start <= place)?.text ?? said[0]?.text ?? text;
}

/** Of a text that is long for a line the sentence that holds this place of it. */
export const sentenceAt = (text: string, place: number): string =>
  sentencesOf(text).findLast(({ start }) => start <= place)?.text ?? text;

/** The line as it stands in the CV that holds this place of the joined text; of a long one the sentence. */
export function partAt({ parts, text, mark }: Pick<CvLine, 'parts' | 'text' | 'mark'>, place: number): string {
  const part = parts.findLast(({ start }) => start <= place);
  if (!part) return text;
  // the first part alone still has its bullet
  const within = place - part.start + (part.start === 0 ? mark.length : 0);
  return sentenceAt(part.text, within);
}
