import { LONGEST_TEXT } from '../../../platform/longest-text.js';
import { cleanText, piecesOf } from '../text/clean.js';
import { hasLabel, hasSmallLabel } from './notes.js';
import { OpenLists } from './open-lists.js';

/** What an author wrote in one go: a heading, a paragraph, an item of a list. */
export interface Block {
  text: string;
  isHeading: boolean;
  /** Of a list. */
  isItem: boolean;
  /** The line that an item of a list goes on from: "A visitor may:"; null elsewhere. */
  lead: string | null;
  /** The line above the list that an item belongs to, also where the item goes on from nothing: "Afghanistan". */
  list: string | null;
}

export interface Page {
  /** From 1; null when the text does not say where its pages end. */
  page: number | null;
  text: string;
}

const PAGE_FOOT = /^(?:-- \d+ of \d+ --|page \d+(?: of \d+)?)$/i;
/** Stands at the foot of each page, with its number or what is left of it, and is no heading. */
const A_FOOT = /^(?:page|page \d{1,4}(?: (?:of|\/) \d{1,4})?|\d{1,4} ?\/ ?\d{1,4})$/i;
const MARKER =
  /^(?:[•●▪◦‣*·–—-]\s+|\(?(?:[a-z]{1,2}|[ivx]{1,4}|\d{1,3}[A-Z]?)[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=[A-Z])|[A-Z]{1,5}\.? ?\d+[A-Z]{0,2}(?:\.\d+[A-Z]{0,2})*\.\s+|[A-Z]{1,5}\.? ?\d+[A-Z]{0,2}(?:\.\d+[A-Z]{0,2})+\s+(?=[A-Z][a-z ]))+/;
const HASHES = /^#{1,6}\s+/;
/** A line of definitions: "“deposit” means any money …;". */
const DEFINED = /^["“‘'][^"“”‘’']{2,60}["”’'],? (?:means|includes|is|are|has the (?:same )?meaning)\b/;
const RULE = /^(?:[-=]{3,}|[_*]{3,})$/;
const ENDS = /[.!?;:—]['”’")]*$/;
const GOES_ON = /[;,](?: (?:and|or|but))?$/;
const LONGEST_BLOCK = 4_000;
const LONGEST_LEAD = 400;

/** A block before its list is known; what an item begins with is taken off and kept. */
interface Line {
  text: string;
  marker: string | null;
  isHeading: boolean;
}

/** A text without what only dresses it: emphasis and links keep their words. */
export const undressed = (text: string): string =>
  cleanText(text)
    .replace(/\[([^[\]\n]{1,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__/g, '');

/** The pages of a text: parted by form feeds, or by the footers that say so; else one page without a number. */
export function pagesOf(text: string): Page[] {
  const parts = text.slice(0, LONGEST_TEXT).split('\f');
  if (parts.length > 1) return parts.map((part, at) => ({ page: at + 1, text: undressed(part) }));
  const lines = undressed(text).split('\n');
  if (lines.filter((line) => PAGE_FOOT.test(line.trim())).length < 2) return [{ page: null, text: lines.join('\n') }];
  const between: string[][] = [[]];
  for (const line of lines) {
    if (PAGE_FOOT.test(line.trim())) between.push([]);
    else between.at(-1)?.push(line);
  }
  const pages = isAbovePages(between) ? [[...between[0]!, ...between[1]!], ...between.slice(2)] : between;
  return pages.map((each, at) => ({ page: at + 1, text: each.join('\n') }));
}

/** "Page 1 of 3" over each page: little stands before the first, and the last page behind the last. */
function isAbovePages(parts: readonly (readonly string[])[]): boolean {
  const filled = (part: readonly string[] | undefined) => part?.filter((line) => line.trim() !== '').length ?? 0;
  return filled(parts[0]) <= LINES_OF_A_HEAD && filled(parts.at(-1)) > 0;
}
const LINES_OF_A_HEAD = 3;

/** Lines put together again that the width of a page has parted. */
export function blocksOf(text: string): Block[] {
  const lines = text.split('\n').map((line) => line.trim());
  const width = lines.reduce((widest, { length }) => Math.max(widest, Math.min(length, 120)), 0);
  const isOfNotes = areNotes(lines);
  const raw: Line[] = [];
  let isOpen = false;
  let last = '';
  for (const line of lines) {
    const above = raw.at(-1);
    if (RULE.test(line)) {
      if (above && isOpen && above.text.length < 120) above.isHeading = true;
      isOpen = false;
    } else if (line === '' || line.startsWith('|') || A_FOOT.test(line)) isOpen = false;
    else if (above && isOpen && !(isOfNotes && beginsANote(last, line)) && goesOn(last, line, width))
      above.text = `${above.text} ${line}`;
    else {
      raw.push({
        text: line.replace(HASHES, '').replace(MARKER, ''),
        marker: MARKER.exec(line)?.[0] ?? null,
        isHeading: HASHES.test(line),
      });
      isOpen = true;
    }
    last = line;
  }
  return withLeads(raw.filter(({ text }) => text !== ''));
}

/** Hardly a line ends as a sentence does: each is a note of its own, and a PDF has lost what stood before it. */
function areNotes(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.split(/\s+/).length >= WORDS_OF_A_NOTE);
  return filled.length >= LEAST_NOTES && filled.filter((line) => ENDS.test(line)).length < filled.length * FEW_END;
}
const WORDS_OF_A_NOTE = 4;
const LEAST_NOTES = 6;
const FEW_END = 0.15;

/** "Glucose in urine may be a sign of diabetes" below "… is given to stop rejection"; "Lake Victoria" below "… the shores of" goes on. */
const beginsANote = (above: string, line: string): boolean =>
  /^\p{Lu}/u.test(line) &&
  !/(?:[,(–—-]|\b(?:and|or|nor|of|the|an?|to|in|with|by|for|from|that|which|is|are|was|were|as|at|on|into|than|called|between|under|over|after|before|against|near|not|no|its|their|this|these))$/i.test(
    above,
  );

/** Letters are of different widths. */
const WIDEST = 0.85;
/** What ends so early was not broken by the width of the page, however the next line begins. */
const HALF_FULL = 0.5;

/**
 * A line goes on unless it begins an item or explains a term of its own, or the one above has come to its end before the edge of the page: the next
 * word would still have stood there.
 */
function goesOn(above: string, line: string, width: number): boolean {
  if (MARKER.test(line) || HASHES.test(line) || DEFINED.test(line) || hasLabel(line)) return false;
  if (/[.!?]['”’")]*$/.test(above) && line.length < width * HALF_FULL && isHeadingAmongLines(line)) return false;
  const next = /^\S+/.exec(line)?.[0] ?? '';
  const hasRoom = above.length + 1 + next.length < width * WIDEST;
  if (above.length < width * HALF_FULL || (hasRoom && hasSmallLabel(line))) return false;
  return !(hasRoom && /^[\p{Lu}\p{N}]/u.test(line));
}

function withLeads(raw: readonly Line[]): Block[] {
  const lists = new OpenLists();
  let isAmidst = false;
  return raw.flatMap(({ text, marker, isHeading }, at) => {
    const isItem = marker !== null || DEFINED.test(text);
    const heading = isHeading || (!isItem && looksLikeHeading(text)) || isNumberedHeading(raw, at);
    if (heading || !isItem) lists.close();
    else lists.goOn(marker ?? '');
    // An item that begins with a capital is a sentence of its own, unless the next one goes on from it, or it from the last.
    const own = isItem && (isAmidst || /^[\p{Ll}\p{N}(]/u.test(text) || GOES_ON.test(text)) ? lists.lead : null;
    isAmidst = isItem && own !== null && GOES_ON.test(text);
    const list = isItem ? lists.lead : null;
    if (/[:—]$/.test(text) && text.length < LONGEST_LEAD) lists.open(text);
    return piecesIn(text).map((piece) => ({ text: piece, isHeading: heading, isItem, lead: own, list }));
  });
}

const A_NUMBER = /^\d{1,2}[.)]\s+$/;
/** "2. Bacteria" above a paragraph, and not the last item of a numbered list. */
function isNumberedHeading(raw: readonly Line[], at: number): boolean {
  const [above, line, below] = [raw[at - 1], raw[at], raw[at + 1]];
  if (!line || !A_NUMBER.test(line.marker ?? '') || A_NUMBER.test(above?.marker ?? '')) return false;
  return isAboveText(below, above) && looksLikeHeading(line.text) && /^\p{Lu}/u.test(line.text);
}

/** Below stands a paragraph, which the end of the page may have cut; or nothing, where the page ends with its heading. */
function isAboveText(below: Line | undefined, above: Line | undefined): boolean {
  if (!below) return above !== undefined && ENDS.test(above.text);
  return below.marker === null ? ENDS.test(below.text) || !looksLikeHeading(below.text) : !A_NUMBER.test(below.marker);
}

/** A line of a paragraph is full or ends its sentence. */
const isHeadingAmongLines = (line: string): boolean => /^\p{Lu}/u.test(line) && looksLikeHeading(line);

const looksLikeHeading = (text: string): boolean =>
  text.length < 90 && !ENDS.test(text) && !/\s=\s/.test(text) && text.split(/\s+/).length <= 12;

const piecesIn = (text: string): string[] => (text.length > LONGEST_BLOCK ? piecesOf(text) : [text]);
