import { escaped } from '../../../platform/escaped.js';

/** "Some Rust, Go", "A little Blender, After Effects", "Basic Python": what goes on over the commas of its sentence. */
const A_LITTLE =
  /^\W*(?:(?:also|and|plus|only) )?(?:(?:some|(?:just )?a (?:little|bit of)|little|bits? of|basic(?! (?:life support|first aid|(?:food )?hygiene|food safety|health|training|care))|basics of|limited|beginner|rusty|learning) (?=\S))/i;
/** "Terraform basics", "GROMACS (beginner)", "AWS (some)", "React (reading only)". */
const BEHIND_IT =
  /^\s*[(–—-]?\s*(?:basics?|beginner|a little|a bit|novice|rusty|learning|limited|\(some\)|some exposure|exposure|(?:reading|theory|personal use|self[- ]taught|at home|hobby|university|uni|college|coursework)(?: only)?\))(?![\p{L}])/iu;

/** Whether a text says of what it names that it is known only a little: told as no skill that somebody has. */
export function isLittleKnown(name: string, text: string): boolean {
  const isNamed = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}+#])`, 'iu');
  const told = text.split(/[.;!|•]\s+|(?<=[.;])$/).filter((piece) => isNamed.test(piece));
  return (
    told.length > 0 &&
    told.every(
      (piece) =>
        A_LITTLE.test(piece) ||
        piece
          .split(/,\s+|:\s+|\sand\s/)
          .some(
            (item) =>
              isNamed.test(item) &&
              (A_LITTLE.test(item) || BEHIND_IT.test(item.slice(isNamed.exec(item)!.index + name.length))),
          ),
    )
  );
}
