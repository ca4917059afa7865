import { lately } from '../text/lately.js';
import { Sieve } from '../text/sieve.js';
import { wordsOf, type Word } from '../text/words.js';
import { saysOtherwise } from '../vocabulary/other-senses.js';
import { DESCRIBED_SKILLS } from '../vocabulary/described-skills.js';
import { sharedHeadsIn } from './shared-heads.js';
import { isProgrammedIn } from '../vocabulary/short-names.js';
import { isAThing, mayBeAThing } from '../vocabulary/trade-words.js';
import { kindsOf } from '../vocabulary/kinds-of-skills.js';
import { isTool } from '../vocabulary/tools.js';
import { skillVocabulary, type SkillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Skill, SkillName } from '../vocabulary/skill.js';

/** A skill where a text names it. */
export interface SkillMention {
  skill: Skill;
  start: number;
  end: number;
  /** How many words the mention takes. */
  length: number;
  /** What is described and not named: "led a team of four". */
  isDescribed?: true;
}

/** Around the name of a language that is another word as well: "must speak Lao", "fluent Ewe", "a Manx speaker", "Mende-speaking". */
const isSpokenThere = (text: string, start: number, end: number): boolean =>
  /\b(?:speaks?|speaking|spoken|spoke|fluent|fluently|conversational|bilingual)\s$/i.test(
    text.slice(Math.max(0, start - 16), start),
  ) ||
  /^[-\s](?:speak(?:ers?|ing)|language|interpret(?:ers?|ing)|translat(?:ors?|ion|ing))\b/i.test(
    text.slice(end, end + 14),
  );

/** Every skill that a stretch of text names and does not deny, from left to right; where names overlap, the longest counts. */
export const skillsNamedIn = (text: string, vocabulary?: SkillVocabulary): SkillMention[] =>
  everySkillNamedIn(text, vocabulary).filter(({ start }) => !isDenied(text, start));

/** The same with those that the text denies, for whoever asks how each stands. */
export const everySkillNamedIn = (text: string, vocabulary?: SkillVocabulary): readonly SkillMention[] =>
  vocabulary ? mentionsIn(text, vocabulary) : mentionsInLately(text);

const mentionsInLately = lately((text) => mentionsIn(text, skillVocabulary()));

