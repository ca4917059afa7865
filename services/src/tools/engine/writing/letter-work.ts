import type { WeighedAsk } from '../match/score.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { placed, workDoneIn, type WorkDone } from '../reading/work-done.js';
import { withoutDates } from '../reading/without-dates.js';
import { sentencesIn } from '../reading/advert-sentences.js';
import { afterI, saysWhatWasDone } from '../reading/verbs.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { inText, listed } from '../text/clean.js';
import { endless, sentence, tidy } from './letter-text.js';

/** A line of work as a letter may tell it. */
export interface LetterWork extends WorkDone {
  /** It does not go on from "I": it says what the work was. */
  isNoun: boolean;
  /** Words that it shares with the advert, when no skill that is known joins the two. */
  shared: number;
}

const DATED =
  /\b(?:19|20)\d{2}\s?(?:[–—-]|to |until |till )|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:19|20)\d{2}\b/i;
const RESPONSIBLE = /^(?:responsible for|in charge of|tasked with|involved in) /i;
/** Every advert and every CV has them. */
const PLAIN = new Set(
  `work working experience team role job people year month company business service staff year join ability skill new good
  strong looking require required requirement candidate support use used using include including include time day week`.split(
    /\s+/,
  ),
);
/** Of work that nothing in the advert asks for. */
const MOST_UNASKED = 2;
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
  const told = [...belowPosts(cv), ...behindPosts(cv)]
    .filter(({ text }) => !known.has(text))
    .map((work) => ({ ...work, shared: sharedBy(work.text) }));
  // The line of a post says where and what somebody was, and is told as that.
  const posts = cv.posts.map(({ title }) => title);
  const work = [...done, ...named, ...told].filter(({ text }) => !posts.some((title) => title.endsWith(text)));
  return [...new Map(work.map((each) => [each.text, each])).values()];
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

const SHORTEST = 20;
const LONGEST = 160;
const LINES_OF_A_STORY = 4;
/** "English: good", "NEC? no" and what is more than one sentence tell of no work that goes on from "my work has included". */
const NO_STORY = /^\p{L}[\p{L} ]{2,25}:|[.!?]\s+\p{L}|[?]|(?:^|\s)(?:no|not|never|\p{L}+n['’]t)\s/iu;
const isStory = (text: string): boolean =>
  !NO_STORY.test(text) &&
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  !DATED.test(text) &&
  !/[,;:(–-]$/.test(text.trim());
const asNoun = (text: string, where: string | null, skills: readonly string[]): LetterWork => ({
  ...{ text, where, isProject: false, isBullet: true, hasFigure: /\d/.test(text), isNoun: true, shared: 0 },
  skills: [...new Set(skills)],
});

/** Lines right below a dated post, without a mark: what the work was. */
const belowPosts = ({ posts }: CvFacts): LetterWork[] =>
  posts
    .filter(({ known, spans }) => known !== null && spans.length > 0)
    .flatMap(({ title, entry }) => {
      const below = entry.slice(1, 1 + LINES_OF_A_STORY);
      const end = below.findIndex(
        ({ isBullet, section, text }) => isBullet || section !== 'experience' || DATED.test(text),
      );
      return (end < 0 ? below : below.slice(0, end))
        .filter(({ text }) => isStory(text))
        .map(({ text, mentions }) =>
          asNoun(
            text,
            title,
            mentions.map(({ skill }) => skill.name),
          ),
        );
    });

const behindDates = (text: string): string => {
  const [, told, listed] = BEHIND_DATES.exec(text) ?? [];
  return told ?? listed ?? '';
};

/** "…, 2019 - date. Setting out with total station": the sentence behind a post and its dates. */
const behindPosts = ({ posts }: CvFacts): LetterWork[] =>
  posts.flatMap(({ title, entry: [line] }) => {
    const text =
      behindDates(line?.text ?? '')
        .split(/\.\s+(?=\p{Lu})/u)[0]
        ?.replace(/\.$/, '') ?? '';
    if (!line || !isStory(text)) return [];
    const from = line.text.indexOf(text);
    return [
      asNoun(
        text,
        title,
        line.mentions.filter(({ start }) => start >= from).map(({ skill }) => skill.name),
      ),
    ];
  });
const BEHIND_DATES =
  /(?:(?:19|20)\d{2}|present|now|today|date)\)?\s*[.:]\s+(\S.+)$|(?:[–—-]|\bto|until|till)\s*(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|present|now|today|date)\)?\s+[–—-]\s+(\S.+)$/iu;

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
  const ofTrade = sorted.filter((done) => !isOther(done));
  const inVerbs = ofTrade.filter(({ isNoun }) => !isNoun);
  const rest = (inVerbs.length > 0 ? inVerbs : ofTrade).slice(0, MOST_UNASKED);
  for (const done of speaking.length > 0 ? speaking : rest) {
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
  const did = tidy(
    done.isNoun && !RESPONSIBLE.test(done.text) && !saysWhatWasDone(done.text)
      ? toldAsWork(done, where)
      : `${where}${said(done)}`,
  );
  if (names.length === 0) return sentence(did.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  const begun = /^(?:I|My)\b|^\P{Ll}{2,}\s/u.test(did)
    ? did
    : did.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return sentence(`${isFirst ? 'You ask for' : 'You also ask for'} ${listed(names)}: ${begun}`);
}

const said = ({ text, isNoun }: LetterWork): string => {
  const [first = '', ...others] = sentencesIn(text);
  const rest = others.map((each) => (saysWhatWasDone(each) ? `I ${afterI(each)}` : endless(each)));
  return [`${isNoun && !saysWhatWasDone(first) ? 'I was' : 'I'} ${afterI(first)}`, ...rest].join('. ');
};

/** "Of the ward: care of eight patients" goes on from what the work was; a sentence of one's own stands as it is. */
function toldAsWork({ text }: LetterWork, where: string): string {
  const bare = text.replace(/[\s.;]+$/, '');
  if (/^(?:I|My|We)\b/.test(bare)) return bare;
  // "Barratt Homes sites" keeps its capital, "Care of eight patients" does not.
  const isName =
    /^\p{Lu}\p{Ll}*[\p{Lu}\d]|^\p{Lu}\p{Ll}+ (?:and |& )?\p{Lu}\p{Ll}/u.test(bare) || /^\P{Ll}{2,}(?:\s|$)/u.test(bare);
  return `${where}my work has included ${isName ? bare : bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
}
