import type { RegisterDecision, RegisterImported, TaskAccepted } from '@landfall/contracts';
import { http } from '@landfall/sdk';
import { registerTask } from './register-task';

const FAILURE = 'The register could not be imported.';

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
 * @throws ApiError, RegisterTaskFailed
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
  return registerTask(started, FAILURE);
}

/**
 * Confirms a register that was held, or discards it.
 * @throws ApiError, RegisterTaskFailed
 */
export async function decideRegister({ id, ...body }: RegisterDecision & { id: number }): Promise<void> {
  const started = await http.post<RegisterImported | TaskAccepted>(`/api/sponsors/admin/registers/${id}`, {
    body,
    headers: { Prefer: 'respond-async' },
  });
  if (body.decision === 'confirm') await registerTask(started, FAILURE);
}
