import type { TaskKind } from '../../tasks/task-kind.js';

/** A register that an administrator takes back. */
export interface TakeBackTask {
  id: number;
  name: string;
  by: string;
}

export const REGISTER_TAKE_BACK: TaskKind<TakeBackTask> = {
  name: 'register-take-back',
  lane: 'bulk',
  isCharged: false,
  failure: 'The register was not taken back; it stays.',
  title: ({ name }) => name,
};
