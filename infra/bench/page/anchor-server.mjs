import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
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
    const answer = await fetch(product + request.url, {
      headers: { cookie: request.headers.cookie ?? '', accept: request.headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = type.includes('text/html')
      ? Buffer.from(asOneBundle(await answer.text(), bundle))
      : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-store',
      'content-encoding': 'br',
    });
    return response.end(brotliCompressSync(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
