import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startProxy } from './proxy.mjs';

const LONG = JSON.stringify({ jobs: Array.from({ length: 200 }, (_, id) => ({ id, title: 'Registered nurse' })) });

/** A program behind the proxy: `answers` by path, and everything else is told what it was asked. */
async function program(name, answers = {}) {
  const server = createServer((asked, answer) => {
    const special = answers[asked.url];
    if (special) return special(asked, answer);
    let body = '';
    asked.on('data', (chunk) => (body += chunk));
    asked.on('end', () => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ name, url: asked.url, method: asked.method, headers: asked.headers, body }));
    });
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: server.address().port, server };
}

/** A plain request: fetch would decode, and would not let us see single chunks. */
function get(port, path, { headers = {}, method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const { statusCode: status, headers: answered } = answer;
      buffer(answer).then((bytes) => resolve({ status, headers: answered, bytes }), reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

const json = (answer) => JSON.parse(answer.bytes.toString());

describe('The one origin', () => {
  const open = [];
  let proxy;
  let port;

  beforeAll(async () => {
    const api = await program('api', {
      '/api/jobs': (_, answer) => {
        answer.writeHead(200, { 'content-type': 'application/json', etag: '"first"', vary: 'Cookie' }).end(LONG);
      },
      '/api/hop': (_, answer) => {
        answer.writeHead(200, { connection: 'close, x-inner', 'x-inner': 'secret', 'x-outer': 'kept' }).end();
      },
      '/api/slow': () => undefined,
      '/api/breaks': (_, answer) => {
        answer.writeHead(200, { 'content-length': '100' }).write('half');
        setImmediate(() => answer.destroy());
      },
      '/api/events': (asked, answer) => {
        answer.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        answer.write('event: job\ndata: 1\n\n');
        asked.socket.once('close', () => api.server.emit('stream closed'));
      },
    });
    const registry = await program('registry', {
      '/r/shell/0123456789ab/main.js': (_, answer) => {
        answer
          .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br', etag: '"bytes"' })
          .end('ready');
      },
    });
    const identity = await program('identity');
    open.push(api, registry, identity);
    const targets = { api: api.port, registry: registry.port, identity: identity.port };
    proxy = await startProxy({ port: 0, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:8080', targets });
    proxy.ready();
    port = proxy.port;
  });

  afterAll(async () => {
    await proxy.stop();
    for (const { server } of open) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    ['/api/auth/user?x=1', 'api'],
    ['/health/ready', 'api'],
    ['/identity/auth', 'identity'],
    ['/registry/channels/stable/release', 'registry'],
    ['/r/mf-jobs/0123456789ab/remoteEntry.js', 'registry'],
    ['/unsubscribe/a-token', 'api'],
    ['/mail', 'registry'], // without a mailbox an address like any other
    ['/', 'registry'],
    ['/apiary', 'registry'],
    ['/job/7', 'registry'],
  ])('gives %s to the %s', async (path, name) => {
    expect(json(await get(port, path))).toMatchObject({ name, url: path });
  });

  it('passes a body on, and says who asked and where', async () => {
    const headers = { host: 'localhost:8080', 'x-forwarded-for': '203.0.113.9', te: 'trailers' };
    const seen = json(await get(port, '/api/echo', { method: 'POST', body: 'a body', headers }));
    expect(seen).toMatchObject({ method: 'POST', body: 'a body' });
    expect(seen.headers).toMatchObject({
      host: 'localhost:8080',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:8080',
      'x-forwarded-proto': 'http',
    });
    expect(seen.headers.te).toBeUndefined();
  });

  it('keeps to itself what a program says about its connection', async () => {
    const { headers } = await get(port, '/api/hop');
    expect(headers['x-outer']).toBe('kept');
    expect(headers['x-inner']).toBeUndefined();
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ])('compresses an answer for who accepts "%s" with %s', async (accepted, encoding, decode) => {
    const { headers, bytes } = await get(port, '/api/jobs', { headers: { 'accept-encoding': accepted } });
    expect(headers).toMatchObject({ 'content-encoding': encoding, etag: 'W/"first"', vary: 'Cookie, Accept-Encoding' });
    expect(bytes.length).toBeLessThan(LONG.length / 4);
    expect(decode(bytes).toString()).toBe(LONG);
  });

  it('leaves an answer as it is for who accepts nothing else', async () => {
    const { headers, bytes } = await get(port, '/api/jobs');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Cookie, Accept-Encoding');
    expect(bytes.toString()).toBe(LONG);
  });

  it('does not touch files that come compressed', async () => {
    const { headers, bytes } = await get(port, '/r/shell/0123456789ab/main.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: '"bytes"' });
    expect(bytes.toString()).toBe('ready');
  });

  it('hands on each event at once, and leaves with the listener', async () => {
    const left = once(open[0].server, 'stream closed');
    const listening = request({ port, host: '127.0.0.1', path: '/api/events', headers: { 'accept-encoding': 'br' } });
    listening.end();
    const [answer] = await once(listening, 'response');
    const [chunk] = await once(answer, 'data');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(chunk.toString()).toBe('event: job\ndata: 1\n\n');
    listening.destroy();
    await left;
  });

  it('answers other calls however many streams are open', async () => {
    const targets = { api: open[0].port, registry: open[1].port };
    const narrow = await startProxy({ port: 0, host: '127.0.0.1', publicUrl: 'http://x', targets, mostSockets: 2 });
    const headers = { accept: 'text/event-stream' };
    const streams = Array.from({ length: 4 }, () =>
      request({ port: narrow.port, host: '127.0.0.1', path: '/api/events', headers }),
    );
    for (const stream of streams) stream.end();
    await Promise.all(streams.map((stream) => once(stream, 'response')));
    expect((await get(narrow.port, '/api/jobs')).status).toBe(200);
    for (const stream of streams) stream.destroy();
    await narrow.stop();
  });

  it.each([
    ['the headers', '/api/x', { 'x-long': 'a'.repeat(40_000) }],
    ['the address', `/api/jobs?searchQuery=${'a'.repeat(100_000)}`, {}],
  ])('says with a problem document that %s are too large', async (_, path, headers) => {
    const answer = await get(port, path, { headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([431, 'application/problem+json; charset=utf-8']);
    expect(json(answer)).toMatchObject({ status: 431, title: 'Request Header Fields Too Large' });
    expect(json(answer).instance).toBe(answer.headers['x-request-id']);
  });

  it('says that a program took too long', async () => {
    const targets = { api: open[0].port, registry: open[1].port };
    const where = { port: 0, host: '127.0.0.1', publicUrl: 'http://x' };
    const hasty = await startProxy({ ...where, targets, answerLimit: 50 });
    const answer = await get(hasty.port, '/api/slow');
    expect(answer.status).toBe(504);
    expect(json(answer)).toMatchObject({ status: 504, title: 'Gateway Timeout' });
    await hasty.stop();
  });

  it('breaks off an answer that breaks off, so that nobody takes half for whole', async () => {
    await expect(get(port, '/api/breaks')).rejects.toThrow();
  });
});

describe('The one origin in front of programs that are down', () => {
  let proxy;

  beforeAll(async () => {
    const targets = { api: 2, registry: 2 }; // no port that a system gives to somebody else meanwhile
    proxy = await startProxy({ port: 0, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:8080', targets });
  });
  afterAll(() => proxy.stop());

  it('tells a program with a problem document and when to come back', async () => {
    const answer = await get(proxy.port, '/api/jobs', { method: 'POST', body: 'x'.repeat(100_000) });
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '2',
    });
    expect(json(answer)).toMatchObject({ type: 'about:blank', title: 'Service Unavailable', status: 503 });
    expect(json(answer).instance).toBe(answer.headers['x-request-id']);
  });

  const page = async (path = '/jobs?page=2') => {
    const answer = await get(proxy.port, path, { headers: { accept: 'text/html' } });
    return { ...answer, text: answer.bytes.toString() };
  };

  it('tells a person that it starts, with a page that looks again by itself', async () => {
    const { status, headers, text } = await page();
    expect(status).toBe(503);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('<h1>Landfall is starting</h1>');
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="2"></noscript>');
    for (const kind of ['script', 'style']) {
      const [, inside] = new RegExp(`<${kind}>(.*?)</${kind}>`, 's').exec(text);
      const hash = createHash('sha256').update(inside).digest('base64');
      expect(headers['content-security-policy']).toContain(`${kind}-src 'sha256-${hash}'`);
    }
    expect(/<script>(.*?)<\/script>/.exec(text)[1]).toContain('location.reload()');
    const detail = json(await get(proxy.port, '/api/jobs')).detail;
    expect(detail).toBe('Landfall is starting. Try again in a few seconds.');
  });

  it('tells a person that it starts until all of it is there, whoever answers already', async () => {
    const early = await program('registry');
    const targets = { api: early.port, registry: early.port };
    const door = await startProxy({ port: 0, host: '127.0.0.1', publicUrl: 'http://x', targets });
    const ask = (path) => get(door.port, path, { headers: { accept: 'text/html' } });
    expect((await ask('/')).bytes.toString()).toContain('Landfall is starting');
    expect((await ask('/api/auth/user')).status).toBe(200);
    door.ready();
    expect(json(await ask('/'))).toMatchObject({ name: 'registry' });
    await door.stop();
    early.server.closeAllConnections();
    early.server.close();
  });

  it('lets a resting connection go before its program would, so that nothing is sent on one that is just closing', async () => {
    const patient = await program('api');
    patient.server.keepAliveTimeout = 0; // never
    const connected = once(patient.server, 'connection');
    const door = await startProxy({
      port: 0,
      host: '127.0.0.1',
      publicUrl: 'http://x',
      targets: { api: patient.port, registry: patient.port },
      restingLimit: 50,
    });
    const [connection] = await Promise.all([connected, get(door.port, '/api/jobs', { method: 'POST', body: '{}' })]);
    const socket = connection[0];
    if (!socket.destroyed) await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
    await door.stop();
    patient.server.close();
  });

  it('tells a person later that it is not available', async () => {
    proxy.ready();
    const { status, text } = await page();
    expect(status).toBe(503);
    expect(text).toContain('<h1>Landfall is not available</h1>');
  });
});
