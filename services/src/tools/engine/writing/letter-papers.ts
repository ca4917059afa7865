import type { WeighedAsk } from '../match/score.js';
import { isOfPapers } from '../reading/held-papers.js';
import { occupationOf } from '../reading/occupation-families.js';
import type { Proof } from '../reading/proof.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { afterI } from '../reading/verbs.js';
import { endless, RUN_OUT } from './letter-text.js';
import { A_LABEL_OF_PAPERS, isOccupationAlone, WAS_AWARDED, whyNoPaper, wordsIn } from './no-paper.js';
import { papersOnce } from './said-once.js';
import type { Topic } from './wish-targets.js';

/** What of the papers is not to be said. */
interface PapersLeftOut {
  isUnwanted: (text: string) => boolean;
  leaves: (topic: Topic) => boolean;
  /** Said in what was told of work. */
  isTold: (thing: string) => boolean;
}

/** "2011 – 2014" at the end, and nothing else: "(started 2020, not finished)" has to stay. */
const A_SPAN = /[\s,]*\(?(?:19|20)\d{2}\s?[–—-]\s?(?:(?:19|20)\d{2}|present|now)\)?\.?$/i;
const UNDER_WAY =
  /^(?:currently |now )?(?:half ?way|half-way|part[- ]way|preparing|studying|working towards|doing|completing|undertaking|taking|finishing|enrolled|reading (?:for|towards)|training (?:for|towards|to|as|in))\b/i;
/** "Completed the Care Certificate in 2020": in a list of papers it is "Care Certificate, 2020". */
const COMPLETED =
  /^(?:i (?:have )?)?(?:(?:successfully|also|recently) )*(?:completed|obtained|gained|achieved|attained|earned|received|hold|held)(?: an?| the| my)? (?=.*\b(?:certificates?|diploma|degree|award|level|[ns]vq|licen[cs]e|card|registration|qualification|course|training|cscs|qts|membership)\b)/i;
const asAnItem = (quote: string): string => withoutWho(awarded(quote));
/** "Plumber, NVQ L3, CSCS gold" behind a label: who somebody is stands before the papers. */
function withoutWho(quote: string): string {
  const [who = '', ...papers] = quote.split(/,\s+(?![^(]*\))/);
  return papers.length > 1 && isOccupationAlone(who) ? papers.join(', ') : quote;
}
const awarded = (quote: string): string =>
  COMPLETED.test(quote)
    ? quote.replace(COMPLETED, '').replace(/(?<=\p{L}{3}) in (?=(?:19|20)\d{2}\.?$)/u, ', ')
    : quote;

/** "LICENSES: …", "2011–2016   …", "… | Notice period 60 days": what stands around a paper. */
const AROUND = [
  /^i (?:have been|am|was|have|hold|got)(?: (?:an?|the))? /i,
  /^i (?=(?:also )?(?:passed|completed|finished|attended|renewed|took|graduated)\b)/i,
  /^[•*–-]\s*/,
  /^(?!(?:gcses?|[ao][- ]levels?|[ns]vqs?|btecs?|ielts|oet|hcpc|nmc|gmc|gdc|gphc|goc|swe|sssc|acca|cima|aat|icaew|cipfa|cipd|cips|cim|cii)\b)(?:\p{Lu}[\p{L} &]{3,30}|quals|certs|licen[cs]es?|tickets|training|education)\s*:\s+/iu,
  /^(?:19|20)\d{2}(?:\s?[–—-]\s?(?:(?:19|20)\d{2}|present|now|today|(?:to )?date|current|ongoing))?[:,]?\s+/i,
  /^(?:Training|Title of qualification(?: awarded)?)[\s:]+(?=\p{Lu}|\d)/u,
  /\s\|\s.*$/,
  // "…, which I renewed in March"
  /,? which I \p{Ll}.*$/u,
  /^(?:COURSES|TRAINING|CERTIFICATES|LICEN[CS]ES|QUALIFICATIONS|MEMBERSHIPS?|REGISTRATIONS?)\s+(?=\p{Lu})/u,
  // "…, second class upper. National service": what is said behind it is another thing
  /(?<=\p{Ll}{5})\. (?!(?:First|Second|Third|Upper|Lower|Class|Hons|Honours|Distinction|Merit|Pass)\b)\p{Lu}\p{Ll}+ .*$/u,
];

/** "Completed the Care Certificate" where that is asked for: a paper, and told as one alone. */
export const tellsOfAPaper = (text: string, asks: readonly WeighedAsk[]): boolean =>
  WAS_AWARDED.test(text) &&
  asks.some(
    ({ kind, state, proof }) =>
      (kind === 'certificate' || kind === 'degree') &&
      state !== 'missing' &&
      proof !== null &&
      text.includes(proof.whole),
  );

/** "BSc Nursing, University of Lagos, 2017" without the year that tells an age. */
const withoutYear = (quote: string): string =>
  quote.replace(
    /(?<!\b(?:until|till|to|from|since|by|expires?|expiring|valid))(?:,? (?:in )?(?:19|20)\d{2}|,? \((?:19|20)\d{2}\))(?=$|[,;.)])/giu,
    '',
  );

