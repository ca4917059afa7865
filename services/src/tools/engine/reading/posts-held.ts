import { partAt, type CvLine } from './cv-lines.js';
import { degreeIn } from './degrees.js';
import { occupationWords } from './occupations.js';
import { fieldOfTitle } from './fields.js';
import type { Field } from '../vocabulary/skill.js';
import type { Proof } from './proof.js';
import { rankOf, rankOfYears, saysRank, type Rank } from './seniority.js';

export interface PostHeld {
  /** Under Experience; else it is what somebody calls themselves at the top. */
  isListed: boolean;
  title: string;
  line: string;
  field: Field | null;
  /** The words of the title that name an occupation, as stems. */
  occupation: readonly string[];
  rank: Rank;
}

/** The post that a line names, if it names one. */
export function postIn(line: CvLine): PostHeld[] {
  const mayHold = line.section === 'experience' || line.section === 'head' || line.section === 'other';
  if (!mayHold || line.isBullet || line.isHeading || line.isList || degreeIn(line.text) !== null) return [];
  const title = withoutDates(line.text);
  if (title.length < 3 || /[.!?]$/.test(title) || !isWrittenAsTitle(title, line)) return [];
  const field = fieldOfTitle(title);
  return field !== null || saysRank(title)
    ? [
        {
          isListed: line.section === 'experience',
          title,
          line: partAt(line, 0),
          field,
          occupation: occupationWords(title),
          rank: rankOf(title),
        },
      ]
    : [];
}

const A_DATE = '(?:\\p{L}{3,9}\\.? |\\d{1,2}[/.])?(?:19|20)\\d{2}(?:-\\d{2})?';
const DATES_BEFORE = new RegExp(`^${A_DATE}(?:\\s?[–—-]\\s?(?:${A_DATE}|\\p{L}{3,7}))?[\\s:,|]+(?![–—-])`, 'u');
const DATES_AFTER = new RegExp(`(?:,|\\s[–—|-]|\\s\\()?\\s*${A_DATE}(?!\\d).*$`, 'u');

/** "June 2023 – present Co-Founder, Nexus" and "Co-Founder, Nexus, June 2023 – present" are one title. */
export const withoutDates = (text: string): string => text.replace(DATES_BEFORE, '').replace(DATES_AFTER, '').trim();

/** Capitals, few commas and not mostly names of skills: a line of keywords is no post, wherever it stands. */
function isWrittenAsTitle(title: string, { mentions }: CvLine): boolean {
  const words = title
    .split(/\s+/)
    .filter((word) => /^[\p{L}\d]/u.test(word) && !/^(?:of|and|the|for|in|at|to|a|an|de|la|und|with|on)$/.test(word));
  if (words.length === 0 || words.length > 12 || title.split(',').length > 5) return false;
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  // "Social worker, Harare": the first word alone may be in capitals when the line is short.
  const enough = words.length <= 4 ? 1 : words.length / 2;
  return capitals >= enough && mentions.length < 4;
}

/**
 * The highest post, unless the years say more than an ordinary title does: then the line with the dates is the proof,
 * as a title without "senior" proves nothing.
 */
export function rankHeld(
  posts: readonly PostHeld[],
  { years, proof }: { years: number; proof: Proof | null },
): { rank: Rank; rankProof: Proof | null } {
  const highest = posts.reduce<PostHeld | null>((best, post) => (best && best.rank >= post.rank ? best : post), null);
  const ofYears = rankOfYears(years);
  if (!highest || (highest.rank <= 2 && ofYears > highest.rank && saysRank(highest.title) === false)) {
    return { rank: ofYears, rankProof: proof };
  }
  return { rank: highest.rank, rankProof: proofOfPost(highest) };
}

export const proofOfPost = ({ line, title }: PostHeld): Proof => ({ line, whole: title, section: 'experience' });
