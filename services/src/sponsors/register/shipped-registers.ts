import { readFileSync } from 'node:fs';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';

export const sponsorsFolder = shippedFolder('sponsors');

interface ShippedRegister {
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
