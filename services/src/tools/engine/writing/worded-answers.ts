import type { WeighedAsk } from '../match/score.js';
import { isOfPapers } from '../reading/held-papers.js';
import { occupationOf } from '../reading/occupation-families.js';
import { headOf } from '../reading/role-in-line.js';
import { beginsWithVerb } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import type { LetterWork } from './letter-work.js';

/**
 * What the advert asks for by a name that no list knows ("Dry lining", "Multi drop experience"), where the words of a
 * line of work are its proof: that line answers it as it answers a skill.
 */
export function withWordedAnswers(done: LetterWork, asks: readonly WeighedAsk[]): LetterWork {
  const own = asks.filter(
    (ask) => isWorded(ask) && ask.proof!.whole.includes(done.text) && areWordsOf(ask.name, done.text),
  );
  return own.length === 0 ? done : { ...done, skills: [...new Set([...done.skills, ...own.map(({ name }) => name)])] };
}

const isWorded = ({ kind, state, called, near, why, proof }: WeighedAsk): boolean =>
  kind === 'skill' && state === 'met' && called === null && !near && !why && proof !== null;

/** Of what no list knows only what can stand behind "You ask for", and what the line does not begin with anyway. */
export const isSayable = (name: string, { text }: LetterWork, asks: readonly WeighedAsk[]): boolean =>
  !asks.some((ask) => ask.name === name && isWorded(ask)) ||
  (isThing(name) && !text.toLowerCase().startsWith(name.replace(AROUND_A_THING, '').toLowerCase()));

/** "Dry lining" of "Dry lining experience", to stand behind "I have experience of"; null where it is no thing or not so named. */
export function wordedAbility(ask: WeighedAsk): string | null {
  const { name, proof } = ask;
  const thing = name.replace(AROUND_A_THING, '');
  const isOfWork = proof?.section === 'experience' || proof?.section === 'projects';
  return isWorded(ask) &&
    isOfWork &&
    isThing(thing) &&
    !isOfPapers(proof.whole) &&
    !isPost(proof.whole) &&
    areWordsOf(thing, proof.whole)
    ? asWritten(thing, proof.whole)
    : null;
}
/** How the letter says what is asked for: in small letters where a line of work has it so. */
export const wordedAsAsked = (said: string, name: string, { text }: LetterWork, asks: readonly WeighedAsk[]): string =>
  asks.some((ask) => ask.name === name && isWorded(ask)) ? asWritten(said.replace(AROUND_A_THING, ''), text) : said;

/** "handovers" of "Handovers", where the CV writes it so within a line. */
export function asWritten(thing: string, line: string): string {
  const small = thing.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return line.includes(small) ? small : thing;
}

/** "Staff Nurse, Medical Ward, Some Hospital" is told as what somebody is. */
export const isPost = (line: string): boolean => occupationOf(headOf(withoutDates(line))) !== null;
const AROUND_A_THING =
  /^(?:some |good |previous |recent |sound |working |strong |basic )?(?:experience|knowledge|understanding|awareness) (?:of|in|with) |\s(?:experience|skills)$/gi;

const isThing = (name: string): boolean =>
  name.split(/\s+/).length <= MOST_WORDS &&
  !beginsWithVerb(name) &&
  /^\p{L}[\p{L}\d /&+-]*$/u.test(name) &&
  !NO_THING.test(name);
const MOST_WORDS = 4;
/** What somebody is or can, when and how long. */
const NO_THING =
  /^(?:able|ability|willing\w*|happy|must|be|can|to|able to|good|strong|excellent|own|have|has|days?|nights?|weekends?)\b|\b(?:you|your|we|our|years?|driver|licen[cs]e|card|ticket|modules?|exams?|wards?|kitchens?|offices?|homes?|hotels?|schools?|sites?|environments?|settings?|units?|clinics?|hospitals?|shops?|warehouses?|teams?|departments?|industry|sector)\b|[,;:.]/i;

/** Every word of it, as written; "multi-drop" has the words of "multi drop". */
export function areWordsOf(name: string, text: string): boolean {
  const words = new Set(telling(text));
  const wanted = telling(name.replace(AROUND_A_THING, ''));
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
const telling = (text: string): string[] =>
  wordsOf(text.replace(/-/g, ' '))
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word));
