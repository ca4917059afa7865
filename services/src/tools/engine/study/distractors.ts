/** Three options at least; a question with four goes before one with three. */
export const FEWEST_DISTRACTORS = 2;
/** Wrong answers beside the right one; a draft may have more, to choose from. */
export const OPTIONS_BESIDE = 3;
const SHORT_OF_ONE = 1;
/** What a question loses for want of a fourth option. */
export const shortBy = ({ length }: readonly string[]): number => (length < OPTIONS_BESIDE ? SHORT_OF_ONE : 0);

/** A mark of quotation or a bracket that was opened and not closed, or the other way round: a cut piece of a text. */
export function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('“') === count('”') && count('"') % 2 === 0 && count('(') === count(')') && count('‘') <= count('’');
}
