import { placed } from '../reading/work-done.js';
import type { WorkFound } from './letter-work.js';
import { articled, ON_WHAT_LEVEL, postSaid } from './post-said.js';
import { namesInOrder } from './names-in-order.js';

/** Where it was, of a post whose employer is not to be named. */
export const UNNAMED = 'my present post';

/** "at Some Bistro", "as a Chef de Partie", "working for myself"; null where it is not sure. */
export function placeTold({
  where,
  isBullet,
  isProject,
}: Pick<WorkFound, 'where' | 'isBullet' | 'isProject'>): string | null {
  if (where === null || !isBullet) return null;
  if (where === UNNAMED) return `in ${UNNAMED}`;
  const said = placed(where, isProject)
    .replace(/[.\s]+$/, '')
    .replace(ON_WHAT_LEVEL, '')
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const employer = / at ([^,]+)/.exec(/^as [^:]+$/.test(said) && !where.includes(':') ? postSaid(where) : '')?.[1];
  if (employer !== undefined) return `at ${namesInOrder(employer)}`;
  // more than one thing is no name of a post
  if (/^as .*[;:]/.test(said)) return null;
  return namesInOrder(said).replace(/^as (?!an? )(.+)$/, (_, post: string) => `as ${articled(post)}`);
}
