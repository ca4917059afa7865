import { numberOf } from '../reading/numbers.js';
import { mentions, type Target } from './wish-targets.js';

/** Posts that a wish means: by their order, by when they were, by an employer, a place or what somebody was. */
export interface PostsMeant {
  /** As the person has put it. */
  text: string;
  which: 'present' | 'previous' | 'first' | 'earlier' | null;
  called: Target | null;
  /** Words of what somebody was, and not of where. */
  isByRole: boolean;
  /** Older than the post that is called so. */
  isBefore: boolean;
  /** Stretches of years, both ends part of it. */
  from: number | null;
  until: number | null;
  /** Papers of those years as well: "everything before 2018". */
  isEverything: boolean;
  /** Nothing else than a post can be meant: "my years in Lagos"; "my work in intensive care" may be of many. */
  isSure: boolean;
  /** Only who it is for is not to be said: "my current employer". */
  isNameAlone: boolean;
}

const SIZE = String.raw`(?:(?:whole|entire|short|brief|long|few|early|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|past|former|old) )*`;
const SURE = String.raw`(?:years?|time|months?|weeks?|days|period|stint|spell|stay|employment|jobs?|roles?|posts?|positions?|placements?|internships?|apprenticeship|contract|career|service|season)`;
const UNSURE = String.raw`(?:work|working|experience|history)`;
const SPENT = String.raw`(?: (?:(?:that |which )?i )?(?:have |had )?(?:spent|worked|working|had|did|held|was|served|spending|lived))?`;
const HOW = String.raw`(?:at|in|for|with|as|from|during|before|prior to|until|up to|after|since|between|older than)`;
const STRETCH = new RegExp(
  String.raw`^${SIZE}(?:(${SURE})|${UNSURE}|(?:when|where|that|while|how|what|which)(?: i)? (?:(?:have|had|once|then|also|used to) )*(?:worked|work|was|did|lived|served|held))${SPENT} (${HOW}) (.+)$`,
  'i',
);
/** "The Hermes job", "my Lagos years". */
const NAMED_BEFORE = new RegExp(
  String.raw`^(.{2,60}?) ((?:jobs?|years|roles?|posts?|positions?|placements?|internships?|days|period|stint|employment|contract))$`,
  'i',
);
const EVERYTHING = new RegExp(
  String.raw`^(?:(?:everything|anything|all|whatever|what)(?: (?:that|which))?(?: (?:happened|was|is|dates?|comes?|came|i (?:did|have done|worked)))?(?: from)? )?(before|prior to|until|up to|after|since|between|older than|from) (.+)$`,
  'i',
);
const ORDER =
  /^(present|current|latest|last|most recent|previous|former|past|prior|first|very first|earliest|oldest|earlier|older|other|old) (jobs?|roles?|posts?|positions?|work(?:place)?s?|employments?|employers?|compan(?:y|ies)|firms?|boss(?:es)?|ones?)$/i;

const nothing = (text: string): PostsMeant => ({
  ...{ text, which: null, called: null, isByRole: false, isBefore: false, from: null, until: null },
  ...{ isEverything: false, isSure: true, isNameAlone: false },
});

