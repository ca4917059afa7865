import { spellingDistance } from '../../platform/spelling-distance.js';

const halves = (text: string, middle: number) => [`${text.slice(0, middle)}-`, `-${text.slice(middle)}`];

/** Texts, and those of them that are one letter from another: these have one half in common, wherever the letter is. */
export class ByHalves {
  private readonly withHalf = new Map<string, string[]>();

  constructor(texts: Iterable<string>, shortest: number) {
    for (const text of texts) {
      if (text.length < shortest - 1) continue;
      for (const half of halves(text, Math.floor(text.length / 2))) {
        const alike = this.withHalf.get(half);
        if (alike) alike.push(text);
        else this.withHalf.set(half, [text]);
      }
    }
  }

  oneLetterFrom(text: string): string[] {
    const middle = Math.floor(text.length / 2);
    const near = [-1, 0, 1].flatMap((by) => halves(text, middle + by));
    const found = new Set(near.flatMap((half) => this.withHalf.get(half) ?? []));
    return [...found].filter((other) => other !== text && spellingDistance(text, other, 1) === 1);
  }
}
