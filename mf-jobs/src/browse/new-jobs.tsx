import { Button, figure } from '@landfall/ui';

interface NewJobsProps {
  count: number;
  onShow: () => void;
}

/**
 * Stands above the list, in a line of its own that goes along when one scrolls. Whoever reads further down sees nothing
 * move: the browser keeps what is in view where it is.
 */
export function NewJobs({ count, onShow }: NewJobsProps) {
  return (
    <div className="new-jobs" role="status">
      {count > 0 && (
        <Button icon="refresh-cw" onClick={onShow}>
          {figure(count)} new {count === 1 ? 'job' : 'jobs'}
        </Button>
      )}
    </div>
  );
}
