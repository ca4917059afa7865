import { randomUUID } from 'node:crypto';
import { Agent, createServer, request as ask } from 'node:http';
import { pipeline } from 'node:stream';
import { isForPerson, sayUnavailable, unreadable } from './proxy-answers.mjs';
import { encoded } from './proxy-encoding.mjs';
import { programFor } from './proxy-routes.mjs';

/** About one connection only, not about the message (RFC 9110, section 7.6.1). */
const HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

const ANSWER_LIMIT = 180_000;
/** Less than the programs' own, which services/src/main/start.ts sets. */
const RESTING_MS = 30_000;

function withoutHops(headers) {
  const named = String(headers.connection ?? '').split(',');
  const hops = new Set([...HOP, ...named.map((name) => name.trim().toLowerCase())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.has(name)));
}

function forwarded(request, scheme, id) {
  const headers = withoutHops(request.headers);
  if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  return {
    ...headers,
    // This is the edge: what a client says about itself here is not passed on.
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': scheme,
    'x-request-id': id,
  };
}

function passOn(request, response, answer) {
  const { headers, stream } = encoded(request, { statusCode: answer.statusCode, headers: withoutHops(answer.headers) });
  response.writeHead(answer.statusCode, headers);
  response.flushHeaders(); // the first event of a stream may be far away
  const parts = stream ? [answer, stream, response] : [answer, response];
  pipeline(parts, (error) => error && response.destroy());
}

/**
 * One origin in front of the programs.
 *
 * @param {{ port: number, host: string, publicUrl: string, targets: Record<string, number>, answerLimit?: number, mostSockets?: number, restingLimit?: number }} options
 *   `targets` are ports on loopback, by program; `answerLimit` in milliseconds until an answer must have begun; `mostSockets` to one
 *   program at a time, streams apart; `restingLimit` in milliseconds that a connection to a program is kept while nothing is asked
 * Until `ready` is called, screens say that the product starts; calls reach the programs as soon as they answer.
 * @returns {Promise<{ port: number, ready: () => void, stop: () => Promise<void> }>}
 */
export function startProxy({ port, host, publicUrl, targets, ...limits }) {
  const { answerLimit = ANSWER_LIMIT, mostSockets = 512, restingLimit = RESTING_MS } = limits;
  // A resting connection is let go before the program lets go of it: what is asked in that very moment would be lost.
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets, timeout: restingLimit });
  // A stream keeps its connection for as long as it lasts: streams must not use up those of all other calls.
  const streams = new Agent();
  const agentFor = ({ headers }) => (/\btext\/event-stream\b/.test(headers.accept ?? '') ? streams : agent);
  const scheme = new URL(publicUrl).protocol.slice(0, -1);
  let isReady = false;

  function forward(request, response, isSecondTry = false, id = randomUUID()) {
    const onward = ask({
      agent: agentFor(request),
      host: '127.0.0.1',
      port: targets[programFor(request.url, targets)],
      method: request.method,
      path: request.url,
      headers: forwarded(request, scheme, id),
    });
    const limit = setTimeout(() => {
      sayUnavailable(request, response, { why: 'slow', id });
      onward.destroy();
    }, answerLimit);
    const giveUp = () => onward.destroy();
    response.once('close', giveUp);
    onward.once('response', (answer) => {
      clearTimeout(limit);
      passOn(request, response, answer);
    });
    onward.once('error', (error) => {
      clearTimeout(limit);
      response.off('close', giveUp);
      // The program closed a resting connection in the moment that we took it: nothing was asked yet.
      const mayRepeat = ['GET', 'HEAD'].includes(request.method) && onward.reusedSocket && error.code === 'ECONNRESET';
      if (mayRepeat && !isSecondTry && !response.headersSent && !response.destroyed) {
        forward(request, response, true, id);
        return;
      }
      request.unpipe(onward);
      request.resume();
      sayUnavailable(request, response, { why: isReady ? 'down' : 'starting', id });
    });
    if (isSecondTry) onward.end();
    else request.pipe(onward);
  }

  function answer(request, response) {
    if (isReady || !isForPerson(request)) return forward(request, response);
    request.resume();
    return sayUnavailable(request, response, { why: 'starting', id: randomUUID() });
  }

  const server = createServer(answer);
  server.keepAliveTimeout = 65_000;
  server.on('connection', (socket) => socket.setNoDelay(true));
  server.on('clientError', (error, socket) => {
    if (socket.writable) socket.end(unreadable(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, randomUUID()));
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({
        port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
        ready: () => {
          isReady = true;
        },
        stop: async () => {
          const closed = new Promise((done) => server.close(done));
          server.closeAllConnections();
          agent.destroy();
          streams.destroy();
          await closed;
        },
      });
    });
  });
}
