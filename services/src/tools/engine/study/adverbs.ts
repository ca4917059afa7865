const HOW_OR_WHEN = new Set(
  `never always also only often still now then first later soon once next again just even ever seldom sometimes therefore
  thus`.split(/\s+/),
);
/** End as adverbs do, and are none. */
const OTHERS = new Set(
  `family assembly supply reply apply imply comply multiply rely monopoly duopoly anomaly butterfly dragonfly housefly fly
  ally rally holly belly bully jelly tally lily early elderly ugly lonely homely lively lovely friendly`.split(/\s+/),
);

/** "Robert Hooke first", "the board usually": when or how something was done is no part of who did it. */
export const isAdverb = (word: string): boolean =>
  HOW_OR_WHEN.has(word) || (/^\p{Ll}{2,}ly$/u.test(word) && !OTHERS.has(word));
