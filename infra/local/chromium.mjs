import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isProgram, onPath } from './finding.mjs';

const NAMES = ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/lib/chromium/headless_shell',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Browsers that Playwright fetched for some other project of this user. */
function fetchedByPlaywright() {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(folder)) return [];
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux/headless_shell',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse()
    .flatMap((name) => inside.map((file) => path.join(folder, name, file)));
}

function installed() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && isProgram(CHROMIUM)) return CHROMIUM;
  return onPath(...NAMES) ?? [...FIXED, ...fetchedByPlaywright()].find(isProgram);
}

export const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Installs Debian packages without questions. Only for tests, and only as root. */
export function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * A Chromium to run tests in.
 * @param {{ mayInstall?: boolean }} [options] with `mayInstall`, root on Debian installs one when there is none
 * @returns {Promise<string | undefined>} the program's full path
 */
export async function findChromium(options = {}) {
  const found = installed();
  if (found || !options.mayInstall || !mayInstall()) return found;
  try {
    install('chromium-headless-shell');
  } catch {
    install('chromium');
  }
  return installed();
}
