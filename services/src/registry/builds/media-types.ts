import { extname } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The content type of a build's file; undefined for kinds that are not delivered. */
export const mediaTypeOf = (path: string): string | undefined => types[extname(path).toLowerCase()];

/** Whether a compressed copy is worth keeping. */
export const isText = (path: string): boolean => mediaTypeOf(path)?.includes('charset') ?? false;

/** A file's path inside a build: plain names, no step upwards, nothing hidden. */
export const isFilePath = (path: string): boolean =>
  path.length <= 200 && /^(?:[\w@+~-][\w@.+~-]*\/)*[\w@+~-][\w@.+~-]*$/.test(path) && !path.includes('..');
