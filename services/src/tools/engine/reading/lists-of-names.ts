import { SMALL_WORDS, wordsOf } from '../text/words.js';
import type { Field } from '../vocabulary/skill.js';
import type { CvLine } from './cv-line.js';
import type { CvSection } from './cv-sections.js';
import { A_YEAR } from './dated-post.js';
import { closeness } from './fields.js';
import { occupationOf } from './occupation-families.js';
import { headOf, saidFirst } from './role-in-line.js';
import type { SkillMention } from './skill-finder.js';
import { namesWork, saysWhatWasDone } from './verbs.js';
import { withoutDates } from './without-dates.js';

/**
 * What stands under Skills, or is mostly names with hardly a word between them. Two names at least: "Kubernetes" alone
 * in a bullet under Experience is a short bullet.
 */
export function isList({ section, text, mentions: all, isBullet }: CvLine): boolean {
  if (section === 'skills' || section === 'languages' || section === 'interests') return true;
  const mentions = all.filter((each) => !isSaidOfAName(each, all));
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
  if (isAllDoneThere(section, text, mentions)) return false;
  if (isWorkInUse(section, text, mentions) || (isBullet && isToolAtWork(section, text, mentions))) return false;
  // "Ran ads and social media for a shop" is dense with names, and still a sentence.
  const joints = words.filter(({ folded }) => SMALL_WORDS.has(folded)).length;
  if (saysWhatWasDone(text) && joints >= 3 && mentions.length < 6) return false;
  if (mentions.length >= 4 && share >= 0.5) return true;
  // Nobody writes five words and more without one that joins them, unless they are a list.
  if (joints === 0 && words.length >= 5 && !saysWhatWasDone(text)) return true;
  const items = text.split(/[,;|•·●▪/]/).length;
  return share >= (items >= mentions.length ? 0.4 : 0.6) && !saysWhatWasDone(text);
}

/** A line with a verb and more names than this is a list that was given a verb. */
const MOST_NAMES_IN_WORK = 7;

/** "Maths lead" is one name, whatever else it says of whoever is called so. */
const isSaidOfAName = ({ isDescribed, start, end }: SkillMention, all: readonly SkillMention[]): boolean =>
  isDescribed === true && all.some((each) => !each.isDescribed && each.start < end && each.end > start);

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

/** "Personal care, medication, PBS plans" below a post are what was done there, where no name is of another trade; people are led in any. */
const isAllDoneThere = (section: CvSection, text: string, mentions: readonly SkillMention[]): boolean => {
  const fields = mentions.map(({ skill }) => skill.field).filter((field) => field !== 'general');
  const first = fields.find((field) => field !== 'people') ?? fields[0];
  return (
    section === 'experience' &&
    mentions.length < MOST_NAMES_IN_WORK &&
    !IS_A_LABEL.test(text) &&
    !OF_PAPERS.test(text) &&
    mentions.every(({ skill }) => skill.kind !== 'technology' && !PROGRAMS.has(skill.name)) &&
    first !== undefined &&
    fields.every(
      (field) =>
        field !== null && OF_DOING.has(field) && (field === 'people' || closeness(first ?? field, field) > NEXT_DOOR),
    )
  );
};
/** Of software, laboratories and drawing the names are tools, of which most lists are made. */
const OF_DOING: ReadonlySet<Field> = new Set<Field>([
  ...(['healthcare', 'social', 'education', 'hospitality', 'logistics', 'veterinary'] as const),
  ...(['finance', 'people', 'legal'] as const),
]);
const PROGRAMS: ReadonlySet<string> = new Set(['Xero', 'QuickBooks', 'Sage', 'SAP', 'Oracle Financials', 'HRIS']);
const NEXT_DOOR = 0.3;
/** What was learned for them is no work. */
const OF_PAPERS =
  /\b(?:level \d|l[1-7]|training|trained|courses?|certificates?|certified|tickets?|cards?|passed|awards?)\b/i;

/** Under a post or a project, "Built React and TypeScript front ends with Node.js services" is work, however dense with names. */
const isWorkInUse = (section: CvSection, text: string, mentions: readonly SkillMention[]): boolean =>
  (section === 'experience' || section === 'projects') &&
  mentions.length < MOST_NAMES_IN_WORK &&
  (namesWork(text) || (!IS_A_LABEL.test(text) && OF_WHAT_WAS_DONE.test(text)));
/** "Python and Scala ETL; SQL tuning", "AWS migration": what was done with a name stands behind it. */
const OF_WHAT_WAS_DONE =
  /\p{L} (?:ETL|ELT|tuning|migrations?|upgrades?|deployments?|configuration|optimi[sz]ation|troubleshooting|scripting|integrations?|refactoring|automation scripts?)(?=$|[,.;:(]| (?:for|of|on|in|with|and|to) )/u;

/** "Terraform for AWS (S3, Lambda)", "Statutory accounts under FRS 102", "Month-end close: accruals, journals in Sage" in a bullet of a post: what was done with what. */
const isToolAtWork = (section: CvSection, text: string, mentions: readonly SkillMention[]): boolean =>
  (section === 'experience' || section === 'projects') &&
  mentions.length < MOST_NAMES_IN_WORK &&
  /^[^;|]*\p{L} (?:for|with|on|in|using|to|across|under) [\p{L}\d]/u.test(text) &&
  !IS_A_LABEL.test(text);

/** "Tools: …", "Key skills used: …". */
const IS_A_LABEL =
  /^(?:\p{L}+ ){0,2}(?:skills?|tools?|technolog(?:y|ies)|tech stack|stack|environment|software|systems|key ?words?|languages?|competenc(?:y|ies))(?: used)?\s*:/iu;
