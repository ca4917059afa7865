import type { AdvertSentence } from './advert-sentence.js';
import { IN_BRACKETS_POINTS } from './beside-a-paper.js';
import { isOfThePost } from './of-the-post.js';
import { bracketsMasked, partedOutsideBrackets, withoutMasked } from './outside-brackets.js';
import { papersInARow } from './rows-of-papers.js';
import { beginsWithVerb } from './verbs.js';
import { partsWithTheChoice } from './where-a-choice-begins.js';

/** "Telephone manner, typing", "Emergency lighting, BMS knowledge": each by itself, where nothing joins them. */
export function partsOf(text: string): string[] {
  const ofSites = papersInARow(text);
  if (ofSites) return ofSites;
  const [first, more] = text.split(AND_EXPERIENCE);
  if (more !== undefined) return [...partsOf(first!), more];
  const papers = text
    .replace(IN_BRACKETS_POINTS, '')
    .split(/,\s+|\s+and\s+|\s+with (?:an? )?(?=(?:\S+ ){0,3}(?:cpc|card)\b)/i);
  const areAllPapers = papers.every(
    (paper) => paper.split(/\s+/).length <= MOST_WORDS_OF_A_PAPER && (/\bcpc\b/i.test(paper) || A_LICENCE.test(paper)),
  );
  if (papers.length > 1 && areAllPapers) return papers;
  const parts = text.split(COMMA);
  const areShort = parts.every(
    (part) => part.split(/\s+/).length <= 3 && (!JOINED.test(part) || A_CHOICE_OF_NAMES.test(part)),
  );
  // "Accessible, performant interfaces": one thing, said to be two ways
  const isOneThing = parts.length === 2 && AN_ADJECTIVE.test(parts[0] ?? '') && /\s/.test(parts[1] ?? '');
  return parts.length > 1 && areShort && !isOneThing ? partsWithTheChoice(parts, false) : [text];
}
/** "A relevant qualification, and experience in an office": what is asked for beside the first, joined by a comma and an "and". */
const AND_EXPERIENCE =
  /,\s+and (?:also )?(?=(?:an? )?(?:\p{L}+ )?(?:experience|knowledge|understanding|willingness|ability) (?:of|in|with|to)\s)/iu;
/** What a bracket parts is of what stands before it: "Milking (rotary, herringbone)". */
const COMMA = /,\s+(?![^()]{0,200}\))/;
/** "Mixpanel or Amplitude": one of two names, which is one item with those of their kind before it. */
const A_CHOICE_OF_NAMES = /^\p{Lu}\S* or \p{Lu}\S*$/u;
const A_LICENCE = /\b(?:licen[cs]e|card|certificate|ticket)\b/i;
const MOST_WORDS_OF_A_PAPER = 5;
const AN_ADJECTIVE =
  /^[\s•●▪*–-]*(?:fast|quick|clear|strong|good|neat|clean|safe|warm|calm|sound|solid|sharp|friendly|tidy|steady)$|^[\s•●▪*–-]*\p{L}{3,}(?:[ai]ble|ful|ous|ive|ent|ant|less|[^n]ic|al)$/iu;

const JOINED = /\b(?:and|or|&|with|of|in|for|to)\b/i;

/** "Personal care, meal preparation, medication prompts": one of them is known, and the others are asked for as well. */
export const isRowOfItems = (sentence: AdvertSentence): boolean =>
  sentence.isListed &&
  !/^[^:]{0,30}:/.test(sentence.text) &&
  itemsOf(sentence).length > 2 &&
  !isOfThePost(sentence.text);

/** "HPLC, GC and dissolution testing": the last two of a row are parted by their "and", unless it is in a name. */
function itemsOf({ text, mentions }: AdvertSentence): string[] {
  const row = withBracketsOpened(bare(text));
  const before = partedOutsideBrackets(row, /,\s+(?:and\s+)?/);
  const last = before.pop() ?? '';
  const joint = / (?:and|&) (?=\S)/.exec(bracketsMasked(last));
  const two = joint && joint.index > 0 ? [last.slice(0, joint.index), last.slice(joint.index + joint[0].length)] : null;
  const at = text.lastIndexOf(two?.[0] ?? last) + (two?.[0]?.length ?? 0);
  const isInAName = mentions.some(({ start, end }) => start <= at && end > at);
  const items = two && !isInAName ? [...before, ...two] : [];
  const isKnown = (item: string) => mentions.some(({ start, end }) => text.slice(start, end) === item);
  const areShort = items
    .map(withoutMasked)
    .every((item) => (isKnown(item) || item.split(/\s+/).length <= MOST_WORDS_OF_AN_ITEM) && !JOINED.test(item));
  return before.length > 0 && two && !isInAName && areShort ? items : partsOf(row);
}
const MOST_WORDS_OF_AN_ITEM = 3;

/** "AWS (S3, Glue, Lambda)": each by its name; what tells more in small letters, is an example or a choice names nothing by itself. */
export const withBracketsOpened = (row: string): string =>
  row.replace(A_ROW_IN_BRACKETS, (_, inside: string) => {
    const things = inside.replace(/^(?:incl(?:uding|\.)?|i\.e\.|inc\.)[:,]?\s+/i, '');
    const areNames = things.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/).every((thing) => /^[\p{Lu}\d]/u.test(thing));
    return areNames && !/\bor\b|\//i.test(things) ? `, ${things}` : '';
  });
