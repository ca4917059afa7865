import { open } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { RELOAD_SCRIPT, swapping } from './dev-page.mjs';

const EVENTS = '/__dev/events';
const RELOADING = `new EventSource('${EVENTS}').addEventListener('built', () => location.reload());\n`;
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const textOf = async (stream) => {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** What is no text after a percent sign stays as it is: there is no file of that name. */
const decoded = (address) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/**
 * Shows a running product with one remote swapped: pages and releases name the build from source, its files come from
 * here, and everything else is passed on.
 * @param {{ name: string, target: string, current: () => ({ released: object, folder: string }) | undefined }} options
 */
export function devProxy({ name, target, current }) {
  const swap = swapping(name);
  const { origin, protocol, host } = new URL(target);
  const pages = new Set();

  async function file(address, response) {
    const { released, folder } = current();
    const wanted = path.join(folder, path.normalize(`/${decoded(address.slice(released.base.length))}`));
    // Opened before anything is said of it: a build that is made meanwhile takes the files of the last one away.
    const opened = await open(wanted).catch(() => undefined);
    const isThere = (await opened?.stat())?.isFile() ?? false;
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[path.extname(wanted)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    if (isThere) return pipeline(opened.createReadStream(), response);
    response.end();
    await opened?.close();
  }

  function follow(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  function pass(request, response) {
    if (!request.url.startsWith('/') || !URL.canParse(origin + request.url)) {
      response.writeHead(400).end();
      return;
    }
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' };
    // Our own pages count as the product's; anybody else's origin stays what it is.
    if (headers.origin === `http://${request.headers.host}`) headers.origin = origin;
    const { request: send } = protocol === 'https:' ? https : http;
    const passed = send(new URL(origin + request.url), { method: request.method, headers }, (answer) => {
      void answerWith(request, response, answer).catch(() => response.destroy());
    });
    passed.on('error', (error) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The product at ${origin} does not answer (${error.code ?? error.message}).\n`);
    });
    // A page that was left asks nothing more: its live line would stay open at the product after every reload.
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }

  async function answerWith(request, response, answer) {
    const type = answer.headers['content-type'] ?? '';
    const isPage = type.startsWith('text/html') && !request.url.startsWith('/identity');
    const isRelease = /^\/registry\/channels\/[^/]+\/release(\?|$)/.test(request.url) && type.includes('json');
    const built = current();
    if (!built || request.method !== 'GET' || !(isPage || isRelease)) {
      response.writeHead(answer.statusCode, answer.headers);
      return pipeline(answer, response);
    }
    const text = await textOf(answer);
    const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
    response.writeHead(answer.statusCode, { ...headers, 'cache-control': 'no-store' });
    const isWhole = answer.statusCode === 200 || isPage;
    if (isPage) response.end(swap.page(text, built.released));
    else response.end(isWhole ? JSON.stringify(swap.release(JSON.parse(text), built.released)) : text);
  }

  const server = http.createServer((request, response) => {
    const address = request.url.split('?', 1)[0];
    if (address === RELOAD_SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(RELOADING);
    } else if (address === EVENTS) follow(response);
    else if (current() && address.startsWith(current().released.base))
      file(address, response).catch(() => response.destroy());
    else pass(request, response);
  });
  return {
    server,
    /** Every open page loads itself again. */
    reload: () => pages.forEach((page) => page.write('event: built\ndata: 1\n\n')),
  };
}
