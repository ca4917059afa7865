import { existsSync } from 'node:fs';

/**
 * The folder of data that ships with the product, `services/data/{name}/`. In the source tree and in the compiled one it
 * lies at different depths.
 */
export function shippedFolder(name: string): URL {
  const found = ['../../../data/', '../../../../data/']
    .map((path) => new URL(`${path}${name}/`, import.meta.url))
    .find((url) => existsSync(url));
  if (!found) throw new Error(`The data that ship with the product are missing (services/data/${name})`);
  return found;
}
