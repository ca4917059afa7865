import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };

/** The product's HTML with the one bundle in the place of the shell and its remotes; data and frame stay. */
function asOneBundle(html, { script, style }) {
  const withoutParts = html
    .replace(/<link[^>]+rel="(?:module)?preload"[^>]+as="(?:script|style)"[^>]*>/g, '')
    .replace(/<link[^>]+rel="stylesheet"[^>]*>/g, '')
    .replace(/<script[^>]+src="[^"]*"[^>]*><\/script>/g, '')
    .replace(/href="\/r\/shell\/[0-9a-f]{12}\/([^"]+\.woff2)"/g, 'href="/one-bundle/$1"');
  return withoutParts.replace(
    '</head>',
    `<link rel="stylesheet" href="/one-bundle/${style}"><script defer src="/one-bundle/${script}"></script></head>`,
  );
}

/** Streams the product's own answer, compressed as it is. */
function passOn(product, request, response) {
  const onward = send(product + request.url, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * Serves the one bundle in front of the running product.
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function serveOneBundle(product, bundle) {
  const files = new Map(
    readdirSync(bundle.folder)
      .filter((file) => types[path.extname(file)])
      .map((file) => [file, readFileSync(path.join(bundle.folder, file))])
      .map(([file, bytes]) => [
        file,
        file.endsWith('.woff2') ? { bytes } : { bytes: brotliCompressSync(bytes), br: true },
      ]),
  );
  const server = createServer(async (request, response) => {
    const [, own] = /^\/one-bundle\/([^?]+)/.exec(request.url) ?? [];
    if (own) {
      const file = files.get(own);
      if (!file) return response.writeHead(404).end();
      response.setHeader('content-type', types[path.extname(own)]);
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      if (file.br) response.setHeader('content-encoding', 'br');
      return response.end(file.bytes);
    }
    if (request.headers['sec-fetch-dest'] !== 'document') return passOn(product, request, response);
    const answer = await fetch(product + request.url, { headers: { cookie: request.headers.cookie ?? '' } });
    response.writeHead(answer.status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-encoding': 'br',
    });
    return response.end(brotliCompressSync(Buffer.from(asOneBundle(await answer.text(), bundle))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
