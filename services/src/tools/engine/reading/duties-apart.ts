import type { CvLine } from './cv-line.js';
import { isPlaceOnly } from './places.js';
import { isHeld, type PostHeld } from './post-held.js';

/** "Duties at Greencore", "At Tesco:", "About the job at Hanson": what stands below may be told of a place by its name. */
const BEHIND =
  /^(?:(?:about |in )?(?:my |the )?(?:main |key |current |last )?(?:duties|responsibilities|tasks|work|role|job|post|position|time) (?:at|in|for|with)|(?:while )?at|for) (?:the )?([\p{L}\d][\p{L}\d&'’. -]{1,40}?)(?: (?:include|included|were|are|involved?)(?: the following)?)?\s?[:–-]?$/iu;
/** "Greencore duties:" */
const BEFORE = /^([\p{L}\d][\p{L}\d&'’. -]{1,40}?) (?:duties|responsibilities)\s?:?$/iu;
/** "Key duties:", "Main responsibilities": of the post above, though an employer be called "Key Support". */
const OF_NOBODY = /^(?:key|main|daily|day[- ]to[- ]day|my|general|other|core|job|specific|additional|primary)\b/i;
const LONGEST = 70;

/** "Night duties:", "Responsibilities at Some Hotel included:": over what somebody did, and nothing that they were. */
export const isALabelOfDuties = (text: string): boolean => text.length <= LONGEST && A_LABEL.test(text);
const A_LABEL =
  /^(?:(?!with |of )[\p{L}\d'’&.-]+ ){0,4}(?:duties|responsibilities|(?<=^(?:about|in|my|the) (?:my |the )?)(?:job|role|post|position|time|work))(?: (?:at|in|for)(?: [\p{L}\d'’&.-]+){1,5})?(?: (?:include|included|were|are|involved?)(?: the following)?)?\s?[:–-]?$|^(?:at|for) [^:]{2,50}:$/iu;

const nameIn = (pattern: RegExp, { text, isBullet, isHeading }: CvLine): string | null => {
  if (isBullet || isHeading || text.length > LONGEST) return null;
  const name = pattern.exec(text)?.[1]?.trim() ?? '';
  return /^[\p{Lu}\d]/u.test(name) && !OF_NOBODY.test(name) ? name : null;
};

/** "Duties at Harding: bulk dig, drainage runs": the label of a line that goes on with what was done. */
function labelOf(line: CvLine): CvLine | null {
  const [label = ''] = /^[^:]{2,70}:(?= \S)/.exec(line.text) ?? [];
  return label === '' ? null : { ...line, text: label };
}

/** Where somebody was, without who they were and the town: "Bar Supervisor, Corner Inn, York" was at the Corner Inn. */
const employersOf = ({ title, where, employer }: PostHeld): string[] =>
  [employer ?? '', ...[title, where ?? ''].flatMap((said) => said.split(JOINT).slice(1))]
    .map((part) => part.trim().replace(/^the /i, '').toLowerCase())
    .filter((part) => part !== '' && !isPlaceOnly(part));
const JOINT = /[,;|]\s*|\s(?:at|@|[–—-])\s|\s?[()]/;

/** By its whole name, or by the first words of it. */
const isAt = (post: PostHeld, name: string): boolean =>
  employersOf(post).some((employer) => {
    const said = name.toLowerCase();
    return employer.startsWith(said) && !/^[\p{L}\d]/u.test(employer.slice(said.length));
  });

/**
 * The lines that say whose duties stand below them, each with its post. Only an employer that a post names is one:
 * "Night duties" and "For references" name nobody, and what stands below them is of the post that it stands below.
 */
export function labelsOfDuties(posts: readonly PostHeld[], lines: readonly CvLine[]): Map<CvLine, PostHeld> {
  const held = posts.filter(isHeld);
  return new Map(
    lines.flatMap((line) => {
      const head = headOfAPart(line);
      const headed = head === null ? undefined : held.find((post) => isHeadedSo(head, line, post));
      if (headed !== undefined) return [[line, headed] as const];
      const name = nameIn(BEHIND, line) ?? nameIn(BEFORE, line);
      const there = name === null ? [] : held.filter((post) => isAt(post, name));
      // of several posts at one employer it is of the one that it stands with
      const post = there.find(({ entry }) => entry.includes(line)) ?? there[0];
      return post === undefined ? [] : [[line, post] as const];
    }),
  );
}

/** As `labelsOfDuties`, with the lines that say themselves, behind such a label, what was done. */
export function toldByLabel(posts: readonly PostHeld[], lines: readonly CvLine[]): Map<CvLine, PostHeld> {
  const held = posts.filter(isHeld);
  const whole = lines.flatMap((line) => {
    const label = labelOf(line);
    const name = label && (nameIn(BEHIND, label) ?? nameIn(BEFORE, label));
    const post = name ? held.find((each) => isAt(each, name)) : undefined;
    return post === undefined ? [] : [[line, post] as const];
  });
  return new Map([...labelsOfDuties(posts, lines), ...whole]);
}

/** "MOY PARK – Assistant Management Accountant" below a table that has this post with its dates: a head of its duties. */
function headOfAPart({ text, isBullet, isHeading }: CvLine): [string, string] | null {
  if (isBullet || isHeading || text.length > LONGEST) return null;
  const [one = '', two = '', ...more] = text.split(/\s[–—|-]\s|:\s/).map((part) => part.trim());
  return one !== '' && two !== '' && more.length === 0 ? [one, two] : null;
}
function isHeadedSo([one, two]: [string, string], line: CvLine, post: PostHeld): boolean {
  if (post.spans.length === 0 || post.entry[0] === line) return false;
  const role = (post.title.split(JOINT)[0] ?? '').trim().toLowerCase();
  const isOf = (name: string, said: string) => said.toLowerCase() === role && isAt(post, name);
  return isOf(one, two) || isOf(two, one);
}

/** Below a table of posts what was done is told apart, by the name of the employer: it is of that post, and not of the last row. */
export function withDutiesApart(posts: readonly PostHeld[], lines: readonly CvLine[]): PostHeld[] {
  const labels = labelsOfDuties(posts, lines);
  const told = toldByLabel(posts, lines);
  if (told.size === 0) return [...posts];
  // the head of a part is the post of the table once more, without its dates
  const own = posts.filter(({ entry: [first], spans }) => !(first && spans.length === 0 && labels.has(first)));
  const whose = toldApart(own, lines, told);
  return own.map((post) => {
    const entry = post.entry.filter((line) => !whose.has(line) || whose.get(line) === post);
    const more = lines.filter((line) => whose.get(line) === post && !labels.has(line) && !entry.includes(line));
    return more.length === 0
      ? { ...post, entry }
      : { ...post, entry: [...entry, ...more], where: post.where ?? post.title };
  });
}

/** Whose each line below such a label is, down to the next post or heading. */
function toldApart(
  posts: readonly PostHeld[],
  lines: readonly CvLine[],
  labels: ReadonlyMap<CvLine, PostHeld>,
): Map<CvLine, PostHeld | null> {
  const firsts = new Set(posts.flatMap(({ entry: [first] }) => first ?? []));
  const whose = new Map<CvLine, PostHeld | null>();
  let owner: PostHeld | null | undefined;
  for (const line of lines) {
    if (line.isHeading || firsts.has(line)) owner = undefined;
    // among duties told apart, "Duties at Aldi" are not of the employer before it, though no post names Aldi
    else
      owner =
        labels.get(line) ?? (owner !== undefined && nameIn(BEHIND, labelOf(line) ?? line) !== null ? null : owner);
    if (owner !== undefined) whose.set(line, owner);
  }
  return whose;
}
