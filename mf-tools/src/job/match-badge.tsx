import type { Job } from '@landfall/contracts';
import { Badge, VisuallyHidden } from '@landfall/ui';
import { inNumbers, useMatch } from './use-match';

/** On a job's card: how the kept CV answers it. */
export default function MatchBadge({ context: { job } }: { context: { job: Job } }) {
  const known = useMatch(job.id);
  if (!known) return null;
  const why = inNumbers(known.match);
  return (
    <Badge tone="info" icon="target" title={`With ${known.cv.name}: ${why}`}>
      {known.match.score}% match <VisuallyHidden>with {`${known.cv.name}: ${why}`}</VisuallyHidden>
    </Badge>
  );
}
