import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { askAgain, useEvents, useUser } from '@landfall/sdk';
import { ownTasks } from '../api';
import { isRunning } from '../tasks/task';
import { tools, type ToolId } from './tools';

const isTool = (value: string | null): value is ToolId => tools.some(({ id }) => id === value);

/** The open tool stands in the address: a reload, the back button and a shared link find it again; Back closes it. */
export function useActiveTool() {
  const [address, setAddress] = useSearchParams();
  const named = address.get('tool');
  const active = isTool(named) ? named : null;
  const hasChosen = useRef(active !== null);

  const select = (tool: ToolId | null, { isOwnStep = true } = {}) => {
    hasChosen.current = true;
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('job');
        if (tool) next.set('tool', tool);
        else next.delete('tool');
        return next;
      },
      { replace: !isOwnStep || tool === active, preventScrollReset: true },
    );
  };

  // Whoever comes back while something is at work, here or on another device, finds it without looking for it.
  const userId = useUser()?.id;
  const cache = useQueryClient();
  const { data } = useQuery(ownTasks(userId));
  const listAgain = () => void askAgain(cache, ownTasks(userId).queryKey);
  useEvents('tasks', listAgain, listAgain);
  const atWork = data?.tasks.filter(isRunning).find(({ kind }) => isTool(kind))?.kind ?? null;
  const open = useRef(select);
  useEffect(() => {
    open.current = select;
  });
  useEffect(() => {
    if (!hasChosen.current && isTool(atWork)) open.current(atWork, { isOwnStep: false });
  }, [atWork]);

  return { active, select };
}
