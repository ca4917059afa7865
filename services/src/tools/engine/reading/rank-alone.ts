import { occupationOf } from './occupation-families.js';
import type { Occupation } from './occupation.js';

/** "Team Leader", "Night Shift Supervisor": how high, and not of what. */
const A_RANK_ALONE =
  /^(?:(?:senior|deputy|assistant|night|day|weekend|shift|team|floor|section|unit|duty|home) )*(?:leader|lead|supervisor|manager|foreman|forewoman|charge ?hand)$/i;

/** "Team Leader, Oak Lodge Care Home": how high, and where. */
export function isRankAtAPlace(title: string): boolean {
  const [rank = '', where = ''] = title.split(/,\s+|\s(?:at|@|[–—|-])\s/);
  return A_RANK_ALONE.test(rank.trim()) && /^\p{Lu}\S* \p{Lu}/u.test(where);
}

/** What an advert speaks of where its people work, and who leads there. */
const LED: readonly [RegExp, string][] = [
  [
    /\b(?:(?:residential|nursing|dementia|elderly|domiciliary|home|day) care|care homes?|nursing homes?|care (?:staff|team|assistants?|workers?|plans?)|carers|(?:our|the|with|for) residents|supported living)\b/gi,
    'care team leader',
  ],
  [/\b(?:warehous(?:e|ing)|pick(?:ers?|ing)|packers?|fulfilment|goods[- ]in|despatch)\b/gi, 'warehouse team leader'],
  [/\b(?:cleaners|cleaning (?:team|staff|operatives|company|contract\p{L}*))\b/giu, 'cleaning supervisor'],
  [
    /\b(?:call|contact) cent(?:re|er)s?\b|\bcustomer service (?:team|advisers?|advisors?)\b/gi,
    'customer service team leader',
  ],
  [/\b(?:our (?:shop|store)s?|sales assistants|shop floor|retail (?:team|store|shop))\b/gi, 'retail supervisor'],
];

/** The trade of who is called by a rank alone is the one that most of the advert speaks of; null where it speaks of none. */
export function tradeOfARank(title: string, text: string): Occupation | null {
  if (!A_RANK_ALONE.test(title.trim())) return null;
  const told = text.slice(0, FAR);
  const counted = LED.map(([words, post]) => ({ post, times: told.match(words)?.length ?? 0 }));
  const most = counted.toSorted((one, other) => other.times - one.times)[0];
  return most && most.times > 0 ? occupationOf(most.post) : null;
}
const FAR = 6_000;
