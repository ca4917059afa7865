import type { CvFacts } from '../reading/cv-facts.js';
import { isPlaceOnly } from '../reading/places.js';
import type { PostHeld } from '../reading/post-held.js';
import { isHeldNow } from './latest-post.js';
import { namesInOrder } from './names-in-order.js';
import { isDated, isSurelyHeldAt, isSurelyWhere, isSureTitle } from './sure-posts.js';
import { isSurelyRead } from './surely-read.js';
import { withThe } from './with-the.js';
import { knowsWord } from '../vocabulary/known-words.js';

/**
 * "as a nurse at Some Clinic, Hull" only where the first is surely a title and the second surely the employer; where one of
 * them is, that alone, and else nothing, as a letter need not say it.
 */
export function surelySaid(said: string, post: PostHeld, cv: CvFacts): string | null {
  if (said === 'for myself') return said;
  const place = /^at (.+)$/.exec(said)?.[1];
  if (place !== undefined)
    return isPlaceSaidSurely(place, post) ? namesInOrder(`at ${withThe(employerAndTown(place))}`) : null;
  if (isOfBefore(post, said)) return null;
  const [, article = '', who = '', at] = /^as (an? )?(.+?)(?:,? at (.+))?$/.exec(said) ?? [];
  // a department stands behind a title, or with what: "Staff Nurse, Acute Medicine", "bricklayer on new builds"
  const [title = ''] = who.split(/,\s+(?![^(]*\))|\son\s/);
  const isWho = isSureTitle(title);
  // whoever rents a chair or a room there is not employed there
  if (isWho && FOR_ONESELF.test(title) && isSurelyRead(cv)) return `as ${article}${ofOneself(title)}`;
  const where = at === undefined ? undefined : withThe(employerAndTown(at));
  const [employer = ''] = (at ?? '').split(/,\s+/);
  const isWhere = at !== undefined && isSurelyWhere(at) && isSurelyHeldAt(post, employer);
  if (isWho && isWhere) return namesInOrder(`${said.slice(0, said.length - at.length)}${where}`);
  if (isWhere) return namesInOrder(`at ${where}`);
  // of an earlier one alone nobody knows what came behind it, where the CV was not wholly understood
  const isTelling = isSurelyRead(cv) ? post.spans.length > 0 : isDated(post) && isHeldNow(post, cv);
  return isWho && isTelling ? `as ${article}${ofOneself(title)}` : null;
}
const FOR_ONESELF = /^(?:self[- ]employed|freelance)\b/i;
const ofOneself = (title: string): string => title.replace(/^(?:Self|Freelance)\b/, (how) => how.toLowerCase());

/** "… since 2009. Before that 6 yrs with Some Homes as site joiner": what came before the dates that the line has. */
const isOfBefore = ({ line, title }: PostHeld, said: string): boolean =>
  [title, /^as (?:an? )?(.+?)(?:,? at .+)?$/.exec(said)?.[1] ?? ''].some((who) => {
    const at = who === '' ? -1 : line.toLowerCase().indexOf(who.toLowerCase());
    return (
      at > 0 &&
      /(?:^|[.;,]\s+|\s[–—-]\s)(?:before (?:that|this|then)|previously|formerly|earlier|prior to that)\b[^.;]*$/i.test(
        line.slice(0, at),
      )
    );
  });

/** "Some Buses, Hull, Routes 9 and 11", "Some Trust, Emergency…": who employs and where, and not what is done there or a piece of it. */
function employerAndTown(where: string): string {
  const [employer = '', ...behind] = where.split(/,\s+(?![^(]*\))/);
  const end = behind.findIndex((part) => !isPlaceOnly(part.replace(/\s*\([^()]*\)/g, '')) && !isNameUnknown(part));
  return [employer, ...(end < 0 ? behind : behind.slice(0, end))].join(', ');
}
/** A village that no list has. */
const isNameUnknown = (part: string): boolean =>
  !/[\d…:;]/.test(part) &&
  part
    .replace(/\s*\([^()]*\)/g, '')
    .split(/[\s-]+/)
    .some((word) => /^\p{Lu}\p{Ll}+/u.test(word) && !knowsWord(word.toLowerCase()));

function isPlaceSaidSurely(place: string, post: PostHeld): boolean {
  const [employer = ''] = place.split(/,\s+/);
  return isSurelyWhere(place) && !isPlaceOnly(place) && post.spans.length > 0 && post.line.includes(employer);
}
