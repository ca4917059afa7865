import { kindsOfCvLines } from '../lines/cv/cv-line-reader.js';
import { LONGEST_READ, rowsOf, type Row } from '../text/clean.js';
import { columnsApart } from './cv-columns.js';
import { headsPapers } from './heads-papers.js';
import { asClinicalPractice, isOfTrials } from './clinical-practice.js';
import { nameFirst } from './cv-name-first.js';
import { aLine, BULLET, type CvLine } from './cv-line.js';
import { headingRead, sectionRead } from './cv-section-read.js';
import { headingOf, type CvSection } from './cv-sections.js';
import { A_YEAR, isDatedPost } from './dated-post.js';
import { isDegreeAmongWork } from './degree-among-work.js';
import { isPaperAmongWork } from './held-papers.js';
import { INLINE, sectionOf } from './inline-headings.js';
import { append, continues, IS_OPEN } from './joined-lines.js';
import { isList } from './lists-of-names.js';
import { isOfPrivateLife } from './private-life.js';
import { workRightIn } from './rights.js';
import { CONTACT, nameSkills } from './skills-of-a-line.js';
import { isAJobAlone } from './jobs-wanted.js';
import { isOverARole } from './workplace-over-a-role.js';
import { writtenOut } from './written-out.js';
import { yearsInFull } from './years-in-short.js';

/** The lines of a CV, each with the section that it stands in, what it names and whether it only lists. */
export function cvLinesOf(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let section: CvSection = 'head';
  let isBelowPost = false;
  const rows = rowsOf(nameFirst(columnsApart(text.slice(0, LONGEST_READ)))).filter((row) => !isPageNoise(row.text));
  const written = writtenOut(rows);
  const read = kindsOfCvLines(rows.map((row, at) => ({ ...row, text: written[at] ?? row.text })));
  const saysWhereWorkIs = rows.some((row) => headingOf(row.text) === 'experience');
  const width = isTypedSmall(rows) ? Infinity : widthOf(rows);
  const isOpen = isSpacedOut(rows);
  for (const [at, { text: asItStands, isApart }] of rows.entries()) {
    const raw = written[at] ?? '';
    const own = read[at]!;
    const previous = lines.at(-1);
    if (previous && raw === '') {
      previous.parts.push({ text: asItStands, start: previous.text.length });
      previous.isWrittenOut = true;
      continue;
    }
    const isCut = IS_OPEN.test(raw) || IS_OPEN.test(previous?.text ?? '');
    const isNoHeading = isCut || saysWhatItHeads(raw) || isOverARole(raw, written[at + 1] ?? undefined);
    const heading: CvSection | null =
      headingOf(raw) ?? (isNoHeading ? null : headingRead(raw, own, read[at + 1], section));
    if (heading) {
      section = heading;
      isBelowPost = false;
      lines.push({ ...aLine(asItStands, section, own), isHeading: true });
      continue;
    }
    if (beginsWork(raw, section)) section = 'experience';
    if (!BULLET.test(raw) && headsPapers(raw)) section = 'certificates';
    if (previous && continues(previous, raw, width, isApart && !isOpen)) append(previous, raw, asItStands);
    else {
      const around = { ...whatItIs(raw), saysWhereWorkIs, isBelowPost };
      lines.push(aLine(asItStands, sectionRead(sectionOf(raw, section), own, around), own, isApart && !isOpen, raw));
      isBelowPost ||= own.kind === 'post';
    }
  }
  for (const [at, line] of lines.entries()) {
    if (isDegreeAmongWork(line)) line.section = 'education';
    if (isPaperAmongWork(line)) line.section = 'certificates';
    if (!line.isHeading && !isAJobUnderItsHeading(line, lines[at - 1])) nameSkills(line);
    line.isList = !line.isHeading && isList(line);
  }
  if (isOfTrials(text)) for (const line of lines) line.mentions = asClinicalPractice(line.text, line.mentions);
  return lines;
}

/** "Registration: full GTCS registration": heading and text in one line, which heads nothing below it. */
const saysWhatItHeads = (raw: string): boolean => headingOf(INLINE.exec(raw)?.[1] ?? '') !== null;

const widthOf = (rows: readonly Row[]): number =>
  rows.reduce((widest, { text: row }) => Math.max(widest, Math.min(row.length, 120)), 0);

/** Where many lines begin with a small letter, and few reach the edge of the page, a small letter tells of no broken line. */
function isTypedSmall(rows: readonly Row[]): boolean {
  const width = widthOf(rows);
  const small = rows.filter(({ text: row }) => /^\p{Ll}/u.test(row));
  const full = rows.filter(({ text: row }) => row.length >= width * REACHES_THE_EDGE);
  return rows.length >= FEWEST_TYPED && small.length * 5 >= rows.length * 2 && full.length * 3 < rows.length;
}
const FEWEST_TYPED = 5;
const REACHES_THE_EDGE = 0.85;

/** Where an empty line stands between any two, none parts anything. */
const isSpacedOut = (rows: readonly Row[]): boolean => rows.filter(({ isApart }) => isApart).length * 2 > rows.length;

/** "HGV driver" under "Objective": what somebody is to be. */
const isAJobUnderItsHeading = ({ text }: CvLine, above: CvLine | undefined): boolean =>
  above?.isHeading === true && /\bobjectives?\b/i.test(above.text) && isAJobAlone(text);

/** What can be said of a line by itself, for the section that it stands in. */
const whatItIs = (raw: string) => ({
  isMarked: BULLET.test(raw),
  hasYear: A_YEAR.test(raw),
  isDatedPost: isDatedPost(raw),
  isProse: isProse(raw),
  isAside: workRightIn(raw) !== null || isOfPrivateLife(raw),
});

/** Work begins without a heading of its own line, and what stands below is of it. */
function beginsWork(raw: string, section: CvSection): boolean {
  if (section === 'summary' && isDatedPost(raw)) return true;
  if (headingOf(INLINE.exec(raw)?.[1] ?? '') !== 'experience') return false;
  // "Experience: Some Clinic, 2018 to present, nurse": heading and post in one line; "Placement year: Software Developer, …"
  // below a degree is work.
  return section === 'education' || A_YEAR.test(raw);
}

/** Enough words, an end, and no list: "I am a reliable support worker with four years of experience." */
const isProse = (raw: string): boolean =>
  raw.split(/\s+/).length >= WORDS_OF_PROSE &&
  !/[|·•]/.test(raw) &&
  /[.!]$|^I(?:['’]| )/.test(raw) &&
  !CONTACT.test(raw);
const WORDS_OF_PROSE = 8;

/** A line that is of the page, and not of the CV; "01/16 - 03/20" are dates, and no page of any. */
export const isPageNoise = (line: string): boolean => PAGE_NOISE.test(yearsInFull(line));
/** What page layouts leave at the foot or head of a page. */
const PAGE_NOISE =
  /^(?:page \d+(?: of \d+)?|.{0,60}[–-] \d{1,3}\/\d{1,3}|last updated .{0,30}|(?:europass\s+)?curriculum vitae|resume|cv|-- \d+ of \d+ --)$/i;
