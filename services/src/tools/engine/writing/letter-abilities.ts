import type { WeighedAsk } from '../match/score.js';
import { sentencesIn } from '../reading/advert-sentences.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { inText, listed } from '../text/clean.js';
import { endless } from './letter-text.js';

/** What was not argued from work: skills as the CV calls them, papers in the words of the CV. */
export function abilities(
  asks: readonly WeighedAsk[],
  isSaid: (name: string) => boolean,
  isUnwanted: (text: string) => boolean,
  most: number,
): string | null {
  const parts = [skillsSaid(asks, (name) => isSaid(name) || isUnwanted(name), most), papersSaid(asks, isUnwanted)];
  return parts.filter(Boolean).join(' ') || null;
}

function skillsSaid(asks: readonly WeighedAsk[], isSaid: (name: string) => boolean, most: number): string | null {
  const of = (state: WeighedAsk['state']) =>
    asks
      .filter(({ state: own, kind, near, why }) => own === state && kind === 'skill' && !near && !why)
      .flatMap(({ name, called }) => (called && !isSaid(name) && !isSaid(called) ? [called] : []));
  const [used, named] = [of('met').slice(0, most), of('partly').slice(0, Math.max(1, most - 1))];
  if (used.length > 0)
    return `Of what you ask for, my CV shows ${listed(used)} in use${named.length > 0 ? `, and I also work with ${listed(named)}` : ''}.`;
  return named.length > 0 ? `Of what you ask for, I work with ${listed(named)}.` : null;
}

/** "2011 – 2014" at the end, and nothing else: "(started 2020, not finished)" has to stay. */
const A_SPAN = /[\s,]*\(?(?:19|20)\d{2}\s?[–—-]\s?(?:(?:19|20)\d{2}|present|now)\)?\.?$/i;
const LONGEST_QUOTE = 160;

/** Each paper with the sentence that names it, whole; one that only a long text holds is not quoted at all. */
function papersSaid(asks: readonly WeighedAsk[], isUnwanted: (text: string) => boolean): string | null {
  const byQuote = new Map<string, string[]>();
  for (const { kind, state, name, proof } of asks) {
    if ((kind !== 'certificate' && kind !== 'degree') || state === 'missing' || !proof || isUnwanted(name)) continue;
    const quote = endless(
      sentenceAbout(name, proof.whole)
        .replace(/^[•*–-]\s*/, '')
        .replace(A_SPAN, ''),
    );
    if (quote === '' || quote.length > LONGEST_QUOTE || isUnwanted(quote)) continue;
    byQuote.set(quote, [...(byQuote.get(quote) ?? []), nounOf(name)]);
  }
  const said = Array.from(byQuote, ([quote, names]) => `${listed([...new Set(names)])}, my CV says: “${quote}”`);
  return said.length > 0 ? `${said.map((each, at) => `${at === 0 ? 'As' : 'as'} to ${each}`).join('; ')}.` : null;
}

/** Of a paragraph the sentence that has most words of the name; a line of one sentence is itself. */
function sentenceAbout(name: string, whole: string): string {
  const words = (text: string) =>
    wordsOf(text)
      .map(({ folded }) => folded)
      .filter((word) => !SMALL_WORDS.has(word));
  const wanted = words(name);
  const counted = sentencesIn(whole).map((each) => ({
    each,
    count: words(each).filter((word) => wanted.includes(word)).length,
  }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best), { each: whole, count: 0 }).each;
}

/** How long it was to be held is no part of its name. */
const HELD_FOR = /\s+(?:held |gained )?(?:for )?(?:at least |a minimum of |over )?\d+\+? years?\b.*$/i;
const A_PAPER = /\b(?:licen[cs]e|card|certificate|registration|ticket|check|passport|transport)s?$/i;

/** "C+E licence held for at least 2 years" → "the C+E licence"; "Degree" → "a degree". */
function nounOf(name: string): string {
  if (/^(?:Degree|Doctorate|Master)/.test(name))
    return `a ${name.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  const bare = name.replace(HELD_FOR, '').replace(/^(?:an?|the|full|valid) /i, '');
  return A_PAPER.test(bare) ? `the ${inText(bare)}` : bare;
}
