import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { freePort } from '../local/ports.mjs';

/**
 * Starts the product on a free port and an empty data folder, hands its address and its process id to `work`, and stops
 * it. `LANDFALL_URL` names one that runs already; its process id is `LANDFALL_PID`, if it is known.
 */
export async function withProduct(work) {
  const { LANDFALL_URL, LANDFALL_PID } = process.env;
  if (LANDFALL_URL) return work(LANDFALL_URL, LANDFALL_PID === undefined ? undefined : Number(LANDFALL_PID));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'landfall-bench-'));
  const product = spawn(process.execPath, ['infra/local/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      let printed = '';
      product.stdout.on('data', (chunk) => {
        printed += chunk;
        const found = /^Ready: (\S+)$/m.exec(printed)?.[1];
        if (found) resolve(found);
      });
      product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
    });
    return await work(address, product.pid);
  } finally {
    if (product.exitCode === null) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}
