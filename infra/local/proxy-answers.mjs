import { isScreen } from './proxy-routes.mjs';

const TITLES = { 503: 'Service Unavailable', 504: 'Gateway Timeout' };

const screen = (detail) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Landfall is not available</title></head>
<body><h1>Landfall is not available</h1><p>${detail}</p><p><a href="">Try again</a></p></body></html>
`;

/**
 * Says that a program behind the proxy does not answer, in the way that the caller reads.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: 503 | 504, id: string }} what `id` as `X-Request-Id` has it
 */
export function sayUnavailable(request, response, { status, id }) {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const detail =
    status === 503
      ? 'A part of Landfall does not answer at the moment. Try again in a few seconds.'
      : 'A part of Landfall took too long to answer. Try again.';
  const forPerson = isScreen(request.url) && /text\/html/.test(request.headers.accept ?? '');
  const problem = { type: 'about:blank', title: TITLES[status], status, detail, instance: id };
  const body = forPerson ? screen(detail) : JSON.stringify(problem);
  response.writeHead(status, {
    'content-type': forPerson ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
