import type { RegisterTakenBack, TaskAccepted } from '@landfall/contracts';
import { http } from '@landfall/sdk';
import { registerTask } from './register-task';

const FAILURE = 'The register could not be taken back.';

/**
 * Takes the newest register back, and waits until the one before it is in force again.
 * @throws ApiError, RegisterTaskFailed
 */
export async function takeRegisterBack(id: number): Promise<RegisterTakenBack> {
  const started = await http.delete<RegisterTakenBack | TaskAccepted>(`/api/sponsors/admin/registers/${id}`, {
    headers: { Prefer: 'respond-async' },
  });
  return registerTask(started, FAILURE);
}
