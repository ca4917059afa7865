import { beginsWithVerb } from './verbs.js';

/** "You will …", "You'll spend your days …", "The job involves …", "You are responsible for …". */
const LEADS: readonly RegExp[] = [
  /(?<!\p{L})you(?:['’]ll| will| would)(?: (?:also|mainly|mostly|then|be|be expected to|be asked to|be responsible for|be involved in|spend (?:your|most of your) (?:days?|time)|have to|need to|help(?: to)?|get to))*\s+(?=\p{Ll})/iu,
  /\b(?:job|role|post|position|work|days?|duties|responsibilities|tasks)(?: \p{L}+){0,2}? (?:involves?|will involve|includes?|will include|is to|consists? of)(?: the following)?:?\s+/iu,
  /\bresponsible for\s+/iu,
];
const FEWEST_WITHOUT_A_LEAD = 3;
const FEWEST_WORDS = 2;
const MOST_WORDS = 13;
const JOINT = /(,?\s+(?:and|as well as|plus)(?: also)?\s+|[,;]\s+)/i;
const GERUND = /^(?:\p{Ll}+ly )?\p{L}{3,}ing \p{L}/u;

/** What there is to do, one thing each, where a sentence of duties tells several in a row; null where it does not. */
export function dutiesIn(sentence: string): string[] | null {
  const lead = LEADS.map((each) => each.exec(sentence)).find(Boolean);
  const told = lead ? sentence.slice(lead.index + lead[0].length) : sentence;
  const isGerund = GERUND.test(told.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
  if (!isGerund && !(lead ?? beginsWithVerb(told))) return null;
  const things = thingsIn(told.replace(/[\s.!]+$/, ''), isGerund ? (piece) => GERUND.test(piece) : beginsWithVerb);
  const areTold = things.every((thing) => {
    const words = thing.split(/\s+/).length;
    return words >= FEWEST_WORDS && words <= MOST_WORDS;
  });
  return areTold && things.length >= (lead ? 2 : FEWEST_WITHOUT_A_LEAD) ? things : null;
}

/** A new thing begins with a verb of its own: "installing lighting, power and containment" is one. */
function thingsIn(told: string, beginsAnew: (piece: string) => boolean): string[] {
  const pieces = told.split(JOINT);
  const things: string[] = [pieces[0] ?? ''];
  for (let at = 2; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const last = things.at(-1) ?? '';
    // "Plan, prepare and deliver lessons": verbs of one thing.
    if (beginsAnew(/\s/.test(piece) ? piece : `${piece} it`) && /\s/.test(last)) things.push(piece);
    else things[things.length - 1] = `${last}${pieces[at - 1] ?? ''}${piece}`;
  }
  return things;
}
