import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { TaskSummary } from '@landfall/contracts';
import { useUser } from '@landfall/sdk';
import { Button, Card, Dialog, FailedPart, Pagination, Skeleton } from '@landfall/ui';
import { ownResults } from '../api';
import { isResultKind, RESULT_KINDS } from '../tasks/tool-kinds';
import type { ToolId } from '../tools/tools';
import { open as openResult } from '../workbench/workbench';
import { HistoryRow } from './history-row';
import { useRemoval } from './use-removal';

interface ResultsHistoryProps {
  /** Opens the panel in which a result is shown. */
  onOpen: (tool: ToolId) => void;
}

/** One's own results: to be looked at again, or taken away for good. */
export default function ResultsHistory({ onOpen }: ResultsHistoryProps) {
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<TaskSummary>();
  const { data, error, isFetching, refetch } = useQuery(ownResults(useUser()?.id, page));
  const { isRemoving, removeResult } = useRemoval();
  const titleId = useId();

  const open = ({ id, kind }: TaskSummary) => {
    if (!isResultKind(kind)) return;
    openResult(kind, id);
    onOpen(RESULT_KINDS[kind].tool);
  };
  const confirm = async () => {
    if (!leaving || !(await removeResult(leaving))) return;
    setLeaving(undefined);
    if (data?.count === 1 && page > 1) setPage(page - 1);
  };

  if (error && !data)
    return (
      <FailedPart title="Your history could not be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        The tools work all the same.
      </FailedPart>
    );
  return (
    <Card as="section" className="history" aria-labelledby={titleId}>
      <h2 id={titleId} className="tools-title">
        History
      </h2>
      {!data && <Skeleton height="3rem" />}
      {data?.total === 0 && <p className="document-hint">Nothing yet. Results are kept here until you delete them.</p>}
      {data && data.total > 0 && (
        <ul className="history-list">
          {data.tasks.map((task) => (
            <HistoryRow key={task.id} task={task} onOpen={() => open(task)} onDelete={() => setLeaving(task)} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={data?.totalPages ?? 1} onPage={setPage} label="Pages of the history" />
      <Dialog
        open={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title="Delete this result?"
        description={leaving?.title}
        mustAnswer
        footer={
          <>
            <Button variant="secondary" onClick={() => setLeaving(undefined)}>
              Keep it
            </Button>
            <Button variant="danger" busy={isRemoving} onClick={() => void confirm()}>
              Delete
            </Button>
          </>
        }
      >
        It cannot be brought back.
      </Dialog>
    </Card>
  );
}
