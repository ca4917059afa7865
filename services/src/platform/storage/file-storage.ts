import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { StorageConfig } from './storage.config.js';

/** Files by key, such as `builds/mf-jobs/0123456789ab/entry.js`. A file appears whole or not at all, and outlives a power cut. */
@Injectable()
export class FileStorage {
  constructor(private readonly config: StorageConfig) {}

  async put(key: string, content: Uint8Array | Readable): Promise<void> {
    const path = this.pathOf(key);
    const making = `${path}.${randomUUID()}.part`;
    const firstMade = await mkdir(dirname(path), { recursive: true });
    try {
      if (content instanceof Uint8Array) await writeFile(making, content);
      else await pipeline(content, createWriteStream(making));
      await sync(making);
      await rename(making, path);
      for (const folder of foldersToKeep(path, firstMade)) await sync(folder);
    } catch (error) {
      await rm(making, { force: true });
      throw error;
    }
  }

  /** The bytes, or undefined when there is no such file. */
  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The size in bytes, or undefined when there is no such file. */
  async size(key: string): Promise<number | undefined> {
    try {
      const found = await stat(this.pathOf(key));
      return found.isFile() ? found.size : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  read(key: string): Readable {
    return createReadStream(this.pathOf(key));
  }

  /** Keys below a prefix, sorted. */
  async list(prefix: string): Promise<string[]> {
    try {
      const entries = await readdir(this.pathOf(prefix), { recursive: true, withFileTypes: true });
      const root = this.pathOf(prefix);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => `${prefix}${join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')}`)
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** Removes a file or everything below a prefix; nothing there is no error. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true });
  }

  private pathOf(key: string): string {
    const path = normalize(join(this.config.folder, key));
    if (key.includes('\0') || !path.startsWith(normalize(this.config.folder) + sep)) {
      throw new Error('A storage key must stay inside the storage folder');
    }
    return path;
  }
}

/** The file's own folder, and each above it up to the one that holds the first of those made for it. */
function foldersToKeep(path: string, firstMade: string | undefined): string[] {
  const last = firstMade === undefined ? dirname(path) : dirname(firstMade);
  const folders = [dirname(path)];
  for (let folder = dirname(path); folder !== last;) folders.push((folder = dirname(folder)));
  return folders;
}

/** Waits until a file, or the names in a folder, are on the disk itself. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
