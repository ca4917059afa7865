import { postNamed } from './headline-post.js';
import type { CvLine } from './cv-line.js';
import { isAsShortAsARole } from './may-be-a-role.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import type { PostHeld } from './post-held.js';
import { isOfPrivateLife } from './private-life.js';
import { spansIn } from './time-spans.js';
import { isRoleAlone, roleOfWhatWasDone, YEARS_AT_A_PLACE_AS } from './told-by-years.js';

/** "Since 2015 I have been a receptionist at Some Surgery", "From 2005 to 2015 I was the secretary at Some School". */
const TOLD =
  /\b((?:since|from) (?:\p{L}+ )?(?:19|20)\d{2}(?: (?:to|until|till) (?:\p{L}+ )?(?:(?:19|20)\d{2}|now|today|date))?),? I(?:['’]m| (?:have been|was|am|have worked as|worked as|work as)) (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?(?: (?:at|for|with) \p{Lu}[\p{L}'’& -]{2,40})?)(?=[,.;]| (?:where|and|in)\b|$)/giu;

const A_DATE = String.raw`(?:\p{L}+ )?(?:19|20)\d{2}`;
/** "Since 2023 I work at Some Shop in Leeds as an advisor": where before what. */
const WHERE_FIRST = new RegExp(
  String.raw`\b((?:since|from) ${A_DATE}(?: (?:to|until|till) (?:${A_DATE}|now|today|date))?),? I (?:work|worked|have worked|have been working) (?:at|for|with) (\p{Lu}[\p{L}'’& -]{1,40}?) as (?:an? |the )?((?:second|head|deputy|next) in (?:department|charge|command|faculty)|\p{L}[\p{L} /-]{2,50}?)(?=[,.;]| (?:where|and|in)\b|$)`,
  'giu',
);
/** "I have been room leader at Some Nursery since March 2022", "I was an assistant at Some Shop from 2019 until 2022": when comes last. */
const WHEN_LAST = new RegExp(
  String.raw`\bI (?:have been|was|am|have worked as|worked as|work as) (?:an? |the )?(\p{L}[\p{L} /-]{2,60}? (?:at|for|with) \p{Lu}[\p{L}'’& -]{1,40}?)[ ,(]{1,3}((?:since|from) ${A_DATE}(?: (?:to|until|till) (?:${A_DATE}|now|today|date))?)`,
  'giu',
);

/** "I am carpenter. I work 9 years: from 2011 till 2020 in company Some Build": what somebody is, and when and where they were it. */
const CALLED = /\bI(?:['’]m| am) (?:an? )?(\p{L}[\p{L} -]{2,40}?)(?= from| with| in| by|[.,;]|$)/iu;
const WHEN_AND_WHERE = new RegExp(
  String.raw`\bI (?:have )?work(?:ed|s)?\b[^.;]{0,30}?((?:since|from) ${A_DATE}(?: (?:to|until|till) (?:${A_DATE}|now|today|date))?),? (?:in|at|for) (?:the )?(?:company |firm )?(\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}'’&-]*)*)`,
  'giu',
);
/** "Since May 2020 I have been working at Some Dental": when and where, of whoever has said what they are. */
const WHEN_AND_WHERE_FIRST = new RegExp(
  String.raw`\b((?:[Ss]ince|[Ff]rom) ${A_DATE}(?: (?:to|until|till) (?:${A_DATE}|now|today|date))?),? I(?: (?:have|had))?(?: (?:been|am|was))? (?:work(?:ing|ed|s)?|employed|based) (?:in|at|for|with|by) (?:the )?(\p{Lu}[\p{L}'’&-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}'’&-]*){0,6})(?! as\b)`,
  'gu',
);
function calledThen(text: string): (readonly [string, string])[] {
  const role = CALLED.exec(text)?.[1];
  return role === undefined
    ? []
    : [WHEN_AND_WHERE, WHEN_AND_WHERE_FIRST].flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ([, when = '', where = '']) => [when, `${role} at ${where}`] as const),
      );
}

const A_SPAN = String.raw`(?:(?:since|from) ${A_DATE}(?: (?:to|until|till) (?:${A_DATE}|now|today|date))?|${A_DATE}(?:\s?[–-]\s?| to | until | till )(?:${A_DATE}|now|present))`;
/** "I work in restaurant Kefi, Leicester as chef de partie from 2022 until now". */
const WHERE_AS = new RegExp(
  String.raw`\bI (?:am |was |have been )?work(?:ed|ing)? (?:in|at|for) (?:the |an? )?([^.;:]{2,60}?) as (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?),? (${A_SPAN})`,
  'giu',
);
/** "Before I was commis chef in hotel Grecotel in Crete 2017 - 2021". */
const WAS_IN = new RegExp(
  String.raw`\bI (?:was|am|have been) (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?) (?:in|at|for) ([^.;:]{2,50}?),? (${A_SPAN})`,
  'giu',
);

