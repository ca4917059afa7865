import type { WeighedAsk } from '../match/score.js';
import { included } from './gerunds.js';
import { sentence } from './letter-text.js';
import { inASentence, isSamePlace, isToldAsWork, toldWith } from './letter-sentences.js';
import type { LetterWork } from './letter-work.js';
import { skillsBeside } from './said-of-work.js';
import { asAskedFor, isAskedFor } from './skill-as-asked.js';
import { asAnActivity } from './verbs-first.js';
import { isSayable, withWordedAnswers, wordedAsAsked } from './worded-answers.js';

interface Choice {
  isFirst: (work: LetterWork) => boolean;
  /** Of a post that has nothing to do with the advert's: told only where it answers something. */
  isOther: (work: LetterWork) => boolean;
}

/** The points of what is met at least in part, by its name. */
type Met = ReadonlyMap<string, number>;

/** The lines that prove most of what is asked, in the person's words, each with the asks it answers. */
export function evidence(
  asks: readonly WeighedAsk[],
  work: readonly LetterWork[],
  {
    argued,
    most,
    title,
    ...choice
  }: Choice & {
    argued: Set<string>;
    most: number;
    /** The advert's line that names the post: nobody "asks for" what only its name says. */
    title: string | null;
  },
): string | null {
  const met: Met = new Map(asks.filter(isForWorkToTell).map((ask) => [ask.name, ask.points]));
  const ofTitle = new Set(asks.filter(({ jobLine }) => jobLine !== null && jobLine === title).map(({ name }) => name));
  const { speaking, rest } = inOrder(
    work.map((done) => withWordedAnswers(done, asks)),
    met,
    choice,
  );
  const told: string[] = [];
  const texts: string[] = [];
  let last: LetterWork | null = null;
  for (const done of [...speaking, ...rest]) {
    if (told.length >= (speaking.includes(done) ? most : Math.min(most, MOST_UNASKED))) break;
    // A line of two sentences stands among the work as a whole, and each of them by itself.
    if (texts.some((text) => text.includes(done.text.replace(/[\s.;]+$/, '')) || done.text.includes(text))) continue;
    const names = done.skills.filter((skill) => met.has(skill) && !argued.has(skill)).slice(0, 3);
    // Another line about what has been argued already says nothing new.
    if (names.length === 0 && answers(done, met) && !choice.isFirst(done)) continue;
    for (const name of names) argued.add(name);
    const asked = names
      .filter((name) => !ofTitle.has(name) && isSayable(name, done, asks) && isAskedFor(name, done, asks))
      .map((name) => wordedAsAsked(asAskedFor(name, done, asks), name, done, asks))
      .flatMap((said) => asAnActivity(said) ?? [])
      .filter((said, at, all) => !all.some((other, place) => isSaidIn(said, other) && (said !== other || place < at)));
    const answered = done.skills.filter((skill) => met.has(skill));
    for (const name of skillsBeside(done)) if (answered.includes(name)) argued.add(name);
    told.push(nextTold({ ...done, answered }, asked, told, last));
    texts.push(done.text.replace(/[\s.;]+$/, ''));
    last = done;
  }
  return told.length > 0 ? told.join(' ') : null;
}
/** A paper that has a line of its own is told by it, and by no work that names it. */
const isForWorkToTell = ({ state, kind, proof }: WeighedAsk): boolean =>
  state !== 'missing' &&
  !(kind === 'certificate' && (proof?.section === 'certificates' || proof?.section === 'education'));

/** "Reports" beside "court reports" says one thing twice. */
const isSaidIn = (said: string, other: string): boolean =>
  ` ${other} `.toLowerCase().includes(` ${said} `.toLowerCase());
/** Of work that nothing in the advert asks for. */
const MOST_UNASKED = 2;

const answers = ({ skills }: LetterWork, met: Met): boolean => skills.some((skill) => met.has(skill));

/** What speaks to the advert, the most telling first, and what else may be told of the trade: deeds where there are any. */
function inOrder(
  work: readonly LetterWork[],
  met: Met,
  { isFirst, isOther }: Choice,
): { speaking: LetterWork[]; rest: LetterWork[] } {
  const worth = (done: LetterWork) =>
    (isFirst(done) ? 1_000 : 0) +
    done.skills.reduce((sum, skill) => sum + (met.get(skill) ?? 0), done.hasFigure ? 2 : 0) +
    done.shared -
    (done.isNoun ? 1 : 0);
  const sorted = work.toSorted((one, other) => worth(other) - worth(one));
  const speaking = sorted.filter(
    (done) => isFirst(done) || answers(done, met) || (done.shared >= FEWEST_SHARED && !isOther(done)),
  );
  const ofTrade = sorted.filter((done) => !isOther(done));
  const inVerbs = ofTrade.filter(({ isNoun }) => !isNoun);
  const rest = (inVerbs.length > 0 ? inVerbs : ofTrade).filter((done) => !speaking.includes(done));
  return { speaking, rest };
}
/** Fewer words in common may be chance. */
const FEWEST_SHARED = 2;

/** The next sentence: it goes on from the one before where both say what the work was in one place. */
function nextTold(
  done: LetterWork,
  asked: readonly string[],
  told: readonly string[],
  last: LetterWork | null,
): string {
  const isThere = last !== null && isSamePlace(last, done);
  if (asked.length === 0 && isThere && [last, done].every(isToldAsWork))
    return sentence(`It has also included ${included(inASentence(done))}`);
  return toldWith(done, asked, { isFirst: !told.some((each) => each.startsWith('You ')), isThere });
}
