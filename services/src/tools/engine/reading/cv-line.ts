import type { CvLineRead } from '../lines/cv/cv-line-reader.js';
import type { CvSection } from './cv-sections.js';
import type { SkillMention } from './skill-finder.js';
import type { Doubt } from './standing.js';

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
  /** An empty line stands above it, in a text where most lines have none. */
  isApart: boolean;
  mentions: SkillMention[];
  /** What the line names and says it is not, or only begun. */
  doubted: { mention: SkillMention; doubt: Doubt }[];
  /** Read otherwise than it stands: its years in full, its form or its table without the frame. */
  isWrittenOut: boolean;
  /** A list of words rather than something done: it says what a person claims, and shows nothing. */
  isList: boolean;
}

/** A line with nothing found in it yet; `plain` is what is read of it. */
export function aLine(raw: string, section: CvSection, read: CvLineRead, isApart = false, plain = raw): CvLine {
  const text = plain.replace(BULLET, '');
  return {
    text,
    parts: [{ text: raw, start: 0 }],
    section,
    read,
    mark: BULLET.exec(raw)?.[0] ?? '',
    isBullet: BULLET.test(raw),
    isHeading: false,
    isApart,
    mentions: [],
    doubted: [],
    isWrittenOut: plain !== raw,
    isList: false,
  };
}

/** Names of the skills that stand in a part of a line, each once. */
export function skillsWithin({ text, mentions }: CvLine, part: string): string[] {
  const from = text.indexOf(part);
  const within = mentions.filter(({ start }) => start >= from && start < from + part.length);
  return [...new Set(within.map(({ skill }) => skill.name))];
}

/** As it stands in the CV. */
export const asItStands = ({ isWrittenOut, parts, mark, text }: CvLine): string =>
  isWrittenOut ? parts.map((part) => part.text).join('\n') : `${mark}${text}`;

/** A line as its person sees it: the rows that were read as another one, and any other as it is read. */
export function asWritten(text: string, lines: readonly CvLine[]): string {
  const line = lines.find((each) => each.isWrittenOut && each.text === text);
  return line === undefined
    ? text
    : line.parts
        .map((part) => part.text.trim())
        .join(' ')
        .replace(BULLET, '');
}

/** What an item of a list begins with. */
export const BULLET = /^(?:[•●▪■□◦○◆◇‣▸►➤✓∙·»→⇒➔➜]\s*|>{1,3}\s*|[*–—-]\s+|\d{1,2}[.)]\s+)(?=\S)/;
