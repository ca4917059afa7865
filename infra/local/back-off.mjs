const FIRST = 200;
const MOST = 5000;
const CALM = 30_000;

/** How long to wait before something is started again: longer each time, short again after it ran well for a while. */
export class BackOff {
  #next = FIRST;
  #since = Date.now();

  started() {
    this.#since = Date.now();
  }

  /** @returns {number} milliseconds */
  pause() {
    if (Date.now() - this.#since > CALM) this.#next = FIRST;
    const pause = this.#next;
    this.#next = Math.min(MOST, pause * 2);
    return pause;
  }
}
