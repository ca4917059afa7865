import type { Job } from '@landfall/contracts';
import { timeAgo, useNow } from '@landfall/ui';

/** How long ago something was, as true of a page that has been open for hours. */
export function Ago({ of }: { of: string | null | undefined }) {
  return timeAgo(of, useNow());
}

/** When our copy was last held against its source: of an official record that says nothing of a vacancy. */
export function Checked({ job: { sponsorship, checked_at } }: { job: Pick<Job, 'sponsorship' | 'checked_at'> }) {
  return (
    <>
      {sponsorship.kind === 'record' ? 'Record checked' : 'Checked'} <Ago of={checked_at} />
    </>
  );
}
