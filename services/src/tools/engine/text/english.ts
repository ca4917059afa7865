import { wordsOf } from './words.js';

const ENGLISH = /\b(?:the|and|you|we|with|for|will|are|our|of|to|in|a)\b/gi;

/** Words without which no sentence of these languages gets along, as far as they are none of English. */
const OTHERS =
  /(?<!\p{L})(?:wir|und|der|das|mit|für|einen|eine|einer|sie|ist|suchen|auf|den|von|zum|zur|oder|bei|nous|vous|et|les|des|une|pour|avec|dans|est|du|el|los|las|para|con|una|que|buscamos|del|della|per|che|cerchiamo|uma|você|não|het|een|van|voor|wij|zijn|naar|oraz|dla|jest|och|för|som|ve|için|dengan|untuk)(?!\p{L})/giu;
const LETTERS = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
const countIn = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/**
 * A text in another script, with more small words of another language than of English, or of which hardly a word is one
 * that English cannot do without, is not in English. A list of names too short to tell passes.
 */
export function isEnglish(text: string): boolean {
  const sample = text.slice(0, 4_000);
  if (countIn(sample, LATIN) < countIn(sample, LETTERS) / 2) return false;
  const english = countIn(sample, ENGLISH);
  const others = countIn(sample, OTHERS);
  if (others >= 2 && others > english) return false;
  const words = wordsOf(sample).length;
  return words < 25 || english / words > 0.07;
}
