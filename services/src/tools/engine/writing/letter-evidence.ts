import type { WeighedAsk } from '../match/score.js';
import { RESULT } from '../reading/results.js';
import type { Proof } from '../reading/proof.js';
import { wordsIn } from './no-paper.js';
import { workTold, type Told } from './letter-sentences.js';
import type { LetterWork } from './letter-work.js';
import { asAskedFor, isAskedFor, isThingAsked } from './skill-as-asked.js';
import { isSayable, withWordedAnswers, wordedAsAsked } from './worded-answers.js';

interface Choice {
  isFirst: (work: LetterWork) => boolean;
  /** Of a post that has nothing to do with the advert's: told only where it answers something. */
  isOther: (work: LetterWork) => boolean;
}

/** The points of what is met at least in part, by its name. */
type Met = ReadonlyMap<string, number>;

/** The paragraph of the lines that prove most of what is asked, and what of it they answer. */
export function evidence(
  asks: readonly WeighedAsk[],
  work: readonly LetterWork[],
  {
    most,
    title,
    ...choice
  }: Choice & {
    most: number;
    /** The advert's line that names the post: nobody "asks for" what only its name says. */
    title: string | null;
  },
): { told: string | null; argued: ReadonlySet<string> } {
  const met: Met = new Map(asks.filter(isForWorkToTell).map((ask) => [ask.name, ask.points]));
  const ofTitle = new Set(asks.filter(({ jobLine }) => jobLine !== null && jobLine === title).map(({ name }) => name));
  const { speaking, rest } = inOrder(
    work.map((done) => withWordedAnswers(done, asks)),
    met,
    choice,
    asks,
  );
  const told: Told[] = [];
  const argued = new Set<string>();
  const texts: string[] = [];
  for (const done of [...speaking, ...rest]) {
    if (told.length >= (speaking.includes(done) ? most : Math.min(most, MOST_UNASKED))) break;
    // A line of two sentences stands among the work as a whole, and each of them by itself.
    if (texts.some((text) => text.includes(done.text.replace(/[\s.;]+$/, '')) || done.text.includes(text))) continue;
    const answered = done.skills.filter((skill) => met.has(skill) && !argued.has(skill));
    // Another line about what has been argued already says nothing new.
    const proven = provenBy(done, asks).filter(({ name }) => !argued.has(name));
    const saysMore = answered.length > 0 || proven.length > 0 || choice.isFirst(done);
    if (!saysMore && (answers(done, met) || provenBy(done, asks).length > 0)) continue;
    for (const name of answered) argued.add(name);
    for (const { name } of proven) argued.add(name);
    const asked = answered
      .slice(0, MOST_NAMED)
      .filter((name) => !ofTitle.has(name) && isSayable(name, done, asks) && isAskedFor(name, done, asks))
      .map((name) => wordedAsAsked(asAskedFor(name, done, asks), name, done, asks))
      .filter(isThingAsked)
      .filter((said, at, all) => !all.some((other, place) => isSaidIn(said, other) && (said !== other || place < at)));
    told.push({ work: done, asked });
    texts.push(done.text.replace(/[\s.;]+$/, ''));
  }
  const strongest = most < FEWEST_OF_A_WHOLE ? undefined : strongestOf([...speaking, ...rest], texts, choice);
  if (strongest && told.length < (RESULT.test(strongest.text) ? most + 1 : most))
    told.push({ work: strongest, asked: [] });
  return { told: told.length > 0 ? workTold(told) : null, argued };
}
/** What one line is said to answer. */
const MOST_NAMED = 3;
/** A paper that has a line of its own is told by it, and by no work that names it. */
const isForWorkToTell = ({ state, kind, proof }: WeighedAsk): boolean =>
  state !== 'missing' &&
  !(kind === 'certificate' && (proof?.section === 'certificates' || proof?.section === 'education'));

/** "Reports" beside "court reports" says one thing twice. */
const isSaidIn = (said: string, other: string): boolean =>
  ` ${other} `.toLowerCase().includes(` ${said} `.toLowerCase());
/** Of work that nothing in the advert asks for. */
const MOST_UNASKED = 2;
/** A letter that is to be short has no room beside what is asked for. */
const FEWEST_OF_A_WHOLE = 3;
/** What somebody is proudest of stands in a whole letter, though no word of the advert asks for it: a result, or else a deed with a figure. */
function strongestOf(
  work: readonly LetterWork[],
  told: readonly string[],
  { isOther }: Choice,
): LetterWork | undefined {
  const counted = work.filter(
    (done) =>
      done.deed !== null &&
      done.hasFigure &&
      !isOther(done) &&
      !told.some((text) => text.includes(done.text.replace(/[\s.;]+$/, '')) || done.text.includes(text)),
  );
  return counted.find(({ text }) => RESULT.test(text)) ?? counted[0];
}

/** What it is the very proof of, by whatever words: what the analysis shows, the letter says. */
const provenBy = ({ text }: LetterWork, asks: readonly WeighedAsk[]): WeighedAsk[] =>
  asks.filter(
    ({ name, kind, state, proof }) =>
      kind === 'skill' &&
      state !== 'missing' &&
      proof !== null &&
      (proof.whole.includes(text) || text.includes(proof.whole.replace(/[\s.;]+$/, ''))) &&
      isAbout(text, name, proof),
  );
/** Of a proof of several sentences the one that says it. */
const isAbout = (text: string, name: string, { whole, said }: Proof): boolean =>
  said === undefined ? text.length * 2 > whole.length || sharesAWord(name, text) : text.includes(said);
const sharesAWord = (name: string, text: string): boolean => {
  const own = new Set(wordsIn(text));
  return wordsIn(name).some((word) => own.has(word));
};

const answers = ({ skills }: LetterWork, met: Met): boolean => skills.some((skill) => met.has(skill));

/** What speaks to the advert, the most telling first, and what else may be told of the trade. */
function inOrder(
  work: readonly LetterWork[],
  met: Met,
  { isFirst, isOther }: Choice,
  asks: readonly WeighedAsk[],
): { speaking: LetterWork[]; rest: LetterWork[] } {
  const worth = (done: LetterWork) =>
    (isFirst(done) ? 1_000 : 0) +
    done.skills.reduce((sum, skill) => sum + (met.get(skill) ?? 0), done.hasFigure ? 2 : 0) +
    provenBy(done, asks).reduce((sum, ask) => sum + (done.skills.includes(ask.name) ? 0 : ask.points), 0) +
    done.shared -
    (done.deed === null ? 1 : 0);
  const sorted = work.toSorted((one, other) => worth(other) - worth(one));
  const speaking = sorted.filter(
    (done) =>
      isFirst(done) ||
      answers(done, met) ||
      provenBy(done, asks).length > 0 ||
      (done.shared >= FEWEST_SHARED && !isOther(done)),
  );
  const ofTrade = sorted.filter((done) => !isOther(done));
  const rest = ofTrade.filter((done) => !speaking.includes(done));
  return { speaking, rest };
}
/** Fewer words in common may be chance. */
const FEWEST_SHARED = 2;
