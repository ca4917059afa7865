import { Button, Card, Ladder, Note, Spinner } from '@landfall/ui';
import type { ToolRun } from './use-tool';

interface TaskProgressProps {
  /** e.g. "Analyzing Match..." */
  title: string;
  run: ToolRun<unknown>;
}

const waiting = (position: number) =>
  position <= 1 ? 'Next in the queue.' : `Number ${position} in the queue. You can leave this page and come back.`;

/** What is being done, how far it is, and the way out. Steps are announced, percents are not: they change too often. */
export function TaskProgress({ title, run: { task, isOutOfReach, isCancelling, cancel } }: TaskProgressProps) {
  const isQueued = task?.state === 'queued';
  const words = task?.state === 'active' ? task.step : isQueued ? waiting(task.position ?? 1) : 'Sending...';
  const progress = task?.progress ?? 0;
  return (
    <Card as="section" className="progress" aria-label={title}>
      <div className="progress-head">
        <Spinner size={20} />
        <div className="progress-words">
          <p className="progress-title">{title}</p>
          <p className="progress-step" role="status">
            {words || 'Working on it.'}
          </p>
        </div>
        {task && (
          <Button variant="quiet" busy={isCancelling} onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <Ladder role="progressbar" label={title} value={progress} text={`${progress} percent`} />
      {isOutOfReach && (
        <Note tone="caution">
          The server cannot be reached at the moment. The work goes on there, and is shown here as soon as it can be.
        </Note>
      )}
    </Card>
  );
}
