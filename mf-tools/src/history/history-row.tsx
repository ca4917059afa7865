import type { TaskSummary } from '@landfall/contracts';
import { Badge, Button, formatDate, IconButton, type BadgeTone } from '@landfall/ui';
import { onFirstClick } from '../tasks/first-click';
import { isRunning } from '../tasks/task';
import { isResultKind, RESULT_KINDS } from '../tasks/tool-kinds';

const STATES: Partial<Record<TaskSummary['state'], { label: string; tone: BadgeTone }>> = {
  queued: { label: 'Waiting', tone: 'info' },
  active: { label: 'Running', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'tag' },
};

interface HistoryRowProps {
  task: TaskSummary;
  onOpen: () => void;
  onDelete: () => void;
}

export function HistoryRow({ task, onOpen, onDelete }: HistoryRowProps) {
  const { kind, title, state, createdAt, batches = 1 } = task;
  const label = isResultKind(kind) ? RESULT_KINDS[kind].label : kind;
  const badge = STATES[state];
  return (
    <li className="history-row">
      <div className="history-words">
        <p className="history-kind">
          {label} {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </p>
        <p className="document-hint" dir="auto">
          {title}
        </p>
        <p className="document-hint">
          {formatDate(createdAt, { form: 'time' })}
          {batches > 1 && ` · ${batches} batches of questions`}
        </p>
      </div>
      <div className="history-actions">
        {state !== 'cancelled' && (
          <Button variant="secondary" onClick={onFirstClick(onOpen)} aria-label={`Open ${label}: ${title}`}>
            Open
          </Button>
        )}
        {!isRunning(task) && (
          <IconButton icon="trash" tone="danger" label={`Delete ${label}: ${title}`} onClick={onFirstClick(onDelete)} />
        )}
      </div>
    </li>
  );
}
