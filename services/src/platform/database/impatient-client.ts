import pg from 'pg';

type Callback = (error: Error | undefined, result?: unknown) => void;

/** Of a client's own connection, which the types leave out. */
interface Connected {
  connection: { stream: { destroy(): void } };
}

const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Gives a connection up on which an answer is late (`query_timeout`). `pg` alone would give the same connection to the
 * next one, who would wait behind the answer that never came.
 */
export class ImpatientClient extends pg.Client {
  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const giveUp = (error: unknown) => {
      if (isLate(error)) (this as unknown as Connected).connection.stream.destroy();
    };
    const impatient = (...args: unknown[]) => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const told: Callback = (error, result) => {
          giveUp(error);
          (callback as Callback)(error, result);
        };
        return query(...args.slice(0, -1), told);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.catch(giveUp);
      return answer;
    };
    this.query = impatient as typeof this.query;
  }
}
