import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { TaskSummary } from '@landfall/contracts';
import { ApiError, askAgain, toast, useUser } from '@landfall/sdk';
import { ownTasks, removeSeries, removeTask, taskById } from '../api';
import { learningAfter } from '../cv-analyzer/use-learning';
import { refusalOf } from '../tasks/refusal';
import { isResultKind } from '../tasks/tool-kinds';
import { put, show, workbench } from '../workbench/workbench';

/** What is gone already was to go. */
const remove = (id: string, isSeries = false) =>
  (isSeries ? removeSeries(id) : removeTask(id)).catch((failure: unknown) => {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  });

/** One entry of the history for all its batches; one that came to nothing is an entry of its own. */
const isInterview = ({ kind, state }: TaskSummary): boolean => kind === 'interview-prep' && state === 'done';

/** Takes a result away: from the server, from the screen, and what was learnt from it too. */
export function useRemoval() {
  const userId = useUser()?.id;
  const cache = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);

  const forget = ({ id, kind }: TaskSummary) => {
    const { shown, interview } = workbench.getState();
    if (isResultKind(kind) && (shown[kind] ?? id) === id) show(kind, null);
    // Its other batches went with it.
    if (interview.taskIds.includes(id)) put({ interview: { ...interview, taskIds: [] } });
    cache.removeQueries({ queryKey: taskById(userId, id).queryKey });
  };

  /** Answers whether it is gone. */
  const removeResult = async (task: TaskSummary): Promise<boolean> => {
    setRemoving(true);
    try {
      const known = cache.getQueryData(ownTasks(userId).queryKey)?.tasks;
      const learning =
        task.kind === 'cv-analyzer' && (workbench.getState().learning[task.id] ?? learningAfter(known, task));
      if (learning) await remove(learning);
      await remove(task.id, isInterview(task));
      forget(task);
      await askAgain(cache, ownTasks(userId).queryKey);
      return true;
    } catch (failure) {
      toast({ title: 'The result was not deleted', description: refusalOf(failure).detail, variant: 'destructive' });
      return false;
    } finally {
      setRemoving(false);
    }
  };

  return { isRemoving, removeResult };
}
