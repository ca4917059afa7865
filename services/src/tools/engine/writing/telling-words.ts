import { SMALL_WORDS, wordsOf } from '../text/words.js';

/** Words that say what a text is about, in one form for "lead" and "leading". */
export const tellingWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text.slice(0, 20_000))
      .map(({ folded }) => folded.replace(/(?:ing|ed)$/, ''))
      .filter((word) => !SMALL_WORDS.has(word) && !PLAIN.has(word) && (word.length > 3 || /\d/.test(word))),
  );
/** Every advert and every CV has them. */
const PLAIN = new Set(
  `work working experience team role job people year month company business service staff year join ability skill new good
  strong looking require required requirement candidate support use used using include including include time day week`.split(
    /\s+/,
  ),
);
