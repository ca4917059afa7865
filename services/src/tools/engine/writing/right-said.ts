import { isPlaceOnly } from '../reading/places.js';
import { quotedLines } from './quotes.js';
import type { WorkRight } from '../reading/rights.js';

const WAYS: readonly [RegExp, (words: string) => string][] = [
  // "Skilled Worker visa needed", "sponsorship required"
  [
    /^(?!no\b|not\b)[\p{L}&() -]*\b(?:visa|permit|sponsorship|certificate of sponsorship)(?: is| will be)? (?:needed|required|necessary)$/iu,
    (words) => `I need ${needed(`need ${words.replace(/(?: is| will be)? (?:needed|required|necessary)$/i, '')}`)}`,
  ],
  // "I have Ukraine visa"
  [
    /^I (?:have|hold) (?!an?\b|the\b|my\b|no\b|visas?\b)(?:[\p{L}&()-]+ ){1,3}visa\b/u,
    (words) =>
      words.replace(/^I (have|hold) (.*)$/u, (_, verb: string, visa: string) => `I ${verb} ${article(visa)} ${visa}`),
  ],
  [/^(?:I|My)\b/, (words) => words],
  [/^holds? /i, (words) => `I hold ${words.replace(/^holds? /i, '')}`],
  [
    /^(?:has|have) /i,
    (words) => `I have ${words.replace(/^(?:has|have) /i, '').replace(/^(?=right to work|full right)/i, 'the ')}`,
  ],
  [/^(?:currently |presently |now )?(?:here )?on (?:an?|my) /i, (words) => `I am ${small(words)}`],
  // whoever depends on, or holds, a visa is somebody, and holds no "visa dependant"
  [
    /^(?:(?!visa)[\p{L}&() -]{2,40} )?visa (?:dependants?|dependents?|holder|partner|spouse)\b/iu,
    (words) => `I am ${article(words)} ${words}`,
  ],
  [/^depend[ae]nt (?:of|on)\b/i, (words) => `I am the ${small(words)}`],
  [/^(?:is|am) /i, (words) => `I am ${words.replace(/^(?:is|am) /i, '')}`],
  [/^(?:will )?(?:needs?|requires?|needing|requiring) /i, (words) => `I need ${needed(words)}`],
  [
    /^(?:(?:eu )?(?:pre[- ]?)?settled status|(?:refugee|humanitarian|protected) status|humanitarian protection|(?:(?:indefinite|limited|discretionary) )?leave to|permission to work|full right|(?:the )?right to work)/i,
    (words) => `I have ${small(words).replace(/^(?=right to work|full right)/i, 'the ')}`,
  ],
  [/^(?:authori[sz]ed|eligible|entitled|permitted) to/i, (words) => `I am ${small(words)}`],
  [
    /^no (?:[\p{L}-]+ ){0,4}(?:restrictions?|conditions?|limitations?|limits?)\b/iu,
    (words) => `I have ${small(words)}`,
  ],
  [
    /^no (?:visa|sponsorship|work permit) (?:is )?(?:required|needed|necessary)/i,
    (words) => `I need ${small(words).replace(/ (?:is )?(?:required|needed|necessary)/i, '')}`,
  ],
  [
    /^(?:(?:US|UK|EU|U\.S\.|British|Irish|Canadian|\p{Lu}\p{Ll}+) )?(?:permanent resident|citizen|national)\b/u,
    (words) => `I am ${article(words)} ${words}`,
  ],
  [
    /^(?:(?!visa)[\p{L}&() -]{2,40} )?(?:visa|work permit|green card|employment authorization card)\b(?!\s*[:?])/iu,
    (words) => `I hold ${article(words)} ${words}`,
  ],
];

/** "Nationality: British", "Visa status: Graduate visa": the words behind the label. */
const LABEL =
  /^(?:(?:location|address|based in|lives? in)\s*:?[^()]*(?=\([^()]*\)$)|(?:nationality|citizenship|right to work|(?:visa|immigration|residence) ?(?:status)?)\s*[:–-]\s*)/i;
/** "Location: London (British citizen)". */
const IN_BRACKETS = /^\(([^()]+)\)$/;
/** "Somali, refugee status granted 2022": the permission, and not the passport, says who may work. */
const A_STATUS = /^\p{Lu}\p{Ll}+(?:[,;] ?([^,]*)| \(([^)]*)\))$/u;
const NAMES_IT = /\b(?:status|leave|visa|permit|permission)\b/i;
/** "Brighton, UK (British citizen)", "Kent | settled status": where somebody lives stands before what they may do. */
function withoutWhere(words: string): string {
  const [where = '', ...said] = words.split(/\s*[|·•]\s*|\s[–—-]\s|\s*\((?=[^()]*\)\.?$)/);
  const isWhere =
    said.length === 1 &&
    where.split(/,\s*|\s(?=[A-Z]{1,2}\d)/).every((part) => isPlaceOnly(part.trim()) || POSTCODE.test(part));
  return isWhere ? said[0]!.replace(/\)\.?$/, '') : words;
}
const POSTCODE = /^[A-Z]{1,2}\d{1,2}[A-Z]?(?: ?\d[A-Z]{2})?$/;
const bare = (words: string): string =>
  withoutWhere(words)
    .replace(LABEL, '')
    .replace(IN_BRACKETS, '$1')
    .replace(A_STATUS, (whole: string, behind = '', within = '') =>
      NAMES_IT.test(behind + within) ? behind + within : whole,
    )
    .replace(/,? granted (?:in )?(?=(?:19|20)\d{2})/, ', granted in ');

