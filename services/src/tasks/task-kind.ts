/** Tasks of one lane wait for each other; a long import holds up no analysis. */
export type Lane = 'tools' | 'bulk';

export const TASK_STATES = ['queued', 'active', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/**
 * What can be asked for as a task. A feature declares one of these, starts it with `TasksService.start`, and does it in
 * the worker with a provider that extends `TaskWork`. `Input` must be JSON; large files stay in storage, by their key.
 */
export interface TaskKind<Input extends object> {
  /** Stands in addresses and in the table: at most 40 characters, never renamed. */
  readonly name: string;
  readonly lane: Lane;
  /** Whether one of these counts towards a person's daily quota. */
  readonly isCharged: boolean;
  /** What a person reads when it could not be done. */
  readonly failure: string;
  /** What a person finds it by in the history; cut at 200 characters. */
  title(input: Input): string;
}