/** Whoever has a suite of programs has each of them. */
const A_ROW_IN_BRACKETS =
  /(?<!\b(?:Office|365|Suite|Workspace|Cloud)\s?)\s?\(([^()]{1,120}?(?:,| and | & )[^()]{1,120})\)(?=\s*(?:[,.;]|and\b|&|$))/gi;

/** Those of its items in which no skill is known. */
export function unknownIn(sentence: AdvertSentence): string[] {
  const { text, mentions } = sentence;
  let from = 0;
  return itemsOf(sentence).filter((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return !mentions.some((mention) => mention.start < from && mention.end > start);
  });
}

/** "We need experience of SEND and EAL": of two short names in a sentence the one that is not known. */
export function otherShortNameIn({ text, mentions }: AdvertSentence): string | null {
  const two = TWO_SHORT_NAMES.exec(text);
  const unknown = two?.slice(1).filter((name) => {
    const start = two.index + two[0].lastIndexOf(name);
    return !mentions.some((mention) => mention.start < start + name.length && mention.end > start);
  });
  return unknown?.length === 1 ? (unknown[0] ?? null) : null;
}
const TWO_SHORT_NAMES =
  /\b(?:experience|knowledge|understanding|awareness) (?:of|in|with) (?:both )?(\p{Lu}{2,6}) (?:and|&) (\p{Lu}{2,6})(?= (?:pupils|learners|children|students|patients|systems)\b|\s*(?:[.,;]|$))/u;

/** "IVs and cannulation": one of two things is known by name, and the other is asked for as well. */
export function otherOfTwoIn({ text, isListed, mentions }: AdvertSentence): string | null {
  const two = isListed && !isOfThePost(text) ? TWO_THINGS.exec(text) : null;
  if (!two || mentions.some(({ skill }) => skill.kind === 'language')) return null;
  const [whole, before = '', one = '', joint = '', other = ''] = two;
  const start = two.index + before.length;
  const areas = [
    { name: one, start, end: start + one.length },
    { name: other, start: start + one.length + joint.length, end: two.index + whole.length },
  ];
  const isIn = (area: (typeof areas)[number]) => (mention: { start: number; end: number }) =>
    mention.start >= area.start && mention.end <= area.end;
  if (!mentions.every((mention) => areas.some((area) => isIn(area)(mention)))) return null;
  const [unknown, ...others] = areas.filter((area) => !mentions.some(isIn(area)));
  if (!unknown || others.length > 0 || SAYS_NOTHING.test(unknown.name)) return null;
  // "Procure and manage subcontractors": a verb more of the same, and so is "mentoring graduates and student nurses" people
  const isVerbMore = unknown.name === one && !/\s/.test(one) && beginsWithVerb(`${one.toLowerCase()} it`);
  const arePeopleMore = unknown.name === other && DONE_TO_PEOPLE.test(one) && PEOPLE.test(other);
  const isOneMatter = OF_A_HOUSE.test(other) && / (?:sales?|purchases?|remortgages?)$/i.test(` ${one}`);
  if (isVerbMore || arePeopleMore || isOneMatter) return null;
  // "Subcontract procurement and administration": of subcontracts both, and no work of an office
  const of = unknown.name === other && isAdministration(other) ? (IS_ADMINISTERED.exec(one)?.[0] ?? '') : '';
  return `${of}${unknown.name}`;
}
const OF_A_HOUSE = /^(?:sales?|purchases?|remortgages?)$/i;
const isAdministration = (text: string): boolean => /^(?:administration|admin)$/i.test(text);
const IS_ADMINISTERED =
  /^(?:sub-?contracts?|contracts?|tenders?|medications?|medicines?|drugs?|vaccines?|insulin|databases?|networks?|systems?|servers?|probate|estates?|trusts?|pensions?|schemes?|grants?|funds?|leases?|polic(?:y|ies)|payroll) /i;
const DONE_TO_PEOPLE = /^(?:mentor|coach|supervis|train|manag|lead|support|teach)(?:e|ing|s)?\b/i;
const PEOPLE =
  /(?<!\p{L})(?:nurses|teachers|students|graduates|trainees|apprentices|juniors|colleagues|staff|assistants|engineers|pupils|learners|carers|doctors|workers)$/iu;
const TWO_THINGS =
  /(?<=^[\s•●▪*–-]*)((?:(?:good |strong |some |basic |proven |previous )?(?:experience|knowledge|understanding) (?:of|in|with) |(?:excellent|outstanding|exceptional|strong|effective|proven|superb) (?=\p{L}+ (?:and|&) ))?)((?!(?:abilit|able |willing|must|you|an? )\b)\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2})( (?:and|&) )([\p{L}][\p{L}’'-]*(?: [\p{L}’'-]+)?)(?=[\s.]*$)/iu;
/** What is no thing by itself, or stands for others of its kind. */
const SAYS_NOTHING =
  /\b(?:experience|training|knowledge|skills?|qualifications?|related|similar|other|associated|more|above|practices?|procedures?|processes|techniques|principles|standards|regulations|requirements|systems?|able|to)\b/i;

const bare = (text: string): string => text.replace(/^[\s•●▪*–-]+/, '').replace(/[.\s]+$/, '');