/** "I will need sponsorship: no": a line of a form and its answer, which nobody says in a letter. */
const ANSWERED_NO =
  /^[^:?.;–—]{0,60}\b(visa|sponsor\p{L}*|permits?)\b[^:?.;–—]{0,40}?\s?[:–—-]\s?(?:no|none)(?:[.,]?$| \(([^()]+)\)\.?$)/iu;
const A_NEED = /\b(?:needs?|requires?|requirement)\b/i;

/** What is not needed, behind the permission that stands in brackets where there is one. */
function neededNot(words: string): string | null {
  const [, thing = '', behind = ''] = (A_NEED.test(words) && ANSWERED_NO.exec(words)) || [];
  if (thing === '') return null;
  const what = /^sponsor/i.test(thing) ? 'visa sponsorship' : /^visa/i.test(thing) ? 'visa' : 'work permit';
  const held = behind === '' ? '' : rightSaid(behind, 'has');
  return /^I (?:have|hold|am)\b/.test(held) ? `${held} and need no ${what}` : `I need no ${what}`;
}

/** "I hold a Graduate visa", "I have settled status": a permission in the words of the CV, as its person would say it. */
export function rightSaid(words: string, says: WorkRight): string {
  const no = says === 'has' ? neededNot(words) : null;
  if (no !== null) return no;
  const own = bare(words);
  const said = own
    .replace(/, (?:with (?:my )?)?(?:current|present) sponsor(?=;)/i, '')
    .replace(/(?:,|;) needs? (?=(?:(?:a )?transfer of )?(?:visa )?sponsorship)/i, ' and need ')
    .replace(/; (?:(?:and|but) )?(?:I )?((?:would|will) )?(?:needs?|requires?) /i, ' and $1need ')
    // a comma that was opened is closed
    .replace(/(, (?:valid|expir\p{L}+|granted|until)\b[^,;]*) and (?=(?:would |will )?need )/iu, '$1, and ');
  if ((said !== words && /^\p{Lu}\p{Ll}+$/u.test(said)) || /^(?:British|Irish)$/.test(said)) return `I am ${said}`;
  if (says === 'needs' && A_WISH.test(said))
    return `I need ${/\bskilled worker\b/i.test(said) ? 'a Skilled Worker visa' : 'visa sponsorship'}`;
  const way = isWellKnown(said) ? WAYS.find(([pattern]) => pattern.test(said))?.[1] : undefined;
  return way ? way(said) : `Of my right to work my CV says: ${quotedLines([words])}`;
}

/** Nothing but the words that permissions are told in; whatever else stands in a line, it is quoted as it is. */
const WELL_KNOWN = new Set(
  `i am my do new open have has hold holds need needs needing require requires required requiring needed necessary will would is are be on in a an the
  this here and or with without no not any to for of from under until till valid expires expiring granted since current currently
  present presently now full fully permanent indefinite limited discretionary permission leave remain enter stay live work working
  authorised authorized eligible entitled permitted right rights visa visas permit permits status settled pre presettled settlement refugee
  humanitarian protected protection citizen national resident residence residency partner spouse family dependant dependent dependants
  dependents wife husband holder passport card student graduate skilled worker workers health care global talent ancestry youth mobility
  scheme sponsorship sponsor sponsored transfer certificate change employer employers restriction restrictions condition conditions
  limitation limitations limit limits time hour hours week term during per up employment authorization green uk us usa eu eea u s k`.split(
    /\s+/,
  ),
);
const isWellKnown = (said: string): boolean =>
  said
    .split(/[\s,;:.()/&’'–—-]+/)
    .filter(Boolean)
    .every((word) => WELL_KNOWN.has(word.toLowerCase()) || /^\p{Lu}(?:\p{Ll}+|[\p{Lu}\d]+)$|^\d/u.test(word));

/** "Looking for an employer that can sponsor a visa." */
const A_WISH = /^(?:look(?:s|ing)|searching|seeking|hoping) /i;

/** "need visa", "Requires a Skilled Worker visa": what is needed, with its article. */
const needed = (words: string): string => {
  const thing = words.replace(/^(?:will )?(?:needs?|requires?|needing|requiring) /i, '');
  return /^(?:an?|the|my|no)\b|\bsponsorship\b/i.test(thing) ? thing : `${article(thing)} ${thing}`;
};

/** "Settled status" inside a sentence; "EU" and "UK" keep their capitals. */
const small = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const article = (words: string): string =>
  /^(?:[aeio]|EU\b)/i.test(words) && !/^(?:European|one)\b/i.test(words) ? 'an' : 'a';
