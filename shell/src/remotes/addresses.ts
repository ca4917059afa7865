import type { ReleasedBuild } from '@landfall/sdk/release';

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/;

/** The one list of addresses that may run or style anything here, with the hash that each must have. */
const known = new Map<string, string>();

export const isIntegrity = (text: unknown): text is string => typeof text === 'string' && SHA384.test(text);

/** An address without what Retry puts behind it. */
const plain = (address: string) => {
  const url = new URL(address, window.location.href);
  return url.origin + url.pathname;
};

export const addressOf = (build: ReleasedBuild, href: string): string =>
  new URL(href, new URL(build.base, window.location.origin)).href;

/** Allows the files of one build that the release names; a file without a proper hash stays refused. */
export function allow(build: ReleasedBuild): void {
  const files = [
    { href: build.entry, integrity: build.integrity },
    ...[...build.routes, ...build.fills].flatMap(({ preload }) => preload),
  ];
  for (const { href, integrity } of files) {
    const address = plain(addressOf(build, href));
    if (isIntegrity(integrity) && new URL(address).origin === window.location.origin) known.set(address, integrity);
  }
}

/** The hash that `address` must have. @throws when the release does not name it, or named it without a proper hash. */
export function integrityOf(address: string): string {
  const integrity = known.get(plain(address));
  if (!integrity) throw new Error(`refused: ${address} is not in the release`);
  return integrity;
}
