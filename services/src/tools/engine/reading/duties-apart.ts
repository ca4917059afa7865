import type { CvLine } from './cv-line.js';
import type { PostHeld } from './post-held.js';

/** "Duties at Greencore", "At Tesco:", "My work at Hanson": whose work stands below. */
const WHERE =
  /^(?:(?:(?:my |main |key )?(?:duties|responsibilities|tasks|work|role) (?:at|in|for|with)|[Aa]t|[Ff]or) (\p{Lu}[\p{L}\d&'’. -]{1,40}?)(?: (?:include|included|were|are|involved?)(?: the following)?)?\s?[:–-]?|(\p{Lu}[\p{L}\d&'’. -]{1,40}?) (?:duties|responsibilities)\s?:?)$/iu;
const LONGEST = 70;

/** The employer whose duties a line says to stand below it; null of any other line. */
export function dutiesAt({ text, isBullet, isHeading }: CvLine): string | null {
  if (isBullet || isHeading || text.length > LONGEST) return null;
  const [, behind, before] = WHERE.exec(text) ?? [];
  const name = behind ?? before;
  return name !== undefined && /^\p{Lu}/u.test(name) && !OF_NOBODY.test(name) ? name.trim() : null;
}
/** "Key duties:", "Main responsibilities": of the post above. */
const OF_NOBODY = /^(?:key|main|daily|day[- ]to[- ]day|my|general|other|core|job|specific|additional|primary)\b/i;

/** Below a table of posts what was done is told apart, by the name of the employer: it is of that post, and not of the last row. */
export function withDutiesApart(posts: readonly PostHeld[], lines: readonly CvLine[]): PostHeld[] {
  const labels = lines.flatMap((line, at) => (dutiesAt(line) === null ? [] : [{ at, name: dutiesAt(line)! }]));
  if (labels.length === 0) return [...posts];
  const firsts = new Set(posts.flatMap(({ entry: [first] }) => first ?? []));
  const blocks = labels.map(({ at, name }) => {
    const end = lines.findIndex(
      (line, below) => below > at && (line.isHeading || firsts.has(line) || dutiesAt(line) !== null),
    );
    return { name, own: lines.slice(at, end < 0 ? lines.length : end) };
  });
  const isOf = ({ title, isListed, spans }: PostHeld, name: string) =>
    (isListed || spans.length > 0) && title.toLowerCase().includes(name.toLowerCase());
  return posts.map((post) => {
    const own = blocks
      .filter(({ name }) => posts.find((each) => isOf(each, name)) === post)
      .flatMap((block) => block.own);
    const others = new Set(blocks.flatMap((block) => block.own).filter((line) => !own.includes(line)));
    const entry = post.entry.filter((line) => !others.has(line));
    const more = own.filter((line) => !entry.includes(line) && dutiesAt(line) === null);
    return more.length === 0
      ? { ...post, entry }
      : { ...post, entry: [...entry, ...more], where: post.where ?? post.title };
  });
}
