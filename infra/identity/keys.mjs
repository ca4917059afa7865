import { generateKeyPair, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

async function make() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  };
  return { jwks: { keys: [key] }, cookies: [randomBytes(32).toString('base64url')] };
}

/**
 * What tokens and cookies are signed with; made at the first start, so that a restart signs nobody out.
 * @param {string} folder
 */
export async function keysIn(folder) {
  const file = path.join(folder, 'keys.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const keys = await make();
  await writeFile(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return keys;
}
