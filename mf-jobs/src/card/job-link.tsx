import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { prefetchRoute } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { ListOfLinks } from '../list-before';

/** A job's title, which leads to its page. What that needs is on its way as soon as somebody turns to it. */
export function JobLink({ job }: { job: Job }) {
  const list = useContext(ListOfLinks);
  const to = `/job/${job.id}`;
  const warm = () => prefetchRoute(to);
  return (
    <Link to={to} state={list} dir="auto" onPointerEnter={warm} onTouchStart={warm} onFocus={warm}>
      {job.title || 'Job Title'}
    </Link>
  );
}
