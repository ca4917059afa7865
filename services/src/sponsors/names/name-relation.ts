import { ukPlaceNamed } from '../../jobs/finding/uk-places.js';
import { withInitialsJoined, type CompanyName, type NamePart } from './company-name.js';
import { essential } from './legal-forms.js';
import { firstTwo, inKin, isWeak, strongInOrder, strongWords } from './name-keys.js';
import { spellingDistance } from '../../platform/spelling-distance.js';

/** How two names belong together, the closest first. */
export type Relation =
  /** The same name, letter for letter but for legal form, accents, "&", "The". */
  | 'same'
  /** The same name, and one of them without a legal form. */
  | 'same-but-form'
  /**
   * The same name and legal form but for the spaces, "Star 151 Ltd" and "STAR151 LTD": no two companies are registered
   * with names that differ by those alone (Company, Limited Liability Partnership and Business Names Regulations 2015).
   */
  | 'same-but-spaces'
  /** The name asked for is what the other trades as. */
  | 'trades-as'
  /** The same name with another legal form: another body, until a person says otherwise. */
  | 'other-form'
  /** One starts with the other, has other spacing or order, a word more or less, or is spelled much alike. */
  | 'alike'
  /** One starts with the other, which is no more than a kind of body: "The Royal", "University of London". */
  | 'of-a-kind';

const order: Relation[] = ['same', 'same-but-form', 'same-but-spaces', 'trades-as', 'other-form', 'alike', 'of-a-kind'];
const closest = (relations: (Relation | undefined)[]): Relation | undefined =>
  order.find((relation) => relations.includes(relation));

/** How the name of an advert and a name of the register belong together; undefined: not at all. */
export function relationOf(asked: CompanyName, known: CompanyName): Relation | undefined {
  return closest([
    partRelation(asked.whole, known.whole),
    ownRelation(asked, known),
    ...known.trading.map((part) => tradingRelation(asked.own, part)),
    ...asked.trading.flatMap((part) => [known.own, ...known.trading].map((other) => looser(partRelation(part, other)))),
  ]);
}

/** Two names of one company may trade differently; two people of one name are two people. */
function ownRelation(asked: CompanyName, known: CompanyName): Relation | undefined {
  const relation = partRelation(asked.own, known.own);
  const isSame = relation === 'same' || relation === 'same-but-form';
  if (!isSame || asked.trading.length === 0 || asked.own.form || known.own.form) return relation;
  const trades = new Set(known.trading.map(({ core }) => core));
  return asked.trading.some(({ core }) => trades.has(core)) ? relation : 'alike';
}

function tradingRelation(asked: NamePart, trading: NamePart): Relation | undefined {
  const relation = partRelation(asked, trading);
  return relation === 'same' || relation === 'same-but-form' ? 'trades-as' : looser(relation);
}

const looser = (relation: Relation | undefined): Relation | undefined =>
  relation && (relation === 'of-a-kind' ? relation : 'alike');

function partRelation(a: NamePart, b: NamePart): Relation | undefined {
  if (a.core === '' || b.core === '') return undefined;
  if (written(a) === written(b)) {
    if (a.form === b.form) return 'same';
    if (essential.has(a.form) || essential.has(b.form)) return 'other-form';
    return a.form === '' || b.form === '' ? 'same-but-form' : 'other-form';
  }
  if ((essential.has(a.form) || essential.has(b.form)) && ofHospital(a.core) === ofHospital(b.core))
    return 'other-form';
  if (a.form !== '' && a.form === b.form && !essential.has(a.form) && unspaced(a) === unspaced(b))
    return 'same-but-spaces';
  if (isAlike(a, b)) return 'alike';
  return isOfKind(a, b) || isOfKind(b, a) ? 'of-a-kind' : undefined;
}

/** A trust is called after its hospital as well as after its hospitals. */
const written = ({ core, form }: NamePart): string => withInitialsJoined(form === 'nhs' ? ofHospital(core) : core);
const ofHospital = (core: string): string => core.replace(/\bhospitals\b/, 'hospital');

const unspaced = (part: NamePart): string => written(part).replaceAll(' ', '');

