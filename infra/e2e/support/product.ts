import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../local/ports.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Resolves with the address once the product says that it is ready; rejects with what it printed when it ends before. */
function ready(product: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /^Ready: (\S+)$/m.exec(printed)?.[1];
      if (address) resolve(address);
    };
    product.stdout?.on('data', read);
    product.stderr?.on('data', read);
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
}

/**
 * Starts the product as `npm start` does, on a free port and an empty data folder, and gives its address to the tests
 * as `LANDFALL_URL`. With `LANDFALL_URL` set already, the product there is tested and left running.
 */
export default async function startProduct() {
  if (process.env.LANDFALL_URL) return undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-e2e-'));
  const product = spawn(process.execPath, ['infra/local/start.mjs'], {
    cwd: root,
    // the registers that ship are brought in after the start, and would work beside the tests for a while
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      NODE_OPTIONS: '',
      SPONSOR_REGISTERS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.env.LANDFALL_URL = await ready(product);
  process.env.LANDFALL_DATA_DIR = dataDir;
  return async () => {
    product.kill('SIGTERM');
    await once(product, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
}
