/** What the server takes at most. A field that cut a longer text off by itself would lose it unseen. */
const LONGEST_TEXT = 400_000;

const figures = new Intl.NumberFormat('en-GB');

/** What is wrong with a text's length, in a sentence; undefined when nothing is. */
export const tooLong = (text: string): string | undefined =>
  text.length > LONGEST_TEXT
    ? `At most ${figures.format(LONGEST_TEXT)} characters can be used. This text has ${figures.format(text.length)}.`
    : undefined;
