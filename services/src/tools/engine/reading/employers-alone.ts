import type { CvLine } from './cv-line.js';
import { isDatesOnly } from './dates-of-posts.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { isHeld, type PostHeld } from './post-held.js';
import { saidFirst } from './role-in-line.js';
import { saysWhatWasDone } from './verbs.js';
import { withoutDates } from './without-dates.js';
import { employerAmong } from './work-done.js';

/** What a firm is called is no work of anybody there; what kind of place it is, where they have worked. */
const A_KIND_OF_PLACE =
  /\b(?:hospitals?|infirmary|hospices?|(?:care|nursing|residential|children['’]?s|funeral) homes?|homes?|schools?|academy|college|university|nursery|pre-?school|hotels?|inn|pub|restaurants?|caf[eé]|bistro|brasserie|bar|kitchens?|farms?|garage|bakery|butchers?|clinic|surgery|practice|warehouses?|factory|mill|bank|council|prison|hmp|airport|port|rail(?:way)?|library|museum|gallery|theatres?|cinema|church|laborator(?:y|ies)|labs?|stores?|shops?|supermarkets?|pharmacy|chemist|salon|spa|gym|leisure centre|centre|center|ward|unit|department|team|trust|nhs|army|navy|police|shipyard|quarry|mine|zoo|stables?|vets?|dental|optician)\b/i;

/**
 * The lines about posts with the names of employers left out: "Halo Maps" on its own, or in "Product Manager, Halo Maps,
 * 2019 - 2024", proves no work with maps. Every other line stays as it stands.
 */
export function withoutEmployersNames(
  lines: readonly CvLine[],
  posts: readonly PostHeld[],
): (line: CvLine, text: string) => string {
  const firsts = new Set(posts.filter(isHeld).flatMap(({ entry: [line] }) => line ?? []));
  const alone = new Set(lines.filter((line, at) => isBesideAPost(lines, at, firsts) && isAName(line.text)));
  const ofHeads = employersOfHeads(posts);
  return (line, text) => {
    const employer = ofHeads.get(line);
    if (employer !== undefined) return A_KIND_OF_PLACE.test(employer) ? text : text.replace(employer, ' ');
    if (alone.has(line)) return A_KIND_OF_PLACE.test(line.text) ? text : '';
    const name = firsts.has(line) && !line.isBullet ? employerNamed(saidFirst(line.text)) : null;
    return name === null ? text : text.replace(name, ' ');
  };
}

/** The line of a head in which the employer stands, with the name. */
const employersOfHeads = (posts: readonly PostHeld[]): ReadonlyMap<CvLine, string> =>
  new Map(
    posts.flatMap(({ entry, employer }) => {
      const line =
        employer === undefined ? undefined : entry.find(({ text, isBullet }) => !isBullet && text.includes(employer));
      return line && employer !== undefined ? [[line, employer] as const] : [];
    }),
  );

/** Right above or below the line of a post that names no employer itself, or with a line of dates alone between. */
function isBesideAPost(lines: readonly CvLine[], at: number, firsts: ReadonlySet<CvLine>): boolean {
  const line = lines[at]!;
  if (line.isHeading || line.isBullet || firsts.has(line)) return false;
  const next = (step: number): CvLine | undefined => {
    const beside = lines[at + step];
    return beside && isDatesOnly(beside) && !firsts.has(beside) ? lines[at + 2 * step] : beside;
  };
  return [next(-1), next(1)].some((each) => {
    if (each === undefined || each.isHeading || each.isBullet) return false;
    const title = withoutDates(each.text);
    return !/,| at | @ | [–—|-] \p{L}/u.test(title) && (firsts.has(each) || endsLikeATitle(each, title));
  });
}

/** "GIS Analyst" between its employer and its dates, whether a list of trades knows it or not. */
const endsLikeATitle = ({ section }: CvLine, title: string): boolean =>
  section === 'experience' &&
  title.split(/\s+/).length <= WORDS_OF_A_TITLE &&
  hasCapitalsThroughout(title) &&
  endsInPerson(title);
const WORDS_OF_A_TITLE = 5;

/** "Halo Maps, Bristol", "Riverside Lettings 2019 - 2024": capitals, no verb, and nothing that somebody is. */
function isAName(text: string): boolean {
  const name = withoutDates(text);
  return (
    name.length <= LONGEST_NAME &&
    /^\p{Lu}/u.test(name) &&
    !/[.:;]$|\d{3}/.test(name) &&
    !saysWhatWasDone(name) &&
    occupationOf(name) === null &&
    !endsInPerson(name) &&
    hasCapitalsThroughout(name)
  );
}
const LONGEST_NAME = 60;

/** The employer in the line of a post, where its name is of two words and more. */
function employerNamed(said: string): string | null {
  const parts = withoutDates(said).split(/,\s+|\s+[–—|-]\s+|\s{2,}|\s(?:at|@)\s/);
  const name = parts.length < 2 ? undefined : employerAmong(parts);
  if (name === undefined || name === parts[0] || !/\S\s\S/.test(name)) return null;
  return hasCapitalsThroughout(name) && !/\d/.test(name) && occupationOf(name) === null && !A_KIND_OF_PLACE.test(name)
    ? name
    : null;
}

const hasCapitalsThroughout = (name: string): boolean =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:of|and|the|for|in|de|on|at)$/.test(word))
    .every((word) => /^\p{Lu}/u.test(word));
