import { kindsOfCvLines, type CvLineRead } from '../lines/cv/cv-line-reader.js';
import { LONGEST_READ, rowsOf } from '../text/clean.js';
import { columnsApart } from './cv-columns.js';
import { degreeIn, withoutLead } from './degrees.js';
import { headingOf, type CvSection } from './cv-sections.js';
import { headingRead, sectionRead } from './cv-section-read.js';
import { everySkillNamedIn, type SkillMention } from './skill-finder.js';
import { occupationOf } from './occupation-families.js';
import { isOfPrivateLife } from './private-life.js';
import { workRightIn } from './rights.js';
import { headOf, saidFirst } from './role-in-line.js';
import { standingsIn, type Doubt } from './standing.js';
import { namesWork, saysWhatWasDone } from './verbs.js';
import { withoutDates } from './without-dates.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';

/** One entry, bullet or paragraph of a CV: the lines that a page's width has broken are joined again. */
export interface CvLine {
  text: string;
  /** The lines as they stand in the CV, each with the place in `text` where it begins. */
  parts: { text: string; start: number }[];
  section: CvSection;
  /** What the trained reader takes its first line for. */
  read: CvLineRead;
  /** What the line begins with when it is an item of a list: "• ", "1. "; empty otherwise. */
  mark: string;
  isBullet: boolean;
  isHeading: boolean;
  mentions: SkillMention[];
  /** What the line names and says it is not, or only begun. */
  doubted: { mention: SkillMention; doubt: Doubt }[];
  /** A list of words rather than something done: it says what a person claims, and shows nothing. */
  isList: boolean;
}

const BULLET = /^(?:[•●▪■□◦○◆◇‣▸►➤✓∙·»→⇒➔➜]\s*|>{1,3}\s*|[*–—-]\s+|\d{1,2}[.)]\s+)(?=\S)/;
/** What page layouts leave at the foot or head of a page. */
const PAGE_NOISE =
  /^(?:page \d+(?: of \d+)?|.{0,60}[–-] \d{1,3}\/\d{1,3}|last updated .{0,30}|(?:europass\s+)?curriculum vitae|resume|cv|-- \d+ of \d+ --)$/i;

/** "Skills: lesson planning, GeoGebra", "Profile: Assistant accountant in a practice": heading and text in one line. */
const INLINE = /^([\p{L} ]{2,30})\s*:\s*\S/u;
const A_YEAR = /\b(?:19|20)\d{2}\b/;
const SAID_ANYWHERE: ReadonlySet<CvSection> = new Set<CvSection>(['skills', 'summary', 'interests', 'references']);
/** Under a post or a list of skills, "Certificates: …" or "Languages: …" may be a part of it. */
const SAID_OUTSIDE_WORK: ReadonlySet<CvSection> = new Set<CvSection>(['education', 'certificates', 'languages']);

function sectionOf(raw: string, section: CvSection): CvSection {
  const own = headingOf(INLINE.exec(raw)?.[1] ?? '');
  if (own === null) return section;
  const isOutside = section === 'head' || section === 'summary' || section === 'education' || section === 'other';
  return SAID_ANYWHERE.has(own) || (isOutside && SAID_OUTSIDE_WORK.has(own)) ? own : section;
}

/** Addresses name no skill: "Email: …" is no use of e-mail. */
const CONTACT = /\S@\S+\.|\b(?:tel|phone|mobile|e-?mail)\b\s*[:.]/i;

export const isPageNoise = (line: string): boolean => PAGE_NOISE.test(line);

export function cvLinesOf(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let section: CvSection = 'head';
  let isBelowPost = false;
  const rows = rowsOf(columnsApart(text.slice(0, LONGEST_READ))).filter((row) => !PAGE_NOISE.test(row.text));
  const read = kindsOfCvLines(rows);
  const saysWhereWorkIs = rows.some((row) => headingOf(row.text) === 'experience');
  const width = rows.reduce((widest, row) => Math.max(widest, Math.min(row.text.length, 120)), 0);
  for (const [at, { text: raw }] of rows.entries()) {
    const own = read[at]!;
    const isCut = IS_OPEN.test(raw) || IS_OPEN.test(lines.at(-1)?.text ?? '');
    const heading: CvSection | null = headingOf(raw) ?? (isCut ? null : headingRead(raw, own, read[at + 1], section));
    if (heading) {
      section = heading;
      isBelowPost = false;
      lines.push({ ...aLine(raw, section, own), isHeading: true });
      continue;
    }
    if (section === 'summary' && isDatedPost(raw)) section = 'experience';
    // "Experience: Some Clinic, 2018 to present, nurse": heading and post in one line
    if (headingOf(INLINE.exec(raw)?.[1] ?? '') === 'experience' && A_YEAR.test(raw)) section = 'experience';
    // "Placement year: Software Developer, …" below a degree: work, and so is what stands below it.
    if (section === 'education' && headingOf(INLINE.exec(raw)?.[1] ?? '') === 'experience') section = 'experience';
    const previous = lines.at(-1);
    if (previous && continues(previous, raw, width)) append(previous, raw);
    else {
      const around = {
        isMarked: BULLET.test(raw),
        saysWhereWorkIs,
        isBelowPost,
        hasYear: A_YEAR.test(raw),
        isDatedPost: isDatedPost(raw),
        isProse: isProse(raw),
        isAside: workRightIn(raw) !== null || isOfPrivateLife(raw),
      };
      lines.push(aLine(raw, sectionRead(sectionOf(raw, section), own, around), own));
      isBelowPost ||= own.kind === 'post';
    }
  }
  for (const line of lines) {
    if (isDegreeAmongWork(line)) line.section = 'education';
    if (!line.isHeading) nameSkills(line);
    line.isList = !line.isHeading && isList(line);
  }
  return lines;
}

