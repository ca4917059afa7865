import type { TaskKind } from '../../tasks/task-kind.js';

/** A register that an administrator sent, by its key in storage, or a held one that was confirmed. */
export interface RegisterTask {
  key: string;
  name: string;
  asOf: string;
  /** Set: the register that was held. */
  heldId?: number;
  /** Whoever sends or confirms it says that it covers every route. */
  covers?: 'all';
  /** The administrator who sent or confirmed it. */
  by?: string;
}

export const REGISTER_IMPORT: TaskKind<RegisterTask> = {
  name: 'register-import',
  lane: 'bulk',
  isCharged: false,
  failure: 'The register was not taken; the last one stays.',
  title: ({ name }) => name,
};
