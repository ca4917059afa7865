import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BackOff } from './back-off.mjs';
import { Failure } from './failure.mjs';
import { end } from './processes.mjs';
import { ROOT } from './root.mjs';
import { say } from './steps.mjs';

const TETHER = pathToFileURL(path.join(ROOT, 'infra/local/tether.mjs')).href;
const READY = /^(Listening on|Working)/;
const FOR_THE_OPERATOR = /^Note: /;
/** A slow machine may take a minute; whoever waits longer waits for nothing. */
const START_LIMIT = 180_000;
const STOP_LIMIT = 5000;
const LAST_LINES = 12;

/**
 * One program of the product, kept alive until `stop`. A program says that it is ready with a line that begins with
 * `Listening on` or `Working`. What it says to whoever set it up begins with `Note: ` and is shown here as well.
 */
export class Program {
  lastWords = [];
  #child;
  #isStopping = false;
  #backOff = new BackOff();
  #log;

  /** @param {{ name: string, entry: string, env: NodeJS.ProcessEnv, logs: string }} what `entry` relative to the root */
  constructor({ name, entry, env, logs }) {
    Object.assign(this, { name, entry, env });
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    this.#log = createWriteStream(path.join(logs, `${name}.log`), { flags: 'w', mode: 0o600 });
    // A full disk is no reason to end a program that runs.
    this.#log.on('error', ({ message }) => say(`The log of the ${name} cannot be written: ${message}`));
  }

  /** Resolves once it is ready. @throws {Failure} with its last words when it ends before, or is not ready in time */
  async start(limit = AbortSignal.timeout(START_LIMIT)) {
    const { ready, ended } = this.#spawn();
    const late = new Promise((resolve) => limit.addEventListener('abort', resolve, { once: true }));
    const outcome = await Promise.race([ready.then(() => 'ready'), ended.then(() => 'ended'), late.then(() => 'late')]);
    if (outcome === 'ready') {
      ended.then(() => this.#revive());
      return;
    }
    this.#isStopping = true;
    const words = this.lastWords.join('\n');
    if (outcome === 'ended')
      throw new Failure(`The ${this.name} does not start: ${words || 'it ended without a word.'}`);
    await end(this.#child.pid, { limit: STOP_LIMIT });
    throw new Failure(`The ${this.name} does not start: it hangs. Its last words: ${words || 'none'}`);
  }

  async stop() {
    this.#isStopping = true;
    if (this.#child?.pid) await end(this.#child.pid, { limit: STOP_LIMIT });
    this.#log.end();
  }

  #spawn() {
    this.lastWords = [];
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', TETHER, this.entry], {
      cwd: ROOT,
      env: this.env,
      detached: true, // a Ctrl-C in the terminal is for the starter to pass on, in order
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#backOff.started();
    const ready = new Promise((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface(stream).on('line', (line) => {
          this.#log.write(`${line}\n`);
          this.lastWords = [...this.lastWords, line].slice(-LAST_LINES);
          if (FOR_THE_OPERATOR.test(line)) say(`  ${line}`);
          if (READY.test(line)) resolve();
        });
      }
    });
    const ended = new Promise((resolve) => {
      child.once('error', resolve);
      child.once('close', resolve);
    });
    return { ready, ended };
  }

  async #revive() {
    while (!this.#isStopping) {
      say(`The ${this.name} ended; it is started again. Its last words: ${this.lastWords.at(-1) ?? 'none'}`);
      await wait(this.#backOff.pause());
      if (this.#isStopping) return;
      const { ready, ended } = this.#spawn();
      ready.then(() => say(`The ${this.name} is back.`));
      await ended;
    }
  }
}
