import type { WeighedAsk } from '../match/score.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { placed, workDoneIn, type WorkDone } from '../reading/work-done.js';
import { withoutDates } from '../reading/without-dates.js';
import { afterI } from '../reading/verbs.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { inText, listed } from '../text/clean.js';
import { sentence, tidy } from './letter-text.js';

/** A line of work as a letter may tell it. */
export interface LetterWork extends WorkDone {
  /** It does not go on from "I": it says what the work was. */
  isNoun: boolean;
  /** Words that it shares with the advert, when no skill that is known joins the two. */
  shared: number;
}

const DATED =
  /\b(?:19|20)\d{2}\s?[–—-]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:19|20)\d{2}\b/i;
const RESPONSIBLE = /^(?:responsible for|in charge of|tasked with|involved in) /i;
/** Every advert and every CV has them. */
const PLAIN = new Set(
  `work working experience team role job people year month company business service staff year join ability skill new good
  strong looking require required requirement candidate support use used using include including include time day week`.split(
    /\s+/,
  ),
);
/** Fewer words in common may be chance. */
const FEWEST_SHARED = 2;

/** All work of a CV that a letter can tell, once each: what goes on from "I", and bullets of a post that say what the work was. */
export function lettersWork(cv: CvFacts, jobDescription: string): LetterWork[] {
  const asked = tellingWords(jobDescription);
  const sharedBy = (text: string) => [...tellingWords(text)].filter((word) => asked.has(word)).length;
  const done = workDoneIn(cv)
    .filter(isTellable)
    .map((work) => ({ ...work, isNoun: false, shared: sharedBy(work.text) }));
  const known = new Set(done.map(({ text }) => text));
  const named = bulletsOf(cv)
    .filter(({ text }) => !known.has(text))
    .map((work) => ({ ...work, shared: sharedBy(work.text) }));
  return [...new Map([...done, ...named].map((work) => [work.text, work])).values()];
}

/** What can follow "I" in a letter: a whole line of work, no heading with dates in it and nothing cut off. */
const isTellable = ({ text, isBullet }: WorkDone): boolean =>
  (isBullet || /[.!]$/.test(text)) && !DATED.test(text) && !/[,;:(–-]$/.test(text.trim());

function bulletsOf({ lines }: CvFacts): LetterWork[] {
  let where: string | null = null;
  return lines.flatMap((line, at) => {
    if (line.section !== 'experience' || line.isHeading) return [];
    if (!line.isBullet) {
      const isFirst = lines[at - 1]?.isBullet !== false || lines[at - 1]?.isHeading === true;
      if (isFirst) where = withoutDates(line.text) || null;
      return [];
    }
    const { text } = line;
    const isWhole = text.length >= 20 && text.length <= 160 && !DATED.test(text) && !/[,;:(–-]$/.test(text.trim());
    if (!isWhole || line.isList) return [];
    const skills = [...new Set(line.mentions.map(({ skill }) => skill.name))];
    return [
      { text, where, isProject: false, isBullet: true, hasFigure: /\d/.test(text), skills, isNoun: true, shared: 0 },
    ];
  });
}

/** Words that say what a text is about, in one form for "lead" and "leading". */
export const tellingWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text.slice(0, 20_000))
      .map(({ folded }) => folded.replace(/(?:ing|ed)$/, ''))
      .filter((word) => !SMALL_WORDS.has(word) && !PLAIN.has(word) && (word.length > 3 || /\d/.test(word))),
  );

/** The lines that prove most of what is asked, in the person's words, each with the asks it answers. */
export function evidence(
  asks: readonly WeighedAsk[],
  work: readonly LetterWork[],
  {
    argued,
    most,
    isFirst,
    isOther,
  }: {
    argued: Set<string>;
    most: number;
    isFirst: (work: LetterWork) => boolean;
    /** Of a post that has nothing to do with the advert's: told only where it answers something. */
    isOther: (work: LetterWork) => boolean;
  },
): string | null {
  const met = new Map(asks.filter(({ state }) => state !== 'missing').map((ask) => [ask.name, ask.points]));
  const answers = ({ skills }: LetterWork) => skills.some((skill) => met.has(skill));
  const worth = (done: LetterWork) =>
    (isFirst(done) ? 1_000 : 0) +
    done.skills.reduce((sum, skill) => sum + (met.get(skill) ?? 0), done.hasFigure ? 2 : 0) +
    done.shared -
    (done.isNoun ? 1 : 0);
  const sorted = work.toSorted((one, other) => worth(other) - worth(one));
  const speaking = sorted.filter(
    (done) => isFirst(done) || answers(done) || (done.shared >= FEWEST_SHARED && !isOther(done)),
  );
  const told: string[] = [];
  for (const done of speaking.length > 0
    ? speaking
    : sorted.filter((done) => !done.isNoun && !isOther(done)).slice(0, 2)) {
    if (told.length === most) break;
    const names = done.skills.filter((skill) => met.has(skill) && !argued.has(skill)).slice(0, 3);
    // Another line about what has been argued already says nothing new.
    if (names.length === 0 && answers(done) && !isFirst(done)) continue;
    for (const name of names) argued.add(name);
    told.push(toldWith(done, names.map(inText), told.length === 0));
  }
  return told.length > 0 ? told.join(' ') : null;
}

function toldWith(done: LetterWork, names: readonly string[], isFirst: boolean): string {
  const where = done.where && done.isBullet ? `${placed(done.where, done.isProject).replace(/[.\s]+$/, '')}, ` : '';
  const did = tidy(done.isNoun && !RESPONSIBLE.test(done.text) ? toldAsWork(done, where) : `${where}${said(done)}`);
  if (names.length === 0) return sentence(did.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  const begun = /^(?:I|My)\b|^\P{Ll}{2,}\s/u.test(did)
    ? did
    : did.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return sentence(`${isFirst ? 'You ask for' : 'You also ask for'} ${listed(names)}: ${begun}`);
}

const said = ({ text, isNoun }: LetterWork): string => `${isNoun ? 'I was' : 'I'} ${afterI(text)}`;

/** "Of the ward: care of eight patients" goes on from what the work was; a sentence of one's own stands as it is. */
function toldAsWork({ text }: LetterWork, where: string): string {
  const bare = text.replace(/[\s.;]+$/, '');
  if (/^(?:I|My|We)\b/.test(bare)) return bare;
  // "Barratt Homes sites" keeps its capital, "Care of eight patients" does not.
  const isName =
    /^\p{Lu}\p{Ll}*[\p{Lu}\d]|^\p{Lu}\p{Ll}+ (?:and |& )?\p{Lu}\p{Ll}/u.test(bare) || /^\P{Ll}{2,}(?:\s|$)/u.test(bare);
  return `${where}my work has included ${isName ? bare : bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
}
