import { fold, SMALL_WORDS } from '../text/words.js';

/** The telling words of a text as stems: "C+E", "CPC" and "9606-1" stay whole. */
export function stemsOf(text: string): string[] {
  const words = text
    .split(/[\s,;:()[\]/“”"!?]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.'’•-]+$/gu, ''))
    .filter(Boolean)
    .map((word) => fold(word))
    .filter((word) => !SMALL_WORDS.has(word) && (word.length > 1 || /\d/.test(word)));
  return [...new Set(words.map(stem))];
}

/** "welds" and "welding", "drawings" and "drawing", "manage" and "managing" meet; a number keeps its first part. */
export function stem(word: string): string {
  if (/^\d{3,}-\d+$/.test(word)) return word.split('-')[0] ?? word;
  if (word.length < 6) return word.replace(/s$/, '');
  return word.replace(/(?:ations?|ings?|ments?|ers?|ed|es?|s)$/, '').replace(/(.)\1$/, '$1');
}
