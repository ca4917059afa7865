import type { WeighedAsk } from '../match/score.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { degreeIn } from '../reading/degrees.js';
import { endsInPerson } from '../reading/occupations.js';
import { placed, workDoneIn, type WorkDone } from '../reading/work-done.js';
import { standingAt } from '../reading/standing.js';
import { withoutDates } from '../reading/without-dates.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { afterI, saysWhatWasDone } from '../reading/verbs.js';
import { isBase } from '../study/finite-verbs.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { inText, listed } from '../text/clean.js';
import { endless, isDated, sentence, tidy } from './letter-text.js';
import { storiesIn } from './post-stories.js';

/** A line of work as a letter may tell it. */
export interface LetterWork extends WorkDone {
  /** It does not go on from "I": it says what the work was. */
  isNoun: boolean;
  /** Words that it shares with the advert, when no skill that is known joins the two. */
  shared: number;
}

const RESPONSIBLE =
  /^(?:responsible for|in charge of|(?:second|first) in (?:command|charge) of|tasked with|involved in) /i;
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
  const told = storiesIn(cv)
    .filter(({ text }) => !known.has(text))
    .map((work) => ({ ...work, shared: sharedBy(work.text) }));
  // The line of a post says where and what somebody was, and is told as that.
  const posts = cv.posts.filter(({ known, spans }) => known !== null || spans.length > 0).map(({ title }) => title);
  const work = [...done, ...named, ...told].filter(
    ({ text, isNoun }) =>
      !posts.some((title) => title.endsWith(text)) &&
      standingAt(text, 0) !== 'denied' &&
      degreeIn(text) === null &&
      !(isNoun && !saysWhatWasDone(text) && isOnlyARole(text)),
  );
  return [...new Map(work.map((each) => [each.text, each])).values()];
}

