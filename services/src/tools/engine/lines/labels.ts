/** "Desirable:" of "Desirable: PGCE, experience as a form tutor". */
const LABEL = /^[^:.,;()\d]{3,40}:(?=\s+\S)/u;

/** A sentence, or the label that it begins with and what stands behind it. */
export function apartFromLabel(sentence: string): string[] {
  const label = LABEL.exec(sentence)?.[0];
  return label === undefined ? [sentence] : [label, sentence.slice(label.length).trim()];
}
