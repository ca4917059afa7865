import type { JobPay } from './pay-reaches.js';
import type { Verdict } from './verdict.js';

export type RangeVerdict = Omit<Verdict, 'verdict'> & { verdict: Verdict['verdict'] | 'depends' };

/** A range is enough where its lower end is; where only its upper end is, it depends. `to` is the upper end's pay. */
export function judgeRange(judged: (pay: JobPay) => Verdict, from: JobPay, to: JobPay | undefined): RangeVerdict {
  const low = judged(from);
  if (!to || low.verdict === 'meets') return low;
  const high = judged(to);
  if (high.reason === low.reason) return low;
  if (high.verdict === 'below') return { ...high, reason: `Even the upper end is not enough: ${high.reason}` };
  if (high.verdict === 'meets') {
    const start = low.verdict === 'below' ? 'The lower end is not enough' : 'Of the lower end it cannot be told';
    return { ...high, verdict: 'depends', reason: `${start}: ${low.reason} The upper end is enough: ${high.reason}` };
  }
  return { ...high, reason: `${low.reason} Of the upper end it cannot be told: ${high.reason}` };
}
