import type { CvFacts } from '../reading/cv-facts.js';
import { isPlaceOnly } from '../reading/places.js';
import type { PostHeld } from '../reading/post-held.js';
import { isHeldNow } from './latest-post.js';
import { namesInOrder } from './names-in-order.js';
import { isDated, isSurelyHeldAt, isSurelyWhere, isSureTitle } from './sure-posts.js';
import { isSurelyRead } from './surely-read.js';

/**
 * "as a nurse at Some Clinic, Hull" only where the first is surely a title and the second surely the employer; where one of
 * them is, that alone, and else nothing, as a letter need not say it.
 */
export function surelySaid(said: string, post: PostHeld, cv: CvFacts): string | null {
  if (said === 'for myself') return said;
  const place = /^at (.+)$/.exec(said)?.[1];
  if (place !== undefined) return isPlaceSaidSurely(place, post) ? namesInOrder(said) : null;
  const [, article = '', who = '', where] = /^as (an? )?(.+?)(?:,? at (.+))?$/.exec(said) ?? [];
  // a department stands behind a title, or with what: "Staff Nurse, Acute Medicine", "bricklayer on new builds"
  const [title = ''] = who.split(/,\s+(?![^(]*\))|\son\s/);
  const isWho = isSureTitle(title);
  const [employer = ''] = where?.split(/,\s+/) ?? [];
  const isWhere = where !== undefined && isSurelyWhere(where) && isSurelyHeldAt(post, employer);
  if (isWho && isWhere) return namesInOrder(said);
  if (isWhere) return namesInOrder(`at ${where}`);
  // of an earlier one alone nobody knows what came behind it, where the CV was not wholly understood
  const isTelling = isSurelyRead(cv) ? post.spans.length > 0 : isDated(post) && isHeldNow(post);
  return isWho && isTelling
    ? `as ${article}${title.replace(/^(?:Self|Freelance)\b/, (how) => how.toLowerCase())}`
    : null;
}

function isPlaceSaidSurely(place: string, post: PostHeld): boolean {
  const [employer = ''] = place.split(/,\s+/);
  return isSurelyWhere(place) && !isPlaceOnly(place) && post.spans.length > 0 && post.line.includes(employer);
}
