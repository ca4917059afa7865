/**
 * Where the verb of a plain English sentence stands, found by lists: enough to say "this is spoken of, and that is said
 * of it". A verb that is not found costs one way of asking and nothing else.
 */
import type { Word } from '../text/words.js';

/** What a subject must be for the verb to agree with it; `either` for "must", "can" and what is past. */
export type VerbNumber = 'one' | 'many' | 'either';
interface FoundVerb {
  at: number;
  number: VerbNumber;
}

const listed = (text: string): string[] => text.trim().split(/\s+/);

const OF_ONE = new Set(listed('is was has does'));
const OF_MANY = new Set(listed('are were have do'));
const OF_EITHER = new Set(
  listed(`can cannot could may might must shall should will would did had began became broke brought built bought caught
    came chose drew drove ate fell felt fought found flew forgot froze gave went grew held kept knew led left lent let lost
    made meant met paid put ran rose said saw sold sent set shook showed shot sang sank sat slept spoke spent stood stole
    struck swam took taught told thought threw understood woke wore won wrote`),
);
const BASES =
  listed(`abolish absorb accelerate accept account achieve act activate add administer adopt affect agree aim allocate amend amortise allow answer appear apply argue arise arrive ask assess
  attack attend attract authenticate avoid bear beat become begin believe belong bind block boil break breathe bring build burn buy
  calculate call capture carry cast catalyse catalyze catch cause change charge check choose chop circulate claim clean click cling
  close collect colonise combine come compare compete compile complete compress comply conclude condense conduct confirm connect consist contain continue
  contract control convert cool cost count cover create cross cut damage deal decide declare decline decompose decrease decrypt define deflect degrade
  delegate deliver demand demonstrate deny depend deplete depreciate describe destroy detect determine develop diagnose die differ diffract dilute digest direct discover
  display dissolve divide dominate draw drink drive drop earn eat elect emerge emit employ enable encapsulate encourage encrypt end enforce ensure erode enter establish
  estimate evaporate evolve examine exceed exclude excrete execute exert exhale exist expand expect expel explain export express extend face fall feed feel ferment
  fight fill filter find fit flow fly focus follow forbid force form found freeze function gain gather generate get
  give go govern grow guarantee guide handle happen hear heat help hide hit hold host identify ignore imply import
  improve include increase indicate influence induce infect inform inhabit inhale inherit inhibit initiate innervate insist install insulate insure introduce invade invent invest
  involve join judge keep kill know lack land last lay lead learn leave lend let lie limit link live lock look lose
  lower magnify maintain make manage mark match matter mean measure mediate meet melt metabolise metabolize migrate mix modulate motivate move multiply mutate name need negotiate note observe obtain
  occur offer open operate oppose orbit order organise overestimate overthrow own oxidise oxidize pass pay peel perform permit pollinate place plan play point possess
  precede predict prefer prepare press prevent precipitate prosecute propel proceed process produce prohibit promise promote protect prove provide
  publish pull pump punish purchase push put raise reach react read receive recognise record recover reduce refer refract
  reflect refuse regulate reject relate release relieve rely remain remove repair repeat repeal replace replicate represent reproduce require
  resemble resist respond rest restore result return reveal rinse rise rotate rule run save say secrete see seek select sell
  send separate serve set shape share show shorten shred sign sing sink sit slow solve sound speak specify spend split spread
  stand start state stay stimulate stir stop store strengthen stretch strike study succeed suffer suggest suit supply support suppress surround
  survive take tap teach tell tend test think threaten tie touch trade train transfer transform translate transmit
  transport trap travel treat trigger turn underestimate understand unify unite unplug use vary visit vote wait walk want warn wash waste
  watch weaken wear weigh win wipe work write yield`);

const past = (base: string): string =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
const ofOne = (base: string): string =>
  /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;

const PRESENT_OF_ONE = new Set(BASES.map(ofOne));
const PRESENT_OF_MANY = new Set(BASES);
const PAST = new Set(BASES.map(past));

const PLURALS = new Set(
  listed('people children men women bacteria mitochondria data criteria media police they we you'),
);
const isMany = (word: string): boolean => PLURALS.has(word) || /[^su]s$/.test(word);

/** After these comes a noun, whatever it looks like; after "to" an infinitive. */
const NO_VERB_AFTER = new Set(
  listed(`a an the this these those each every any no some its their his her our your my of for by in on at with from
    under to into as than very more most`),
);
const BEFORE_AN_OBJECT = new Set(
  listed('a an the this these those each every its their his her that all no about what how where whether'),
);
const LONGEST_SUBJECT = 9;