/** "… and worked as a health care assistant in Some Hospital, Lagos from January 2023 to September 2026". */
const WORKED_AS = new RegExp(
  String.raw`\b(?:and|also|then|later|I have|I) (?:have )?worked as (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?) (?:in|at|for|with) ([^.;:()]{2,60}?),? (${A_SPAN})`,
  'giu',
);

/** "Two years at Some Bar as barista (2023-2025): coffee, till". */
const YEARS_AT = new RegExp(String.raw`${YEARS_AT_A_PLACE_AS}(\p{L}[\p{L} /-]{2,40}?),?[ (]{1,2}(${A_SPAN})`, 'giu');

/** "At the Glassboat (Bristol, 2015-2018) I was chef de partie on sauce". */
const AT_FIRST = new RegExp(
  String.raw`\b(?:at|for) (?:the )?(\p{Lu}[\p{L}'’& -]{1,40}?) \((?:[^()]{1,30}, ?)?(${A_SPAN})\),? I (?:was|worked as) (?:an? |the )?(\p{L}[\p{L} /-]{2,40}?)(?=[,.;]| (?:on|where|and|in)\b|$)`,
  'giu',
);

/** "I have been the registered manager of Some care home since 2019", "I was deputy manager of a nursing home from 2019 to 2024". */
const HEAD_OF_A_PLACE = new RegExp(
  String.raw`\bI(?: am| was|['’]m| have been) (?:an? |the )?((?:\p{L}+ ){0,3}(?:manager|matron|supervisor|leader|owner|headteacher|head teacher|warden|director)) of (?:an? |the )?([^.;:,()]{0,50}?\b(?:home|hospital|ward|school|nursery|hotel|restaurant|kitchen|pub|caf[eé]|shop|store|supermarket|branch|surgery|clinic|practice|lodge|house|court|centre|center|hospice|warehouse|depot|gym|salon)),? \(?(${A_SPAN})`,
  'giu',
);
const headOfAPlace = (text: string): (readonly [string, string])[] =>
  Array.from(text.matchAll(HEAD_OF_A_PLACE), ([, role = '', where = '', when = '']) => {
    const kind = KIND_OF_PLACE.exec(where)?.[0].toLowerCase() ?? '';
    // "manager of the Some Hotel" is a hotel manager
    const title = occupationOf(role) === null && occupationOf(`${kind} ${role}`) !== null ? `${kind} ${role}` : role;
    return [when, `${title} at ${where}`] as const;
  });
const KIND_OF_PLACE = /(?:\b(?:care|nursing|residential) )?\p{L}+$/iu;

/** "I have been a bus driver since 2012": when, and no word of where. */
const WHEN_ALONE = new RegExp(
  String.raw`\bI(?: (?:have |was |am )?work(?:ed|ing)? as| am| was|['’]m| have been) (?:an? |the )?(\p{L}[\p{L}/-]*(?: \p{L}[\p{L}/-]*){0,4}),? (${A_SPAN})`,
  'giu',
);
const whenAlone = (text: string): (readonly [string, string])[] =>
  Array.from(text.matchAll(WHEN_ALONE), ([, role = '', when = '']) => [when, role] as const).filter(([, role]) =>
    isRoleAlone(role),
  );

/** "I have driven buses for Some Transit in Accra since 2012": what was done tells what somebody was. */
const HAS_DONE = new RegExp(
  String.raw`\bI (?:have |had |then )?(\p{L}[^.;:()]{3,60}?)(?: (?:for|at|with) (\p{Lu}[\p{L}'’&-]*(?: (?:in |of |and )?\p{Lu}[\p{L}'’&-]*){0,5}))?,? (${A_SPAN})`,
  'gu',
);
const hasDone = (text: string): (readonly [string, string])[] =>
  Array.from(text.matchAll(HAS_DONE), ([, done = '', where = '', when = '']) => {
    const role = roleOfWhatWasDone(done);
    return [when, where === '' || role === '' ? role : `${role} at ${where}`] as const;
  });

