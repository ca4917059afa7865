import { saysWhatWasDone } from '../reading/verbs.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { placed } from '../reading/work-done.js';
import { listed } from '../text/clean.js';
import { included, saysWhatItDoes } from './gerunds.js';
import { saysADutyHeld } from './duties-of-somebody.js';
import { sentence, tidy } from './letter-text.js';
import type { LetterWork } from './letter-work.js';
import { saysWhatSomebodyHas, saysWhoSomebodyWas } from './noun-phrases.js';
import { withoutPapers } from './papers-in-work.js';
import { furtherSaid, isPlainDeed, said } from './said-of-work.js';
import { isVerbFirst } from './verbs-first.js';

/** A line of work with what of the advert it answers. `isThere`: the sentence before has said where it was. */
export function toldWith(
  work: LetterWork,
  names: readonly string[],
  { isFirst, isThere }: { isFirst: boolean; isThere: boolean },
): string {
  const done = { ...work, text: withoutPapers(work.text) };
  const where = done.where && done.isBullet && !isThere ? `${placeOf(done.where, done.isProject)}, ` : '';
  const did = tidy(
    saysWhatBecame(done.text)
      ? `${where || (isThere ? 'there, ' : 'in my work, ')}${whatBecame(done)}`
      : saysWhatSomebodyHas(done.text)
        ? `I ${isThere ? 'also ' : ''}have ${inASentence(done)}`
        : isToldAsWork(done)
          ? `${where}my work has ${isThere ? 'also ' : ''}${includedIn(done)}`
          : `${where}${said(done)}`,
  );
  if (names.length === 0) return sentence(did.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  const begun = /^(?:I|My)\b|^\P{Ll}{2,}\s/u.test(did)
    ? did
    : did.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return sentence(`${isFirst ? 'You ask for' : 'You also ask for'} ${listed(names)}: ${begun}`);
}

/** Where it was, of a post whose employer is not to be named. */
export const UNNAMED = 'my present post';
const placeOf = (where: string, isProject: boolean): string =>
  where === UNNAMED ? `In ${where}` : placed(where, isProject).replace(/[.\s]+$/, '');

/** "Some Healthcare" and "Senior Carer, Some Healthcare" are called by one name. */
export const isSamePlace = (one: LetterWork, other: LetterWork): boolean =>
  one.where === other.where ||
  (one.where !== null &&
    other.where !== null &&
    placeOf(one.where, one.isProject) === placeOf(other.where, other.isProject));

/** "Care of eight patients" goes on from what the work was. */
export const isToldAsWork = ({ text, isNoun }: LetterWork): boolean =>
  isNoun &&
  !saysWhatBecame(text) &&
  !saysWhatSomebodyHas(text) &&
  !/^(?:I|My|We)\b/.test(text) &&
  !RESPONSIBLE.test(text) &&
  !saysADutyHeld(text) &&
  (saysWhoSomebodyWas(text) || (!saysWhatWasDone(text) && !isPlainDeed(text)));

/**
 * "Stock take and ordering. Supervise one commis": what the work has included, and then what somebody does; of a post that
 * is over it was included as well.
 */
function includedIn(done: LetterWork): string {
  const [first = '', ...others] = sentencesIn(done.text).flatMap(withDeedApart);
  const isOver = (each: string) => !done.isHeldNow && isVerbFirst(each);
  const inSmall = (text: string) => inASentence({ ...done, text, isName: false });
  const things = others.filter((each) => isAThing(each) || isOver(each)).map((each) => included(inSmall(each)));
  const deeds = others.filter((each) => !isAThing(each) && !isOver(each));
  const all = [included(inASentence({ ...done, text: first })), ...things].join('; ');
  return [`included ${all}`, ...furtherSaid(deeds)].join('. ');
}
/** "Firmware for a soil probe; cut its current": a thing, and then what was done. */
function withDeedApart(sentence: string): string[] {
  const [thing = '', deed, ...more] = sentence.split(/;\s+/);
  return deed !== undefined && more.length === 0 && isAThing(thing) && !isVerbFirst(thing) && A_DEED_DONE.test(deed)
    ? [thing, deed]
    : [sentence];
}
const A_DEED_DONE =
  /^(?:\p{L}{3,}ed|cut|built|led|ran|wrote|set|made|kept|brought|took) (?!(?:by|in|on|of|for|to|with|and|or)\b)\p{L}/iu;
const isAThing = (text: string): boolean =>
  !/\b(?:I|My|my|We|we)\b/.test(text) && !saysWhatWasDone(text) && !isPlainDeed(text) && !saysWhatBecame(text);

/** "Stock accuracy went up from 94% to 99%", "We introduced 5S": a whole sentence of something else than "I". */
const saysWhatBecame = (text: string): boolean =>
  /^We \p{L}/u.test(text) ||
  (saysWhatItDoes(text) && !/\bI\b/.test(text) && !saysWhatWasDone(text)) ||
  (!/\bI\b/.test(text) &&
    /^(?!team\b)(?:[\p{L}\d()’'/%-]+ ){1,8}?(?:rose|fell|went (?:up|down)|increased|decreased|dropped|improved|grew|doubled|halved|climbed|came down) (?:by|from|to|in|over|within|after)\b/iu.test(
      text,
    ) &&
    !saysWhatWasDone(text));

function whatBecame(done: LetterWork): string {
  const said = inASentence(done).replace(/^We\b/, 'we');
  return /^(?:we|the|our|my) /i.test(said) ? said : `the ${said}`;
}

const RESPONSIBLE =
  /^(?:responsible for|in charge of|(?:second|first) in (?:command|charge) of|tasked with|involved in) /i;

/** "Barratt Homes sites" keeps its capital, "Care of eight patients" does not. */
export function inASentence({ text, isName: isProduct }: LetterWork): string {
  const bare = withoutPapers(text).replace(/[\s.;]+$/, '');
  const isName =
    /^\p{Lu}\p{Ll}*[\p{Lu}\d]|^\p{Lu}\p{Ll}+(?:['’]s?)? (?:and |to |& |\d+ and )?\p{Lu}\p{Ll}/u.test(bare) ||
    /^\P{Ll}{2,}(?:\s|$)/u.test(bare) ||
    isProduct === true;
  const said = isName ? bare : bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return said;
}
