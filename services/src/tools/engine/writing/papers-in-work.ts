import { isOfPapers } from '../reading/held-papers.js';

/** "GCP trained (ICH E6)", "HACCP level 3 certified": what somebody was taught, and no work. */
const TAUGHT =
  /^(?:[\p{Lu}\d][\p{L}\d&/-]* ){1,3}(?:level \d )?(?:trained|certified|qualified|accredited|registered)(?=$|[\s,;.(]+(?:$|\(|\d|in (?:19|20)\d|to level|refreshed|renewed|since|until|level))/u;

/** "Quality checks; trained on overlockers": of its person, and no work. */
const WAS_TRAINED = /^(?:also |fully |cross-)?trained (?:on|in|as|up)\b/iu;

/** "…, refreshed 2025": said of the paper before it. */
export const isOfItsState = (piece: string): boolean =>
  /^(?:(?:refreshed|renewed|expir\w+|valid|current|in date|held|passed|since|until|to|in) ?(?:\p{L}+ )?\d|(?:19|20)\d{2}$)/iu.test(
    piece,
  );

/** "Monitoring visits at 14 sites; GCP trained (ICH E6)" without the paper among its pieces, which is told as one. */
export function withoutPapers(text: string): string {
  const parts = text.split(/([;,]\s+)(?![^()]{0,80}\))/u);
  let isBehindOne = false;
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [joint = '', piece = ''] = [parts[at - 1], parts[at]];
    const isAPiece = !joint.startsWith(',') && !parts[at + 1]?.startsWith(',');
    isBehindOne =
      TAUGHT.test(piece) ||
      (at > 0 && WAS_TRAINED.test(piece)) ||
      (isAPiece && isOfPapers(piece)) ||
      (isBehindOne && isOfItsState(piece));
    if (!isBehindOne) kept.push(kept.length === 0 ? piece : joint + piece);
  }
  return kept.length === 0 ? text : kept.join('').replace(/[,;\s]+$/, '');
}
