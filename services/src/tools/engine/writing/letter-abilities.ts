import type { WeighedAsk } from '../match/score.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { standingAt, standingsIn } from '../reading/standing.js';
import { occupationOf } from '../reading/occupation-families.js';
import { isOfPapers } from '../reading/held-papers.js';
import { endsInPerson, namesPerson } from '../reading/occupations.js';
import type { Proof } from '../reading/proof.js';
import { areIssued } from '../reading/papers-issued.js';
import { afterI, beginsWithVerb, namesWork, saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { listed } from '../text/clean.js';
import { endless, RUN_OUT } from './letter-text.js';
import { isLittleKnown } from './little-known.js';
import { isBeingTaught, isHad } from './no-work.js';
import { isToCome, tellsOfOthers } from './others-work.js';
import { saysNotHad } from './not-had.js';
import type { Topic } from './wish-targets.js';
import { headBehind, isThingAsked, ordinary } from './skill-as-asked.js';
import { fullest, isNamedIn, papersOnce } from './said-once.js';
import { areWordsOf, asWritten, isPost, wordedAbility } from './worded-answers.js';

/** What of it is not to be said. */
interface ToLeaveOut {
  isUnwanted: (text: string) => boolean;
  isUnwantedPaper: (text: string) => boolean;
  leaves: (topic: Topic) => boolean;
  /** Of the person's own skills or work. */
  isOwn: (proof: Proof) => boolean;
  /** Said in what was told of work. */
  isTold: (thing: string) => boolean;
}

/** What was not argued from work: skills as the CV calls them, papers in its words, which the person can stand by. */
export function abilities(
  asks: readonly WeighedAsk[],
  isSaid: (name: string) => boolean,
  { isUnwanted, isUnwantedPaper, leaves, isTold, isOwn }: ToLeaveOut,
  most: number,
): string | null {
  const papers = leaves('papers') ? null : papersSaid(asks, { isUnwanted: isUnwantedPaper, leaves, isTold });
  const isSaidAnyway = (thing: string) => isTold(thing) || (papers !== null && isNamedIn(thing, papers));
  const skills = leaves('skills')
    ? null
    : skillsSaid(
        asks.filter(({ proof }) => proof !== null && isOwn(proof)),
        (name) => isSaid(name) || isUnwanted(name),
        isSaidAnyway,
        most,
      );
  const parts = [skills, papers];
  return parts.filter(Boolean).join(' ') || null;
}

function skillsSaid(
  asks: readonly WeighedAsk[],
  isSaid: (name: string) => boolean,
  isTold: (thing: string) => boolean,
  most: number,
): string | null {
  const of = (state: WeighedAsk['state']) =>
    asks
      .filter(({ state: own, kind, near, why }) => own === state && kind === 'skill' && !near && !why)
      .filter(({ called, proof }) => isHeldIn(proof, called))
      // what a line was only understood to mean, or only says in a title, is not what it names
      .filter(
        ({ proof }) =>
          proof?.said !== undefined && !isSaid(proof.said) && !isPost(proof.whole) && !tellsOfPapers(proof),
      )
      .flatMap(({ name, called, proof }) =>
        called && proof && isThing(called) && isNamedBy(called, proof) && !isSaid(name) && !isSaid(called)
          ? activity(asWritten(called, proof.whole))
          : [],
      );
  const worded = asks.flatMap((ask) => {
    if (ask.proof && tellsOfPapers(ask.proof)) return [];
    const thing = isSaid(ask.name) ? null : wordedAbility(ask);
    return thing === null || isSaid(thing) ? [] : activity(thing);
  });
  const used = fullest([...of('met'), ...worded].filter((thing) => !isTold(thing))).slice(0, most);
  const isNew = (thing: string) =>
    !isTold(thing) && !used.some((each) => isNamedIn(each, thing) || isNamedIn(thing, each));
  const named = fullest(of('partly').filter(isNew)).slice(0, Math.max(1, most - 1));
  const know = `I ${named.some((each) => IS_DONE.test(each)) ? 'am familiar with' : 'know'} ${listed(named)}`;
  if (used.length > 0) return `I have experience of ${listed(used)}${named.length > 0 ? `, and ${know}` : ''}.`;
  return named.length > 0 ? `Of what you ask for, ${know}.` : null;
}
/** By its own words, or by its short form: "stakeholders" are not yet their management. */
const isNamedBy = (called: string, { whole, said = '' }: Proof): boolean =>
  (areWordsOf(called, whole) && (/^\P{Ll}|\d/u.test(said) || headBehind(said || called, whole) === null)) ||
  /^\p{Lu}[\p{Lu}\d/&+#-]+$/u.test(said);

/** "Tickets: CS38, MEWP": held, and no experience by itself. */
const tellsOfPapers = ({ whole, section }: Proof): boolean =>
  section === 'certificates' || section === 'education' || isOfPapers(whole) || A_LABEL_OF_PAPERS.test(whole);
const A_LABEL_OF_PAPERS =
  /^(?:tickets?|licen[cs]es?|cards?|quals|qualifications?|certificates?|certifications?|training|courses?|education|registrations?|memberships?)\b/i;

/** Nothing of "mix paint" or "Supervise". */
const activity = (thing: string): string[] => (isThingAsked(thing) ? [ordinary(thing)] : []);
/** Nobody "knows" teaching, or care. */
const IS_DONE = /(?:\p{L}{3}ing|\b(?:care|work|support|leadership|management|service|practice|duties))$/iu;

/** Where the line names it, it does not say that it is not there, refused or still to come. */
function isHeldIn(proof: WeighedAsk['proof'], called: string | null): boolean {
  if (proof === null) return true;
  const { whole, said } = proof;
  const place = whole.toLowerCase().indexOf((said ?? called ?? '').toLowerCase());
  return (
    standingAt(whole, Math.max(0, place)) === 'held' &&
    !isInsurance(whole, called) &&
    !isBeingTaught(whole) &&
    !isLittleKnown(said ?? called ?? '', whole)
  );
}

/** "Public liability insurance 2 million" is no experience of insurance. */
const isInsurance = (line: string, called: string | null): boolean =>
  isHad(line) && /insur|liabilit|indemnit/i.test(called ?? '');

/** "Preceptor" and "read isometrics" are who or what somebody does, and nothing to have experience of. */
const isThing = (called: string): boolean =>
  occupationOf(called) === null &&
  !namesWork(called) &&
  !(/^\p{Ll}/u.test(called) && namesPerson(called)) &&
  !/^(?:preceptor|mentor|coach)e?s?$/i.test(called) &&
  !SAYS_OF_WHAT_KIND.test(called) &&
  !A_VEHICLE.test(called) &&
  !/^read\b/i.test(called);

/** Driven, and no experience by its name alone. */
const A_VEHICLE = /^(?:[hl]gv|p[cs]v|vans?|bus(?:es)?|coach(?:es)?|lorr(?:y|ies)|trucks?|cars?|vehicles?)$/i;
/** "Postdoctoral" is of what kind, and nothing by itself. */
const SAYS_OF_WHAT_KIND =
  /^(?:(?:post|pre)?[- ]?doctoral|(?:post|under)?graduate|clinical|technical|senior|junior|offshore|onshore|remote|residential|international)$/i;

/** "2011 – 2014" at the end, and nothing else: "(started 2020, not finished)" has to stay. */
const A_SPAN = /[\s,]*\(?(?:19|20)\d{2}\s?[–—-]\s?(?:(?:19|20)\d{2}|present|now)\)?\.?$/i;
const LONGEST_QUOTE = 160;
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
  /^(?!(?:gcses?|[ao][- ]levels?|[ns]vqs?|btecs?|ielts|oet|hcpc|nmc|gmc|gdc|gphc|goc|swe|sssc)\b)(?:\p{Lu}[\p{L} &]{3,30}|quals|certs|licen[cs]es?|tickets|training|education)\s*:\s+/iu,
  /^(?:19|20)\d{2}(?:\s?[–—-]\s?(?:(?:19|20)\d{2}|present|now|today|(?:to )?date|current|ongoing))?[:,]?\s+/i,
  /^(?:Training|Title of qualification(?: awarded)?)[\s:]+(?=\p{Lu}|\d)/u,
  /\s\|\s.*$/,
  /^(?:COURSES|TRAINING|CERTIFICATES|LICEN[CS]ES|QUALIFICATIONS|MEMBERSHIPS?|REGISTRATIONS?)\s+(?=\p{Lu})/u,
  // "…, second class upper. National service": what is said behind it is another thing
  /(?<=\p{Ll}{5})\. (?!(?:First|Second|Third|Upper|Lower|Class|Hons|Honours|Distinction|Merit|Pass)\b)\p{Lu}\p{Ll}+ .*$/u,
];

/** "Completed the Care Certificate" where that is asked for: a paper, and told as one alone. */
export const tellsOfAPaper = (text: string, asks: readonly WeighedAsk[]): boolean =>
  WAS_AWARDED.test(text) &&
  asks.some(
    ({ kind, state, proof }) =>
      (kind === 'certificate' || kind === 'degree') && state !== 'missing' && proof !== null && proof.whole === text,
  );

/** "BSc Nursing, University of Lagos, 2017" without the year that tells an age. */
const withoutYear = (quote: string): string =>
  quote.replace(
    /(?<!\b(?:until|till|to|from|since|by|expires?|expiring|valid))(?:,? (?:in )?(?:19|20)\d{2}|,? \((?:19|20)\d{2}\))(?=$|[,;.)])/giu,
    '',
  );

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

