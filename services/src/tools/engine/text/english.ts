const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const ENGLISH = wordSet('the and you we with for will are our of to in a');
/** What notes have in place of sentences: "Own tools, CSCS card, 3+ years on site". */
const ENGLISH_NOTES = wordSet(
  `experience required requirements must essential desirable own work working years skills knowledge driving licence
  nights hours needed wanted able new day days on at from first last no yes`,
);
/** Words without which no sentence of these languages gets along, as far as they are none of English. */
const OTHERS = wordSet(`wir und der das mit für einen eine einer sie ist suchen auf den von zum zur oder bei
  nous vous et les des une pour avec dans est du el los las para con una que buscamos del della per che cerchiamo uma
  você não het een van voor wij zijn naar oraz dla jest och för som ve için dengan untuk`);
const LATIN = /[a-z\u00c0-\u024f]/gi;
/** Greek, Cyrillic, Arabic, Hebrew, Indic, Thai, Chinese, Japanese, Korean and their like. */
const OTHER_SCRIPT = /[\u0370-\u1dff\u2e80-\ud7ff\uf900-\ufdff\ufe70-\ufeff]/g;

/**
 * A text in another script, with more small words of another language than of English, or of which hardly a word is one
 * that English cannot do without, is not in English. A list of names too short to tell passes.
 */
export function isEnglish(text: string): boolean {
  if (isOtherLanguage(text)) return false;
  const { words, english, notes, sure } = countsIn(text);
  return words < 25 || english / words > 0.07 || (english + notes) / words > 0.12 || sure >= FEWEST_SURE;
}

/** So many different words that are English and nothing else, however many names stand between them. */
const FEWEST_SURE = 3;
const SURELY_ENGLISH = wordSet(
  'the and you with our must experience required working years skills knowledge looking need',
);

/** Surely in another language: by its script or its small words. A CV in notes has hardly any of either. */
export function isOtherLanguage(text: string): boolean {
  const sample = text.slice(0, LONGEST_SAMPLE);
  const other = sample.match(OTHER_SCRIPT)?.length ?? 0;
  if (other > 0 && other > (sample.match(LATIN)?.length ?? 0)) return true;
  const { english, others } = countsIn(text);
  return others >= 2 && others > english;
}

const LONGEST_SAMPLE = 4_000;

/** Words that other languages have too count where no word of another language stands. */
function sureIn(words: readonly string[]): number {
  const isAlone = !words.some((word) => OTHERS.has(word));
  const counts = (word: string) =>
    SURELY_ENGLISH.has(word) || (isAlone && (ENGLISH.has(word) || ENGLISH_NOTES.has(word)));
  return new Set(words.filter(counts)).size;
}

function countsIn(text: string): { words: number; english: number; notes: number; others: number; sure: number } {
  const words = text
    .slice(0, LONGEST_SAMPLE)
    .toLowerCase()
    .split(/[^a-z\u00c0-\u024f]+/)
    .filter(Boolean);
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  return {
    words: words.length,
    english: count(ENGLISH),
    notes: count(ENGLISH_NOTES),
    others: count(OTHERS),
    sure: sureIn(words),
  };
}
