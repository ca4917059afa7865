import { STATUS_CODES } from 'node:http';
import { forPerson } from './proxy-pages.mjs';
import { isScreen } from './proxy-routes.mjs';

const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const DETAILS = {
  starting: 'Landfall is starting. Try again in a few seconds.',
  down: 'A part of Landfall does not answer at the moment. Try again in a few seconds.',
  slow: 'A part of Landfall took too long to answer. Try again.',
};

/** Whether a browser shows to a person what is answered here. */
export const isForPerson = ({ url, headers }) => isScreen(url) && /text\/html/.test(headers.accept ?? '');

/**
 * Says that a program behind the proxy does not answer, in the way that the caller reads.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ why: 'starting' | 'down' | 'slow', id: string }} what `id` as `X-Request-Id` has it
 */
export function sayUnavailable(request, response, { why, id }) {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const status = why === 'slow' ? 504 : 503;
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: DETAILS[why], instance: id };
  const page = isForPerson(request) ? forPerson(why, DETAILS[why]) : undefined;
  const body = page?.html ?? JSON.stringify(problem);
  response.writeHead(status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': page?.policy ?? NOTHING_ALLOWED,
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const UNREADABLE = {
  400: 'The request could not be read.',
  431: 'The address and the headers of this request are too long together.',
};

/**
 * The whole answer to what could not be read as a request: there is nothing else to answer it with.
 * @param {400 | 431} status
 * @param {string} id
 */
export function unreadable(status, id) {
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: UNREADABLE[status],
    instance: id,
  };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
    'Cache-Control: no-store',
    '',
    body,
  ].join('\r\n');
}
