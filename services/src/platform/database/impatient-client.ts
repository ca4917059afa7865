import pg from 'pg';
import { noteAnswer, serverAnswers } from './server-probe.js';

type Callback = (error: Error | undefined, result?: unknown) => void;

/** Of a client's own connection, which the types leave out. */
interface Connected {
  connection: { stream: { destroy(): void } };
}

type Settings = pg.ClientConfig & {
  /** An answer that takes longer makes us ask whether the server answers at all. Undefined: never. */
  doubt_timeout?: number;
};

const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Gives a connection up on which an answer is late (`query_timeout`). `pg` alone would give the same connection to the
 * next one, who would wait behind the answer that never came. A server that hangs is not waited for that long: what
 * tells it from a long statement is that it answers nobody, and no new connection either.
 */
export class ImpatientClient extends pg.Client {
  constructor(settings: Settings = {}) {
    super(settings);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const giveUp = () => (this as unknown as Connected).connection.stream.destroy();
    const impatient = (...args: unknown[]) => {
      const answered = doubt(settings, giveUp);
      const told = (error?: unknown) => {
        answered();
        if (!error) noteAnswer(settings);
        if (isLate(error)) giveUp();
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const tellBoth: Callback = (error, result) => {
          told(error);
          (callback as Callback)(error, result);
        };
        return query(...args.slice(0, -1), tellBoth);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.then(() => told(), told);
      else answered(); // a stream of rows, which whoever reads it watches
      return answer;
    };
    this.query = impatient as typeof this.query;
  }
}

/** Answers what is to be called when the answer is there; until then, `giveUp` is when the server does not answer at all. */
function doubt(settings: Settings, giveUp: () => void): () => void {
  if (!settings.doubt_timeout) return () => undefined;
  let isOver = false;
  const timer = setTimeout(() => {
    void serverAnswers(settings).then((answers) => {
      if (!answers && !isOver) giveUp();
    });
  }, settings.doubt_timeout);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
