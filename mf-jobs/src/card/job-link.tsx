import { useContext } from 'react';
import { prefetchRoute } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { FollowJob } from './follow-job';

/** A job's title, which leads to its page. What that needs is on its way as soon as somebody turns to it. */
export function JobLink({ job }: { job: Job }) {
  const follow = useContext(FollowJob);
  const to = `/job/${job.id}`;
  const warm = () => prefetchRoute(to);
  return (
    <a href={to} dir="auto" onClick={follow} onPointerEnter={warm} onTouchStart={warm} onFocus={warm}>
      {job.title || 'Job Title'}
    </a>
  );
}
