import type { Job } from '@landfall/contracts';
import { timeAgo, useNow } from '@landfall/ui';

/** How long ago something was, as true of a page that has been open for hours. */
export function Ago({ of }: { of: string | null | undefined }) {
  return timeAgo(of, useNow());
}

/**
 * When our copy was last held against its source: of an official record that says nothing of a vacancy. Beside the button of
 * a card on a phone "less than a minute ago" takes two lines, and the card below would rise when the minute is over.
 */
export function Checked({ job: { sponsorship, checked_at } }: { job: Pick<Job, 'sponsorship' | 'checked_at'> }) {
  const ago = timeAgo(checked_at, useNow()).replace('less than a minute ago', 'just now');
  return (sponsorship.kind === 'record' ? 'Record checked ' : 'Checked ') + ago;
}
