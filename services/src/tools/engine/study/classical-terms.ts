import type { StudySentence } from './document.js';

/**
 * Endings of the words that medicine and biology make from Greek and Latin, by what such a word names. Who has not
 * learned them cannot tell one from another, as no everyday word ends so.
 */
const ENDINGS: readonly RegExp[] = [
  // Illnesses and states.
  /(?:aemi|emi|uri|pnoe|pne|thermi|algi|plegi|plasi|peni|cardi|oxi|rrhoe|rrhe|kalaemi|tensi)a$|(?:[lmnrt]osis|[^s]itis|embolism|\p{L}trophy|[cdhlnrst]oma)$/u,
  // What a body is made of and works with.
  /(?:globin|steroid|esterase|kinase|lipase|maltase|lactase|sucrase|nuclease|catalase|cellulase|protease|oxidase|synthase|polymerase|amylase|reductase|genase|peptidase)$/,
  // What a chemist makes of it.
  /(?:uronium|pyrronium|urane|mycin|cillin|statin|azole|olol|sartan|caine|azepam|barbital|phrine|idine)$/,
  // Ways to look into a body.
  /(?:(?:angio|arterio|arthro|broncho|cardio|cholangio|chromato|cysto|encephalo|lympho|mammo|myelo|myo|plethysmo|radio|retino|scinti|sono|tomo|uro|veno|ventriculo)graphy|(?:cardio|encephalo|myo|angio|mammo|sono|spiro)gram|[io]metry|oscopy)$/,
  // What a surgeon does.
  /(?:ectomy|otomy|ostomy|plasty|centesis|desis)$/,
  // Cells and their parts.
  /(?:cyte|phyll|plast|blast|zoite|(?:(?<!tw)o|oxi)some)s?$/,
  // How something comes to be.
  /(?:genesis|kinesis|phoresis|(?:photo|bio|chemo)synthesis|tropism|phagy|[^a]lysis)$/,
];
const EVERYDAY = /^(?:pandemia|geometry|symmetry|paralysis|diploma|aroma|oklahoma|tacoma|sonoma|suburbia)$/;
const SHORTEST = 6;

/** The groups of such words in a document, each as it is written; a word that begins its sentence begins small. */
export function classicalTermsIn(sentences: readonly StudySentence[]): string[][] {
  const groups = ENDINGS.map(() => new Set<string>());
  for (const { words } of sentences)
    for (const { text } of words) {
      const word = text.toLowerCase();
      if (word.length < SHORTEST || EVERYDAY.test(word) || !/^\p{L}\p{Ll}+$/u.test(text)) continue;
      groups[ENDINGS.findIndex((ending) => ending.test(word))]?.add(word);
    }
  return groups.map((group) => [...group]);
}