function isAlike(a: NamePart, b: NamePart): boolean {
  if (isBodyOfTown(a, b) || isBodyOfTown(b, a)) return false;
  if (startsWith(a, b) || startsWith(b, a)) return true;
  if (startsWith(joined(a), joined(b)) || startsWith(joined(b), joined(a))) return true;
  const [oneWord, other] = [a.core.replaceAll(' ', ''), b.core.replaceAll(' ', '')];
  if (oneWord === other) return true;
  if (beginsStrong(a, b) || beginsStrong(b, a)) return true;
  const [ours, theirs] = [strongWords(a.words), strongWords(b.words)];
  if (inKin(ours).sort().join(' ') === inKin(theirs).sort().join(' ')) return ours.some((word) => word.length > 1);
  const [start] = firstTwo(a.words);
  if (start && start === firstTwo(b.words)[0]) return true;
  const allowed =
    Math.min(oneWord.length, other.length) >= 12 ? 2 : Math.min(oneWord.length, other.length) >= 6 ? 1 : 0;
  if (allowed > 0 && spellingDistance(oneWord, other, allowed) <= allowed) return true;
  return differInOneWord(ours, theirs);
}

/** With the initials at its start as one word with the next. */
function joined(part: NamePart): NamePart {
  const core = withInitialsJoined(part.core);
  return core === part.core ? part : { ...part, core, words: core.split(' ') };
}

function startsWith(long: NamePart, short: NamePart): boolean {
  return (
    long.words.length > short.words.length &&
    short.core.length > 2 &&
    !short.words.every(isWeak) &&
    !isKindAlone(short.words) &&
    short.words.every((word, at) => word === long.words[at])
  );
}

const kinds = new Set(
  'university college council hospital school academy institute royal national city county borough'.split(' '),
);
/** "The Royal", or the "University of London" without its weak words: thousands begin so. */
const isKindAlone = (words: string[]): boolean => words.length === 1 && kinds.has(words[0]!);

/** "Dentaprime Clinics" and "Dentaprime UK": the one is no more than the first words of the other. */
function beginsStrong(long: NamePart, short: NamePart): boolean {
  const [all, start] = [inKin(strongInOrder(long.words)), inKin(strongInOrder(short.words))];
  return (
    all.length > start.length &&
    start.join('').length > 3 &&
    !short.words.every(isWeak) &&
    !isKindAlone(start) &&
    start.every((word, at) => word === all[at])
  );
}

const isOfKind = (long: NamePart, short: NamePart): boolean => {
  const [first, ...rest] = strongInOrder(short.words);
  return rest.length === 0 && long.words.length > 1 && kinds.has(first!) && strongInOrder(long.words)[0] === first;
};

/** "Bolton NHS Foundation Trust" and "Bolton Muslim Girls' School" have no more in common than the town they are in. */
const isBodyOfTown = ({ words, form }: NamePart, other: NamePart): boolean =>
  words.length === 1 &&
  essential.has(form) &&
  form !== other.form &&
  !other.words.some((word) => ofHealth.test(word)) &&
  ukPlaceNamed(words[0]!) !== undefined;

/** A hospital may be the trust's. */
const ofHealth = /^(?:nhs|hospitals?|health|healthcare|infirmary|clinic|medical|royal|teaching|community|care|trust)$/;

/** One word more (with three in common: any number), or one word spelled differently, beside two that both have. */
function differInOneWord(ours: string[], theirs: string[]): boolean {
  const [more, less] = ours.length >= theirs.length ? [ours, theirs] : [theirs, ours];
  const [inBoth, onlyMore] = [more.filter((word) => less.includes(word)), more.filter((word) => !less.includes(word))];
  const onlyLess = less.filter((word) => !more.includes(word));
  if (onlyLess.length === 0 && inBoth.length > 2) return true;
  if (inBoth.length < 2 || onlyMore.length !== 1 || onlyLess.length > 1) return false;
  if (onlyLess.length === 0) return true;
  const [x, y] = [onlyMore[0]!, onlyLess[0]!];
  return x.length > 3 && spellingDistance(x, y, 2) <= (x.length > 6 ? 2 : 1);
}
