import { headsPapers } from '../reading/heads-papers.js';
import { isOfPapers } from '../reading/held-papers.js';
import { occupationOf } from '../reading/occupation-families.js';
import { endsInPerson } from '../reading/occupations.js';
import { membershipsIn } from '../reading/memberships.js';
import { inPlainWords } from '../reading/outcomes.js';
import { areIssued } from '../reading/papers-issued.js';
import type { Proof } from '../reading/proof.js';
import { standingsIn } from '../reading/standing.js';
import { beginsWithVerb, saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { RUN_OUT } from './letter-text.js';
import { LONGEST_QUOTED } from './letter-work.js';
import { saysNotHad } from './not-had.js';
import { isToCome, tellsOfOthers } from './others-work.js';

/** Over papers, or before them. */
export const A_LABEL_OF_PAPERS =
  /^(?:tickets?|licen[cs]es?|cards?|quals|qualifications?|certificates?|certifications?|training|courses?|education|registrations?|memberships?)\b/i;

/** A paper as it may be quoted, for what and from where. */
interface Quoted {
  quote: string;
  name: string;
  kind: 'certificate' | 'degree';
  proof: Proof;
}

type Refusal = [why: string, isSo: (quoted: Quoted) => boolean];

/** What a letter calls no qualification; of a certificate more than of a degree, which has a name of its own. */
const NO_PAPER: readonly Refusal[] = [
  ['it is empty', ({ quote }) => quote === ''],
  // what is said of somebody is no paper, and a clause cut out of it least of all
  ['it is said of others', ({ quote, proof }) => tellsOfOthers(proof.whole) || tellsOfOthers(quote)],
  ['it is to come', ({ proof }) => isToCome(proof.whole)],
  ['nothing says that it is a paper', ({ quote, proof }) => !isOfAPaper(quote, proof)],
  ['it heads papers', ({ quote }) => headsPapers(quote)],
  ['it is too long', ({ quote }) => quote.length > LONGEST_QUOTED],
  ['it has run out', ({ quote }) => RUN_OUT.test(quote) || RUN_OUT.test(inPlainWords(quote))],
  ['it is made out for customers', (quoted) => isACertificate(quoted) && isMadeOut(quoted.proof)],
  // work with a thing that a licence is for shows none
  ['it is work', (quoted) => isACertificate(quoted) && isWorkWithIt(quoted)],
  ['it is not had', ({ quote }) => saysNotHad(quote)],
  ['it was refused, or is due', ({ quote }) => REFUSED.test(quote)],
  ['it says how much was done', ({ quote }) => HOW_MUCH_WORK.test(quote)],
  ['it has the dates of a post', (quoted) => isACertificate(quoted) && OF_A_POST.test(quoted.quote)],
  // "(part-qualified)" by itself qualifies for nothing
  ['it is a bracket alone', ({ quote }) => /^\([^()]*\)$/.test(quote)],
  ['it is not held', ({ quote }) => standingsIn(quote).some(({ standing }) => NOT_HELD.has(standing))],
  ['it is denied', ({ quote }) => /\b(?:no(?!\. ?\d)|not|never|yet|native|seeking)\b/i.test(quote)],
  ['it does not name what is asked', (quoted) => isACertificate(quoted) && !namesIt(quoted)],
  // among the tools of a list nothing says that a paper is held
  ['it is one of many skills', ({ quote, proof }) => proof.section === 'skills' && !A_PAPER.test(quote)],
  ['it is a post', ({ proof }) => isAPost(proof.whole) || isHeadOfAPost(proof)],
  ['it is somebody', (quoted) => isACertificate(quoted) && isSomebody(quoted.quote, quoted.proof)],
  ['somebody speaks', ({ quote }) => /^I['’ ]/.test(quote) || IS_CHAT.test(quote)],
  [
    'it is what somebody does',
    ({ quote }) => beginsWithVerb(quote) && !/^(?:care certificate|clean (?:\p{L}+ ){0,3}licen[cs]e)\b/iu.test(quote),
  ],
  [
    'it is what somebody did',
    ({ quote }) => saysWhatWasDone(quote) && !WAS_AWARDED.test(quote) && !ON_A_REGISTER.test(quote),
  ],
  ['it is who somebody is at the top', ({ quote, proof }) => proof.section === 'head' && isWhoOneIs(quote)],
  ['it is an occupation', (quoted) => isACertificate(quoted) && isOccupationAlone(quoted.quote)],
];

/** Why a quotation is told as no paper; null of one that is. */
export const whyNoPaper = (quoted: Quoted): string | null => NO_PAPER.find(([, isSo]) => isSo(quoted))?.[0] ?? null;

const OF_PAPERS: ReadonlySet<string> = new Set(['certificates', 'education']);
/** Under a heading of papers, behind a label of them, or a paper by its form. */
const isOfAPaper = (quote: string, { section, whole }: Proof): boolean =>
  OF_PAPERS.has(section) ||
  A_LABEL_OF_PAPERS.test(whole) ||
  A_PAPER.test(quote) ||
  isRowOfPapers(whole) ||
  (isOfPapers(quote) && A_FORM.test(quote));
/** "CSCS | First Aid | SSSTS": what stands among papers is one. */
function isRowOfPapers(line: string): boolean {
  const row = line.split(/\s*[|•·]\s*/).filter(Boolean);
  return row.length > 1 && row.every((each) => isOfPapers(each));
}
/** A year, or a number by which it is registered. */
const A_FORM = /\b(?:19|20)\d{2}\b|\d{4,}|^\p{Lu}[\p{Lu}\d]+(?:$|[ ,;])/u;

const isACertificate = ({ kind }: Quoted): boolean => kind === 'certificate';
const isMadeOut = ({ whole, section }: Proof): boolean => section !== 'certificates' && areIssued(whole);
/** Of a line of work that names no paper. */
export const isWorkWithAPaper = (proof: Proof): boolean => isWorkWithIt({ quote: proof.whole, proof });
const isWorkWithIt = ({ quote, proof }: Pick<Quoted, 'quote' | 'proof'>): boolean =>
  proof.section === 'experience' && !mayBePaper(quote) && !A_LABEL_OF_PAPERS.test(proof.whole);

/** "Class 1 (C+E) driver, Some Logistics, Mar 2021 - to date": what somebody was. */
const OF_A_POST =
  /\b(?:19|20)\d{2}\s*(?:[–—-]|to|until)\s*(?:to )?(?:date|present|now|today|(?:\p{L}{3,9} )?(?:19|20)\d{2})\b/iu;
/** What somebody asked for and did not get, or is still to get. */
const REFUSED =
  /\b(?:refused|rejected|failed|declined|denied|unsuccessful|turned down|removed|erased|barred|pending|to (?:be|follow)|to come|in process|needs? renew\w*|final year|(?:exams?|assessment|viva|resit) (?:in|on|due|next|this)|retaking|resitting|due (?:in |by )?(?:\p{L}+ )?20\d\d)\b/iu;
/** "Passed the theory test" and "Completed the Care Certificate" tell of a paper, "Raised GCSE passes" does not. */
export const WAS_AWARDED =
  /^(?:(?:successfully|fully|also) )?(?:passed|completed|obtained|gained|achieved|earned|received|qualified|registered|certified|licen[cs]ed|chartered|trained|accredited|graduated|finished|attended|renewed|took|did|held|hold)\b/i;
/** "HCPC-registered Physiotherapist". */
const ON_A_REGISTER = /^\p{Lu}{2,8}[- ](?:registered|qualified|certified|licen[cs]ed|chartered|accredited)\b/u;
/** "Reach and counterbalance, 200 pallets a shift" is what was done with a licence. */
const HOW_MUCH_WORK = /\b\d+ \p{Ll}+ (?:an?|per|each|every) (?:shift|day|night|hour|week|month|year)\b/iu;
const NOT_HELD: ReadonlySet<string> = new Set(['denied', 'wished', 'others']);

/** A number of a register, or "Full UK, clean" below a label, names no paper by itself. */
const namesIt = ({ quote, name, proof: { said } }: Quoted): boolean =>
  A_PAPER.test(quote) ||
  (said !== undefined && quote.includes(said)) ||
  // "MRICS" of the RICS
  membershipsIn(quote).some(({ body }) => name.toLowerCase().includes(body.short.toLowerCase())) ||
  wordsIn(name).some((word) => wordsIn(quote).includes(word));
const A_PAPER =
  /licen|certif|\bcert\b|diploma|degree|\b(?:cards?|tickets?|registered|registration|passed|qualif\w*|[ns]vq|level \d|chartered|award|[bm]\.?(?:sc|eng|ed)|ph\.?d)\b/i;

/** Among work by a word for one or by the name of one; a short form in capitals ("MEWP") may be what was worked with. */
const mayBePaper = (quote: string): boolean => A_PAPER.test(quote) || isOfPapers(quote);

/** "Home health aide / CNA" is what somebody is. */
export const isOccupationAlone = (quote: string): boolean =>
  occupationOf(quote) !== null && !/\d|licen|certif|regist|card|ticket/i.test(quote);

/** "MECHANICAL ENGINEER (B.ENG, COREN REG.)" at the top: what somebody calls themselves, whatever stands behind it. */
function isWhoOneIs(quote: string): boolean {
  const [who = ''] = quote.split(/\s*[,(|]|\s[–—-]\s/);
  return who !== quote && occupationOf(who) !== null && endsInPerson(who) && !A_PAPER.test(who);
}

/** "hi! i'm a level 3 qualified stylist": somebody speaks of themselves, and names no paper. */
const IS_CHAT =
  /^(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|dear)(?!\p{L})|(?<!\p{L})(?:i['’]m|i['’]ve|im an?|i am|my name)(?!\p{L})/iu;

/** The line of a post is told as work. */
const isAPost = (text: string): boolean => /^(?:job|position|post|role)\s*:/i.test(text);

/** "2019 – present, Registered Nurse, Some Hospital": where and since when somebody works, whatever they are registered as. */
const isHeadOfAPost = ({ whole, section }: Proof): boolean =>
  section === 'experience' &&
  OF_A_POST.test(whole) &&
  withoutDates(whole)
    .split(/,\s+|\s[–—|-]\s/)
    .some((part) => occupationOf(part) !== null && endsInPerson(part));

/** "HGV Class 1 driver, Leeds", "2014 to now: Class 1 driver, Some Haulage": who somebody is or was, which no paper is. */
function isSomebody(quote: string, { whole }: Proof): boolean {
  if (A_PAPER.test(quote) || ON_A_REGISTER.test(quote)) return false;
  const [who = ''] = quote.replace(/^(?:to|[–—-]) (?:now|present|date|today): /i, '').split(/[,(|]|\s[–—-]\s|\.\s/);
  return occupationOf(who) !== null && endsInPerson(who) && (OF_A_POST.test(whole) || who.split(/\s+/).length > 1);
}

export const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word));
