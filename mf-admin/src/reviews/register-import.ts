import type { RegisterDecision, RegisterImported, RegisterTakenBack, Task, TaskAccepted } from '@landfall/contracts';
import { http } from '@landfall/sdk';

/** How often an import that runs is asked about, in milliseconds. */
const ASK_EVERY_MS = 1_500;

/** A register that could not be brought in or taken back, with what is wrong. */
export class ImportFailed extends Error {
  constructor({ detail, reason }: Partial<NonNullable<Task['error']>> = {}) {
    super([detail ?? 'The register could not be imported.', reason].filter(Boolean).join(' '));
    this.name = 'ImportFailed';
  }
}

/** A file of the register, and the day it is of where its name does not say so. */
export interface RegisterFile {
  file: File;
  asOf: string;
  /** Whoever sends it knows that it covers every route. */
  coversAll: boolean;
  /** Called when the file has arrived and is being read. */
  onSent: () => void;
}

/**
 * Sends a register, and waits until it is imported, held or refused, which takes about a minute.
 * @throws ApiError, ImportFailed
 */
export async function bringRegister({ file, asOf, coversAll, onSent }: RegisterFile): Promise<RegisterImported> {
  const form = new FormData();
  if (asOf) form.append('asOf', asOf); // before the file, so that it is known when the file has arrived
  if (coversAll) form.append('covers', 'all');
  form.append('file', file);
  const started = await http.upload<RegisterImported | TaskAccepted>('/api/sponsors/admin/import', form, {
    headers: { Prefer: 'respond-async' },
  });
  onSent();
  return resultOf(started);
}

/**
 * Confirms a register that was held, or discards it.
 * @throws ApiError, ImportFailed
 */
export async function decideRegister({ id, ...body }: RegisterDecision & { id: number }): Promise<void> {
  const started = await http.post<RegisterImported | TaskAccepted>(`/api/sponsors/admin/registers/${id}`, {
    body,
    headers: { Prefer: 'respond-async' },
  });
  if (body.decision === 'confirm') await resultOf(started);
}

/**
 * Takes the newest register back, and waits until the one before it is in force again.
 * @throws ApiError, ImportFailed
 */
export async function takeRegisterBack(id: number): Promise<RegisterTakenBack> {
  const started = await http.delete<RegisterTakenBack | TaskAccepted>(`/api/sponsors/admin/registers/${id}`, {
    headers: { Prefer: 'respond-async' },
  });
  return resultOf(started);
}

const isTask = (started: object): started is TaskAccepted => 'id' in started;

async function resultOf<Result extends object>(started: Result | TaskAccepted): Promise<Result> {
  if (!isTask(started)) return started;
  for (;;) {
    const task = await http.get<Task>(`/api/tasks/${started.id}`);
    if (task.state === 'done') return task.result as unknown as Result;
    if (task.state === 'failed' || task.state === 'cancelled') throw new ImportFailed(task.error);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
