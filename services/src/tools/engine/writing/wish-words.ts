import { mentions, type Target } from './wish-targets.js';

export const SHORT =
  /\b(?:shorter|short|shorten|brief(?:er|ly)?|concise|to the point|half a page|a few (?:sentences|lines)|(?:not|n['’]t) (?:be )?(?:too|so) long|less long)\b/i;

const LEAVING =
  /^(?:do not|don['’]t|never|leave (?:out|off|away)|omit|without|skip|exclude|remove|drop|avoid|nothing (?:about|on)|no)\b/i;
/** What may stand between "do not" and the thing; another verb makes it a wish about how the letter sounds. */
const OF_SPEECH =
  /^(?:(?:mention|say|write|include|talk about|speak of|speak about|refer to|bring up|list|name|add|tell(?: them)?|use|put in|claim|pretend|suggest|imply|state|boast)(?:ing)?\b\s*)/i;
const FILLER =
  /^(?:(?:the|my|any|an?|that|about|of|to|anything|something|all|also|mentioning|i have|i|i['’](?:m|ve)|hold|have|had|am|was|passed|words?|part|bit)\b\s*)+/i;

export const isLeaving = (clause: string): boolean => LEAVING.test(clause);

/** The things that are to be left out; none when it is not things that the wish is about ("Do not sound stiff"). */
export function parsedTarget(clause: string): Target[] {
  const order = LEAVING.exec(clause)?.[0].toLowerCase() ?? '';
  const rest = clause.slice(order.length).trim();
  const isNot = /^(?:do not|don|never)/.test(order);
  if (isNot && !OF_SPEECH.test(rest)) return [];
  const thing = rest.replace(OF_SPEECH, '');
  return (
    thing
      .split(/\s*[,;]\s*(?:and |or )?|\s+(?:and|or|nor)\s+/)
      .map((each) => each.replace(OF_SPEECH, '').replace(FILLER, ''))
      .filter((each) => /\p{L}{2}/u.test(each))
      .map((each) => mentions(each))
      // Who is not to claim 20 years may say how many they were.
      .map((target) => (CLAIMS.test(rest) && /\d/.test(target.text) ? { ...target, topic: null } : target))
  );
}
const CLAIMS = /^(?:claim|pretend|suggest|imply|boast)/i;

export const SAYING =
  /^(?:also\s+)?(?:mention|say|add|include|write|state|tell (?:them|the reader)|note|emphasi[sz]e|highlight|stress|focus on|point out|bring up|speak of|talk about)(?:\s+also)?(?:\s+(?:the fact\s+)?that)?\s+/i;

/** "Mention it", "Please say so in the letter": of what has just been said, and no wish of its own. */
export const POINTS_BACK =
  /^(?:also )?(?:mention|say|add|include|write|state|note|emphasi[sz]e|highlight|stress|bring up|put) (?:it|this|that|so|them|these)(?: (?:too|as well|please|in|there|(?:in|to) (?:the|my) (?:cover(?:ing)? )?letter))*$/i;

/** Orders that rules cannot follow. */
export const LEADING =
  /^(?:make|keep|write|use|be|sound|address|start|begin|end|sign|call|change|put|give|show|avoid|in\b|as\b|for\b|with|to\b)\b/i;

export const isTone = (clause: string): boolean =>
  /\b(?:tone|style|formal|informal|friendl(?:y|ier)|warm(?:er)?|polite|enthusiastic|confident|humble|modest|professional(?:ly)?|casual|funny|persuasive|creative|personal|british|american|bullet points?|paragraphs?|language)\b/i.test(
    clause,
  ) && statement(clause) === null;

/** What a person says of themselves: it can stand in the letter. Words about the letter itself are none. */
export function statement(clause: string): string | null {
  const isAboutSelf =
    /^(?:I|I['’](?:m|ve|d|ll)|We)\s/i.test(clause) ||
    /^(?:My|Our)\s.*\b(?:is|are|was|were|has|have|had|will|can|would|ends?|begins?|includes?)\b/i.test(clause);
  const isAboutLetter = /\b(?:the letter|this letter|the tone|it to be|it (?:shorter|more|less))\b/i.test(clause);
  if (!isAboutSelf || isAboutLetter) return null;
  return `${clause.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${/[.!?]$/.test(clause) ? '' : '.'}`;
}

/** "At most 150 words", "in under 200 words": the number. */
export function isOfLength(clause: string): number | null {
  const found =
    /\b(?:at most|no more than|not more than|under|below|within|maximum(?: of)?|max\.?|up to|fewer than|less than)\s+(\d{2,4})\s+words\b|\b(\d{2,4}) words (?:at most|maximum|max|or (?:less|fewer))\b/i.exec(
      clause,
    );
  return found ? Number(found[1] ?? found[2]) : null;
}

/** "Address it to Ms Helen Carter": the name, with what stands before it. A name alone needs two words. */
export const addresseeIn = (clause: string): string | null =>
  ADDRESSED.exec(clause)?.[1]
    ?.replace(/\.(?= )/g, '')
    .trim() ?? null;
const ADDRESSED =
  /^(?:[Aa]ddress|[Dd]irect|[Ww]rite|[Ss]end)(?: (?:it|this|the letter|my letter))? to (?:the attention of )?((?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor)\.? (?:\p{Lu}[\p{L}'’-]+(?: |$)){1,3})|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})$/u;
