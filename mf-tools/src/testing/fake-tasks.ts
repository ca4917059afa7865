import { act } from '@testing-library/react';
import { answer, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import type { Task } from '../tasks/task';

export const aTask = (more: Partial<Task> = {}): Task => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  kind: 'cv-analyzer',
  title: 'Nurse, Example Hospital',
  state: 'done',
  progress: 100,
  step: 'Done',
  createdAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
  ...more,
});

type Reply = (body: Record<string, unknown>, nth: number) => unknown;

interface FakeTasks {
  routes: FakeRoutes;
  /** Newest first. */
  tasks: Task[];
  /** Changes a task as the worker would. */
  work: (id: string, change: Partial<Task>) => void;
  newest: () => Task;
}

/**
 * The queue, in memory. Each `replies['POST /path']` names a kind and what comes of it; with `isHeld` tasks wait until
 * the test works on them.
 */
export function fakeTasks(
  replies: Record<string, { kind: string; reply: Reply }>,
  { isHeld = false, tasks = [] as Task[] } = {},
): FakeTasks {
  const counts: Record<string, number> = {};
  const find = (id: string | undefined) => tasks.find((task) => task.id === id);
  const begin = (kind: string, reply: Reply, body: Record<string, unknown>) => {
    const nth = (counts[kind] = (counts[kind] ?? 0) + 1);
    const result = reply(body, nth);
    if (typeof result === 'object' && result !== null && 'status' in result) return result; // a refusal
    const id = `00000000-0000-4000-8000-${String(tasks.length + 1).padStart(12, '0')}`;
    const task = aTask({ id, kind, input: body, result: result as object });
    tasks.unshift(isHeld ? { ...task, state: 'queued', progress: 0, position: 3, finishedAt: null } : task);
    return answer(202, { id, state: 'queued' });
  };
  const shown = (task: Task) => (task.state === 'done' ? task : { ...task, result: undefined });
  return {
    tasks,
    newest: () => tasks[0] as Task,
    work: (id, change) =>
      act(() => {
        Object.assign(find(id) as Task, change);
      }),
    routes: {
      ...Object.fromEntries(
        Object.entries(replies).map(([route, { kind, reply }]) => [
          route,
          ({ body }: { body: unknown }) => begin(kind, reply, body as Record<string, unknown>),
        ]),
      ),
      'GET /api/tasks': ({ query }) => {
        const kinds = query.getAll('kind');
        const listed = tasks.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
        return {
          tasks: listed.map(({ result: _result, input: _input, ...summary }) => summary),
          count: listed.length,
          total: listed.length,
          totalPages: 1,
        };
      },
      'GET /api/tasks/quota': () => ({ limit: 40, used: 0, left: 40, resetsAt: new Date().toISOString() }),
      'GET /api/tasks/:id': ({ params }) => {
        const task = find(params.id);
        return task ? shown({ ...task }) : refuse(404, 'Task not found.');
      },
      'POST /api/tasks/:id/put-away': ({ params }) => {
        Object.assign(find(params.id) ?? {}, { isPutAway: true });
        return answer(204);
      },
      'DELETE /api/tasks/:id': ({ params }) => {
        const at = tasks.findIndex(({ id }) => id === params.id);
        if (at < 0) return refuse(404, 'Task not found.');
        const [task] = tasks.splice(at, 1);
        if (task && ['queued', 'active'].includes(task.state)) tasks.splice(at, 0, { ...task, state: 'cancelled' });
        return answer(204);
      },
    },
  };
}