/** Each paper with the sentence that names it, whole; one that only a long text holds is not quoted at all. */
function papersSaid(
  asks: readonly WeighedAsk[],
  { isUnwanted, leaves, isTold }: Pick<ToLeaveOut, 'isUnwanted' | 'leaves' | 'isTold'>,
): string | null {
  const quotes = new Set<string>();
  for (const { kind: asked, state, name, proof } of asks) {
    const kind = asked === 'skill' && isPaperInFact(name, proof) ? 'certificate' : asked;
    if ((kind !== 'certificate' && kind !== 'degree') || state === 'missing' || !proof || isUnwanted(name)) continue;
    if (kind === 'degree' && leaves('degree')) continue;
    const quote = withoutWhatIsNot(
      asAnItem(
        withCategories(
          AROUND.reduce((text, around) => text.replace(around, ''), pieceAbout(name, itemAbout(name, proof), proof)),
          proof,
        ),
      )
        .replace(A_SPAN, '')
        .replace(/\s{2,}/g, ' '),
      proof,
    );
    if (
      quote === '' ||
      // what is said of somebody is no paper, and a clause cut out of it least of all
      tellsOfOthers(proof.whole) ||
      tellsOfOthers(quote) ||
      isToCome(proof.whole) ||
      !isOfAPaper(quote, proof) ||
      quote.length > LONGEST_QUOTE ||
      isUnwanted(quote) ||
      // within a line of work that is quoted
      isTold(quote) ||
      RUN_OUT.test(quote) ||
      // made out for customers, and nobody's qualification
      (kind === 'certificate' && proof.section !== 'certificates' && areIssued(proof.whole)) ||
      // work with a thing that a licence is for shows none
      (kind === 'certificate' &&
        proof.section === 'experience' &&
        !mayBePaper(quote) &&
        !A_LABEL_OF_PAPERS.test(proof.whole)) ||
      saysNotHad(quote) ||
      REFUSED.test(quote) ||
      HOW_MUCH_WORK.test(quote) ||
      (kind === 'certificate' && OF_A_POST.test(quote)) ||
      // "(part-qualified)" by itself qualifies for nothing
      /^\([^()]*\)$/.test(quote) ||
      standingsIn(quote).some(({ standing }) => NOT_HELD.has(standing)) ||
      /\b(?:no(?!\. ?\d)|not|never|yet|native|seeking)\b/i.test(quote) ||
      (kind === 'certificate' && !namesIt(quote, name)) ||
      // among the tools of a list nothing says that a paper is held
      (proof.section === 'skills' && !A_PAPER.test(quote)) ||
      isAPost(proof.whole) ||
      isHeadOfAPost(proof) ||
      (kind === 'certificate' && isSomebody(quote, proof)) ||
      // What somebody does is no paper.
      /^I['’ ]/.test(quote) ||
      IS_CHAT.test(quote) ||
      (beginsWithVerb(quote) && !/^care certificate\b/i.test(quote)) ||
      (saysWhatWasDone(quote) && !WAS_AWARDED.test(quote) && !ON_A_REGISTER.test(quote)) ||
      (kind === 'certificate' && isOccupationAlone(quote))
    )
      continue;
    const held = onlyWhatIsHeld(quote);
    quotes.add(leaves('dates') ? withoutYear(held) : held);
  }
  // "Currently preparing for the APC" is under way, and no qualification yet.
  const [under, held] = [true, false].map((isUnder) =>
    [...quotes].filter((quote) => UNDER_WAY.test(quote) === isUnder),
  );
  // "Passed the theory test" is a sentence of its own, and no item of a list.
  const [told, listedOnes] = [true, false].map((isDeed) =>
    papersOnce(held ?? []).filter((quote) => TOLD.test(quote) === isDeed),
  );
  const said = [
    listedOnes?.length ? `My qualifications for this post: ${listedOnes.join('; ')}.` : null,
    ...(told ?? []).map((quote) => `I ${afterI(quote)}.`),
    ...(under ?? []).map((quote) => `I am ${quote.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`),
  ];
  return said.filter(Boolean).join(' ') || null;
}

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
  const held = pieces.filter((piece) => !IN_PROGRESS.test(piece));
  if (held.length === pieces.length) return quote;
  if (held.length > 0) return held.join(', ');
  return pieces.length === 1 ? `working towards ${quote.replace(IN_PROGRESS, '')}` : quote;
}
const IN_PROGRESS = /(?<=\S)[\s,(–:-]+(?:(?:is|are|currently|still|now) ){0,2}(?:in progress|under ?way|ongoing)\)?$/i;

