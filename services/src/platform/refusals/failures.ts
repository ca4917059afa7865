import { QueryFailedError } from 'typeorm';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** Classes 08 (connection), 53 (resources), 57P (shutdown, crash, start-up) and 55000 (not accepting connections) of PostgreSQL's error codes. */
const postgresIsAway = /^(08...|53...|57P0[1-5]|55000)$/;

const wordsOfALostConnection =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Connection is closed|Client has encountered a connection error|Driver not Connected|MaxRetriesPerRequest|Stream isn't writeable|Queue is closing/i;

/** Whether an error means that Postgres, Redis or another service we lean on cannot be reached now. */
export function isDependencyFailure(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const { code, name, message, cause, driverError, errors } = error as Record<string, unknown>;
  if (typeof code === 'string' && (networkCodes.has(code) || postgresIsAway.test(code))) return true;
  if (wordsOfALostConnection.test(`${String(name)} ${String(message)}`)) return true;
  const inner = [cause, driverError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return inner.some((one) => isDependencyFailure(one, depth + 1));
}

/** Whether a statement was ended because it took, or waited for others, longer than a question may (PostgreSQL's 57014). */
export const tookTooLong = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '57014';
