/** Three options at least; a question with four goes before one with three. */
export const FEWEST_DISTRACTORS = 2;
const SHORT_OF_ONE = 1;
/** What a question loses for want of a fourth option. */
export const shortBy = ({ length }: readonly string[]): number => (length < 3 ? SHORT_OF_ONE : 0);
