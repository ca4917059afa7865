import { wordsOf, type Word } from '../text/words.js';
import { skillVocabulary, type SkillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Skill, SkillName } from '../vocabulary/skill.js';

/** A skill where a text names it. */
export interface SkillMention {
  skill: Skill;
  start: number;
  end: number;
  /** How many words the mention takes. */
  length: number;
}

/** Words around a one-letter name that show it is one: "comfortable in R", "written in Go", "Go, Rust and C". */
const BEFORE_A_LANGUAGE = /(?:\b(?:in|with|using|and|or|language|languages|small|write|writing)|[,:;/•])\s*$/i;

/** Every skill that a stretch of text names, from left to right; where names overlap, the longest counts. */
export function skillsNamedIn(text: string, vocabulary: SkillVocabulary = skillVocabulary()): SkillMention[] {
  const words = wordsOf(text);
  const mentions: (SkillMention & { needsCompany: boolean })[] = [];
  for (let at = 0; at < words.length;) {
    const name = longestAt(words, at, text, vocabulary);
    const first = words[at];
    const last = name && words[at + name.words.length - 1];
    if (name && first && last) {
      mentions.push({
        skill: name.skill,
        start: first.start,
        end: last.end,
        length: name.words.length,
        needsCompany: name.needsCompany,
      });
      at += name.words.length;
    } else at += 1;
  }
  return mentions.filter(
    ({ needsCompany, start }) =>
      !needsCompany || start === 0 || BEFORE_A_LANGUAGE.test(text.slice(Math.max(0, start - 12), start)),
  );
}

function longestAt(words: Word[], at: number, text: string, vocabulary: SkillVocabulary): SkillName | undefined {
  const first = words[at];
  if (!first) return undefined;
  return vocabulary
    .startingWith(first.folded)
    .find(
      (name) =>
        name.words.every((word, offset) => words[at + offset]?.folded === word) && isSpelled(name, words, at, text),
    );
}

function isSpelled({ exactly, words: { length } }: SkillName, words: Word[], at: number, text: string): boolean {
  const first = words[at];
  const last = words[at + length - 1];
  if (!first || !last) return false;
  if (length > 1 && isBroken(text.slice(first.start, last.end))) return false;
  if (exactly === null) return true;
  const written = text.slice(first.start, last.end);
  if (written !== exactly) return false;
  // "R&D" and "C&A" are no programming languages, and a single letter after a full stop or an initial is a name.
  return written.length > 1 || !/[&.'’]/.test(`${text[first.start - 1] ?? ''}${text[last.end] === '&' ? '&' : ''}`);
}

/** A name does not go on over the end of a sentence or of a list item. */
const isBroken = (written: string): boolean => /[.!?;:,•|]\s|\n/.test(written);
