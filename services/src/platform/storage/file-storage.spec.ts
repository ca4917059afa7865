import { mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { StorageConfig } from './storage.config.js';

describe('stored files', () => {
  let folder: string;
  let storage: FileStorage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'landfall storage '));
    storage = new FileStorage(readConfig(StorageConfig, { STORAGE_URL: new URL(`file://${encodeURI(folder)}`).href }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are kept by key, whole, and found again', async () => {
    await storage.put('builds/a/one.js', Buffer.from('1'));
    await storage.put('builds/a/b/two.js', Readable.from([Buffer.from('2'), Buffer.from('2')]));
    expect((await storage.get('builds/a/b/two.js'))?.toString()).toBe('22');
    expect(await storage.size('builds/a/one.js')).toBe(1);
    expect(await storage.list('builds/')).toEqual(['builds/a/b/two.js', 'builds/a/one.js']);
    await storage.remove('builds/a');
    expect(await storage.list('builds/')).toEqual([]);
  });
  it('are on the disk, name and all, before anybody is told that they are kept', async () => {
    const probe = await open(folder);
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const synced: string[] = [];
    jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      const found = await this.stat();
      const isRoot = found.ino === (await stat(folder)).ino;
      synced.push(found.isFile() ? 'file' : isRoot ? 'root' : 'folder');
    });
    try {
      await storage.put('new/synced/one.js', Buffer.from('1'));
      await storage.put('new/synced/two.js', Readable.from([Buffer.from('2')]));
    } finally {
      jest.restoreAllMocks();
    }
    expect(synced).toEqual(['file', 'folder', 'folder', 'root', 'file', 'folder']);
  });
  it('are not there rather than an error', async () => {
    expect([await storage.get('none'), await storage.size('none/at/all'), await storage.list('none/')]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });
  it('leave nothing behind when what is sent breaks off', async () => {
    const broken = new Readable({
      read() {
        this.push('half');
        this.destroy(new Error('The line was cut'));
      },
    });
    await expect(storage.put('uploads/half', broken)).rejects.toThrow('cut');
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  });
  it.each(['../outside', 'a/../../outside', '/../outside', 'a\0b', ''])('stay inside their folder: %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('inside');
  });
});
