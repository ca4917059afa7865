import { isLargeCity } from '../../jobs/finding/place-names.js';
import { ukPlaceNamed } from '../../jobs/finding/uk-places.js';
import { namesPlace } from './commonplace-names.js';
import { words } from './company-name.js';
import { ENOUGH, howTelling, RARE, SHORTEST_RARE, type WordCounts } from './distinctive-name.js';

/** What every town has one of. Words as `readName` spells them. */
const kinds = new Set(
  'school schools academy academies college primary nursery kindergarten preschool playgroup montessori church chapel parish cathedral abbey priory convent monastery temple mosque masjid gurdwara synagogue hospice hospital infirmary clinic surgery practice pharmacy hotel inn club farm stables'.split(
    ' ',
  ),
);
/** A home and a center are of many kinds: these are those. */
const kindsInTwo =
  /\b(?:(?:care|nursing|rest|residential|retirement|childrens|funeral) home|(?:medical|health|dental|veterinary|islamic|muslim|christian|hindu|sikh|community|cultural|leisure|sports|childrens|garden|family|learning|education) center|christian fellowship|day nursery|islamic society)\b/;

/**
 * Of a kind, and there is one all the same: a university, a council, what is the nation's, a profession's own college, one
 * with a charter of its own ("Royal Veterinary College"), and the trust that runs academies, which is a company whose name may leave out its form.
 */
const oneOfAKind =
  /\b(?:university|(?<!church )council|nhs|national|british|army|police)\b|\b(?:academy|academies|schools) trust$|^royal (?:\w+ ){1,2}college$|^(?:royal college|college|church (?:england|scotland|ireland|wales|jesus christ))\b/;

/** An institution of a kind of which many bear the same name, each in another place. */
export const isInstitution = (core: string, own: readonly string[]): boolean =>
  (own.some((word) => kinds.has(word)) || kindsInTwo.test(core)) && !oneOfAKind.test(core);

/**
 * A body of the health service, or one that is called after the nation: the law keeps both names, and there is one in however
 * many towns it works. A club, a school or a house of that name is none.
 */
export const isOfNation = (own: readonly string[]): boolean =>
  (own[0] === 'nhs' && own.length > 2) ||
  (own[0] === 'british' && ofNation.has(own.at(-1)!) && !own.some((word) => kinds.has(word)));
const ofNation = new Set(
  'council library museum institute standards institution foundation trust society corporation'.split(' '),
);

/** To whom schools, churches and hospices are dedicated: each to one that many others are dedicated to. */
const dedication = new RegExp(
  [
    // with what tells saints of one name apart
    String.raw`\b(?:(?:st|ss|sts|blessed|bishop|archbishop|cardinal|pope) \w+`,
    '(?: (?:st [a-z]+|and|john|paul|mary|more|fisher|aquinas|campion|assisi|padua|siena|avila|lisieux|calcutta|canterbury|cross|' +
      'bosco|newman|rigby|pius|claver|borromeo|xavier|vianney|plunkett|kolbe|ogilvie|clitherow|arrowsmith|southworth|' +
      'houghton|loyola|baptist|evangelist|apostle|divine|martyr|worker|great|less|confessor|virgin)\\b){0,6}',
    String.raw`|our ladys?(?: (?:and )?(?!and\b|catholic\b|school\b)\w+)?`,
    String.raw`|corpus christi|christ (?:king|church)|all (?:saints|souls|hallows)|(?:sacred|immaculate) heart|holy \w+`,
    '|good shepherd|immaculate conception|(?:english|forty) martyrs|queen (?:peace|heaven|martyrs)|star sea|notre dame',
    '|stella maris|mater dei|ave maria|la salle|loreto|el shaddai|mount (?:zion|carmel|sion)',
    '|emmanuel|immanuel|bethel|ebenezer|zion|sion|salem|calvary|bethany|bethesda|shalom|maranatha|canaan|elim',
    String.raw`|guru \w+|shree? \w+|sri \w+|jamia?|markazi?|al \w+|noor|madina|makkah|bilal|quba)\b`,
  ].join(''),
  'g',
);

