import type { WorkRight } from '../reading/rights.js';

const WAYS: readonly [RegExp, (words: string) => string][] = [
  [/^(?:I|My)\b/, (words) => words],
  [
    /^(?:(?:eu )?(?:pre[- ]?)?settled status|(?:indefinite|limited) leave|permission to work|full right|(?:the )?right to work)/i,
    (words) => `I have ${small(words)}`,
  ],
  [/^(?:authori[sz]ed|eligible|entitled|permitted) to/i, (words) => `I am ${small(words)}`],
  [
    /^no (?:visa|sponsorship|work permit) (?:is )?(?:required|needed|necessary)/i,
    (words) => `I need ${small(words).replace(/ (?:is )?(?:required|needed|necessary)/i, '')}`,
  ],
  [
    /^(?:(?:US|UK|EU|U\.S\.|British|Irish|Canadian|\p{Lu}\p{Ll}+) )?(?:permanent resident|citizen|national)\b/u,
    (words) => `I am ${article(words)} ${words}`,
  ],
  [
    /^(?:(?!visa)[\p{L}&() -]{2,40} )?(?:visa|work permit|green card|employment authorization card)\b(?!\s*[:?])/iu,
    (words) => `I hold ${article(words)} ${words}`,
  ],
];

/** "I hold a Graduate visa", "I have settled status": a permission in the words of the CV, as its person would say it. */
export function rightSaid(words: string, says: WorkRight): string {
  const way = WAYS.find(([pattern]) => pattern.test(words))?.[1];
  return way ? way(words) : `${says === 'has' ? 'My right to work' : 'My visa'}: ${words}`;
}

/** "Settled status" inside a sentence; "EU" and "UK" keep their capitals. */
const small = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const article = (words: string): string => (/^[aeio]/i.test(words) && !/^EU\b/.test(words) ? 'an' : 'a');
