import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@landfall/ui';
import { useListBefore } from '../list-before';

/** To the list one came from, its place included: that is back in the history. To all jobs where the page was opened directly. */
export function BackToJobs() {
  const before = useListBefore();
  const navigate = useNavigate();
  const stepBack = (event: MouseEvent) => {
    if (!before || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-before.steps);
  };
  return (
    <div>
      <Button asChild variant="quiet" flush icon="arrow-left">
        <Link to={before?.list ?? '/jobs'} onClick={stepBack}>
          Back to Jobs
        </Link>
      </Button>
    </div>
  );
}