/** "Class 1 (C+E) driver, Some Logistics, Mar 2021 - to date": what somebody was. */
const OF_A_POST =
  /\b(?:19|20)\d{2}\s*(?:[–—-]|to|until)\s*(?:to )?(?:date|present|now|today|(?:\p{L}{3,9} )?(?:19|20)\d{2})\b/iu;
/** What somebody asked for and did not get, or is still to get. */
const REFUSED =
  /\b(?:refused|rejected|failed|declined|denied|unsuccessful|turned down|removed|erased|barred|pending|to (?:be|follow)|to come|in process|needs? renew\w*|final year|(?:exams?|assessment|viva|resit) (?:in|on|due|next|this)|retaking|resitting|due (?:in |by )?(?:\p{L}+ )?20\d\d)\b/iu;
/** "Passed the theory test" and "Completed the Care Certificate" tell of a paper, "Raised GCSE passes" does not. */
const WAS_AWARDED =
  /^(?:(?:successfully|fully|also) )?(?:passed|completed|obtained|gained|achieved|earned|received|qualified|registered|certified|licen[cs]ed|chartered|trained|accredited|graduated|finished|attended|renewed|took|did|held|hold)\b/i;
/** "HCPC-registered Physiotherapist". */
const ON_A_REGISTER = /^\p{Lu}{2,8}[- ](?:registered|qualified|certified|licen[cs]ed|chartered|accredited)\b/u;
/** Of these what was done with the paper, said of "I". */
const TOLD =
  /^(?:(?:successfully|fully|also) )?(?:passed|completed|finished|attended|renewed|took|graduated)\b(?! in \d)/i;
