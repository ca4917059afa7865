import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { ROOT } from './root.mjs';
import { say, step } from './steps.mjs';
import { runTool } from './tool.mjs';

const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED = path.join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = path.join(ROOT, 'node_modules', '.landfall-installed');

/** npm writes the two files of one installation at nearly the same moment. */
const SAME_MOMENT = 5000;

/** By itself npm is silent for minutes on a machine without a network. */
const TRIES = ['--fetch-retries=4', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000'];

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i;
const NO_SPACE = /ENOSPC/;

export function checkNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= 20) return;
  throw new Failure(
    `Landfall needs Node 20 or newer, and this is Node ${version}: install a newer one from nodejs.org.`,
  );
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  return statSync(INSTALLED).mtimeMs + SAME_MOMENT >= statSync(LOCK).mtimeMs;
}

function npm(...args) {
  const given = process.env.npm_execpath;
  const common = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...TRIES];
  const [command, first] = given?.endsWith('.js') ? [process.execPath, [given]] : ['npm', []];
  const env = { ...process.env, NODE_ENV: '', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_omit: '' };
  return runTool(command, [...first, ...args, ...common], { env });
}

function refuse(printed) {
  if (NO_SPACE.test(printed)) throw new Failure('There is no room left on the disk for the packages: make some.');
  if (NO_NETWORK.test(printed)) {
    throw new Failure('The packages cannot be fetched: connect this machine to the network and try again.');
  }
  throw new Failure(`npm cannot install the packages: ${printed.trim().split('\n').slice(-12).join('\n')}`);
}

async function install() {
  const clean = await npm('ci');
  if (clean.code === 0) return;
  if (NO_SPACE.test(clean.printed) || NO_NETWORK.test(clean.printed)) refuse(clean.printed);
  // Some versions of npm refuse a lock that others wrote; the versions in it are kept all the same.
  const plain = await npm('install', '--no-save');
  if (plain.code !== 0) refuse(plain.printed);
}

/** Installs the packages when they are missing or older than the lock file; offline once they are there. */
export async function ensureInstalled() {
  checkNode();
  await oneAtATime({
    note: path.join(ROOT, '.installing'),
    isDone: isInstalled,
    onWait: () => say('  Another command is installing the packages: waiting for it'),
    work: installOnce,
  });
}

async function installOnce() {
  say('  Installing packages: once, about a minute');
  await step('Packages are installed', install).catch((error) => {
    if (error.code === 'ENOENT') throw new Failure('npm is not on the PATH: install Node with npm from nodejs.org.');
    throw error;
  });
  writeFileSync(STAMP, lockHash());
}
