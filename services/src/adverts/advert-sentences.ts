import { isField } from './bare-names.js';
import { isByPronoun } from './by-pronoun.js';
import { areSetApart } from './contrasts.js';
import { isAnswer, isHeading, isLabel } from './label-lines.js';
import { endsSince } from './once-sponsored.js';
import { mayDoSo } from './left-open.js';
import { withoutOtherPapers } from './other-papers.js';
import { besideOtherSponsorshipDenied } from './other-sponsorship-denied.js';
import { plain } from './plain-words.js';
import { subject } from './sponsorship-rules.js';
import { isHint } from './who-is-meant.js';

/** A "sentence" longer than this is a list without full stops; it is read in pieces. */
export const LONGEST = 600;
/** So much of one piece stands in the next too: what is cut off here is whole there. */
const OVERLAP = 250;

/** The pieces of a sentence that is too long, cut between words, with where each begins. */
export function* piecesOf(sentence: string): Generator<{ piece: string; at: number }> {
  for (let at = 0; ;) {
    const isLast = at + LONGEST >= sentence.length;
    const space = isLast ? -1 : sentence.lastIndexOf(' ', at + LONGEST);
    const end = isLast ? sentence.length : space > at + OVERLAP ? space : at + LONGEST;
    yield { piece: sentence.slice(at, end), at };
    if (isLast) return;
    const next = sentence.indexOf(' ', end - OVERLAP) + 1;
    at = next > at && next < end ? next : end;
  }
}

