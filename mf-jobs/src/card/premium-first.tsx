import type { Job } from '@landfall/contracts';
import { Badge, useNow } from '@landfall/ui';
import { opensIn } from './opens-in';

/** When a job that premium members see first is everybody's, as true of a page that has been open for hours. */
export function OpensIn({ at }: { at: string | undefined }) {
  return <>opens to everyone {opensIn(at, useNow())}</>;
}

/** Only premium members are ever sent such a job. */
export function PremiumFirstMark({ job: { premium_until, expired } }: { job: Job }) {
  // A job that has expired opens to nobody.
  if (!premium_until || expired) return null;
  return (
    <Badge tone="premium" icon="crown">
      Premium first · <OpensIn at={premium_until} />
    </Badge>
  );
}
