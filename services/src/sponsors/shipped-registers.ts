import { existsSync, readFileSync } from 'node:fs';

/** The folder of the registers; in the source tree and in the compiled one it lies at different depths. */
export const sponsorsFolder: URL = (() => {
  const found = ['../../data/sponsors/', '../../../data/sponsors/']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  if (!found) throw new Error('The registers that ship with the product are missing (services/data/sponsors)');
  return found;
})();

export interface ShippedRegister {
  file: string;
  name: string;
  /** The day the register is of, YYYY-MM-DD. */
  asOf: string;
  /** Entries without a rating are only known from this day. */
  unratedAsOf?: string;
  covers: 'all' | string[];
}

/** The oldest first. */
export const shippedRegisters = (): ShippedRegister[] =>
  JSON.parse(readFileSync(new URL('registers.json', sponsorsFolder), 'utf8')) as ShippedRegister[];
