import type { ClientBase, Connection, Submittable } from 'pg';

/** What stands before the first row: a signature of 11 bytes, flags, and the length of an extension. */
const FILE_HEAD = 19;
const FILE_END = -1;
/** After so many rows everything else in this process has its turn. */
const ROWS_IN_ONE_GO = 100;

/**
 * Hands over each row of a query in PostgreSQL's binary form, as it comes in. The bytes are lent: whoever keeps them
 * makes a copy.
 */
export function copyRows(client: ClientBase, select: string, take: (row: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(
      new CopyOut(`COPY (${select}) TO STDOUT (FORMAT binary)`, take, (error) => (error ? reject(error) : resolve())),
    );
  });
}

/** The calls that `pg` makes to a query of one's own. The message of a row holds that row, and the first one the head. */
class CopyOut implements Submittable {
  private isFirst = true;
  private rows = 0;
  private error: Error | undefined;

  constructor(
    private readonly text: string,
    private readonly take: (row: Buffer) => void,
    private readonly done: (error?: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    this.rows += 1;
    if (this.rows % ROWS_IN_ONE_GO === 0) {
      stream.pause();
      setImmediate(() => stream.resume());
    }
    const row = this.isFirst ? chunk.subarray(FILE_HEAD) : chunk;
    this.isFirst = false;
    if (this.error || row.length === 0 || row.readInt16BE(0) === FILE_END) return;
    try {
      this.take(row);
    } catch (error) {
      this.error = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(): void {
    // said again by handleReadyForQuery
  }

  handleReadyForQuery(): void {
    this.done(this.error);
  }

  handleError(error: Error): void {
    this.error = error;
    this.done(error);
  }
}
