import pg from 'pg';

/** A busy server takes seconds for a connection, and is none that hangs. */
const PATIENCE_MS = 4_000;

const tries = new Map<string, Promise<boolean>>();
const heardAt = new Map<string, number>();

/** Called with each answer: a server that still answers others does not hang. */
export const noteAnswer = ({ connectionString = '' }: pg.ClientConfig): void => {
  heardAt.set(connectionString, performance.now());
};

/** Whether a PostgreSQL server answers anybody, if only with a refusal. Whoever asks meanwhile shares the try. */
export function serverAnswers({ connectionString = '' }: pg.ClientConfig): Promise<boolean> {
  const underWay = tries.get(connectionString);
  if (underWay) return underWay;
  const began = performance.now();
  const made = isReached(connectionString)
    .then((reached) => reached || (heardAt.get(connectionString) ?? 0) > began)
    .finally(() => tries.delete(connectionString));
  tries.set(connectionString, made);
  return made;
}

async function isReached(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined); // of a connection that is not used
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    return !/timeout/i.test(String(error));
  }
}
