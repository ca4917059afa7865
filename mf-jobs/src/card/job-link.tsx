import { useContext } from 'react';
import { prefetchRoute } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { VisuallyHidden } from '@landfall/ui';
import { FollowJob } from './follow-job';

interface JobLinkProps {
  job: Job;
  /** For readers, what tells it from others of the same title. */
  said?: string;
}

/** A job's title, which leads to its page. What that needs is on its way as soon as somebody turns to it. */
export function JobLink({ job, said }: JobLinkProps) {
  const follow = useContext(FollowJob);
  const to = `/job/${job.id}`;
  const warm = () => prefetchRoute(to);
  return (
    <a href={to} dir="auto" onClick={follow} onPointerEnter={warm} onTouchStart={warm} onFocus={warm}>
      {job.title || 'Job Title'}
      {said && <VisuallyHidden>, {said}</VisuallyHidden>}
    </a>
  );
}
