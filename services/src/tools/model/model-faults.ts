import OpenAI from 'openai';
import { Hopeless, TryAgain } from '../../tasks/task-failures.js';
import { ReplyTooLong } from './whole-reply.js';

/** A server that says "later" is there: it does not count as one that is down. */
export class Busy extends TryAgain {}

/** Longer than anybody waits; the person asks again by themselves. */
const LONGEST_WAIT_MS = 120_000;
const MOST_CAUSES = 5;

/** What goes wrong with a call, as the queue and the person need to know it. */
export function faultOf(error: unknown, signal: AbortSignal, deadlineMs: number): unknown {
  if (signal.aborted) {
    const isLate = (signal.reason as { name?: string } | undefined)?.name === 'TimeoutError';
    return isLate ? tooLate(deadlineMs) : error;
  }
  if (isCausedBy(error, ReplyTooLong)) return new Hopeless('The AI service sent far more than it was asked for.');
  if (error instanceof OpenAI.APIConnectionError) return new TryAgain('The AI service could not be reached.');
  if (error instanceof OpenAI.APIError && error.status !== undefined) return ofStatus(error.status, error.headers);
  if ((error as { name?: string } | null)?.name === 'SyntaxError')
    return new TryAgain('The AI service answered with something that is not JSON.');
  if (error instanceof OpenAI.OpenAIError) return new TryAgain('The AI service did not answer as agreed.');
  return error;
}

const tooLate = (deadlineMs: number): Hopeless =>
  new Hopeless(`The AI service did not answer within ${Math.ceil(deadlineMs / 1_000)} seconds.`, 504);

function ofStatus(status: number, headers: Headers | undefined): Error {
  const waitMs = retryAfterMs(headers);
  if (waitMs > LONGEST_WAIT_MS) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new Hopeless(`The AI service is busy, and asks to be left alone for ${minutes} minutes.`);
  }
  if (status === 429) return new Busy('The AI service is busy.', waitMs);
  if (status >= 500 || status === 408 || status === 409) return new TryAgain('The AI service has a fault.', waitMs);
  if (status === 413) return new Hopeless('The texts are too long for the AI service.', 422);
  if (status === 400 || status === 422) {
    return new Hopeless('The AI service refused the request. The texts may be too long for it.');
  }
  return new Hopeless('The AI service does not accept our key, address or model.');
}

/** In seconds, or as a date. */
function retryAfterMs(headers: Headers | undefined): number {
  const value = headers?.get('retry-after')?.trim();
  if (!value) return 0;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

function isCausedBy(error: unknown, kind: new () => Error): boolean {
  let one: unknown = error;
  for (let depth = 0; depth < MOST_CAUSES; depth += 1) {
    if (one instanceof kind) return true;
    one = (one as { cause?: unknown } | null | undefined)?.cause;
  }
  return false;
}
