import type { JobsEvent, NoticesEvent, ReleaseEvent, TaskSummary } from '@landfall/contracts';

/** What is told live, by topic. */
export interface LiveEvents {
  jobs: JobsEvent;
  /** A task of this person has moved; the rest is asked for by its id. */
  tasks: Pick<TaskSummary, 'id' | 'state'>;
  release: ReleaseEvent;
  notices: NoticesEvent;
}

export type Topic = keyof LiveEvents;

/**
 * From now on events come; what was before may not have been told. `opened`: the line has just been opened for this
 * page. `missed`: it was away for longer than the server remembers.
 */
export type GapReason = 'opened' | 'missed';
