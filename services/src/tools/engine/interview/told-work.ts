import type { CvFacts } from '../reading/cv-facts.js';
import { skillsWithin, type CvLine } from '../reading/cv-line.js';
import { tellsOfEarlier } from '../reading/dates-of-posts.js';
import { degreeIn } from '../reading/degrees.js';
import { occupationOf } from '../reading/occupation-families.js';
import { isHeld } from '../reading/post-held.js';
import { isUnpaid } from '../reading/unpaid.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { areNames, placeFirst } from '../reading/place-first.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { namesOrganisation, type WorkDone } from '../reading/work-done.js';
import { hasFigure } from '../text/clean.js';
import { wordsStanding } from '../reading/standing.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';

/** Work in the person's own words, which are quoted and not told in a sentence of "I". */
export interface QuotedWork extends WorkDone {
  isNoDeed: true;
}

const OF_WORK: ReadonlySet<string> = new Set(['experience', 'projects', 'volunteering', 'head', 'summary', 'other']);
/** "2018 to date", "(Jan 2022 - now)", "September 2021 to July 2024". */
const MONTH = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? |\\d{1,2}[/.])?';
const SPAN = new RegExp(
  `[([]?${MONTH}(?<!\\d)(?:19|20)\\d{2}(?:\\s*(?:[–—-]|to|until|till)\\s*${MONTH}(?:(?:19|20)\\d{2}|now|present|today|date|current)|\\s+(?:now|present|today))[)\\]]?[\\s:,.;–—|-]*|\\bsince ${MONTH}(?:19|20)\\d{2}(?=\\s*[.:;,]|$)[\\s:,.;]*`,
  'iu',
);
/** Where no year stands, nothing else of a span is looked for at each letter. */
const hasSpan = (text: string): boolean => /(?:19|20)\d{2}/.test(text) && SPAN.test(text);
const HAS_A_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** A way to reach somebody, a paper, a level of English: nothing that was done. */
const NO_WORK =
  /^(?:remote|hybrid|part[- ]time|full[- ]time) (?:since|from|until)\b|^(?:over |more than )?\d+\+? (?:years?|yrs?)(?: of \p{L}+| experience)? in\b|\S@\S|\d{5,}|\||https?:|\b(?:level \d|certs?|certificates?|certified|tickets?|licen[cs]es?|cscs|dbs|gcses?|[ns]vq\d?|btec|diploma|pgce|qts|cpc|visa|settled|right to work|registered|registration|qualified|references|native|fluent|permission|nationality|date of birth|passed|booked|exams?|lapsed|expired)\b/iu;
const LABEL =
  /^(?:certificates?|languages?|idiomas|sprachen|langues|education|educaci[oó]n|formaci[oó]n|formation|ausbildung|(?:key |it )?skills?|references?|interests|english|hobbies|training|methods|tools|software|equipment|tickets|courses)(?:\s*:|\s[|–—-]\s)/i;
/** "Certificates: ISO 9606, forklift" is no post, whatever it names. */
export const hasLabel = (text: string): boolean => LABEL.test(text);
const NO_DEED =
  /^(?:graduated|completed|studied|moved|obtained|learned|learnt|enjoyed|loved|wanted|decided|arrived|attended|received|gained|achieved|earned|interested|started|finished)\b/i;
const FEWEST_WORDS = 3;
/** "Polite, on time" below a post says less than "cocktails, cash, closing" in its line. */
const FEWEST_BELOW = 4;
/** "Worked as a plumber for nine years" names the work, and none that was done. */
const FEWEST_OF_A_POST = 12;
const LINES_OF_A_POST = 4;
/** "Portuguese, English ok". */
const MOST_OF_A_LANGUAGE = 6;
const LONGEST = 220;
const LONGEST_PLACE = 60;

/**
 * What a CV without bullets tells of its work: sentences of "I", and what stands behind or below a post and its dates.
 */
