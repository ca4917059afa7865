import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** The machine that a package's name speaks of, as in `@rspack/binding-darwin-arm64`. */
function machineOf(name) {
  const words = name.split('/').at(-1).split(/[-.]/);
  const os = words.includes('windows') ? ['win32'] : SYSTEMS.filter((one) => words.includes(one));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  const cpu = PROCESSORS.filter((one) => words.includes(one));
  return Object.fromEntries(Object.entries({ cpu, os, libc }).filter(([, values]) => values.length));
}

/** Where npm looks for `name` as seen from the package at `location`: beside it first, then further out. */
function placesFor(name, location) {
  const places = [`node_modules/${name}`];
  const parts = location.split('/node_modules/');
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const inside = parts.slice(0, depth).join('/node_modules/');
    if (inside) places.unshift(`${inside}/node_modules/${name}`);
  }
  return places.sort((a, b) => b.length - a.length);
}

/**
 * Adds the optional packages of other machines, which some versions of npm leave out of the lock file and others then
 * miss in it. Only exact versions can be added; what is there is not touched.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @returns {string[]} the names that were added
 */
export function completeLock(lock) {
  const added = [];
  for (const [location, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (placesFor(name, location).some((place) => place in lock.packages)) continue;
      const version = /^\d+\.\d+\.\d+\S*$/.test(range) ? range : undefined;
      if (!version) continue;
      lock.packages[`node_modules/${name}`] = { version, optional: true, ...machineOf(name) };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = path.join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLock(lock);
  if (added.length) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length ? `Added ${added.length}: ${added.join(', ')}` : 'Nothing is missing.');
}