/** The first verb that can be the sentence's own; null where none is known. */
export function mainVerbIn(words: readonly Word[]): FoundVerb | null {
  const lower = words.map(({ text }) => text.toLowerCase());
  for (let at = 1; at < Math.min(lower.length - 1, LONGEST_SUBJECT); at += 1) {
    // "DNS" is one.
    const before = /^\p{Lu}{2,}$/u.test(words[at - 1]?.text ?? '') ? '' : (lower[at - 1] ?? '');
    const number = numberOf(lower[at] ?? '', before, lower[at + 1] ?? '');
    if (number) return { at, number };
  }
  return null;
}

/** What is said of something without naming it: "plans the work" of one, "carry blood away" of many. */
export function firstDeedIn(words: readonly Word[]): VerbNumber | null {
  const [first = '', next = ''] = words.map(({ text }) => text.toLowerCase());
  if (PRESENT_OF_ONE.has(first)) return 'one';
  return PRESENT_OF_MANY.has(first) && !NO_OBJECT.has(next) ? 'many' : null;
}
/** "Point in time", "stroke of luck". */
const NO_OBJECT = new Set(listed('of in for with that which to'));

/** "The law forbids this", "Mind the gap": a verb with what it is done to right behind it. */
export const actsOnSomething = (words: readonly Word[]): boolean => {
  const lower = words.map(({ text }) => text.toLowerCase());
  return lower.some(
    (word, at) =>
      !NO_VERB_AFTER.has(lower[at - 1] ?? '') &&
      // "Plan A", "manage IT risk": capitals are no article
      A_THING_BEHIND.has(words[at + 1]?.text ?? '') &&
      (PRESENT_OF_ONE.has(word) || PRESENT_OF_MANY.has(word) || PAST.has(word) || OF_EITHER.has(word)),
  );
};
const A_THING_BEHIND = new Set(listed('a an the this these those each every its their his her it them us me'));

/** A verb wherever it stands. */
export const isSureVerb = (text: string): boolean => {
  const word = text.toLowerCase();
  return OF_ONE.has(word) || OF_MANY.has(word) || OF_EITHER.has(word);
};

const IMPERATIVES = new Set(BASES);

export const isBase = (word: string): boolean => IMPERATIVES.has(word) || word === 'have';

/** Begins with what somebody is told to do: "Test the alarms", "Never lift alone". */
export function isOrder(words: readonly Word[]): boolean {
  const [first = '', second] = words.map(({ text }) => text.toLowerCase());
  if (/^(?:never|always|please)$/.test(first)) return true;
  const order = /^(?:then|do)$/.test(first) ? second : first;
  return order !== undefined && IMPERATIVES.has(order);
}

/** Somewhere a verb that says something of something, or an order at its beginning: a list of names has neither. */
export function isSaying(words: readonly Word[]): boolean {
  const lower = words.map(({ text }) => text.toLowerCase());
  // "To restore a file, open …".
  const isAim = /^(?:to|if|when|before|after)$/.test(lower[0] ?? '') && isBase(lower[1] ?? '');
  if (isOrder(words) || (isAim && lower.slice(3).some(isBase))) return true;
  return lower.some(
    (word, at) =>
      at > 0 && (numberOf(word, lower[at - 1] ?? '', lower[at + 1] ?? '') !== null || isDeed(words[at - 1], word)),
  );
}

/** "Louis Pasteur disproved": whoever has a name has done it. */
const isDeed = (before: Word | undefined, word: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(before?.text ?? '') && /[^u]ed$/.test(word);

function numberOf(word: string, before: string, after: string): VerbNumber | null {
  if (NO_VERB_AFTER.has(before) || word === 'called' || word === 'based') return null;
  if (OF_ONE.has(word)) return 'one';
  if (OF_MANY.has(word)) return 'many';
  if (OF_EITHER.has(word)) return 'either';
  if (OF_ONE.has(after) || OF_MANY.has(after)) return null; // "water controls are": a noun
  if (PAST.has(word)) return 'either';
  if (PRESENT_OF_ONE.has(word)) return isMany(before) ? null : 'one';
  if (PRESENT_OF_MANY.has(word)) return isMany(before) ? 'many' : null;
  if (!BEFORE_AN_OBJECT.has(after)) return null;
  if (/[^u]ed$/.test(word)) return 'either';
  return word.length > 3 && /[^su]s$/.test(word) && !isMany(before) ? 'one' : null;
}

/** Whether a subject is spoken of as one or as many, where its verb does not tell. */
export const numberOfSubject = (last: Word | undefined): VerbNumber =>
  last && isMany(last.text.toLowerCase()) ? 'many' : 'one';
