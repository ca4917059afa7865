import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const kinds = { '.js': 'script', '.css': 'style', '.woff2': 'font' };

/** The files of one build in memory, with what a browser has to know of each. */
export async function readBuilt(folder) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== 'contract.json')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const bytes = new Map();
  for (const name of names) bytes.set(name, await readFile(path.join(folder, name)));
  return {
    names,
    text: (name) => bytes.get(name).toString('utf8'),
    /** `{ href, as, integrity }` as in the release. */
    asset: (name) => ({ href: name, as: kinds[path.extname(name)], integrity: integrityOf(bytes.get(name)) }),
    brotli: (name) => brotliCompressSync(bytes.get(name), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  };
}

/** Scripts and styles of the chunks that are loaded for `request` when `issuer` imports it. */
export function filesFor(stats, request, issuer) {
  const isFor = (chunk) =>
    (chunk.origins ?? []).some((origin) => origin.request === request && origin.moduleName?.includes(issuer));
  return filesOf(stats.chunks.filter(isFor));
}

export const filesNamed = (stats, name) => filesOf(stats.chunks.filter((chunk) => (chunk.names ?? []).includes(name)));

const filesOf = (chunks) =>
  [...new Set(chunks.flatMap((chunk) => chunk.files))].filter((file) => /\.(js|css)$/.test(file));
