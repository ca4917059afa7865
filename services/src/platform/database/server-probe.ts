import pg from 'pg';

const PATIENCE_MS = 2_500;

const tries = new Map<string, Promise<boolean>>();

/** Whether a PostgreSQL server answers at all, if only with a refusal. Whoever asks meanwhile shares the try. */
export function serverAnswers({ connectionString = '' }: pg.ClientConfig): Promise<boolean> {
  const underWay = tries.get(connectionString);
  if (underWay) return underWay;
  const made = reach(connectionString).finally(() => tries.delete(connectionString));
  tries.set(connectionString, made);
  return made;
}

async function reach(connectionString: string): Promise<boolean> {
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