/** The posts that words mean; null where they mean something else: "my age", "wound care". */
export function postsMeant(written: string, today = new Date()): PostsMeant | null {
  // "Lagos (Nigeria)", "Some Shop (2012-2014)": what it is called, and what is said of it
  const text = written.replace(/\s*\([^()]*\)/g, '').trim() || written;
  const alone = /^(?:the )?(?:years? )?((?:19|20)\d{2})(?:\s?(?:[–—-]|to|until)\s?((?:19|20)\d{2}))?$/i.exec(text);
  if (alone) return { ...nothing(text), from: Number(alone[1]), until: Number(alone[2] ?? alone[1]) };
  const last =
    /^(?:the )?(?:last|past|latest) (\d{1,2}|two|three|four|five|six|seven|eight|ten|fifteen|twenty) years$/i.exec(
      text,
    );
  if (last) return { ...nothing(text), from: today.getFullYear() - countOf(last[1] ?? '') };
  const everything = EVERYTHING.exec(text);
  if (everything) {
    const years = yearsSaid(everything[1] ?? '', everything[2] ?? '', today);
    return years && { ...nothing(text), ...years, isEverything: true };
  }
  const inOrder = ORDER.exec(text);
  if (inOrder) return byOrder(text, inOrder[1] ?? '', inOrder[2] ?? '');
  const stretch = STRETCH.exec(text);
  if (stretch) {
    const [, sure, how = '', what = ''] = stretch;
    const years = yearsSaid(how, what, today);
    if (years) return { ...nothing(text), ...years };
    if (/^(?:after|since|between|older than|until|up to)$/i.test(how)) return null;
    const isSure = sure !== undefined || !/^(?:work|working|experience|history)\b/i.test(text);
    const isBefore = /^(?:before|prior to)$/i.test(how);
    const inner = ORDER.exec(what.replace(OWN, ''));
    if (inner && !isBefore) return byOrder(text, inner[1] ?? '', 'job');
    return { ...nothing(text), called: mentions(what), isByRole: /^as$/i.test(how), isBefore, isSure };
  }
  const [, name = '', kind = ''] = NAMED_BEFORE.exec(text) ?? [];
  // "Years" alone are a sum, and "the right job" no post.
  return name === '' || (/^(?:years|days)$/i.test(kind) && !/\p{Lu}/u.test(name)) || SAYS_NO_NAME.test(name)
    ? null
    : { ...nothing(text), called: mentions(name), isSure: /\p{Lu}/u.test(name) };
}
const OWN = /^(?:my|the|our|a|an)\s+/i;
const SAYS_NO_NAME = /^(?:how many|number of|many|all|the|this|that|right|same|new|next)$|\b(?:of|in)$/i;

function byOrder(text: string, order: string, kind: string): PostsMeant {
  const isOfName = /^(?:employer|compan|firm|boss)/i.test(kind);
  const isMany = /s$/i.test(kind) && !/boss$/i.test(kind);
  if (/^(?:present|current|latest|last|most recent)$/i.test(order) && !isMany)
    return { ...nothing(text), which: 'present', isNameAlone: isOfName };
  if (/^(?:first|very first|earliest|oldest)$/i.test(order) && !isMany) return { ...nothing(text), which: 'first' };
  const isOne = /^(?:previous|former|past|prior)$/i.test(order) && !isMany;
  return { ...nothing(text), which: isOne ? 'previous' : 'earlier' };
}

const A_YEAR = /(?:19|20)\d{2}/g;
/** "Before 2018", "between 2012 and 2016", "in 2015", "older than ten years". */
function yearsSaid(how: string, what: string, today: Date): { from: number | null; until: number | null } | null {
  const years = Array.from(what.matchAll(A_YEAR), ([year]) => Number(year));
  const bare = what.replace(A_YEAR, ' ');
  // "my years in London 2012 Ltd" names more than a date
  const isDate =
    /^(?:[\s–—\-.,/\d]|\b(?:the|year|of|and|to|until|till|end|start|beginning|early|late|mid|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b)*$/i.test(
      bare,
    );
  const [first, second] = years;
  if (first !== undefined && isDate) {
    if (/^(?:before|prior to|older than)$/i.test(how)) return { from: null, until: first - 1 };
    if (/^(?:until|up to)$/i.test(how)) return { from: null, until: first };
    if (/^after$/i.test(how)) return { from: first + 1, until: null };
    if (/^since$/i.test(how)) return { from: first, until: null };
    return { from: first, until: second ?? first };
  }
  const ago = /^(?:more than |over )?(\d{1,2}|five|ten|fifteen|twenty) years(?: ago| old)?$/i.exec(what)?.[1];
  const count = ago === undefined ? null : countOf(ago);
  return count !== null && /^(?:older than|from|before)$/i.test(how)
    ? { from: null, until: today.getFullYear() - count - 1 }
    : null;
}
const countOf = (text: string): number => (/^twenty$/i.test(text) ? 20 : (numberOf(text) ?? 0));