function mentionsIn(text: string, vocabulary: SkillVocabulary): SkillMention[] {
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
  const named = mentions.filter(
    ({ needsCompany, start, end, length, skill }) =>
      (!needsCompany ||
        isAlone(text, start, end) ||
        isProgrammedIn(text, start, end, () => isBesideATool(text, start, end, mentions)) ||
        (skill.kind === 'language' && isSpokenThere(text, start, end))) &&
      !isSaidInPassing(skill, length, text, start, end) &&
      !isLegalForm(text, start, end) &&
      !saysOtherwise(text, start, end) &&
      !isAThing(text, start, end, isBesideATool(text, start, end, mentions)),
  );
  const isNamed = ({ start, end }: { start: number; end: number }) =>
    named.some((each) => each.start < end && each.end > start);
  const ofOneHead = sharedHeadsIn(text, (name) => vocabulary.named(name))
    .filter((each) => !isNamed(each))
    .map((each) => ({ ...each, length: 1 }));
  const described = describedIn(text, named, vocabulary);
  // "managing budgets" is more than the budgets that it names, "report writing for court" more than the writing
  const isPartOfOne = ({ skill, start, end }: SkillMention) =>
    described.some((each) => each.start < end && each.end > start && kindsOf(skill.name).includes(each.skill.name));
  return [...named.filter((each) => !isPartOfOne(each)), ...ofOneHead, ...described].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** "Node.js, Express and React": a program close by whose name says nothing else. */
const isBesideATool = (text: string, start: number, end: number, mentions: readonly SkillMention[]): boolean =>
  mentions.some(
    (each) =>
      each.start < end + CLOSE_BY &&
      each.end > start - CLOSE_BY &&
      isTool(each.skill) &&
      !mayBeAThing(text.slice(each.start, each.end)),
  );
const CLOSE_BY = 80;

/** First of all, or an item of a list by itself: "- Go". */
const isAlone = (text: string, start: number, end: number): boolean =>
  start === 0 || (!/[\p{L}\p{N}]/u.test(text.slice(0, start)) && !/[\p{L}\p{N}]/u.test(text.slice(end)));

const DESCRIBED = new Sieve(DESCRIBED_SKILLS, ([, pattern]) => pattern);

/** What is described and not named; a description never doubles a name. */
function describedIn(text: string, named: readonly SkillMention[], vocabulary: SkillVocabulary): SkillMention[] {
  const known = new Set(named.map(({ skill }) => skill.name));
  return DESCRIBED.through(text).flatMap(([name, pattern]) => {
    if (known.has(name) || text.search(pattern) < 0) return []; // most describe nothing, and a look for it is quick
    const found = [...text.matchAll(pattern)].find(({ index }) => !isDenied(text, index));
    const skill = found && vocabulary.named(name);
    return skill
      ? [{ skill, start: found.index, end: found.index + found[0].length, length: 1, isDescribed: true as const }]
      : [];
  });
}

/** "Emergent communication" is a subject of research; "good communication" and "communication skills" are what is meant. */
function isSaidInPassing({ kind }: Skill, length: number, text: string, start: number, end: number): boolean {
  if (kind !== 'quality' || length > 1 || text.trim().length <= end - start + 2) return false;
  const before = text.slice(Math.max(0, start - 14), start);
  const after = text.slice(end, end + 10);
  return (
    !/(?:^|[,;:/•]\s*|\b(?:excellent|good|strong|clear|great|and|for|asks?|around)\s)$/i.test(before) &&
    !/^\s(?:skills|abilit)/i.test(after)
  );
}

/** "Hartley Foods plc" and "Tesco PLC, London" are companies; "PLC programming" and "Siemens PLC and SCADA" are skills. */
const isLegalForm = (text: string, start: number, end: number): boolean =>
  /^plc$/i.test(text.slice(start, end)) &&
  /\p{Lu}[\p{L}'’&.-]*\s$/u.test(text.slice(0, start)) &&
  /^\s*(?:$|[,|(–—\n-])/u.test(text.slice(end)) &&
  !/\b(?:and|using|with|in|siemens|allen[ -]bradley|mitsubishi|omron|schneider|abb)\s+$/i.test(text.slice(0, start));

/** "No experience of Kubernetes". */
const isDenied = (text: string, start: number): boolean =>
  /\b(?:no|not|never|without|lack of|instead of)\s(?:\w+\s){0,3}$/i.test(text.slice(Math.max(0, start - 40), start));

function longestAt(
  words: readonly Word[],
  at: number,
  text: string,
  vocabulary: SkillVocabulary,
): SkillName | undefined {
  const first = words[at];
  if (!first) return undefined;
  return vocabulary
    .startingWith(first.folded)
    .find(
      (name) =>
        name.words.every((word, offset) => words[at + offset]?.folded === word) && isSpelled(name, words, at, text),
    );
}

function isSpelled(
  { exactly, words: { length } }: SkillName,
  words: readonly Word[],
  at: number,
  text: string,
): boolean {
  const first = words[at];
  const last = words[at + length - 1];
  if (!first || !last) return false;
  if (length > 1 && isBroken(text.slice(first.start, last.end))) return false;
  if (exactly === null) return true;
  const written = text.slice(first.start, last.end);
  if (written !== exactly) return false;
  // "R&D", "C&A" and a mark of "C+" are no programming languages, and a single letter after a full stop or an initial is a name.
  return (
    written.length > 1 ||
    !/[&.'’+]/.test(`${text[first.start - 1] ?? ''}${/[&+]/.exec(text[last.end] ?? '')?.[0] ?? ''}`)
  );
}

/** A name does not go on over the end of a sentence or of a list item, nor into a bracket: "AWS (S3, Lambda)". */
const isBroken = (written: string): boolean => /[.!?;:,•|]\s|\n|\s[([]/.test(written);
