import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../platform/storage/file-storage.js';
import type { BuiltFile } from '../builds/archive.js';
import { isText } from '../builds/media-types.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One below the most: 2 % more bytes in less than half the time, which the first start waits for. */
const QUALITY = 10;

/** Kept copies of a file, by content encoding. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export const keyOf = (remote: string, build: string, path: string) => `builds/${remote}/${build}/${path}`;

/** The stored files of builds. They are compressed once, when they are published. */
@Injectable()
export class BuildFiles {
  constructor(private readonly storage: FileStorage) {}

  /**
   * Writes the files of a build that are not there with these bytes, and reads them back: what is on the disk is what was
   * hashed. The file itself comes after its compressed copies, so where it is they are.
   */
  async write(remote: string, build: string, files: BuiltFile[]): Promise<void> {
    await Promise.all(files.map((file) => this.writeOne(keyOf(remote, build, file.path), file)));
  }

  async remove(remote: string, build: string): Promise<void> {
    await this.storage.remove(`builds/${remote}/${build}`);
  }

  private async writeOne(key: string, { path, content }: BuiltFile): Promise<void> {
    if ((await this.storage.get(key))?.equals(content)) return;
    if (isText(path)) {
      const [br, gz] = await Promise.all([
        compressBrotli(content, brotliOptions(content)),
        compressGzip(content, { level: 9 }),
      ]);
      await Promise.all([this.storage.put(`${key}.br`, br), this.storage.put(`${key}.gz`, gz)]);
    }
    await this.storage.put(key, content);
    const stored = await this.storage.get(key);
    if (!stored?.equals(content)) throw new Error(`The storage gave back other bytes for ${key}`);
  }

  async bytes(remote: string, build: string, path: string): Promise<Buffer | undefined> {
    return this.storage.get(keyOf(remote, build, path));
  }
}

const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
