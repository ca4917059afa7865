import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/paths.mjs';
import { freePort } from '../../local/ports.mjs';

/** Seconds a person may wait, on two cores with the packages in npm's cache. The baselines of this benchmark. */
const TARGET = { first: 90, second: 10, stop: 10 };

const seconds = (since) => (performance.now() - since) / 1000;

async function startProduct(cwd, env) {
  const began = performance.now();
  const product = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ready = new Promise((resolve, reject) => {
    let printed = '';
    product.stdout.on('data', (chunk) => {
      printed += chunk;
      if (/^Ready: /m.test(printed)) resolve(seconds(began));
    });
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
  return { took: await ready, product };
}

async function stopProduct(product) {
  const began = performance.now();
  const exit = once(product, 'exit');
  process.kill(-product.pid, 'SIGTERM');
  await exit;
  return seconds(began);
}

/** A clean clone under a fresh HOME and DATA_DIR, started, stopped and started again. */
export async function run(report) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'landfall-start-'));
  const clone = path.join(scratch, 'a clone');
  const home = path.join(scratch, 'home');
  mkdirSync(home);
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const env = {
    ...process.env,
    HOME: home,
    npm_config_cache: cache,
    DATA_DIR: path.join(scratch, 'data'),
    PORT: String(await freePort()),
  };
  try {
    const began = performance.now();
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const cloning = seconds(began);
    const first = await startProduct(clone, env);
    report({ name: 'start/clone-to-ready', value: cloning + first.took, unit: 's', baseline: TARGET.first });
    report({ name: 'start/stop', value: await stopProduct(first.product), unit: 's', baseline: TARGET.stop });
    const second = await startProduct(clone, env);
    report({ name: 'start/second-start', value: second.took, unit: 's', baseline: TARGET.second });
    await stopProduct(second.product);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