/** "Reach and counterbalance, 200 pallets a shift" is what was done with a licence. */
const HOW_MUCH_WORK = /\b\d+ \p{Ll}+ (?:an?|per|each|every) (?:shift|day|night|hour|week|month|year)\b/iu;
const NOT_HELD: ReadonlySet<string> = new Set(['denied', 'wished', 'others']);

/** A number of a register, or "Full UK, clean" below a label, names no paper by itself. */
const namesIt = (quote: string, name: string): boolean =>
  A_PAPER.test(quote) || wordsIn(name).some((word) => wordsIn(quote).includes(word));
const A_PAPER =
  /licen|certif|\bcert\b|diploma|degree|\b(?:cards?|tickets?|registered|registration|passed|qualif\w*|[ns]vq|level \d|chartered|award|[bm]\.?(?:sc|eng|ed)|ph\.?d)\b/i;

/** "C, C1, digi card" of "Licences: C, C1, digi card": letters by themselves name nothing. */
const withCategories = (quote: string, { whole }: Proof): string =>
  /^[A-D]1?(?:\+?E)?(?:,|\s|$)/.test(quote) && /^licen[cs]es?\b/i.test(whole) ? `licences ${quote}` : quote;

/** Among work by a word for one or by the name of one; a short form in capitals ("MEWP") may be what was worked with. */
const mayBePaper = (quote: string): boolean => A_PAPER.test(quote) || isOfPapers(quote);

/** "Home health aide / CNA" is what somebody is. */
const isOccupationAlone = (quote: string): boolean =>
  occupationOf(quote) !== null && !/\d|licen|certif|regist|card|ticket/i.test(quote);

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

/** "ADR" among papers is one, whether a list knows it or not. */
const isPaperInFact = (name: string, proof: WeighedAsk['proof']): boolean => {
  const said = proof === null ? '' : sentenceAbout(name, proof.whole);
  return (
    (isOfPapers(said) || (proof !== null && A_LABEL_OF_PAPERS.test(proof.whole))) &&
    wordsIn(name).some((word) => wordsIn(said).includes(word))
  );
};

/** "HGV Class 1 driver, Leeds", "2014 to now: Class 1 driver, Some Haulage": who somebody is or was, which no paper is. */
function isSomebody(quote: string, { whole }: Proof): boolean {
  if (A_PAPER.test(quote) || ON_A_REGISTER.test(quote)) return false;
  const [who = ''] = quote.replace(/^(?:to|[–—-]) (?:now|present|date|today): /i, '').split(/[,(|]|\s[–—-]\s|\.\s/);
  return occupationOf(who) !== null && endsInPerson(who) && (OF_A_POST.test(whole) || who.split(/\s+/).length > 1);
}

const LONG_LIST = 4;
/** Of a list of skills the one thing that names the paper: nobody's qualifications are "PLC, MATLAB, C, 18th Edition". */
function itemAbout(name: string, { whole, section }: { whole: string; section: string }): string {
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

const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word));
