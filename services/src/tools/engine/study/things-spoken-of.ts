import { endsInPerson } from '../reading/occupations.js';
import type { Word } from '../text/words.js';
import { mainVerbIn, numberOfSubject } from './finite-verbs.js';

/** Speaks of what the sentence before it speaks of. */
export const goesOn = (text: string): boolean => /^its?\b/i.test(text);
/** With a subject of its own that is a thing: no pronoun, no time or place, and nothing that is said of many. */
const BEGINS_WITH_A_THING = /^(?:(?:The|An?) [\p{L}\p{N}’'-]+|\p{Lu}[\p{L}\p{N}’'-]+)/u;
const BEGINS_OTHERWISE =
  /^(?:it|its|they|their|he|his|she|her|this|these|that|those|there|here|what|which|who|when|where|while|if|although|because|since|as|in|on|at|by|for|from|to|of|with|without|during|after|before|under|over|until|each|every|some|many|most|all|both|no|nobody|one|another|other|such|however|later|then|today|now|never|not|only|people|you|we|i)\b/i;
const LONGEST_SUBJECT = 6;

/** What a sentence begins with and says something of, where that is surely one thing. */
export function thingSpokenOf(text: string, words: readonly Word[]): string | null {
  if (BEGINS_OTHERWISE.test(text) || !BEGINS_WITH_A_THING.test(text)) return null;
  // "The present tower is": no verb stands right behind an article.
  const own = /^(?:the|an?) /i.test(text) ? words.slice(1) : words;
  const verb = mainVerbIn(own);
  const last = own[(verb?.at ?? 0) - 1];
  if (!verb || !last || verb.at > LONGEST_SUBJECT || verb.number === 'many') return null;
  const subject = text.slice(0, last.end);
  const isOfOne = verb.number === 'one' || numberOfSubject(last) === 'one';
  return isOfOne && !/[,;:()“”"]/.test(subject) && !endsInPerson(subject) ? subject : null;
}