/** Enough words, an end, and no list: "I am a reliable support worker with four years of experience." */
const isProse = (raw: string): boolean =>
  raw.split(/\s+/).length >= WORDS_OF_PROSE &&
  !/[|·•]/.test(raw) &&
  /[.!]$|^I(?:['’]| )/.test(raw) &&
  !CONTACT.test(raw);
const WORDS_OF_PROSE = 8;

/** "Staff Nurse, Some Trust   Jan 2022 - Present" below a summary: the posts begin, with or without a heading. */
const isDatedPost = (raw: string): boolean =>
  /^\p{Lu}/u.test(raw) &&
  /\b(?:19|20)\d{2}\s?(?:[-–—]|to|until|till)\s?\S/i.test(raw) &&
  (occupationOf(raw.split(/,| at | @ | [–—|-] /)[0] ?? '') !== null ||
    (raw.split(/\s+/).length <= MOST_WORDS_OF_A_POST &&
      !/[.!]$/.test(raw) &&
      raw.split(/, | [–—|-] /).some((part) => occupationOf(withoutDates(part)) !== null)));
const MOST_WORDS_OF_A_POST = 14;

/** "MSc Computer Science, University of Somewhere 2013–2018" below the posts, without a heading. */
function isDegreeAmongWork({ section, isHeading, text }: CvLine): boolean {
  if (section !== 'experience' || isHeading) return false;
  const plain = withoutLead(text);
  return A_DIPLOMA.test(plain) || (A_DEGREE.test(plain) && degreeIn(text) !== null);
}

const A_DIPLOMA = /^(?:diploma (?:in|of)|pgce|hn[cd]\b)/i;
const A_DEGREE =
  /^(?:[BM]\. ?E\.|[BM]\.? ?(?:Sc|A|Eng|Ed|Tech|Com|Phil|Pharm|S|N)\b\.?|Ph\.? ?D|LL[BM]|MBA|Bachelor|Master(?:['’]s)? of|Master['’]s)/u;

/** What a line names, and how it stands to it. */
function nameSkills(line: CvLine): void {
  const stretches = standingsIn(line.text);
  const isContact = CONTACT.test(line.text);
  for (const mention of everySkillNamedIn(line.text)) {
    const { standing = 'held' } =
      stretches.find(({ start, end }) => mention.start >= start && mention.start < end) ?? {};
    if (standing === 'wished' || standing === 'others' || (isContact && mention.skill.kind === 'technology')) continue;
    if (standing === 'held') line.mentions.push(mention);
    else line.doubted.push({ mention, doubt: standing });
  }
}

function aLine(raw: string, section: CvSection, read: CvLineRead): CvLine {
  const text = raw.replace(BULLET, '');
  return {
    text,
    parts: [{ text: raw, start: 0 }],
    section,
    read,
    mark: BULLET.exec(raw)?.[0] ?? '',
    isBullet: BULLET.test(raw),
    isHeading: false,
    mentions: [],
    doubted: [],
    isList: false,
  };
}

/** "… I have no experience with Spark or": the sentence goes on in the line below. */
const IS_OPEN =
  /\p{L} (?:and|or|nor|with|without|of|the|an?|in|for|to|by|from|as|my|no|not|never|have|has|had|am|is|are|was|were)$/u;

/** A line that begins small, or after a broken word, goes on with what the line above began. */
function continues(previous: CvLine, raw: string, width: number): boolean {
  if (previous.isHeading || BULLET.test(raw) || previous.parts.length > 5) return false;
  const above = previous.parts.at(-1)?.text ?? '';
  if (IS_OPEN.test(above) && headingOf(raw) === null && !isDatedPost(raw)) return true;
  if (above.length < 45) return false;
  if (/\p{L}-$/u.test(above) && /^\p{Ll}/u.test(raw)) return true;
  if ((previous.isBullet || /[,;]$/.test(above)) && /^[\p{Ll}(&]/u.test(raw)) return true;
  // "… and Founders" at the edge of the page, "Fund" below it.
  return (
    previous.isBullet &&
    above.length >= width * 0.88 &&
    /\p{L}$/u.test(above) &&
    /^\p{L}+(?: \p{L}+)?[.]?$/u.test(raw) &&
    headingOf(raw) === null
  );
}

function append(line: CvLine, raw: string): void {
  const isBroken = /\p{L}-$/u.test(line.text);
  const joined = isBroken ? line.text.slice(0, -1) : `${line.text} `;
  line.parts.push({ text: raw, start: joined.length });
  line.text = joined + raw;
}

/** Under a post or a project, "Built React and TypeScript front ends with Node.js services" is work, however dense with names. */
const isWorkInUse = (section: CvSection, text: string, mentions: readonly SkillMention[]): boolean =>
  (section === 'experience' || section === 'projects') && mentions.length < MOST_NAMES_IN_WORK && namesWork(text);

/** "Terraform for AWS (S3, Lambda)", "Month-end close: accruals, journals in Sage" in a bullet of a post: what was done with what. */
const isToolAtWork = (section: CvSection, text: string, mentions: readonly SkillMention[]): boolean =>
  (section === 'experience' || section === 'projects') &&
  mentions.length < MOST_NAMES_IN_WORK &&
  /^[^;|]*\p{L} (?:for|with|on|in|using|to|across) \p{L}/u.test(text) &&
  !IS_A_LABEL.test(text);

/** "Tools: …", "Key skills used: …". */
const IS_A_LABEL =
  /^(?:\p{L}+ ){0,2}(?:skills?|tools?|technolog(?:y|ies)|tech stack|stack|environment|software|systems|key ?words?|languages?|competenc(?:y|ies))(?: used)?\s*:/iu;

/** "Staff Nurse, Acute Medicine – Leeds Teaching Hospitals" has no word that joins its names, and is a post. */
const isPost = (section: CvSection, text: string): boolean =>
  section === 'experience' && text.split(',').length <= 3 && occupationOf(text.split(/,| [–—|-] /)[0] ?? '') !== null;

/** "2019 - 2023 Chef, Some Inn: pasta section, HACCP, allergens" tells what was done there, name by name. */
function isToldPost(section: CvSection, text: string): boolean {
  const said = saidFirst(text);
  return (
    section === 'experience' && said !== text && A_YEAR.test(said) && occupationOf(headOf(withoutDates(said))) !== null
  );
}

const MOST_WITH_DETAILS = 3;
const WITH_DETAILS = /^[^(]{3,50}\p{L} \([^()]{4,60}\)[.]?$/u;

/** A line with a verb and more names than this is a list that was given a verb. */
const MOST_NAMES_IN_WORK = 7;

/**
 * What stands under Skills, or is mostly names with hardly a word between them. Two names at least: "Kubernetes" alone
 * in a bullet under Experience is a short bullet.
 */
export function isList({ section, text, mentions, isBullet }: CvLine): boolean {
  if (section === 'skills' || section === 'languages' || section === 'interests') return true;
  if (
    mentions.length < 2 ||
    isPost(section, text) ||
    (mentions.length < MOST_NAMES_IN_WORK && isToldPost(section, text))
  )
    return false;
  // "Sage 50 and Excel (pivot tables, VLOOKUP)" below a post says what was used of it.
  if (
    section === 'experience' &&
    new Set(mentions.map(({ skill }) => skill.name)).size <= MOST_WITH_DETAILS &&
    WITH_DETAILS.test(text)
  )
    return false;
  const certificates = mentions.filter(({ skill }) => skill.kind === 'certificate').length;
  if (section === 'certificates') return mentions.length >= 3 && certificates < mentions.length / 2;
  const words = wordsOf(text);
  const named = mentions.reduce((sum, { length }) => sum + length, 0);
  const share = named / Math.max(1, words.length);
  if (isWorkInUse(section, text, mentions) || (isBullet && isToolAtWork(section, text, mentions))) return false;
  // "Ran ads and social media for a shop" is dense with names, and still a sentence.
  const joints = words.filter(({ folded }) => SMALL_WORDS.has(folded)).length;
  if (saysWhatWasDone(text) && joints >= 3 && mentions.length < 6) return false;
  if (mentions.length >= 4 && share >= 0.5) return true;
  // Nobody writes five words and more without one that joins them, unless they are a list.
  if (joints === 0 && words.length >= 5 && !saysWhatWasDone(text)) return true;
  const items = text.split(/[,;|•/]/).length;
  return share >= (items >= mentions.length ? 0.4 : 0.6) && !saysWhatWasDone(text);
}
