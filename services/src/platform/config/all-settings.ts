import { readdirSync } from 'node:fs';
import { readConfig, type ConfigClass } from './config.js';
import type { Environment } from './env.js';

const SOURCES = new URL('../../', import.meta.url);

const isConfig = (one: unknown): one is ConfigClass<object> => typeof one === 'function' && 'parse' in one;

/**
 * Reads the settings of all features, each in its own `*.config` file, as the programs read them when they start.
 * @throws ConfigError for the first that cannot be used
 */
export async function readAllSettings(environment: Environment): Promise<number> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.config\.[jt]s$/.test(file),
  );
  let read = 0;
  for (const file of files.sort()) {
    const exported = (await import(new URL(file.replaceAll('\\', '/'), SOURCES).href)) as Record<string, unknown>;
    for (const one of Object.values(exported).filter(isConfig)) {
      readConfig(one, environment);
      read += 1;
    }
  }
  return read;
}
