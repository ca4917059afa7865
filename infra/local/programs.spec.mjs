import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './processes.mjs';
import { Program } from './programs.mjs';
import { ROOT } from './root.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'landfall-programs-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that writes its process id down at each start; `then` is what it does once it is ready. */
function program(then) {
  const entry = path.join(folder, 'program.mjs');
  const pids = path.join(folder, 'pids');
  writeFileSync(
    entry,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
     ${then}`,
  );
  const started = () => (existsSync(pids) ? readFileSync(pids, 'utf8').trim().split('\n').map(Number) : []);
  return { program: new Program({ name: 'test program', entry, env: process.env, logs: folder }), started };
}

async function until(isTrue) {
  while (!isTrue()) await wait(10);
}

const RUNS = "console.log('Working'); setInterval(() => {}, 1000);";

describe('A program of the product', () => {
  it('is started again when it ends by itself', async () => {
    const { program: kept, started } = program(RUNS);
    await kept.start();
    process.kill(started()[0], 'SIGKILL');
    await until(() => started().length === 2);
    await kept.stop();
    expect(started().some(isAlive)).toBe(false);
    expect(started()).toHaveLength(2);
  });

  it('says its last words when it cannot start, and is not tried again', async () => {
    const { program: broken, started } = program("console.error('PORT must be a number.'); process.exit(1);");
    await expect(broken.start()).rejects.toThrow('The test program does not start: PORT must be a number.');
    await broken.stop();
    expect(started()).toHaveLength(1);
  });

  it('is ended where it hangs instead of starting, and its last words are said', async () => {
    const { program: hanging, started } = program("console.log('Reading the index'); setInterval(() => {}, 1000);");
    const limit = new AbortController();
    const starting = hanging.start(limit.signal).catch((error) => error.message);
    await until(() => hanging.lastWords.length === 1);
    limit.abort();
    expect(await starting).toBe('The test program does not start: it hangs. Its last words: Reading the index');
    expect(started().some(isAlive)).toBe(false);
    await hanging.stop();
  });

  it('goes on when its log cannot be written', async () => {
    mkdirSync(path.join(folder, 'test program.log'));
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { program: kept, started } = program(RUNS);
    await kept.start();
    await until(() => said.mock.calls.length > 0);
    expect(said.mock.calls).toEqual([[expect.stringContaining('The log of the test program cannot be written')]]);
    expect(started().every(isAlive)).toBe(true);
    await kept.stop();
    said.mockRestore();
  });

  it('passes on what it says to the operator, and keeps the rest in its log', async () => {
    const notes = "console.log('a step'); console.warn('Note: PRICE is not set.');";
    const { program: noting } = program(`${notes} ${RUNS}`);
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await noting.start();
    await until(() => said.mock.calls.some(([line]) => line.includes('Note: PRICE is not set.')));
    await noting.stop();
    expect(said.mock.calls.join()).not.toContain('a step');
    said.mockRestore();
  });

  it('ends with the process that started it, even when that one is killed', async () => {
    const pids = path.join(folder, 'pids');
    const { started } = program(RUNS);
    const starter = path.join(folder, 'starter.mjs');
    writeFileSync(
      starter,
      `import { Program } from ${JSON.stringify(path.join(ROOT, 'infra/local/programs.mjs'))};
       const entry = ${JSON.stringify(path.join(folder, 'program.mjs'))};
       await new Program({ name: 'test program', entry, env: process.env, logs: ${JSON.stringify(folder)} }).start();
       console.log('started');`,
    );
    const parent = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await until(() => !isAlive(started()[0]));
    expect(existsSync(pids)).toBe(true);
  });
});

describe('npm start', () => {
  it('says in one sentence that its port is taken, and leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_OPTIONS: '', NODE_ENV: '' };
    const start = spawn(process.execPath, ['infra/local/start.mjs'], { cwd: ROOT, env });
    let said = '';
    start.stderr.on('data', (chunk) => (said += chunk));
    const [code] = await once(start, 'close');
    other.close();
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} is taken: end what listens there, or choose another, as in PORT=${port + 1} npm start.`,
    );
    expect(existsSync(path.join(folder, 'running.json'))).toBe(false);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });
});