/** Shorter names of the licence, the certificate and the permit, where they are not those of a trade. */
const mayBeMeant =
  /(?:\bnot|n't|\bno longer|\bnor) (?:yet )?(?:an? )?(?:inz[- ])?accredited employers?\b|\b(?:must|need|needs|require[sd]?|only|essential)\b[^.;]{0,30}?\b(?:nz|new zealand|australian) (?:permanent )?(?:residen(?:cy|ce|ts?)|citizen\w*)\b|\b(?:our|the|your|its|no|this|for|an?) (?:(?!driv|food|premises|software|alcohol|gam|trade|level|parking|site)[\w-]+ ){0,2}?(?:licen[cs]e|certificates?|permits?|petitions?)\b(?! (?:in|of|from|holders?|plates?|courses?|to (?:work|drive|trade))\b)|\bpetitions?\b|\bhome office\b|\bukvi\b|\bcritical skills\b|\b(?:overseas|international|foreign) applications?\b|\bno h-?1\b|\b(?:employment|work|s) pass\b|\bno (?:opt|cpt)\b|\bonly (?:\w+ )?(?:citizens|settled (?:persons|people|residents))\b|\bno cos\b|\b(?:applications?|applicants?|candidates?|people|those|anyone|anybody)\b[^.;,]{0,30}?\boutside (?:of )?(?:new zealand|australia|canada|ireland)\b|\b(?:limited|small) number of certificates\b(?! (?:in|of (?!sponsor)))|\blmias\b|\bemployer[- ]nominat\w+|\bimmigration program\w*|\baip[- ](?:\w+ )?employers?\b|\b(?:designated|approved|endorsed) (?:aip )?employers?[^.;]{0,20}\baip\b|\b(?:uk|eu|eea|british|irish|us|canadian)\b[^.;]{0,15}\bpassports?\b[^.;]{0,12}\bonly\b|\bpermits? (?:support|help)|\b(?:support|arrange|provide|sponsor) permits\b/i;

/** What foreign students in the United States work on, in capitals: in small letters they are words, and codes of a clinic. */
const ofStudents =
  /\bF-1\b|\bSTEM[- ]OPT\b|\b(?:OPT|CPT) ?(?:[/,&+]|or\b|and\b|or on\b) ?(?:STEM|F-?1|OPT|CPT|H-?1B)\b|\b(?:on|under|no|your|hold|holding) OPT\b(?! (?:OUT|IN)\b)|\b(?:OPT|CPT)(?: EADs?)?,? (?:candidates|students|holders|applicants|visas?|status|extensions?|employment)\b/;

export function isOnSponsorship(sentence: string): boolean {
  const said = withoutOtherPapers(plain(sentence));
  return subject.test(said) || mayBeMeant.test(said) || ofStudents.test(said);
}

/** A bullet and blanks stand in so few characters before an entry. */
const MOST_BEFORE = 5;

/** "We do not sponsor events. Or visas." */
const takesUp = /^\W*(?:(?:or|nor|neither|likewise)\b|(?:it(?: i|['’])s )?the same\b)/i;

/**
 * "Agency workers cannot be sponsored. This permanent post can be." is one statement. What is longer than two pieces is
 * none: it would be read in pieces all the same.
 */
export function* withHints(text: string): Generator<string> {
  let [before, end] = ['', 0];
  for (const sentence of withAnswers(text)) {
    const start = text.indexOf(sentence, end);
    const isJoined =
      before &&
      before.length + sentence.length <= 2 * LONGEST &&
      isOnSponsorship(before) &&
      /^\s*$/.test(text.slice(end, start)) &&
      (isHint(plain(sentence)) ||
        mayDoSo(plain(sentence)) ||
        areSetApart(plain(before), plain(sentence)) ||
        endsSince(plain(before), plain(sentence)) ||
        (takesUp.test(sentence) && besideOtherSponsorshipDenied(before) !== undefined));
    if (before && !isJoined) yield before;
    before = isJoined ? text.slice(end - before.length, start + sentence.length) : sentence;
    end = start + sentence.length;
  }
  if (before) yield before;
}

/**
 * A question on sponsorship is read together with what follows it: "Sponsorship? Sadly not." So is a label with the
 * answer in the line below it. A heading above a whole sentence says nothing by itself.
 */
function* withAnswers(text: string): Generator<string> {
  let [asked, end] = [-1, 0];
  let [label, before, last] = ['', '', ''];
  for (const sentence of sentencesOf(text)) {
    const start = text.indexOf(sentence, end);
    if (label && asked >= 0 && !isAnswer(sentence) && !isByPronoun(plain(sentence)) && !mayDoSo(plain(sentence))) {
      if (
        !isHeading(label, sentence, text.slice(Math.max(0, asked - MOST_BEFORE), asked)) &&
        !isField(label, before, sentence)
      )
        yield text.slice(asked, end);
      asked = -1;
    }
    end = start + sentence.length;
    label = '';
    const from = asked < 0 ? start : asked;
    const isAbout = isOnSponsorship(sentence);
    const isQuestion = isAbout && /[?:]["'”’)]*$/.test(sentence);
    if (asked < 0 && isAbout && !isQuestion && isLabel(sentence)) [label, before] = [sentence, last];
    last = sentence;
    if (asked < 0 && (isQuestion || label)) asked = start;
    else {
      asked = -1;
      yield text.slice(from, end);
    }
  }
  if (asked >= 0 && !(label && isField(label, before, ''))) yield text.slice(asked, end);
}

const marks = String.raw`[✅☑✓✔❌✗✘☒➤►➢🔹🔸👉⭐★]`;
const startsWithMark = new RegExp(String.raw`^\s*${marks}`, 'u');
const beforeMark = new RegExp(String.raw`\s+(?=${marks})`, 'u');

/** A line that begins with a mark is a list in one line, each entry after its mark. */
const entriesOf = (line: string): string[] => (startsWithMark.test(line) ? line.trim().split(beforeMark) : [line]);

/** "Visa ✔ Parking ✘" */
const markedPairs = /^\s*(?:[\p{L}\d][^:=.✔✅✓☑✘❌✗☒]{1,40}[✔✅✓☑✘❌✗☒]\s*){2,}$/u;

/** "Visa: ✔ Parking: ✘" are two labels with their answers. */
const pairsOf = (line: string): string[] =>
  markedPairs.test(line)
    ? line.split(/(?<=[✔✅✓☑✘❌✗☒])\s*(?=[\p{L}\d])/u)
    : line.split(/(?<=[:=]\s*(?:[✔✅✓☑✘❌✗☒]|yes|no)[,;]?)\s+(?=\p{Lu}[\w /-]{2,30}\s*[:=])/iu);

/** Full stops inside abbreviations and numbers end nothing. */
function* sentencesOf(text: string): Generator<string> {
  for (const line of text
    .split(/\r\n|[\n\r\u2028\u2029•▪●◦]/)
    .flatMap(entriesOf)
    .flatMap(pairsOf)) {
    for (const part of line.split(
      /(?<=[.!?…])(?<!^\s*[QA]\.)(?<!\b(?:e\.? ?g|i\.? ?e|incl|esp|viz)\.)(?<!\b(?:approx|circa|ca?|min|max|est|plus)\.(?=\s*[\d\p{Sc}]))["'”’)]*\s+(?=["'“‘(]*[\p{Lu}\d\p{Sc}✗✘☒❌✓✔✅])/u,
    )) {
      const sentence = part.trim();
      if (sentence) yield sentence;
    }
  }
}

/** The sentences of a text, long ones in pieces. */
export function* piecesIn(text: string): Generator<string> {
  for (const sentence of sentencesOf(text)) for (const { piece } of piecesOf(sentence)) yield piece;
}
