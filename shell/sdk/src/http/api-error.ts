import type { FieldError, Problem } from '@landfall/contracts';

/** A call that did not succeed. `status` is 0 when no answer came: offline, cut off, or later than the deadline. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** Seconds until the same call may be welcome, where the server said so (429, 503). */
  readonly retryAfter: number | undefined;
  /** Milliseconds that a person has waited for it. */
  waited = 0;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.status === 0 ? problem.detail : `${problem.status}: ${problem.detail}`);
    this.name = 'ApiError';
    this.status = problem.status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** One sentence for people: what a toast shows. */
  get detail(): string {
    return this.problem.detail;
  }

  get errors(): FieldError[] {
    return this.problem.errors ?? [];
  }
}

/** Whoever has waited this long is told, and decides about another try. */
const LONG_MS = 3_000;

/** For queries that may be asked again: twice more, never after a refusal (4xx), nor when the failure itself took long. */
export const retryUnlessRefused = (failures: number, error: unknown): boolean =>
  failures < 2 &&
  !(error instanceof ApiError && ((error.status >= 400 && error.status < 500) || error.waited >= LONG_MS));

/** What support needs to find a failed call in the server's log: "503 /requests/4f2a". Undefined for any other failure. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? `${error.status} ${error.problem.instance}` : undefined;
