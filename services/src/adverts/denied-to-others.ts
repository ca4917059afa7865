import { isOfThisJob, sites } from './contrasts.js';
import { deniedIn } from './denied-elliptically.js';
import { doers, employed, employer } from './people-named.js';
import { speaksOf } from './sponsored-and-not.js';
import { isOfAKind } from './who-is-meant.js';

/**
 * "Nurses get visa sponsorship. Porters do not.": a promise for some, which the next sentence denies to others. Whoever
 * reads the advert may be one of either, so it is a condition. It refuses where it is denied to this post, in the place of
 * this job or to the trade that the advert is for, and changes nothing where the advert seeks those who are promised it.
 */

const toWhoeverApplies =
  /^you$|\blike you$|\b(?:here|external|(?:new|overseas|international|foreign) (?:applicants|candidates|starters|joiners|recruits|hires|employees|staff|colleagues)|this|these|yours|ours)\b/i;
const british = /\b(?:UK|U\.K\.|United Kingdom|(?:Great )?Britain|British|GB)\b/;
const namesCountry = (said: string, country: string): boolean =>
  country === 'United Kingdom' ? british.test(said) : said.includes(country);

const SOUGHT =
  /\b(?:(?:this is(?: for)?|you (?:will|would) be|you'(?:ll|d) be|we are (?:hiring|recruiting|looking for|seeking)|join us as) (?:an? |the )?|(?:job title|role|location|place of work): ?|based (?:in|at) )(?!not\b)(?<own>[^.;,:\n]{3,60})/gi;
const statement = /\b(?:is|are|we|our|you|can|will|has|have)\b/i;
const MOST_READ = 20_000;
const LONGEST_TITLE = 80;

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/s$/, ''));

/** The words for what the advert seeks, in its first line and where it says "You will be …". */
function soughtIn(text: string, promise: string): Set<string> {
  const [title = ''] = text.trimStart().split('\n', 1);
  const told = Array.from(text.slice(0, MOST_READ).matchAll(SOUGHT), ({ groups }) => groups?.own ?? '');
  const isTitle =
    title.length <= LONGEST_TITLE &&
    !statement.test(title) &&
    !title.includes(promise) &&
    !promise.includes(title.trim());
  return new Set(wordsIn([...(isTitle ? [title] : []), ...told].join('; ')));
}

/** Words that are said of whoever needs a visa too, if not of a kind of them alone ("bank staff"). */
const maybeAnybody =
  /\b(?:applicants?|candidates?|applications?|people|persons?|individuals?|nationals?|residents?|citizens?|migrants?|foreign\w*|overseas|abroad|international\w*|outside|newcomers?|outsiders?|external|new|starters?|joiners?|recruits?|hires?|holders?|any\w*|every\w*|all|those|you|workers?|staff|employees?|colleagues?|roles?|posts?|positions?|jobs?|vacanc(?:y|ies))\b/i;
const otherPosts = /^\W*other\b/i;
const aPlace = new RegExp(String.raw`\b(?:${sites}|${employer})\W*$`, 'i');

/** Whether a sentence denies sponsorship by its name to people or posts of some kind alone: "Kitchen porters are not sponsored." */
export function isDeniedToOthersAlone(said: string): boolean {
  const denied = deniedIn(said);
  // of which place the job is, the denial cannot tell
  if (denied === undefined || isOfThisJob(said) || aPlace.test(denied)) return false;
  return otherPosts.test(denied) || isOfAKind(denied) || !maybeAnybody.test(denied);
}

const visas = /\b(?:skilled worker|health (?:and|&) (?:social )?care)\b/gi;
const people = new RegExp(String.raw`\b(?:${employed}|${doers})\b`, 'gi');
const isOfPeople = (said: string): boolean => said.search(people) >= 0;
const names = /(?<=\S )\p{Lu}\p{L}{2,}/gu;
/** Nobody sponsors them, and of whoever is employed nothing follows. */
const notEmployed = /\b(?:contractors|freelancers|(?<!\b(?:placement|sandwich|intern|internship) )students)$/i;
/** "Our home sponsors visas. Other homes do not." */
const ofOurHouse = new RegExp(String.raw`^\W*our (?:${employer})\b`, 'i');
const otherHouses = new RegExp(
  String.raw`^(?:the |all |most |many )?other(?:s| (?:${sites}|${employer}|companies|employers|trusts))$`,
  'i',
);
const anyPost =
  /^(?:all|any|our|the|other|post|role|position|job|office|site|one|team|staff|applicant|candidate|worker|employee|colleague|and|for|based|rest|else|everyone)$/;

/**
 * "Waiters, kitchen porters and cleaners": each of them may be the trade that is sought. Where the first names no people,
 * they stand at the end: "nursery and teaching assistants".
 */
function tradesIn(denied: string): string[][] {
  const last = wordsIn(denied).at(-1) ?? '';
  return denied.split(/,|\/|&|\b(?:and|or)\b/i).map((part) => [...wordsIn(part), ...(isOfPeople(part) ? [] : [last])]);
}

function isSought(trade: string[], promised: string, sought: Set<string>): boolean {
  const words = trade.filter((word) => !anyPost.test(word));
  return words.every((word) => sought.has(word)) && words.some((word) => !wordsIn(promised).includes(word));
}

/** What `behind` makes of a promise right before it in `text`, all in plain words; undefined where it leaves it as it is. */
export function answerBehind(
  promise: string,
  behind: string,
  { text, country }: { text: string; country: string | null },
): 'refuses' | 'conditional' | undefined {
  const denied = deniedIn(behind);
  if (denied === undefined) return undefined;
  if (toWhoeverApplies.test(denied) || isOfThisJob(behind)) return 'refuses';
  if (isOfThisJob(promise) || (ofOurHouse.test(promise) && otherHouses.test(denied))) return undefined;
  if (country !== null && namesCountry(denied, country) && !namesCountry(promise, country)) return 'refuses';
  const [theirs, promised] = [wordsIn(denied), promise.replace(visas, ' ')];
  const own = theirs.filter((word) => !anyPost.test(word) && !wordsIn(promised).includes(word));
  const sought = soughtIn(text, promise);
  if (tradesIn(denied).some((trade) => isSought(trade, promised, sought))) return 'refuses';
  const ours = [promised.match(people), promised.match(names)]
    .flatMap((found) => found ?? [])
    .flatMap(wordsIn)
    .filter((word) => !theirs.includes(word) && !anyPost.test(word));
  if (ours.some((word) => sought.has(word))) return undefined;
  if (
    ours.length === 0 &&
    isOfPeople(denied) &&
    isOfPeople([...sought].join(' ')) &&
    !own.some((word) => sought.has(word))
  )
    return undefined;
  const isOfTheirs =
    own.length > 0 && speaksOf(denied, behind, text) && !ours.some((word) => speaksOf(word, promise, text));
  if (isOfTheirs) return 'refuses';
  return notEmployed.test(denied) ? undefined : 'conditional';
}
