/** Tasks of one lane wait for each other; neither a long import nor a long document holds up an analysis. */
export type Lane = 'tools' | 'long' | 'bulk';

export const TASK_STATES = ['queued', 'active', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/**
 * What can be asked for as a task. A feature declares one of these, starts it with `TasksService.start`, and does it in
 * the worker with a provider that extends `TaskWork`. `Input` must be JSON; large files stay in storage, by their key.
 */
export interface TaskKind<Input extends object> {
  /** Stands in addresses and in the table: at most 40 characters, never renamed. */
  readonly name: string;
  /** Of the tools, what comes with long texts has a lane of its own. */
  readonly lane: 'tools' | 'bulk';
  /** Whether one of these counts towards a person's daily quota. */
  readonly isCharged: boolean;
  /** What a person reads when it could not be done. */
  readonly failure: string;
  /** What a person finds it by in the history; cut at 200 characters. */
  title(input: Input): string;
}
