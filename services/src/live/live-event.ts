/** What a browser can listen to. */
export const topics = ['jobs', 'tasks', 'release', 'notices'] as const;
export type Topic = (typeof topics)[number];

export interface LiveEvent {
  topic: Topic;
  /** Whom it is for; null: for everybody who listens to the topic. */
  userId: string | null;
  /** Only for who sees jobs in their head start (true) or who does not (false); left out: for both. */
  early?: boolean;
  /** Plain data, written as JSON. */
  event: object;
}

/**
 * A source of events that can be gone on with: places are numbers in decimal that only grow. `since` answers at once,
 * so that nothing can happen between what it gives and what is told next.
 */
export interface Feed {
  /** Resolves when nothing is missed from then on; called before anything else, and harmless again. */
  begin(): Promise<void>;
  /** Up to where everything has been told. */
  place(): string;
  /** What was told after that place, the oldest first; undefined when that is not known any more. */
  since(place: string): LiveEvent[] | undefined;
}
