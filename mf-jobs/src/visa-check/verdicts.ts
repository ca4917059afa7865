import type { VisaCheck } from '@landfall/contracts';
import type { NoteTone } from '@landfall/ui';

export const verdicts: Record<VisaCheck['verdict'], { tone: NoteTone; title: string }> = {
  meets: { tone: 'positive', title: 'This salary is enough' },
  below: { tone: 'danger', title: 'This salary is not enough' },
  depends: { tone: 'caution', title: 'It depends on where in the range the salary is' },
  'cannot-tell': { tone: 'caution', title: 'This cannot be told from the tables' },
};

/** Until an occupation is chosen, there is no verdict but that of each. */
export const headOf = ({ verdict, candidates }: VisaCheck) =>
  candidates.length > 0 ? { tone: 'caution' as const, title: 'This depends on the occupation' } : verdicts[verdict];

/** For one line of a list. */
export const inShort: Record<VisaCheck['verdict'], string> = {
  meets: 'enough',
  below: 'not enough',
  depends: 'depends on where in the range',
  'cannot-tell': 'cannot be told from the tables',
};
