import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { runningOn } from '../local/instance.mjs';

const dataDirOf = (env = process.env) => path.resolve(ROOT, env.DATA_DIR || '.data');

/** Where the registry is: `REGISTRY_URL`, `PUBLIC_URL`, `PORT` on this machine, or the product that runs on `DATA_DIR`. */
export const registryUrlOf = (env = process.env) =>
  env.REGISTRY_URL ||
  env.PUBLIC_URL ||
  (env.PORT && `http://127.0.0.1:${env.PORT}`) ||
  runningOn(dataDirOf(env))?.publicUrl ||
  'http://127.0.0.1:8080';

/** The publish token for an application: `PUBLISH_TOKEN`, or the one that local mode keeps under the data folder. */
export async function tokenFor(name, env = process.env) {
  const given = env.PUBLISH_TOKEN;
  if (given) {
    const texts = given.split(',').map((text) => text.trim());
    // A token may hold "=" itself; only the name of an application stands before one.
    const own = texts.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1);
    return own || texts.find((text) => !/^(?:\*|shell|mf-[a-z0-9-]+)=/.test(text));
  }
  try {
    const tokens = JSON.parse(await readFile(path.join(dataDirOf(env), 'registry/publish-tokens.json'), 'utf8'));
    return tokens[name] ?? tokens['*'];
  } catch {
    return undefined; // no local registry has run here; the registry itself says what is missing
  }
}