/** "Shift leader on nights", "National service rotation": what somebody was, and nothing that was done. */
const isOnlyARole = (text: string): boolean => {
  const [role = ''] = text.split(/\s(?:on|in|at|for|of|during)\s|[,(]/);
  return endsInPerson(role) || /\b(?:rotations?|placements?|member|secondment)[\s.]*$/i.test(role);
};

/** What can follow "I" in a letter: a whole line of work, no heading with dates in it and nothing cut off. */
const isTellable = ({ text, isBullet }: WorkDone): boolean =>
  (isBullet || (/[.!]$/.test(text) && sentencesIn(text).every((each) => saysWhatWasDone(each) || /^I\b/.test(each)))) &&
  !isDated(text) &&
  !/[,;:(–-]$/.test(text.trim());

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
    const isWhole = text.length >= 20 && text.length <= 160 && !isDated(text) && !/[,;:(–-]$/.test(text.trim());
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

const STEM = 5;
/** "Administration" and "administer" begin alike. */
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(({ folded }) => !SMALL_WORDS.has(folded))
    .map(({ folded }) => folded.slice(0, STEM));

/** The lines that prove most of what is asked, in the person's words, each with the asks it answers. */
export function evidence(
  asks: readonly WeighedAsk[],
  work: readonly LetterWork[],
  {
    argued,
    most,
    isFirst,
    isOther,
    title,
  }: {
    argued: Set<string>;
    most: number;
    isFirst: (work: LetterWork) => boolean;
    /** Of a post that has nothing to do with the advert's: told only where it answers something. */
    isOther: (work: LetterWork) => boolean;
    /** The advert's line that names the post: nobody "asks for" what only its name says. */
    title: string | null;
  },
): string | null {
  const met = new Map(asks.filter(({ state }) => state !== 'missing').map((ask) => [ask.name, ask.points]));
  const ofTitle = new Set(asks.filter(({ jobLine }) => jobLine !== null && jobLine === title).map(({ name }) => name));
  // "VAT returns" where the advert says it too, and not what a list of skills files it under.
  const named = (name: string, { text }: LetterWork): string => {
    const jobLine = asks.find((ask) => ask.name === name)?.jobLine?.toLowerCase() ?? '';
    const said = skillsNamedIn(text)
      .filter(({ skill }) => skill.name === name)
      .map(({ start, end }) =>
        text.slice(start, end).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase()),
      );
    return said.find((words) => / /.test(words) && jobLine.includes(words.toLowerCase())) ?? inText(name);
  };
  // "You ask for cell culture" is said to whoever has written "single-cell" by no means.
  const isSaid = (name: string, done: LetterWork): boolean => {
    const line = stemsOf(asks.find((ask) => ask.name === name)?.jobLine ?? '');
    return stemsOf(named(name, done)).every((stem) =>
      line.some((each) => each.startsWith(stem) || stem.startsWith(each)),
    );
  };
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
  let last: LetterWork | null = null;
  const ofTrade = sorted.filter((done) => !isOther(done));
  const inVerbs = ofTrade.filter(({ isNoun }) => !isNoun);
  const rest = (inVerbs.length > 0 ? inVerbs : ofTrade).filter((done) => !speaking.includes(done));
  for (const done of [...speaking, ...rest]) {
    if (told.length >= (speaking.includes(done) ? most : Math.min(most, MOST_UNASKED))) break;
    const names = done.skills.filter((skill) => met.has(skill) && !argued.has(skill)).slice(0, 3);
    // Another line about what has been argued already says nothing new.
    if (names.length === 0 && answers(done) && !isFirst(done)) continue;
    for (const name of names) argued.add(name);
    const asked = names.filter((name) => !ofTitle.has(name) && isSaid(name, done));
    const goesOn = asked.length === 0 && last !== null && last.where === done.where && [last, done].every(isToldAsWork);
    told.push(
      goesOn
        ? sentence(`It has also included ${inASentence(done)}`)
        : toldWith(
            done,
            asked.map((name) => named(name, done)),
            {
              isFirst: !told.some((each) => each.startsWith('You ')),
              isThere: last !== null && last.where === done.where,
            },
          ),
    );
    last = done;
  }
  return told.length > 0 ? told.join(' ') : null;
}

/** `isThere`: the sentence before has said where it was. */
function toldWith(
  done: LetterWork,
  names: readonly string[],
  { isFirst, isThere }: { isFirst: boolean; isThere: boolean },
): string {
  const where =
    done.where && done.isBullet && !isThere ? `${placed(done.where, done.isProject).replace(/[.\s]+$/, '')}, ` : '';
  const did = tidy(
    isToldAsWork(done)
      ? `${where}my work has ${isThere ? 'also ' : ''}included ${inASentence(done)}`
      : `${where}${said(done)}`,
  );
  if (names.length === 0) return sentence(did.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  const begun = /^(?:I|My)\b|^\P{Ll}{2,}\s/u.test(did)
    ? did
    : did.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return sentence(`${isFirst ? 'You ask for' : 'You also ask for'} ${listed(names)}: ${begun}`);
}

const said = ({ text, isNoun }: LetterWork): string => {
  if (/^(?:I|My|We)\b/.test(text)) return endless(text);
  const [whole = '', ...others] = sentencesIn(text);
  const first = withoutList(whole);
  const rest = others.map((each) => (saysWhatWasDone(each) ? `I ${afterI(each)}` : endless(each)));
  return [`${isNoun && !saysWhatWasDone(first) && !isPlainDeed(first) ? 'I was' : 'I'} ${afterI(first)}`, ...rest].join(
    '. ',
  );
};

/** "Processed 900 invoices a month, supplier queries, credit control": what only stands beside the deed is left out. */
function withoutList(text: string): string {
  const [deed = '', ...beside] = text.split(/,\s+/);
  const isList =
    beside.length > 1 && beside.every((part) => part.split(' ').length <= MOST_WORDS_BESIDE && !GOES_ON.test(part));
  return isList && deed.split(' ').length > 3 && !/[:(]/.test(deed) ? deed : text;
}
const MOST_WORDS_BESIDE = 4;
const GOES_ON =
  /^(?:\p{L}+(?:ing|ed)|and|or|but|so|as|at|by|for|from|in|of|on|to|up|with|who|which|where|while|when|then|each|all|both|mainly|mostly|often|also|led|built|\d.*)\b|\b(?:and|or)\b/iu;

/** "Maintain 40 components", "Stand in for the lead": a verb that no list of deeds has, by what follows it. */
const isPlainDeed = (text: string): boolean => {
  const [first = '', next = ''] = text.split(/\s+/);
  return IS_A_VERB.test(first) || DEEDS.test(text) || (isBase(first.toLowerCase()) && BEHIND_A_VERB.test(next));
};
/** "Checked, matched and paid". */
const DEEDS = /^\p{L}{2,}ed, \p{L}{2,}ed\b/iu;
/** What no noun looks like: "recognise", "identify". */
const IS_A_VERB =
  /^(?!exercise|enterprise|expertise|premise|franchise|merchandise|promise|compromise|size|prize|noise|otherwise|likewise|concise|precise)\p{L}{3,}(?:[iy][sz]e|ify)$/iu;
const BEHIND_A_VERB = /^(?:\d.*|an?|the|all|each|every|my|our|their|its|his|her|in|on|up|out|for|with|to|over)$/i;

/** "Care of eight patients" goes on from what the work was. */
const isToldAsWork = ({ text, isNoun }: LetterWork): boolean =>
  isNoun && !/^(?:I|My|We)\b/.test(text) && !RESPONSIBLE.test(text) && !saysWhatWasDone(text) && !isPlainDeed(text);

/** "Barratt Homes sites" keeps its capital, "Care of eight patients" does not. */
function inASentence({ text }: LetterWork): string {
  const bare = text.replace(/[\s.;]+$/, '');
  const isName =
    /^\p{Lu}\p{Ll}*[\p{Lu}\d]|^\p{Lu}\p{Ll}+ (?:and |to |& |\d+ and )?\p{Lu}\p{Ll}/u.test(bare) ||
    /^\P{Ll}{2,}(?:\s|$)/u.test(bare);
  return isName ? bare : bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
