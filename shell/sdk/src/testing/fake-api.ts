import { matchPath } from 'react-router-dom';

export interface FakeRequest {
  method: string;
  /** Without the query. */
  path: string;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  /** Parsed JSON, or the FormData as it was sent; undefined without a body. */
  body: unknown;
  headers: Record<string, string>;
}

/** What a handler returns for anything but a 200 with JSON. */
export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

type Handler = (request: FakeRequest) => unknown;

/** Answers by `METHOD /path`, with `:name` for parameters; the first that fits answers. */
export type FakeRoutes = Record<string, Handler>;

export interface FakeApi {
  /** Every call so far, in order. */
  calls: FakeRequest[];
  fetch: typeof fetch;
}

export const answer = (status: number, body?: unknown, headers?: Record<string, string>): FakeAnswer =>
  new FakeAnswer(status, body, headers);

/** A refusal as our API words it. */
export const refuse = (
  status: number,
  detail: string,
  more: object = {},
  headers?: Record<string, string>,
): FakeAnswer =>
  new FakeAnswer(status, { type: 'about:blank', title: detail, status, detail, instance: 'test', ...more }, headers);

/** Stands for the API in tests. A call that no route answers is a 404, and is in `calls` like any other. */
export function fakeApi(routes: FakeRoutes): FakeApi {
  const calls: FakeRequest[] = [];
  const ask = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = read(String(address), init);
    calls.push(request);
    const given = await orAborted(Promise.resolve(handle(routes, request)), init.signal);
    return responseOf(given instanceof FakeAnswer ? given : new FakeAnswer(200, given));
  };
  return { calls, fetch: ask };
}

function read(address: string, init: RequestInit): FakeRequest {
  const url = new URL(address, window.location.origin);
  const { body } = init;
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    params: {},
    query: url.searchParams,
    body: typeof body === 'string' ? JSON.parse(body) : (body ?? undefined),
    headers: (init.headers ?? {}) as Record<string, string>,
  };
}

async function handle(routes: FakeRoutes, request: FakeRequest): Promise<unknown> {
  for (const [route, handler] of Object.entries(routes)) {
    const [method, pattern = ''] = route.split(' ');
    const match = method === request.method ? matchPath(pattern, request.path) : null;
    if (match) {
      request.params = match.params;
      return handler(request);
    }
  }
  return refuse(404, `No answer for ${request.method} ${request.path}`);
}

function orAborted<T>(work: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject);
  });
}

/** As much of a response as `http` reads; jsdom brings none. */
function responseOf({ status, body, headers }: FakeAnswer): Response {
  const text = body === undefined ? '' : JSON.stringify(body);
  const said = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const response: Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> & { headers: Pick<Headers, 'get'> } =
    {
      headers: { get: (name) => said.get(name.toLowerCase()) ?? null },
      ok: status >= 200 && status < 300,
      status,
      statusText: '',
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text)),
    };
  return response as unknown as Response;
}
