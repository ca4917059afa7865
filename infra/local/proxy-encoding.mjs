import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml|javascript)|image\/svg\+xml)/i;
const TOO_SMALL = 1024;

/** The best encoding that the client takes and that is worth its time on the fly. */
function encodingFor(accepted = '') {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return ['br', 'gzip'].find((name) => offers.includes(name));
}

const isWorthIt = (request, response) => {
  const { headers, statusCode } = response;
  return (
    request.method !== 'HEAD' &&
    ![204, 206, 304].includes(statusCode) &&
    !headers['content-encoding'] &&
    !/no-transform/.test(headers['cache-control'] ?? '') &&
    COMPRESSIBLE.test(headers['content-type'] ?? '') &&
    Number(headers['content-length'] ?? Infinity) >= TOO_SMALL
  );
};

const isVariable = (request, response) =>
  !response.headers['content-encoding'] && COMPRESSIBLE.test(response.headers['content-type'] ?? '');

/**
 * The stream that compresses this answer, and its headers then; no stream when it goes out as it is.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').IncomingMessage} response the program's
 */
export function encoded(request, response) {
  const headers = { ...response.headers };
  if (!isVariable(request, response)) return { headers };
  const vary = headers.vary ?? '';
  if (!/accept-encoding|\*/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  const encoding = isWorthIt(request, response) && encodingFor(request.headers['accept-encoding']);
  if (!encoding) return { headers };
  delete headers['content-length'];
  delete headers['accept-ranges'];
  headers['content-encoding'] = encoding;
  // Other bytes than the program named, same meaning.
  if (headers.etag?.startsWith('"')) headers.etag = `W/${headers.etag}`;
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  return { headers, stream };
}
