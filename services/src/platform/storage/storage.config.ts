import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AppConfig } from '../config/app.config.js';
import type { Env } from '../config/env.js';

export class StorageConfig {
  /** The folder that keeps uploads and builds. */
  constructor(readonly folder: string) {}

  static parse(env: Env): StorageConfig {
    const standard = pathToFileURL(join(AppConfig.parse(env).dataDir, 'storage')).href;
    return new StorageConfig(fileURLToPath(env.url('STORAGE_URL', standard, ['file'])));
  }
}
