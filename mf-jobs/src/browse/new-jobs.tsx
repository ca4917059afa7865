import { Button } from '@landfall/ui';
import { figure } from '../figures';

interface NewJobsProps {
  count: number;
  onShow: () => void;
}

/** Hangs over the list and takes no place in it: nothing moves under the eyes of whoever reads. */
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
