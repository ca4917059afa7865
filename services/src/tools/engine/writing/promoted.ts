import type { CvFacts } from '../reading/cv-facts.js';
import { occupationOf } from '../reading/occupation-families.js';
import { endsInPerson } from '../reading/occupations.js';
import type { PostHeld } from '../reading/post-held.js';
import { headOf } from '../reading/role-in-line.js';
import { standingAt } from '../reading/standing.js';

/** Somebody's own promotion: "and promoted to", "(promoted to"; "two of whom were promoted to" is others'. */
const PROMOTED =
  /(?:^|[,;.(–-]\s*|\b(?:and|then|since|I was|I have been|was)\s+)(?:(?:internally|quickly|early|since|then|later|twice|was) ){0,3}(?:promoted|promotion|made up|upgraded) (?:from [^,;.]{3,40} )?to /iu;
/** "… in 2018 and to Manager in 2020". */
const AND_AGAIN = /\b(?:and|then|later)(?: then| again| later)* to (?=\p{Lu})/gu;
const THE_POST =
  /^(?:(?:an?|the|post|position|role|rank|of|acting as) )*(\p{L}[\p{L}&/' -]{2,50}?)(?=\s+(?:in|from|after|within|since|on|by|and|following|with|at|during|then|as|who|because|under|until|while)\b|\s*[,.;:()–]|\s-\s|\s+\d|\s*$)/iu;

/** The post that a line says its person was promoted to, the last of them; null where it says nothing of the kind. */
export function promotedTo(text: string): string | null {
  const found = PROMOTED.exec(text);
  if (found === null || standingAt(text, found.index + found[0].length - 4) !== 'held') return null;
  const from = found.index + found[0].length;
  const begins = [
    from,
    ...Array.from(text.slice(from).matchAll(AND_AGAIN), ({ index, 0: { length } }) => from + index + length),
  ];
  return begins.map((at) => THE_POST.exec(text.slice(at))?.[1]?.trim() ?? '').findLast(isPost) ?? null;
}

/** One person's post: "supervisors" are others. */
const isPost = (text: string): boolean =>
  (occupationOf(text) !== null || endsInPerson(text) || /^(?:head|director|chief) of \p{L}/iu.test(text)) &&
  text.split(/\s+/).length <= MOST_WORDS &&
  (/ of /.test(text) || !/[^s]s$/i.test(text));
const MOST_WORDS = 6;

/** "Promoted to Sous Chef in 2019": the whole line tells of it. */
export const isPromotion = (text: string): boolean =>
  /^\W*(?:i was |was |then |later |since |internally )*(?:promoted|promotion|made up|upgraded)\b/i.test(text) &&
  promotedTo(text) !== null;

/** A CV in whose posts somebody is what they were promoted to, at the employer that promoted them. */
export function withPromotions(cv: CvFacts): CvFacts {
  const posts: PostHeld[] = [];
  for (const post of cv.posts) {
    const above = posts.at(-1);
    if (above === undefined || !isPromotion(post.line)) posts.push(post);
    // With dates of its own it is a post, at the employer of the one above it; without them it is of that one.
    else if (post.spans.length > 0) posts.push({ ...post, title: calledNow(above.title, post.line) });
    else posts[posts.length - 1] = { ...above, entry: [...above.entry, ...post.entry] };
  }
  return { ...cv, posts: posts.map(promoted) };
}

function promoted(post: PostHeld): PostHeld {
  const line = post.entry.findLast(({ text }) => promotedTo(text) !== null);
  if (line === undefined) return post;
  const title = calledNow(post.title, line.text);
  return { ...post, title, known: occupationOf(title) ?? post.known };
}

/** "Chef de Partie, Grill, Leeds" becomes "Sous Chef, Grill, Leeds"; behind a post that no list knows it is said what is where. */
function calledNow(title: string, line: string): string {
  const [was, is] = [headOf(title), promotedTo(line)];
  if (is === null) return title;
  const where = title.slice(was.length);
  return occupationOf(is) === null ? `${is}${where.replace(/^,\s+/, ' at ')}` : `${is}${where}`;
}
