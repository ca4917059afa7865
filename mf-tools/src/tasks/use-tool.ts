import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, askAgain, toast, useUser } from '@landfall/sdk';
import { ownTasks, removeTask, startTask, taskById } from '../api';
import { cutOff, opened, sent, show, workbench } from '../workbench/workbench';
import { isPassed, newestOf, recentOf } from './recent';
import { refillFrom } from './refill';
import { refusalOf, type Refusal } from './refusal';
import { isRunning, type Task } from './task';
import type { ToolKind } from './tool-kinds';
import { useTaskEvents } from './use-task-events';

export interface Tool {
  kind: ToolKind;
  path: string;
  /** The toast when it did not work. */
  failed: string;
}

interface StartOptions {
  /** Replaces the tool's words for a failure. */
  otherwise?: string;
  /** Told of the task before anything of it is heard. */
  onStarted?: (id: string) => void;
}

/** Follows the task that a tool shows: the one begun here, else the one that was begun elsewhere. */
function useShownTask<Result>(kind: ToolKind) {
  const userId = useUser()?.id;
  const chosen = workbench(({ shown }) => shown[kind]);
  const list = useQuery(ownTasks(userId));
  const own = list.data?.tasks;
  const isOld = typeof chosen === 'string' && !opened.has(chosen) && isPassed(own, kind, chosen);
  const recent = recentOf(own, kind);
  // Asked for just before a reload, which came before the answer: it is what its person is waiting for.
  const before = cutOff.get(kind);
  const isOvertaken = before !== undefined && recent !== undefined && newestOf(own, kind) !== before;
  // What stands here stays, though it was put away elsewhere meanwhile: somebody may be reading it.
  const stands = useRef<string>(undefined);
  const id = chosen === undefined || isOld || isOvertaken ? (recent ?? stands.current) : (chosen ?? undefined);
  useEffect(() => {
    stands.current = id;
  }, [id]);
  useEffect(() => {
    if (!isOvertaken) return;
    cutOff.delete(kind);
    show(kind, recent);
  }, [isOvertaken, kind, recent]);
  const [isFollowed, setFollowed] = useState(false);
  const hasStream = useTaskEvents(userId, id, isFollowed);
  const { data: task, error } = useQuery({
    ...taskById<Result>(userId, id, hasStream),
    // Of all results only a test goes on changing: it may have been graded in another tab since.
    refetchOnWindowFocus: kind === 'study-examiner' && 'always',
  });
  const runs = isRunning(task);
  useEffect(() => setFollowed(runs), [runs]);
  useEffect(() => {
    if (task) refillFrom(task);
  }, [task]);
  return { userId, task, error };
}

/** Runs one slow tool; `onDone` is told once of each task that ends well while this is on screen. */
export function useTool<Result>(tool: Tool, onDone: (result: Result, task: Task<Result>) => void) {
  const cache = useQueryClient();
  const { userId, task, error } = useShownTask<Result>(tool.kind);
  const [isStarting, setStarting] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const refreshList = useCallback(() => void askAgain(cache, ownTasks(userId).queryKey), [cache, userId]);

  const awaited = useRef(new Set<string>());
  const failed = useRef(tool.failed);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!task) return;
    if (isRunning(task)) return void awaited.current.add(task.id);
    if (!awaited.current.delete(task.id)) return;
    refreshList();
    if (task.state === 'done') done.current(task.result as Result, task);
    if (task.state === 'failed')
      toast({ title: failed.current, description: task.error?.reason, variant: 'destructive' });
  }, [task, refreshList]);

  /** What was asked for before came to nothing, and is no answer to what is asked for now. */
  const putAwayFailed = () => {
    if (task?.state === 'failed') show(tool.kind, null);
  };

  /** Answers whether it was taken. */
  const start = async (body: object, { otherwise = tool.failed, onStarted }: StartOptions = {}): Promise<boolean> => {
    failed.current = otherwise;
    setStarting(true);
    sent(tool.kind, newestOf(cache.getQueryData(ownTasks(userId).queryKey)?.tasks, tool.kind));
    setRefusal(undefined);
    putAwayFailed();
    try {
      const { id } = await startTask(tool.path, body);
      const known = cache.getQueryData(taskById<Result>(userId, id).queryKey);
      onStarted?.(id);
      show(tool.kind, id);
      refreshList();
      // The same once more within a minute is the same task: nothing about it will change any more.
      if (known?.state === 'done') done.current(known.result as Result, known);
      else awaited.current.add(id);
      return true;
    } catch (failure) {
      const refused = refusalOf(failure);
      setRefusal(refused);
      toast({ title: otherwise, description: refused.detail, variant: 'destructive' });
      return false;
    } finally {
      sent(tool.kind);
      setStarting(false);
    }
  };

  const lookAgain = async () => {
    if (task) await askAgain(cache, taskById(userId, task.id).queryKey);
  };

  const cancel = async () => {
    if (!task) return;
    setCancelling(true);
    try {
      await removeTask(task.id);
      awaited.current.delete(task.id);
      show(tool.kind, null);
      refreshList();
      toast({ title: 'Cancelled', description: 'What you typed is still here.' });
    } catch (failure) {
      toast({ title: 'It could not be cancelled', description: refusalOf(failure).detail, variant: 'destructive' });
    } finally {
      setCancelling(false);
    }
  };

  return {
    task,
    isStarting,
    isBusy: isStarting || isRunning(task),
    isCancelling,
    /** The task that is shown does not exist any more. */
    isGone: error instanceof ApiError && error.status === 404,
    /** It runs, but nothing could be heard of it lately. */
    isOutOfReach: isRunning(task) && error !== null,
    refusal,
    start,
    putAwayFailed,
    lookAgain,
    cancel: () => void cancel(),
  };
}

export type ToolRun<Result> = ReturnType<typeof useTool<Result>>;
