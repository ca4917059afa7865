import { gerundOf } from './ing-form.js';
import { asAThing } from './noun-phrases.js';
import { inGerunds } from './verbs-first.js';

/** What runs, handles or settles something: said of a thing, or of whoever does it. */
const OF_ONE =
  'runs|handles|settles|serves|processes|powers|feeds|employs|reaches|carries|sells|produces|makes|moves|stores|pays|sends|ships|matches|clears|covers|supports|connects|tracks|checks|controls|reconciles';
const HOW_MUCH = '(?:(?:over|more than|up to|about|around|nearly|almost|some) )?\\d';
/** "Settles 2 million payments a day", and not "Covers 120 a night" or "Deliveries 20 a day". */
const BEGINS = new RegExp(
  `^(?!as\\b|is\\b|was\\b|has\\b|does\\b|its\\b|this\\b)\\p{L}{2,}(?<![sui])s (?:(?:${HOW_MUCH}[\\d,.]*(?:k|m|%)?(?: (?:hundred|thousand|million|billion))?\\+? )(?!an? |per |each |every |daily|weekly|monthly|and |to |in |at |on |of )\\p{L}{3,}|(?:the|an?|all|each|every|our|their|its) \\p{L})`,
  'iu',
);
/** "…, settles 2 million payments a day": of the thing that stands before. */
const BEHIND = new RegExp(`, (?=(?:${OF_ONE}) (?:${HOW_MUCH}|the |all |each |every |our ))`, 'u');
/** "Ledger service handles 3,000 requests": a sentence of its own; "two school runs a day" is none. */
const WHOLE = new RegExp(
  `^(?!(?:and|of|with|for|where|which|that|who)\\b)(?:[\\p{L}\\d’'-]+ ){1,5}?(?<!\\b(?:and|of|with|for|in|on|to|that|which|who|a|the) )(?:${OF_ONE}) (?:${HOW_MUCH}|the |all |each |every |our )`,
  'iu',
);

/** A thing of which the line says, with a verb, what it does. */
export const saysWhatItDoes = (text: string): boolean =>
  WHOLE.test(text) && !BEGINS.test(text) && !/[,;:]/.test(text.slice(0, 40));

/** A line as it goes on from "my work has included": "settling 2 million payments a day", "a service which settles …". */
export function included(text: string): string {
  const said = inGerunds(text);
  if (said !== text) return said;
  if (BEGINS.test(text)) return text.replace(/^\p{L}+/u, (verb) => gerundOf(verb.toLowerCase()));
  return asAThing(text).replace(BEHIND, ', which ');
}
