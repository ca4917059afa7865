import type { TaskSummary } from '@landfall/contracts';
import { isRunning } from './task';
import type { ToolKind } from './tool-kinds';

/**
 * A result is shown by itself to whoever comes back soon: after a reload, in another tab, on the phone. Past an hour a
 * person comes for something new, and finds the old in the history; so it is with what was put away elsewhere.
 */
const RECENT_MS = 60 * 60_000;

/** The one begun last, in whatever state; nothing is the empty text. */
export const newestOf = (tasks: readonly TaskSummary[] | undefined, kind: ToolKind): string =>
  tasks?.find((task) => task.kind === kind)?.id ?? '';

/** The task of a kind to show first; `tasks` are newest first. */
export function recentOf(
  tasks: readonly TaskSummary[] | undefined,
  kind: ToolKind,
  now = Date.now(),
): string | undefined {
  const own = tasks?.filter((task) => task.kind === kind) ?? [];
  const newest = own.find(isRunning) ?? own[0];
  if (!newest || isRunning(newest)) return newest?.id;
  if (newest.isPutAway) return undefined;
  const isRecent = newest.state === 'done' && now - Date.parse(newest.finishedAt ?? newest.createdAt) < RECENT_MS;
  return isRecent ? newest.id : undefined;
}

/** A remembered task that failed says nothing any more once its person has asked for another of the kind. */
export function isPassed(tasks: readonly TaskSummary[] | undefined, kind: ToolKind, id: string): boolean {
  const newest = tasks?.find((task) => task.kind === kind);
  return newest?.id !== id && tasks?.find((task) => task.id === id)?.state === 'failed';
}
