import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { taskById } from '../api';
import { isRunning, type Task } from './task';

/** Keeps a running task up to date by its stream. Answers whether one is open; without it the task is asked about. */
export function useTaskEvents(userId: string | undefined, id: string | undefined, isFollowed: boolean): boolean {
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!id || !isFollowed || typeof EventSource === 'undefined') return undefined;
    const events = new EventSource(`/api/tasks/${encodeURIComponent(id)}/events`);
    const close = () => {
      events.close();
      setOpen(false);
    };
    events.addEventListener('open', () => setOpen(true));
    events.addEventListener('error', () => setOpen(false));
    events.addEventListener('task', ({ data }: MessageEvent<string>) => {
      const task = JSON.parse(data) as Task;
      const { queryKey } = taskById(userId, id);
      void cache.cancelQueries({ queryKey }); // an answer on its way is older than this
      // The stream leaves out what was sent; what is known of it stays.
      cache.setQueryData(queryKey, (before) => ({ ...before, ...task }));
      if (!isRunning(task)) close();
    });
    return close;
  }, [cache, userId, id, isFollowed]);
  return isOpen;
}
