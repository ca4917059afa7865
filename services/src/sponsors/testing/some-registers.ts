import type { RegisterImport, RegisterResult, RegisterSource } from '../register-import.js';

const HEADINGS = 'Organisation Name,Town/City,County,Type & Rating,Route';

/** A register of these lines, in the government's own form. */
export const aRegister = (...lines: string[]): Buffer => Buffer.from([HEADINGS, ...lines].join('\n'));

export const importRegister = (
  registers: RegisterImport,
  asOf: string,
  bytes: Buffer,
  more: Partial<RegisterSource> = {},
): Promise<RegisterResult> => registers.run({ bytes, asOf, name: `register of ${asOf}`, isConfirmed: true, ...more });