/** "I started at Some Library in 2019 as a library assistant and I am still there", "I joined Some Bank as a cashier in 2020 and still work there". */
const STILL_THERE = [
  new RegExp(
    String.raw`\bI (?:started|began|joined)(?: work(?:ing)?)?(?: (?:at|in|with|for))? (?:the )?([^.;:]{2,60}?) (?:in|from|since) (${A_DATE}),? as (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?),? (?:and|where) (?:I(?:['’]m| am|['’]ve been)? |am )?still\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\bI (?:started|began|joined)(?: work(?:ing)?)?(?: (?:at|in|with|for))? (?:the )?([^.;:]{2,60}?) as (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?) (?:in|from|since) (${A_DATE}),? (?:and|where) (?:I(?:['’]m| am|['’]ve been)? |am )?still\b`,
    'giu',
  ),
] as const;
const stillThere = (text: string): (readonly [string, string])[] => [
  ...Array.from(
    text.matchAll(STILL_THERE[0]),
    ([, where = '', when = '', role = '']) => [`since ${when}`, `${role} at ${where}`] as const,
  ),
  ...Array.from(
    text.matchAll(STILL_THERE[1]),
    ([, where = '', role = '', when = '']) => [`since ${when}`, `${role} at ${where}`] as const,
  ),
];

/** What a line tells, as dates and title; who only says since when they are it, where nothing is told with its place. */
function toldBy(text: string): (readonly [string, string])[] {
  const placed = toldWithPlaces(text);
  return placed.length > 0 ? placed : [...whenAlone(text), ...hasDone(text)];
}

const toldWithPlaces = (text: string): (readonly [string, string])[] => [
  ...Array.from(text.matchAll(TOLD), ([, when = '', title = '']) => [when, title] as const),
  ...Array.from(
    text.matchAll(WHERE_FIRST),
    ([, when = '', where = '', role = '']) => [when, `${role} at ${where}`] as const,
  ),
  ...calledThen(text),
  ...Array.from(
    text.matchAll(AT_FIRST),
    ([, where = '', when = '', role = '']) => [when, `${role} at ${where}`] as const,
  ),
  ...Array.from(
    text.matchAll(WHERE_AS),
    ([, where = '', role = '', when = '']) => [when, `${role} at ${where}`] as const,
  ),
  ...Array.from(
    text.matchAll(YEARS_AT),
    ([, where = '', role = '', when = '']) => [when, `${role} at ${where}`] as const,
  ),
  ...Array.from(
    text.matchAll(WAS_IN),
    ([, role = '', where = '', when = '']) => [when, `${role} at ${where}`] as const,
  ),
  ...Array.from(
    text.matchAll(WORKED_AS),
    ([, role = '', where = '', when = '']) => [when, `${role} at ${where}`] as const,
  ),
  ...headOfAPlace(text),
  ...stillThere(text),
  ...Array.from(text.matchAll(WHEN_LAST), ([, title = '', when = '']) => [when, title] as const),
];

/** "At myself": whose work it was, where an employer would stand. */
const OF_ONES_OWN = / (?:at|for|with|in) (?:myself|ourselves|self)\b.*$/iu;
/** "At Some Build and then moved home": a name ends where small letters go on. */
const BEHIND_A_NAME =
  /( (?:at|for|with) (?:\p{Lu}|\d)[\p{L}\d'’&.-]*(?:(?: (?:of|and|the|&|de|la|for|on|in|upon))* (?:\p{Lu}|\d)[\p{L}\d'’&.-]*)*) (?:and|then|where|until|before|after|but|so)\b.*$/u;

/** "Assistant Manager at Cup & Co": how high, of whatever trade. */
const A_RANK =
  /^(?:(?:assistant|deputy|general|shift|store|duty|branch|team|area) )+(?:manager|leader|supervisor)\b|^(?:second in (?:charge|command|the kitchen)|number two)\b/i;

/** "Loading shovel operator at Some Quarry": a trade that no list has, and where. */
function isSomebodyAtAPlace(title: string): boolean {
  const [who = '', where = ''] = title.split(/ (?:at|for|with|in) /);
  return endsInPerson(who) && isAsShortAsARole(who) && /^\p{Lu}/u.test(where);
}

/** "I've been working as" is "I have worked as". */
const inFewWords = (text: string): string =>
  text.replace(/\bI['’]ve\b/g, 'I have').replace(/\b(I have) been working as\b/g, '$1 worked as');

/** What two patterns find in one sentence is one post. */
const eachOnce = (told: readonly (readonly [string, string])[]): (readonly [string, string])[] => [
  ...new Map(told.map((each) => [each.join('\n'), each])).values(),
];

/** The posts of a CV that tells them in sentences. */
export const toldIn = (line: CvLine, today: Date): PostHeld[] =>
  eachOnce(toldBy(inFewWords(line.text))).flatMap(([when, said]) => {
    const title = said.replace(OF_ONES_OWN, '').replace(BEHIND_A_NAME, '$1');
    const spans = spansIn(when, today);
    const isPost =
      spans.length > 0 &&
      (occupationOf(title) !== null || A_RANK.test(title) || isSomebodyAtAPlace(title)) &&
      !isOfPrivateLife(title);
    return isPost
      ? [{ ...postNamed(title, line), isListed: false, spans, above: null, entry: [line], dated: [line] }]
      : [];
  });
