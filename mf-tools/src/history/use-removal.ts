import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { TaskSummary } from '@landfall/contracts';
import { ApiError, askAgain, toast, useUser } from '@landfall/sdk';
import { ownTasks, removeTask, taskById } from '../api';
import { learningAfter } from '../cv-analyzer/use-learning';
import { refusalOf } from '../tasks/refusal';
import { isResultKind } from '../tasks/tool-kinds';
import { put, show, workbench } from '../workbench/workbench';

/** What is gone already was to go. */
const remove = (id: string) =>
  removeTask(id).catch((failure: unknown) => {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  });

/** Takes a result away: from the server, from the screen, and what was learnt from it too. */
export function useRemoval() {
  const userId = useUser()?.id;
  const cache = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);

  const forget = ({ id, kind }: TaskSummary) => {
    const { shown, interview } = workbench.getState();
    if (isResultKind(kind) && (shown[kind] ?? id) === id) show(kind, null);
    put({ interview: { ...interview, taskIds: interview.taskIds.filter((one) => one !== id) } });
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
      await remove(task.id);
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
