import { ApiError } from './api-error';
import { problemOf, retryAfterOf, TOO_LATE, UNREACHABLE } from './problem';
import { withQuery, type Query } from './query';

const GET_DEADLINE_MS = 10_000;

export interface Ask {
  signal?: AbortSignal;
  query?: Query;
  /** Milliseconds until the call is given up; a GET waits 10 s by itself, other calls as long as the server does. */
  deadline?: number;
}

export interface Send extends Ask {
  /** Sent as JSON; without it no body is sent. */
  body?: unknown;
  headers?: Record<string, string>;
  /** It goes on when the page is left or loaded again before the answer: what was pressed is not lost. */
  outlivesPage?: boolean;
}

type Refused = (error: ApiError) => void;
const refused = new Set<Refused>();

/** Tells `listener` of every refused call; the session listens for 401. Returns how to stop. */
export function onRefused(listener: Refused): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

let person: string | undefined;

/** For whom calls that change something are made from now on: the server refuses them when somebody else is signed in by then. */
export const callFor = (id: string | undefined): void => {
  person = id;
};

const forPerson = (): Record<string, string> => (person === undefined ? {} : { 'landfall-person': person });

/** Runs `work` with a signal that ends with the caller's or at the deadline, whichever is first. */
async function within<T>({ signal, deadline }: Ask, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const begun = performance.now();
  let isLate = false;
  const timer =
    deadline &&
    setTimeout(() => {
      isLate = true;
      controller.abort();
    }, deadline);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!(error instanceof ApiError) && signal?.aborted) throw error;
    const failure = error instanceof ApiError ? error : new ApiError(isLate ? TOO_LATE : UNREACHABLE);
    failure.waited = performance.now() - begun;
    throw failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function call<T>(path: string, init: RequestInit, ask: Ask): Promise<T> {
  return within(ask, async (signal) => {
    // `include` as the page's preloads ask with credentials: only then does the browser take their answer.
    const response = await fetch(withQuery(path, ask.query), { ...init, credentials: 'include', signal });
    const body = await response.text();
    if (!response.ok) {
      const error = new ApiError(problemOf(response, body), retryAfterOf(response));
      for (const listener of refused) listener(error);
      throw error;
    }
    return (body === '' ? undefined : readJson(response, body)) as T;
  });
}

function readJson(response: Response, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError({ ...problemOf(response, ''), detail: 'The answer could not be read.' });
  }
}

/** Browsers refuse more than 64 KiB of bodies that outlive their page (Fetch Standard, "HTTP-network-or-cache fetch"). */
const MOST_BYTES_OUTLIVING = 60_000;

const send =
  (method: string) =>
  <T>(path: string, { body, headers, outlivesPage = false, ...ask }: Send = {}): Promise<T> => {
    const json = body === undefined ? '' : JSON.stringify(body);
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const init: RequestInit = { method, headers: { ...type, ...forPerson(), ...headers } };
    if (body !== undefined) init.body = json;
    if (outlivesPage && new Blob([json]).size <= MOST_BYTES_OUTLIVING) init.keepalive = true;
    return call<T>(path, init, ask);
  };

/** Calls of our own API. Everything but a success throws `ApiError`; an ended `signal` throws its reason. */
export const http = {
  get: <T>(path: string, ask: Ask = {}): Promise<T> => call<T>(path, {}, { deadline: GET_DEADLINE_MS, ...ask }),
  post: send('POST'),
  put: send('PUT'),
  delete: send('DELETE'),
  /** Posts a form with files; the browser writes its multipart boundary. */
  upload: <T>(path: string, form: FormData, { headers, ...ask }: Omit<Send, 'body'> = {}): Promise<T> =>
    call<T>(path, { method: 'POST', body: form, headers: { ...forPerson(), ...headers } }, ask),
};