export function toldWork({ lines, posts, languages }: CvFacts): QuotedWork[] {
  const namesLanguages = (text: string) =>
    wordsOf(text).length <= MOST_OF_A_LANGUAGE && [...languages.keys()].some((name) => text.includes(name));
  const titles = new Map<CvLine, string>();
  for (const { entry, title } of posts.filter((post) => isHeld(post) && post.spans.length > 0))
    for (const line of entry.slice(0, 1 + LINES_OF_A_POST)) if (!titles.has(line)) titles.set(line, title);
  return lines.flatMap((line, at) => {
    if (line.isHeading || line.isBullet || !OF_WORK.has(line.section)) return [];
    if (isEmployerAt(lines, at, posts)) return [];
    const isOfPost = titles.has(line) || hasSpan(line.text);
    if (line.isList && !isOfPost) return [];
    // "Since January 2025: freelance work" below a post has dates of its own, and is not of that post.
    const isOfItsOwn =
      (/^(?:since|also)\b/i.test(line.text) && HAS_A_YEAR.test(line.text)) ||
      tellsOfEarlier(line) ||
      isUnpaid(line.text);
    const post = isOfItsOwn ? undefined : titles.get(line);
    let where =
      placeIn(line.text) ?? post?.replace(/ (?:since|from|until)$/i, '') ?? placeFirst(line.text)?.place ?? null;
    return sentencesOf(line.text).flatMap((sentence) => {
      const { text: said, place } = behindDates(sentence);
      const text = isOfPost && line.section !== 'projects' ? withoutRole(said) : said;
      where = place ?? where;
      return isToldWork(text, isOfPost || line.section === 'projects', hasSpan(line.text)) && !namesLanguages(text)
        ? [quoted(text, /\bI\b/.test(text) ? null : where, line)]
        : [];
    });
  });
}

/** "Some Company Ltd, Accra" between the name of a post and its dates. */
const isEmployerAt = (lines: readonly CvLine[], at: number, posts: CvFacts['posts']): boolean =>
  posts.some(({ line }) => line === lines[at - 1]?.text) &&
  hasSpan(lines[at + 1]?.text ?? '') &&
  (lines[at + 1]?.text.replace(SPAN, '').trim() ?? '') === '';

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<!\b(?:e\.g|i\.e|etc|approx|[Ii]ncl|excl|max|min|avg|dept|St|Mr|Mrs|Dr|Sp|z o|o\.o|Ltd))[.;!]\s+/u)
    .map((each) => each.trim());

const placeIn = (text: string): string | null => behindDates(text).place;

