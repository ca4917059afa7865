import { itemsIn } from './advert-notes.js';
import type { AdvertSentence, Asking } from './advert-sentence.js';
import { isNotAsked } from './not-asked.js';
import { isPlaceOnly } from './places.js';
import { proseItemsIn, withAsides, type ProseItem } from './prose-items.js';
import { sentenceOf } from './sentence-asked.js';
import { unshouted } from './shouted.js';
import { skillsNamedIn } from './skill-finder.js';
import { asAWish, PREFERRED } from './wished-for.js';

/** Where a sentence stands in its advert. */
interface Where {
  /** One of the statements without a verb that a line is made of. */
  isNote: boolean;
  /** The first sentence of the advert, where the title is. */
  isFirst: boolean;
  /** Behind a label of its own line. */
  isLabelled: boolean;
}

/** What a sentence asks for: the things between its semicolons, its clauses, or the items and asides of each. */
export function askedIn(
  sentence: string,
  { asking, isListed }: { asking: Asking; isListed: boolean },
  { isNote, isFirst, isLabelled }: Where,
): AdvertSentence[] {
  // What stands between semicolons behind "you will bring:" is brought, all of it.
  const brought = sentence.includes(';') && asking !== 'nothing' ? proseItemsIn(sentence, asking) : null;
  if (brought) return brought.map(broughtIn);
  return clausesOf(asAWish(sentence)).flatMap((clause) => {
    const items = itemsIn(unshouted(clause), { isNote, isItem: isListed, isFirst, isLabelled });
    if (items)
      return items
        .filter((item) => !isPlaceOnly(item) && !IS_A_PLACE_OF_WORK.test(item))
        .map((item) => sentenceOf(asNamed(item), asking, true));
    return withAsides(clause, asking).flatMap((each) => asksIn(each.text, each.asking, isListed || isNote));
  });
}

/**
 * "Kafka helps; Terraform is a must": two wishes, told apart where one of them is softer. "We do not require a degree, but
 * Python is a must": what is not asked ends at the "but". A list of musts in one line is one line each.
 */
function clausesOf(sentence: string): string[] {
  const [, least, better] = LEAST_AND_BETTER.exec(sentence) ?? [];
  if (least !== undefined && better !== undefined)
    return [least, `${least.replace(/\blevel [1-7]\b/i, better)} preferred`];
  const [first = '', ...others] = sentence.split(BUT);
  // "A degree is nice but not required" is one statement.
  if (others.length > 0 && isNotAsked(first)) return [first, ...others].filter(Boolean);
  const isList = sentence.split(/;\s+/).length >= 3;
  return sentence.includes(';') && (isList || PREFERRED.test(sentence)) ? sentence.split(/;\s+/) : [sentence];
}

/** "NVQ Level 2 Hairdressing minimum, Level 3 preferred": the lower is a must, the higher a wish. */
const LEAST_AND_BETTER =
  /^([^,;()]{0,40}\blevel [1-7]\b[^,;()]{0,60}?)(?:,? \(?(?:as an? )?(?:minimum|essential|required|min)\)?)?[,;]? \(?(?:and |but |ideally |preferably )?(?:an? )?(level [2-8]) (?:is |would be )?(?:preferred|desirable|advantageous|an advantage|ideal|a bonus|a plus)\)?[\s.]*$/iu;

/** "Croydon Hospital", between commas: where it is. */
const IS_A_PLACE_OF_WORK =
  /^(?:\p{Lu}[\p{L}'’.]+ ){1,4}(?:Hospital|Infirmary|School|Academy|College|University|Trust|Council|Hotel|Campus|Site|Depot)$/u;

const BUT = /;\s+|,?\s+(?:but|however|though|although|yet)\s+/i;

/** A sentence as it stands, or the things that it asks for one by one. */
function asksIn(said: string, asking: Asking, isListed: boolean): AdvertSentence[] {
  const text = said.replace(TAUGHT, '');
  const whole = sentenceOf(text, asking, isListed);
  const things = whole.asking === 'nothing' || whole.isAboutVisas ? null : proseItemsIn(text, asking);
  // An item of a list that is one thing is read as it stands.
  if (isListed && things?.length === 1) return [whole];
  return things?.map(broughtIn) ?? [whole];
}

/** "… is desirable but we will train you": what stands before is wished for all the same. */
const TAUGHT =
  /(?<=\b(?:nice|desirable|preferred|welcome|useful|helpful|plus|bonus|advantage|asset)),? (?:but|and|so|as|though) we(?:['’]ll| will| can)? (?:happily )?(?:train|teach|show|help)\b.*$/i;

const broughtIn = ({ text, asking, isRest }: ProseItem): AdvertSentence => ({
  ...sentenceOf(text, asking, !isRest),
  isOfProse: true,
});

/** "Excel, word, outlook": names that people write small in a list. */
function asNamed(item: string): string {
  if (item.split(/\s+/).length > 2 || skillsNamedIn(item).length > 0) return item;
  const capital = item.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [named] = skillsNamedIn(capital);
  return named && named.end - named.start === capital.length ? capital : item;
}
