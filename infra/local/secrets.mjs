import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the starter hands to several programs at once. The registry keeps its own key and tokens. */
const NAMES = ['SESSION_SECRET', 'OIDC_CLIENT_SECRET'];

function keptOrMade(dataDir, name) {
  const file = path.join(dataDir, 'secrets', name.toLowerCase().replaceAll('_', '-'));
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const value = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, `${value}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return value;
}

/**
 * The secrets that nobody gave, made once and kept under the data folder for their owner only.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env what is set there is used and not kept
 * @returns {Record<string, string>}
 */
export function secretsFor(dataDir, env) {
  return Object.fromEntries(NAMES.map((name) => [name, env[name] || keptOrMade(dataDir, name)]));
}
