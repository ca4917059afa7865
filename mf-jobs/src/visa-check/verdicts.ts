import type { VisaCheck } from '@landfall/contracts';
import type { NoteTone } from '@landfall/ui';

export const verdicts: Record<VisaCheck['verdict'], { tone: NoteTone; title: string }> = {
  meets: { tone: 'positive', title: 'This salary is enough' },
  below: { tone: 'danger', title: 'This salary is not enough' },
  depends: { tone: 'caution', title: 'It depends on where in the range the salary is' },
  'cannot-tell': { tone: 'caution', title: 'This cannot be told from the tables' },
};

/** What may be one of several occupations, and has the same answer whichever it is. */
const ofEach: Record<VisaCheck['verdict'], string> = {
  meets: 'This salary is enough for each of the occupations that it may be',
  below: 'This salary is not enough for any of the occupations that it may be',
  depends: 'It depends on where in the range the salary is',
  'cannot-tell': 'This cannot be told from the tables',
};

/** Until an occupation is chosen, there is no verdict but that of each; that of a single one hangs on whether it is that. */
export function headOf({ verdict, candidates }: VisaCheck): { tone: NoteTone; title: string } {
  const [first, ...others] = new Set(candidates.map((one) => one.verdict));
  if (first === undefined) return verdicts[verdict];
  const isSame = others.length === 0 && (candidates.length > 1 || first === 'cannot-tell');
  return isSame
    ? { tone: verdicts[first].tone, title: ofEach[first] }
    : { tone: 'caution', title: 'This depends on the occupation' };
}

/** For one line of a list. */
export const inShort: Record<VisaCheck['verdict'], string> = {
  meets: 'enough',
  below: 'not enough',
  depends: 'depends on where in the range',
  'cannot-tell': 'cannot be told from the tables',
};
