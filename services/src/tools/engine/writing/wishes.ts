import { shortened } from '../text/clean.js';
import {
  addresseeIn,
  isLeaving,
  isOfLength,
  isTone,
  LEADING,
  POINTS_BACK,
  parsedTarget,
  SAYING,
  SHORT,
  statement,
} from './wish-words.js';
import { mentions, type Target } from './wish-targets.js';

/** What a person wants of a letter, as far as rules can follow it; the rest by its own words. */
export interface Wishes {
  /** Whole sentences to stand in the letter as they are. */
  said: string[];
  /** Things of the CV to be spoken of. */
  told: Target[];
  left: Target[];
  isShort: boolean;
  mostWords: number | null;
  /** "Ms Helen Carter": who is to be written to. */
  addressee: string | null;
  notFollowed: string[];
}

const COMMAND =
  "(?:please\\s+)?(?:leave out|leave off|omit|skip|exclude|remove|drop|avoid|mention|say|add|include|write|keep|make|use|do not|don['’]t|never|emphasi[sz]e|highlight|focus|stress|be |sound|address|shorter|more |less )";
const NEXT_CLAUSE = new RegExp(`(?:\\s*[;,]\\s*(?:and |but |then )?|\\s+(?:and|but|then)\\s+)(?=${COMMAND})`, 'i');
const ASKED =
  /^(?:(?:can|could|would|will) you|i(?:['’]d| would) like you to|i want you to|you should)\s+(?:please\s+)?/i;
const MOST_SAID = 600;

/** "Leave out my visa", "Mention that I speak French", "shorter, more formal": one wish after the other. */
export function wishesIn(text: string): Wishes {
  const wishes: Wishes = {
    said: [],
    told: [],
    left: [],
    isShort: false,
    mostWords: null,
    addressee: null,
    notFollowed: [],
  };
  const sentences = text
    .split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|Prof)\.)\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  for (const sentence of sentences) {
    const asked = sentence.replace(ASKED, '');
    const clauses = statement(asked) === null ? asked.split(NEXT_CLAUSE) : [asked];
    for (const clause of clauses) take(clause.trim(), wishes);
  }
  return wishes;
}

function take(clause: string, wishes: Wishes): void {
  const plain = clause.replace(/^please\s+/i, '').replace(/[\s.!?,;]+$/, '');
  if (plain === '') return;
  const most = isOfLength(plain);
  const addressee = addresseeIn(plain);
  if (addressee !== null) wishes.addressee = addressee;
  else if (most !== null) wishes.mostWords = most;
  else if (SHORT.test(plain) && statement(plain) === null) takeShort(plain, wishes);
  else if (POINTS_BACK.test(plain) && wishes.said.length + wishes.told.length > 0) return;
  else if (isLeaving(plain)) takeTargets(plain, wishes);
  else if (SAYING.test(plain)) takeSaying(plain, wishes);
  else {
    const said = isTone(plain) || LEADING.test(plain) ? null : (statement(plain) ?? fragment(clause));
    if (said) wishes.said.push(shortened(said, MOST_SAID));
    else wishes.notFollowed.push(shortened(plain, 200));
  }
}

/** "Make it shorter and more formal": the first is followed, the second is not. */
function takeShort(plain: string, wishes: Wishes): void {
  wishes.isShort = true;
  for (const part of plain.split(/\s*(?:,|;|\band\b|\bbut\b)\s*/)) {
    if (part !== '' && !SHORT.test(part)) take(part, wishes);
  }
}

function takeTargets(plain: string, wishes: Wishes): void {
  const targets = parsedTarget(plain);
  if (targets.length > 0) wishes.left.push(...targets);
  else wishes.notFollowed.push(shortened(plain, 200));
}

/** A sentence is said, a thing is told of from the CV. */
function takeSaying(plain: string, wishes: Wishes): void {
  const rest = plain.replace(SAYING, '');
  const isSentence = /\bthat$/i.test(SAYING.exec(plain)?.[0].trim() ?? '') || statement(rest) !== null;
  if (isSentence) {
    const sentences = rest.split(/\s*,?\s+and that\s+|\s*,?\s+and (?=I\b)/);
    wishes.said.push(...sentences.map((each) => shortened(asSentence(each), MOST_SAID)));
  } else if (/^(?:it|this|them|something)\b/i.test(rest)) wishes.notFollowed.push(shortened(plain, 200));
  else wishes.told.push(...rest.split(/\s*,\s*(?:and )?|\s+and\s+/).map((each) => mentions(each)));
}

const asSentence = (text: string): string =>
  `${text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${/[.!?]$/.test(text) ? '' : '.'}`;

/** "Available from March." is no command and no tone: it is said. */
function fragment(clause: string): string | null {
  const isSentence = /^\p{Lu}/u.test(clause) && /[.!]$/.test(clause) && clause.split(/\s+/).length >= 3;
  return isSentence ? clause : null;
}