/** "Cafe Aroma (2022 to now): train new starters" in two: where it was, and what was done there. */
function behindDates(sentence: string): { text: string; place: string | null } {
  const span = hasSpan(sentence) ? SPAN.exec(sentence) : null;
  if (!span || /\bI\b/.test(sentence)) return { text: sentence.replace(/[.;\s]+$/, ''), place: null };
  const before = sentence.slice(0, span.index).replace(/[\s,:–—|(-]+$/, '');
  const after = sentence.slice(span.index + span[0].length).replace(/[.;\s]+$/, '');
  // "CAPE Mathematics since 2020" is what was done, and since when
  if (before !== '' && after === '' && /^since\b/i.test(span[0]))
    return { text: sentence.replace(/[.;\s]+$/, ''), place: null };
  if (before !== '') return { text: after, place: placeOf(before) };
  // "2020 – 2025 Damen yard, Gdansk: welding of hull sections": dates alone stand before the place.
  const [, place = '', text = ''] = /^(.{3,60}?)(?::\s+|\s[–—-]\s)(.+)$/u.exec(after) ?? behindRole(after);
  return { text, place: placeOf(place) };
}

/** "The Bon Vivant, bartender, cocktails, cash, closing": what stands behind the name of the post. */
function behindRole(text: string): readonly string[] {
  const pieces = text.split(/,\s+/);
  const at = pieces.findIndex((piece) => wordsOf(piece).length <= 4 && occupationOf(piece) !== null);
  // "Class teacher, Year 5, St John's Primary School": all of it says what and where.
  if (at < 0 || pieces.slice(at + 1).some((piece) => namesOrganisation(piece) && /^\p{Lu}/u.test(piece))) return [];
  return ['', pieces.slice(0, at).join(', ') || (pieces[at] ?? ''), pieces.slice(at + 1).join(', ')];
}

const placeOf = (text: string): string | null => (text !== '' && text.length <= LONGEST_PLACE ? text : null);

/** "Not familiar with React" says what was not done. */
const isDenied = (text: string): boolean =>
  wordsStanding(text, 'held').trim() === '' || /^(?:not|no|never) /i.test(text);

function isToldWork(text: string, isOfPost: boolean, isOwnLine: boolean): boolean {
  // "Yeo Valley (2021-)" is a name and a year.
  const count = wordsOf(text.replace(A_YEAR, ' ')).length;
  const fewest = isOwnLine || hasFigure(text.replace(A_YEAR, ' ')) ? FEWEST_WORDS : FEWEST_BELOW;
  if (count < fewest || text.length > LONGEST || NO_WORK.test(text) || hasLabel(text)) return false;
  // "Forms 1 to 6", "Grade 3 and 4": one word and its numbers
  if (wordsOf(text).filter(({ folded }) => /\p{L}{3}/u.test(folded) && !SMALL_WORDS.has(folded)).length < 2)
    return false;
  if (BEGINS_WITH_A_YEAR.test(text)) return false;
  if (degreeIn(text) !== null || isOfPrivateLife(text) || isDenied(text)) return false;
  const deeds = [...text.matchAll(/\bI(?:['’]ve)? (?=(?:have |had |also |then |now |mostly |mainly )*(.+))/gu)];
  if (deeds.length > 0)
    return deeds.some(
      ([, deed = '']) =>
        saysWhatWasDone(deed) &&
        !NO_DEED.test(deed) &&
        (!/^(?:worked|work) (?:as|at|for|in)\b/i.test(deed) || wordsOf(deed).length >= FEWEST_OF_A_POST),
    );
  // "Some Teaching Hospital, Kumasi": where it was.
  if (count <= MOST_OF_A_PLACE && namesOrganisation(text) && !saysWhatWasDone(text) && areNames(text)) return false;
  // "Marketing executive": the name of the post.
  if (count <= 5 && occupationOf(text) !== null && !saysWhatWasDone(text)) return false;
  return isOfPost && !isRow(text);
}

const MOST_OF_A_PLACE = 6;
/** "Summer 2019 Intern, process chemistry, Some Pharma": a post. */
export const BEGINS_WITH_A_YEAR = /^(?:(?:spring|summer|autumn|fall|winter) )(?:19|20)\d{2}\b/i;
const A_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;

/** "waitress, 60 seats, cash desk": the post is named before the work. */
function withoutRole(text: string): string {
  const [whole = '', role = ''] = /^([^,:]{3,40})[,:]\s+(?=\S+ \S)/u.exec(text) ?? [];
  const isRole = role !== '' && wordsOf(role).length <= 4 && occupationOf(role) !== null && !saysWhatWasDone(text);
  return isRole ? text.slice(whole.length) : text;
}

/** "Mailchimp, Canva, a bit of SQL": names in a row, of which none says what was done with it. */
export function isRow(text: string): boolean {
  const pieces = text.split(/,\s+/);
  // "asbestos awareness, IPAF, PASMA".
  if (pieces.filter((piece) => /^\p{Lu}{3,}(?: \(.*)?$/u.test(piece)).length >= 2) return true;
  return (
    pieces.length >= FEWEST_IN_A_ROW &&
    pieces.every((piece) => wordsOf(piece).length <= 4 && /^(?:\p{Lu}|a bit)/u.test(piece))
  );
}
const FEWEST_IN_A_ROW = 3;

const quoted = (text: string, where: string | null, line: CvLine): QuotedWork => ({
  ...{ text, where, isProject: line.section === 'projects', isBullet: true, isNoDeed: true },
  hasFigure: hasFigure(text),
  skills: skillsWithin(line, text),
});
