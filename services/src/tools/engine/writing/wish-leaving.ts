import { mentions, type Target } from './wish-targets.js';
import { postsMeant, type PostsMeant } from './wish-posts.js';

const LEAVING =
  /^(?:do not|don['’]t|never|leave (?:out|off|away)|omit|without|skip|exclude|remove|drop|avoid|nothing (?:about|on)|nothing(?= (?:before|from|after|until|since|older|prior)\b)|no)\b/i;
/** What may stand between "do not" and the thing; another verb makes it a wish about how the letter sounds. */
const OF_SPEECH =
  /^(?:(?:mention|say|write|include|talk about|speak (?:of|about)|refer to|bring up|list|name|add|tell(?: them)?|use|put in|put|claim|pretend|suggest|imply|state|boast|count|consider|show|reveal|disclose|give away|give|discuss|go into|touch on|dwell on|draw attention to|point out|let (?:them|on) know|repeat)(?:ing)?\b\s*(?:about\b\s*)?)/i;
const FILLER =
  /^(?:(?:the|my|any|an?|that|about|of|to|anything|something|all|also|mentioning|i have|i|i['’](?:m|ve)|hold|have|had|am|was|passed|words?|part|bit|(?:sentence|line|paragraph|section|part|bit|stuff|things?) (?:about|on|with)|fact that|facts?|references? to|mentions? of|details? (?:of|about)|information (?:on|about))\b\s*)+/i;
/** How a letter sounds or is built, which no rule takes out of it. */
const OF_STYLE =
  /\b(?:clich[eé]s?|jargon|buzz ?words?|slang|abbreviations?|acronyms?|passive|flowery|waffle|fluff|repetitions?|repeating|long (?:sentences|words)|contractions|humou?r|jokes?|drama|flattery|small talk|padding|sounding|being|seeming|looking|begging|boasting|too (?:much|many|long|short|often)|so (?:much|many|long|often)|a lot|paragraphs?|sentences?|greeting|salutation|opening|closing|ending|introduction|conclusion|(?:first|last) line|sign[- ]off)\b/i;
/** "How I left", "whether I drive": what is said and not what it is called. */
const A_CLAUSE = /^(?:how|why|where|when|what|who|whether|if|because|which)\b/i;

export const isLeaving = (clause: string): boolean => LEAVING.test(clause);

export interface LeftOut {
  targets: Target[];
  posts: PostsMeant[];
  /** "All my jobs except the current one": the posts that stay. */
  only: PostsMeant[];
  isFollowed: boolean;
}

/** The things and posts that are to be left out; not followed when it is neither that the wish is about ("Do not sound stiff"). */
export function leftOut(clause: string): LeftOut {
  const left: LeftOut = { targets: [], posts: [], only: [], isFollowed: true };
  const order = LEAVING.exec(clause)?.[0].toLowerCase() ?? '';
  const rest = clause.slice(order.length).trim();
  const isNot = /^(?:do not|don|never)/.test(order);
  const thing = rest.replace(OF_SPEECH, '');
  if ((isNot && !OF_SPEECH.test(rest)) || thing === '') return { ...left, isFollowed: false };
  const except = EXCEPT.exec(thing)?.[1];
  if (except !== undefined) {
    const meant = postsMeant(except.replace(FILLER, ''));
    return meant ? { ...left, only: [meant] } : { ...left, isFollowed: false };
  }
  for (const each of piecesOf(thing)) {
    const text = each
      .replace(OF_SPEECH, '')
      .replace(FILLER, '')
      .replace(/[“”"]/g, '')
      .replace(/[\s.!?,;]+$/, '');
    if (!/\p{L}{2}|\d{4}/u.test(text)) continue;
    const meant = postsMeant(text);
    const target = mentions(text.replace(/\s*\([^()]*\d{4}[^()]*\)/g, ''));
    if (target.topic === null && meant !== null) left.posts.push(meant);
    else if (
      target.topic === null &&
      (OF_STYLE.test(text) || A_CLAUSE.test(text) || /^(?:it|them|that|this|these|those)$/i.test(text))
    )
      left.isFollowed = false;
    // Who is not to claim 20 years may say how many they were.
    else left.targets.push(CLAIMS.test(rest) && /\d/.test(text) ? { ...target, topic: null } : target);
  }
  if (left.targets.length + left.posts.length === 0) left.isFollowed = false;
  return left;
}
const EXCEPT =
  /^(?:(?:everything|anything|all|the|my|other|old|previous|jobs?|posts?|roles?|positions?|work|employers?)\b ?)+(?:except|apart from|other than|but|besides)(?: for)? (.+)$/i;
const CLAIMS = /^(?:claim|pretend|suggest|imply|boast)/i;

/** "My age, Lagos and Pretoria" are three things, "between 2012 and 2016" is one. */
const piecesOf = (thing: string): string[] =>
  thing
    .replace(/((?:19|20)\d{2}) and (?=(?:19|20)\d{2})/g, '$1–')
    .split(/\s*[,;]\s*(?:and |or )?|\s+(?:and|or|nor)\s+/)
    .filter((each) => each.trim() !== '');
