import { sortsNamedIn } from '../vocabulary/sorts-of-names.js';
import { partedOutsideBrackets, withoutMasked } from './outside-brackets.js';

/** "IPAF (3a/3b), PASMA and CSCS": cards and courses of sites by their short forms, each of which is asked for. */
export function papersInARow(text: string): string[] | null {
  const bare = text.replace(/^[\s•●▪*–-]+/, '').replace(/[.\s]+$/, '');
  if (bare.length > LONGEST) return null;
  const papers = partedOutsideBrackets(bare, JOINTS);
  const isAChoice = papers.length > 2 && papers.some((each) => /\bor\b/i.test(withoutMasked(each)));
  return papers.length > 1 && !isAChoice && papers.every(isAPaper) ? papers : null;
}

const LONGEST = 160;
const JOINTS = /,\s+(?:and\s+|&\s+)?|;\s+|\s+(?:and|&|plus|\+)\s+/i;

/** "CSCS black card", "valid PASMA", "IPAF 3a/3b". */
const isAPaper = (text: string): boolean => {
  const said = withoutMasked(text);
  return (
    said.split(/\s+/).length <= MOST_WORDS &&
    (IN_WORDS.test(said) ||
      (/^(?:(?:valid|current|full|in[- ]date) )?\p{Lu}/u.test(said) &&
        sortsNamedIn(said).some((sort) => OF_SITES.has(sort))))
  );
};
const IN_WORDS =
  /^(?:(?:UKATA|IATP) )?(?:asbestos awareness|manual handling|abrasive wheels|face fit|confined spaces?)(?: (?:training|certificate|trained))?$/i;
const MOST_WORDS = 4;
const OF_SITES = new Set(['safety on sites', 'cards of sites', 'work at height']);
