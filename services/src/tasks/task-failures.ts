/** It may go well later: the queue tries again, after `retryAfterMs` at the earliest. */
export class TryAgain extends Error {
  constructor(
    /** For the person, in plain words: why it could not be done. */
    readonly reason: string,
    readonly retryAfterMs = 0,
  ) {
    super(reason);
    this.name = 'TryAgain';
  }
}

/** It will never go well with this input, or not today: it is not tried again. */
export class Hopeless extends Error {
  constructor(
    /** For the person, in plain words. */
    readonly reason: string,
    /** What the waiting call answers: 422 blames the input, 503 us, 504 the time. */
    readonly status: 422 | 503 | 504 = 503,
  ) {
    super(reason);
    this.name = 'Hopeless';
  }
}
