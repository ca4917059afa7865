import type { AdvertSentence } from './advert-sentence.js';
import { IN_BRACKETS_POINTS } from './beside-a-paper.js';
import { isOfThePost } from './of-the-post.js';

/** "Telephone manner, typing", "Emergency lighting, BMS knowledge": each by itself, where nothing joins them. */
export function partsOf(text: string): string[] {
  const papers = text.replace(IN_BRACKETS_POINTS, '').split(/,\s+|\s+and\s+/);
  const areAllPapers = papers.every(
    (paper) => paper.split(/\s+/).length <= MOST_WORDS_OF_A_PAPER && (/\bcpc\b/i.test(paper) || A_LICENCE.test(paper)),
  );
  if (papers.length > 1 && areAllPapers) return papers;
  const parts = text.split(/,\s+/);
  const areShort = parts.every((part) => part.split(/\s+/).length <= 3 && !JOINED.test(part));
  // "Accessible, performant interfaces": one thing, said to be two ways
  const isOneThing = parts.length === 2 && AN_ADJECTIVE.test(parts[0] ?? '') && /\s/.test(parts[1] ?? '');
  return parts.length > 1 && areShort && !isOneThing ? parts : [text];
}
const A_LICENCE = /\b(?:licen[cs]e|card|certificate|ticket)\b/i;
const MOST_WORDS_OF_A_PAPER = 5;
const AN_ADJECTIVE =
  /^[\s•●▪*–-]*(?:fast|quick|clear|strong|good|neat|clean|safe|warm|calm|sound|solid|sharp|friendly|tidy|steady)$|^[\s•●▪*–-]*\p{L}{3,}(?:[ai]ble|ful|ous|ive|ent|ant|less|[^n]ic|al)$/iu;

const JOINED = /\b(?:and|or|&|with|of|in|for|to)\b/i;

/** "Personal care, meal preparation, medication prompts": one of them is known, and the others are asked for as well. */
export const isRowOfItems = ({ text, isListed }: AdvertSentence): boolean =>
  isListed && !/^[^:]{0,30}:/.test(text) && partsOf(bare(text)).length > 2 && !isOfThePost(text);

/** Those of its items in which no skill is known. */
export function unknownIn({ text, mentions }: AdvertSentence): string[] {
  let from = 0;
  return partsOf(bare(text)).filter((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return !mentions.some((mention) => mention.start < from && mention.end > start);
  });
}

const bare = (text: string): string => text.replace(/^[\s•●▪*–-]+/, '').replace(/[.\s]+$/, '');
