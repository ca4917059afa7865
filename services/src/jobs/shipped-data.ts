import { existsSync } from 'node:fs';

/** The folder of the data that ship with the product; in the source tree and in the compiled one it lies at different depths. */
export const shippedData: URL = (() => {
  const found = ['../../data/jobs/', '../../../data/jobs/']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  if (!found) throw new Error('The data that ship with the product are missing (services/data/jobs)');
  return found;
})();
