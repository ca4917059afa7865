import type { TrainingEvent } from '@landfall/contracts';
import { formatDate } from '@landfall/ui';

/** "23 November 2026", or "23 November 2026 to 27 November 2026". */
export function daysOf({ date, endDate }: Pick<TrainingEvent, 'date' | 'endDate'>): string {
  return endDate > date ? `${formatDate(date)} to ${formatDate(endDate)}` : formatDate(date);
}
