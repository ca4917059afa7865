import type { CvFacts } from '../reading/cv-facts.js';
import { isPlaceOnly } from '../reading/places.js';
import type { PostHeld } from '../reading/post-held.js';
import { namesInOrder } from './names-in-order.js';
import { isSurelyHeldAt, isSureTitle, mayEmploy } from './sure-posts.js';
import { isSurelyRead } from './surely-read.js';

/**
 * "as a nurse at Some Clinic, Hull" only where the first is surely a title and the second surely the employer; a title
 * alone where the whole CV was understood, and else nothing, as a letter need not say it.
 */
export function surelySaid(said: string, post: PostHeld, cv: CvFacts): string | null {
  if (said === 'for myself') return said;
  const place = /^at (.+)$/.exec(said)?.[1];
  if (place !== undefined) return isPlaceSaidSurely(place, post) ? namesInOrder(said) : null;
  const [, article = '', who = '', where] = /^as (an? )?(.+?)(?:,? at (.+))?$/.exec(said) ?? [];
  // a department stands behind a title: "Staff Nurse, Acute Medicine"
  const [title = ''] = who.split(/,\s+(?![^(]*\))/);
  if (!isSureTitle(title)) return null;
  if (where === undefined) return isSurelyRead(cv) && post.spans.length > 0 ? `as ${article}${title}` : null;
  const [employer = ''] = where.split(/,\s+/);
  return isSurelyHeldAt(post, employer) ? namesInOrder(said) : null;
}

function isPlaceSaidSurely(place: string, post: PostHeld): boolean {
  const [employer = ''] = place.split(/,\s+/);
  return mayEmploy(employer) && !isPlaceOnly(place) && post.spans.length > 0 && post.line.includes(employer);
}