/** What gardens, woods and hills everywhere are called after; a register has few of each, and the country many. */
const everywhere = new Set(
  'hawthorn hawthorns rowan rowans sycamore sycamores larkspur bluebell bluebells buttercup buttercups daisy daisies poppy poppies primrose snowdrop foxglove lavender heather ivy holly hollies elm elms beech beeches birch birches lime limes willow willows poplar poplars laurel laurels cedar cedars fir firs pine pines oak oaks ash chestnut chestnuts bramble brambles thistle acorn acorns conkers orchard orchards meadow meadows brook hilltop hillside hillcrest hillview fairview parkview parkside riverside lakeside seaview greenfields springfield springfields millfield highfield highfields northfield southfield westfield eastfield fairfield longmeadow woodland woodlands woodside ladybird ladybirds bumblebee bumblebees duckling ducklings rainbow rainbows sunflower sunflowers sunshine lighthouse phoenix endeavour discovery kingfisher kingfishers swallow swallows robin robins unity harmony serenity tranquility victory hope grace faith charity wisdom joy peace'.split(
    ' ',
  ),
);

/** What is said of the kind, and not of which it is. */
const saysKind = new Set(
  'and in for at c e infant infants junior juniors nursery first middle lower upper high grammar secondary sixth form preparatory prep independent comprehensive community controlled aided voluntary special boys girls childrens day boarding pre catholic roman rc cofe ce church england anglican methodist baptist presbyterian evangelical pentecostal orthodox reformed united christian christ christs islamic muslim hindu sikh jewish central medical health healthcare dental veterinary family care nursing residential retirement rest home center group multi federation trust team services service house hall lodge court manor golf football rugby cricket tennis country social working mens sailing rowing arms parochial pcc bar restaurant spa'.split(
    ' ',
  ),
);

/**
 * Whether other places are likely to have an institution of this name: one that is called after a saint, a virtue or a
 * plant, a king, a wood or a hill. What tells is how rare the words are in the register that say which it is; a rare one,
 * or several that are not met together by chance, leave one. So does the name of the place where it is, `town`; where
 * none is given, that of the entry, or of any that is told by it.
 */
export function isNameOfMany(
  core: string,
  own: string[],
  counts: WordCounts,
  town: string,
  entryTown: string,
): boolean {
  const left = core.replace(dedication, ' ').split(' ').filter(Boolean);
  const which = [...new Set(left)].filter((word) => !kinds.has(word) && !saysKind.has(word) && !everywhere.has(word));
  if (isNamedIn(own, town || entryTown)) return false;
  if (town === '' && isToldByPlace(which, left.length < own.length)) return false;
  const often = (word: string) => counts.get(word) ?? RARE;
  if (which.some((word) => word.length >= SHORTEST_RARE && often(word) <= RARE)) return false;
  return howTelling(which, counts) < ENOUGH;
}

/**
 * "Royal Grammar School Guildford" and "St Mary's School Ascot"; of the place alone only a large one: any county has a
 * Mayfield and a Grove.
 */
const isToldByPlace = (which: string[], isDedicated: boolean): boolean =>
  which.length === 1 && !isDedicated ? isLargeCity(which[0]!) : namesPlace(which);

/** "Guildford High School" is the one of Guildford. */
export function isNamedIn(own: readonly string[], town: string): boolean {
  const [first, ...rest] = words(town.split(',')[0]!);
  if (first === undefined) return false;
  return own.some((word, at) => word === first && rest.every((next, after) => own[at + 1 + after] === next));
}

/** Harrow and Pinner: what stands in the register may be the post town of the place that an advert names. */
export function isNearby(town: string, other: string): boolean {
  const [here, there] = [town, other].map((one) => ukPlaceNamed(one.split(',')[0]!.trim()));
  return here !== undefined && there !== undefined && here.county !== '' && here.county === there.county;
}

/** "Harrow School" of Harrow stands in Harrow on the Hill: the place that it is called after, by its longer name. */
export const isNamedInLonger = (own: readonly string[], town: string, entryTown: string): boolean =>
  isNamedIn(own, town) &&
  / (?:on|upon|under|by|le|in)$/.test(commonStart(words(entryTown.split(',')[0]!), words(town.split(',')[0]!))) &&
  isNearby(town, entryTown);

/** The shorter name with the word behind it in the longer; empty where the longer does not begin with it. */
const commonStart = (longer: string[], shorter: string[]): string =>
  shorter.every((word, at) => longer[at] === word) ? longer.slice(0, shorter.length + 1).join(' ') : '';
