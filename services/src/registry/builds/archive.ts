import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { Refusal, TooLarge, Unprocessable } from '../../platform/refusals/refusals.js';
import { isFilePath, mediaTypeOf } from './media-types.js';

export interface BuiltFile {
  path: string;
  content: Buffer;
  /** base64, as it stands behind `sha384-`. */
  sha384: string;
  type: string;
}

/** A published archive, unpacked and hashed by us. */
export interface Archive {
  contract: unknown;
  /** Sorted by path; `contract.json` is not among them. */
  files: BuiltFile[];
}

export const LIMITS = { packed: 15_000_000, unpacked: 40_000_000, file: 10_000_000, entries: 400 };

const CONTRACT = 'contract.json';
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** Counts bytes on their way and stops the flow past the limit, whatever the archive's headers claim. */
async function* upTo(limit: number, source: AsyncIterable<Buffer>, detail: string): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const chunk of source) {
    sum += chunk.length;
    if (sum > limit) throw new TooLarge(detail);
    yield chunk;
  }
}

/**
 * Reads a tar.gz without touching the disk. Throws `TooLarge` (413) past a limit and `Unprocessable` (422) for
 * what is no such archive, leaves its folder, is a link, or is of a kind that is not delivered.
 */
export async function readArchive(body: Readable): Promise<Archive> {
  const files = new Map<string, Buffer>();
  const broken: { field: string; message: string }[] = [];
  const unpack = extract();
  // The request is left open when reading stops half-way: else its sender would see a cut line instead of the answer.
  const packed = upTo(
    LIMITS.packed,
    body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
    `The archive is larger than ${megabytes(LIMITS.packed)}.`,
  );
  const unpacked = (source: AsyncIterable<Buffer>) =>
    upTo(LIMITS.unpacked, source, `The archive unpacks to more than ${megabytes(LIMITS.unpacked)}.`);

  const reading = (async () => {
    let entries = 0;
    for await (const entry of unpack) {
      entries += 1;
      if (entries > LIMITS.entries) throw new TooLarge(`The archive has more than ${LIMITS.entries} entries.`);
      const { name, type, size } = entry.header;
      const path = name.replace(/^\.\//, '');
      const problem = problemOf(path, type ?? 'file', size ?? 0, files);
      if (problem) broken.push({ field: printable(path), message: problem });
      if (problem || type === 'directory') {
        entry.resume();
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      files.set(path, Buffer.concat(chunks));
    }
  })();

  try {
    await Promise.all([pipeline(packed, createGunzip(), unpacked, unpack), reading]);
  } catch (error) {
    unpack.destroy();
    await reading.catch(() => undefined); // its failure is the same one, told once
    if (error instanceof Refusal) throw error;
    throw new Unprocessable('The body could not be read as a tar.gz archive.');
  }
  if (broken.length)
    throw new Unprocessable(broken.map(({ field, message }) => `${field}: ${message}`).join(' '), broken);
  return { contract: contractOf(files), files: hashed(files) };
}

function problemOf(path: string, type: string, size: number, known: Map<string, Buffer>): string | undefined {
  if (type === 'directory') return path === '' || isFilePath(path.replace(/\/$/, '')) ? undefined : badPath;
  if (type !== 'file' && type !== 'contiguous-file') return 'Only files are taken. Pack it without links.';
  if (!isFilePath(path)) return badPath;
  if (known.has(path)) return 'It is in the archive twice. Pack each file once.';
  if ([...known.keys()].some((other) => path.startsWith(`${other}/`) || other.startsWith(`${path}/`)))
    return 'It is a file and a folder at once. Rename one of them.';
  if (!mediaTypeOf(path)) return 'Files of this kind are not delivered. Leave it out.';
  if (size > LIMITS.file) return `It is larger than ${megabytes(LIMITS.file)}. Make it smaller or split it.`;
  return undefined;
}

const badPath = 'The path must stay inside the archive and use plain names. Pack it relative to the build folder.';

const printable = (path: string) => path.replace(/[^\x20-\x7e]/g, '?').slice(0, 200) || '(no name)';

function contractOf(files: Map<string, Buffer>): unknown {
  const content = files.get(CONTRACT);
  const refuse = (message: string) => new Unprocessable(`${CONTRACT}: ${message}`, [{ field: CONTRACT, message }]);
  if (!content) throw refuse('It is missing. Pack it at the root of the archive.');
  try {
    return JSON.parse(content.toString('utf8')) as unknown;
  } catch {
    throw refuse('It is not JSON. Let the build write it.');
  }
}

function hashed(files: Map<string, Buffer>): BuiltFile[] {
  return [...files]
    .filter(([path]) => path !== CONTRACT)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => ({
      path,
      content,
      sha384: createHash('sha384').update(content).digest('base64'),
      type: mediaTypeOf(path) ?? 'application/octet-stream',
    }));
}
