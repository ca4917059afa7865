import { useEffect } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { InterviewQuestions, TaskSummary } from '@landfall/contracts';
import { useUser } from '@landfall/sdk';
import { ownTasks, taskById } from '../api';
import type { Task } from '../tasks/task';
import { put, workbench, type NextBatch } from '../workbench/workbench';
import { batchKey } from './batch-key';

/** The batch that just came stands where its asking said: instead of the list, or after it. */
export function keepBatch(id: string): void {
  const { interview } = workbench.getState();
  const { taskIds, next } = interview;
  if (next?.id !== id) return;
  const before = next.replaces ? [] : taskIds.filter((one) => one !== id);
  put({ interview: { taskIds: [...before, id], key: next.key } });
}

export const expectBatch = (next: NextBatch): void => put({ interview: { ...workbench.getState().interview, next } });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The list of a page that has none, from a batch that was asked for elsewhere: it, and the batches before it about the
 * same job. `tasks` are newest first.
 */
function batchesUpTo(newest: Task, tasks: readonly TaskSummary[]): string[] {
  const batch = Number(newest.input?.batch ?? 0);
  const at = tasks.findIndex(({ id }) => id === newest.id);
  const earlier = tasks
    .slice(at + 1)
    .filter(({ kind, state, title }) => kind === newest.kind && state === 'done' && title === newest.title)
    .slice(0, batch);
  return [...earlier.map(({ id }) => id).reverse(), newest.id];
}

/** The questions on screen, batch by batch. */
export function useBatches(shown: Task<InterviewQuestions> | undefined): Task<InterviewQuestions>[] {
  const userId = useUser()?.id;
  const { taskIds, next } = workbench(({ interview }) => interview);
  const list = useQuery(ownTasks(userId));
  const isFromElsewhere = shown?.state === 'done' && next?.id !== shown.id && !taskIds.includes(shown.id);
  // Begun in this tab, and done while the page was being loaded again: nobody saw it end.
  const isUnkept = shown?.state === 'done' && next?.id === shown.id && !taskIds.includes(shown.id);
  useEffect(() => {
    if (isUnkept) keepBatch(shown.id);
  }, [isUnkept, shown]);
  useEffect(() => {
    if (!isFromElsewhere || !shown?.input || !list.data) return;
    const key = batchKey(textOf(shown.input.jobDescription), textOf(shown.input.cvText));
    put({ interview: { taskIds: batchesUpTo(shown, list.data.tasks), key } });
  }, [isFromElsewhere, shown, list.data]);
  const batches = useQueries({ queries: taskIds.map((id) => taskById<InterviewQuestions>(userId, id)) });
  return batches.flatMap(({ data }) => (data?.state === 'done' ? [data] : []));
}
