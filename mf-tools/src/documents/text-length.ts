import { figure } from '@landfall/ui';

/** What the server takes at most. A field that cut a longer text off by itself would lose it unseen. */
const LONGEST_TEXT = 400_000;

/** What is wrong with a text's length, in a sentence; undefined when nothing is. */
export const tooLong = (text: string): string | undefined =>
  text.length > LONGEST_TEXT
    ? `At most ${figure(LONGEST_TEXT)} characters can be used. This text has ${figure(text.length)}.`
    : undefined;
