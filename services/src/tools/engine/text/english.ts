import { wordsOf } from './words.js';

const ENGLISH = /\b(?:the|and|you|we|with|for|will|are|our|of|to|in|a)\b/gi;

/** A text of which hardly a word is one that English cannot do without is in another language. */
export function isEnglish(text: string): boolean {
  const sample = text.slice(0, 4_000);
  const words = wordsOf(sample).length;
  return words < 25 || (sample.match(ENGLISH)?.length ?? 0) / words > 0.07;
}