/** Each paper with the sentence that names it, whole; one that only a long text holds is not quoted at all. */
export function papersSaid(asks: readonly WeighedAsk[], { isUnwanted, leaves, isTold }: PapersLeftOut): string | null {
  const quotes = new Set<string>();
  const members = new Set<string>();
  for (const { kind: asked, state, name, proof } of asks) {
    const kind = asked === 'skill' && isPaperInFact(name, proof) ? 'certificate' : asked;
    if ((kind !== 'certificate' && kind !== 'degree') || state === 'missing' || !proof || isUnwanted(name)) continue;
    if (kind === 'degree' && leaves('degree')) continue;
    const quote = quoteOf(name, proof);
    // what is told stands within a line of work already
    if (isUnwanted(quote) || isTold(quote) || whyNoPaper({ quote, name, kind, proof }) !== null) continue;
    const held = onlyWhatIsHeld(quote);
    const said = leaves('dates') ? withoutYear(held) : held;
    quotes.add(said);
    if (A_MEMBERSHIP.test(proof.whole)) members.add(said);
  }
  return inSentences([...quotes], members);
}

/** The paper alone, without what stands around it. */
function quoteOf(name: string, proof: Proof): string {
  const piece = pieceAbout(name, itemAbout(name, proof), proof);
  const bare = AROUND.reduce((text, around) => text.replace(around, ''), piece);
  const item = asAnItem(withCategories(bare, proof));
  return withoutWhatIsNot(item.replace(A_SPAN, '').replace(/\s{2,}/g, ' '), proof);
}

/** "Memberships: IFST, CIM": who belongs to a body holds nothing by that alone. */
const A_MEMBERSHIP = /^(?:professional )?memberships?\s*[:–-]/i;

function inSentences(quotes: readonly string[], members: ReadonlySet<string>): string | null {
  // "Currently preparing for the APC" is under way, and no qualification yet.
  const under = quotes.filter((quote) => UNDER_WAY.test(quote));
  // "(expected 2:1)": whether it has come, the line does not say
  const expected = quotes.filter((quote) => EXPECTED.test(quote) && !UNDER_WAY.test(quote));
  const held = papersOnce(quotes.filter((quote) => !UNDER_WAY.test(quote) && !EXPECTED.test(quote)));
  // "Passed the theory test" is a sentence of its own, and no item of a list.
  const told = held.filter((quote) => TOLD.test(quote) && !members.has(quote));
  const memberships = held.filter((quote) => members.has(quote));
  const items = held.filter((quote) => !TOLD.test(quote) && !members.has(quote));
  const said = [
    ...(items.length > 0 ? [`My qualifications for this post: ${items.join('; ')}.`] : []),
    ...(memberships.length > 0 ? [`My memberships: ${memberships.join('; ')}.`] : []),
    ...told.map((quote) => `I ${afterI(quote)}.`),
    ...expected.map((quote) => `Of my studies my CV says: “${quote}”.`),
    ...under.map((quote) => `I am ${quote.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`),
  ];
  return said.join(' ') || null;
}

const EXPECTED = /\b(?:expect(?:ed|ing)|predicted|projected|anticipated|on track|forecast)\b/i;

/** "C+E, ADR (packages, no tanks), HIAB", "Full licence, own van": of a list of papers those that nothing is denied of, and no van. */
function withoutWhatIsNot(said: string, { whole }: Proof): string {
  const quote = endless(said).replace(/,? (?:and )?(?:with )?(?:my )?own (?:van|car|tools|transport|vehicle)s?$/i, '');
  const items = quote.split(/[,;]\s+(?![^(]*\))/);
  const held = items.filter((item) => !/\b(?:no(?!\. ?\d)|not|never)\b/i.test(item) && !RUN_OUT.test(item));
  return A_LABEL_OF_PAPERS.test(whole) && items.length > 2 && held.length > 0 && held.length < items.length
    ? held.join(', ')
    : quote;
}

/** "RHS level 2 (2020), RHS level 3 in progress": what is still learned is no qualification, and alone it is worked towards. */
function onlyWhatIsHeld(quote: string): string {
  const pieces = quote.split(
    /[,;]\s+(?![^(]*\)|(?:(?:is|are|currently|still|now) )*(?:in progress|under ?way|ongoing)\b)/i,
  );
  const held = pieces.filter((piece, at) => !IN_PROGRESS.test(piece) && (at === 0 || !UNDER_WAY.test(piece)));
  if (held.length === pieces.length) return quote;
  if (held.length > 0) return held.join(', ');
  return pieces.length === 1 ? `working towards ${quote.replace(IN_PROGRESS, '')}` : quote;
}
const IN_PROGRESS = /(?<=\S)[\s,(–:-]+(?:(?:is|are|currently|still|now) ){0,2}(?:in progress|under ?way|ongoing)\)?$/i;

/** Of these what was done with the paper, said of "I". */
const TOLD =
  /^(?:(?:successfully|fully|also) )?(?:passed|completed|finished|attended|renewed|took|graduated)\b(?! in \d)/i;
