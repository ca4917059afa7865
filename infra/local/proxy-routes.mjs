/**
 * Which program answers which addresses; the registry has the rest: its own calls, the files of builds, the screens.
 * No screen can be below these (`services/src/platform/http/reserved-addresses.ts`).
 */
export const PREFIXES = [
  ['/api', 'api'],
  ['/health', 'api'],
  ['/unsubscribe', 'api'],
  ['/identity', 'identity'],
  ['/mail', 'mail'],
];

/** What programs ask for, not people. */
export const DATA = ['/api', '/health', '/registry', '/r'];

const isBelow = (path, prefix) => path === prefix || path.startsWith(`${prefix}/`);

const pathOf = (address) => address.split(/[?#]/, 1)[0];

/**
 * @param {string} address path and query, as in a request's first line
 * @param {Record<string, unknown>} targets programs that there are; without an identity provider or a mailbox their addresses are screens
 * @returns {'api' | 'identity' | 'mail' | 'registry'}
 */
export function programFor(address, targets) {
  const found = PREFIXES.find(([prefix]) => isBelow(pathOf(address), prefix))?.[1];
  return found && found in targets ? found : 'registry';
}

/** Whether a person looks at what is answered there, rather than a program. */
export const isScreen = (address) => !DATA.some((prefix) => isBelow(pathOf(address), prefix));
