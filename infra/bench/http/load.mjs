import { Connection } from './connection.mjs';

/** A request that has no answer after so long counts as an error. */
const PATIENCE_MS = 20_000;
const MOST_CONNECTIONS = 256;
const TICK_MS = 5;

/** Connections that all kinds of requests share, each waiting its turn: whoever asks more often does not wait longer. */
class Line {
  #address;
  #resting = [];
  #queue = [];
  #open = new Set();

  constructor(product) {
    this.#address = new URL(product);
  }

  async send(request) {
    const connection = this.#resting.pop() ?? (await this.#another());
    const answer = await connection.send(request);
    this.#giveBack(connection);
    return answer;
  }

  close() {
    for (const connection of this.#open) connection.close();
  }

  #another() {
    if (this.#open.size < MOST_CONNECTIONS) return this.#opened();
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  #opened() {
    const connection = new Connection(this.#address);
    this.#open.add(connection);
    return connection;
  }

  #giveBack(connection) {
    if (!connection.isOpen) this.#open.delete(connection);
    const next = this.#queue.shift();
    if (next) next(connection.isOpen ? connection : this.#opened());
    else if (connection.isOpen) this.#resting.push(connection);
  }
}

/**
 * Sends each kind of request so many times a second for `seconds`, whether or not earlier ones have been answered: a slow
 * server gets no mercy, and waiting for a connection counts. `next(n)` gives the n-th request as bytes; `check` looks at
 * one answer in a hundred and throws where it is wrong.
 * @param {Record<string, { perSecond: number, next: (n: number) => Buffer, check: (answer: object) => void }>} kinds
 * @returns {Promise<Record<string, { times: number[], errors: number }>>} times in milliseconds
 */
export async function load(product, kinds, seconds) {
  const line = new Line(product);
  const all = Object.entries(kinds).map(([name, kind]) => ({ name, ...kind, sent: 0, times: [], faults: [] }));
  const one = async (kind, n) => {
    const began = performance.now();
    const answer = await line.send(kind.next(n));
    const took = performance.now() - began;
    kind.times.push(took);
    if (answer.status < 200 || answer.status >= 400 || took > PATIENCE_MS) kind.faults.push(answer.status);
    else if (n % 100 === 0) kind.check(answer);
  };
  const began = performance.now();
  const underWay = [];
  await new Promise((resolve) => {
    const tick = setInterval(() => {
      const passed = Math.min(seconds, (performance.now() - began) / 1000);
      for (const kind of all) {
        while (kind.sent < Math.floor(passed * kind.perSecond)) underWay.push(one(kind, kind.sent++));
      }
      if (passed < seconds) return;
      clearInterval(tick);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(underWay);
  line.close();
  for (const { name, faults } of all) {
    if (faults.length > 0)
      console.error(`${name}: errors by status (0: no answer): ${[...new Set(faults)].join(', ')}`);
  }
  return Object.fromEntries(all.map(({ name, times, faults }) => [name, { times, errors: faults.length }]));
}
