import { headingOfAsks } from './heads-of-asks.js';

/** "Desirable:" of "Desirable: PGCE, experience as a form tutor". */
const LABEL = /^[^:.,;()\d]{3,40}:(?=\s+\S)/u;

/** A sentence, or the label that it begins with and what stands behind it. */
export function apartFromLabel(sentence: string): string[] {
  const label = LABEL.exec(sentence)?.[0] ?? labelOfAsks(sentence);
  return label === undefined ? [sentence] : [label, sentence.slice(label.length).trim()];
}

/** "Tickets, cards & licences:" has commas, and is a label all the same. */
function labelOfAsks(sentence: string): string | undefined {
  const label = LONGER_LABEL.exec(sentence)?.[0];
  return label !== undefined && headingOfAsks(label) !== null ? label : undefined;
}
const LONGER_LABEL = /^[^:.;()\d]{3,80}:(?=\s+\S)/u;