/** "C, C1, digi card" of "Licences: C, C1, digi card": letters by themselves name nothing. */
const withCategories = (quote: string, { whole, section }: Proof): string =>
  /^[A-D]1?(?:\+?E)?(?:,|\s|$)/.test(quote) && (section === 'certificates' || /^licen[cs]es?\b/i.test(whole))
    ? `licences ${quote}`
    : quote;

/** "ADR" among papers is one, whether a list knows it or not. */
const isPaperInFact = (name: string, proof: WeighedAsk['proof']): boolean => {
  const said = proof === null ? '' : sentenceAbout(name, proof.whole);
  return (
    (isOfPapers(said) || (proof !== null && A_LABEL_OF_PAPERS.test(proof.whole))) &&
    wordsIn(name).some((word) => wordsIn(said).includes(word))
  );
};

const LONG_LIST = 4;
/** Of a list of skills the one thing that names the paper: nobody's qualifications are "PLC, MATLAB, C, 18th Edition". */
function itemAbout(name: string, { whole, section, said }: Proof): string {
  // "Working towards IEng. Full licence" of a chartered engineer: the sentence that has the CV's own word for it
  const own = said === undefined ? [] : sentencesIn(whole).filter((each) => each.includes(said));
  if (own.length === 1 && own[0] !== whole) return itemAbout(name, { line: own[0]!, whole: own[0]!, section });
  const items = whole.split(/,\s+(?![^(]*\))/);
  return section === 'skills' && items.length >= LONG_LIST ? mostAbout(name, items, whole) : sentenceAbout(name, whole);
}

/** "Monitoring visits; GCP trained (ICH E6), refreshed 2025" below a post: of a line of work the paper alone, with what is said of it. */
function pieceAbout(name: string, said: string, { section }: Proof): string {
  if (section !== 'experience') return said;
  const pieces = said.split(BETWEEN_PIECES);
  const at = pieces.indexOf(mostAbout(name, pieces, ''));
  if (at < 0 || pieces.length === 1 || pieces.slice(0, at).every((piece) => isOfPapers(piece))) return said;
  const behind = pieces.slice(at + 1);
  const end = behind.findIndex((piece) => !isOfItsState(piece));
  return [pieces[at], ...(end < 0 ? behind : behind.slice(0, end))].join(', ');
}
const BETWEEN_PIECES = /[;,]\s+(?:and )?(?![^(]*\))/u;

/** "…, refreshed 2025": said of the paper before it. */
const isOfItsState = (piece: string): boolean =>
  /^(?:(?:refreshed|renewed|expir\w+|valid|current|in date|held|passed|since|until|to|in) ?(?:\p{L}+ )?\d|(?:19|20)\d{2}$)/iu.test(
    piece,
  );

/** Of a paragraph the sentence that has most words of the name; a line of one sentence is itself. */
const sentenceAbout = (name: string, whole: string): string =>
  paperOfSomebody(
    name,
    mostAbout(
      name,
      sentencesIn(whole)
        .flatMap((each) => each.split(/\s+[•·|]\s+/))
        .flatMap((each) => each.split(BEHIND_A_PAPER))
        .map((each) => each.replace(/^am (?=\p{L})/u, '')),
      whole,
    ),
  );

/** "NVQ Level 3 and am halfway through the Level 5": the sentence goes on behind the paper. */
const BEHIND_A_PAPER =
  /,? (?:and|but) (?:(?:I|also|now) ){0,2}?(?=(?:am|was|have|hold|will|can|hope|plan|want|need|work|am now|currently) \p{L})(?:have |hold |work (?:as|in|at|with|for) )?/u;

/** "Year 4 class teacher with QTS and five years' experience": of who somebody is, the paper alone. */
function paperOfSomebody(name: string, quote: string): string {
  const [, who = '', has = ''] = WITH.exec(quote) ?? [];
  if (has === '' || occupationOf(who) === null) return quote.replace(YEARS_BESIDE, '');
  const pieces = has.replace(YEARS_BESIDE, '').split(/,\s+(?:and )?|\s+and\s+/);
  const own = A_PAPER_WORD.test(who) ? [who, ...pieces] : pieces;
  const about = mostAbout(name, own, '');
  return about === '' ? (own.length > 0 && own[0] === who ? who : quote) : about.replace(/^(?:an?|the|full|my) /i, '');
}
const WITH = /^([^,;:.]{3,60}?) with (.+)$/u;
const A_PAPER_WORD = /\b(?:registered|chartered|certified|licen[cs]ed|qualified)\b/i;
/** "… and five years' experience". */
const YEARS_BESIDE =
  /(?:,| and| with)? (?:with )?(?:(?:over|more than|nearly|almost|about) )?(?:\d{1,2}|\p{L}{3,9})\+? years?['’]? (?:of )?(?:\p{L}+ ){0,3}experience\b.*$/iu;

function mostAbout(name: string, pieces: readonly string[], whole: string): string {
  const wanted = wordsIn(name);
  const counted = pieces.map((each) => ({
    each,
    count: wordsIn(each).filter((word) => wanted.includes(word)).length,
  }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best), { each: whole, count: 0 }).each;
}
