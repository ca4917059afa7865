import type { RegisterImport, RegisterResult, RegisterSource } from '../import/register-import.js';

const HEADINGS = 'Organisation Name,Town/City,County,Type & Rating,Route';

/** A register of these lines, in the government's own form. */
export const aRegister = (...lines: string[]): Buffer => Buffer.from([HEADINGS, ...lines].join('\n'));

export const importRegister = (
  registers: RegisterImport,
  asOf: string,
  bytes: Buffer,
  more: Partial<RegisterSource> = {},
): Promise<RegisterResult> => registers.run({ bytes, asOf, name: `register of ${asOf}`, isConfirmed: true, ...more });

/** Who stays, leaves, is renamed, re-rated or holds what the next file does not cover. */
export const before = aRegister(
  'Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker',
  'Leaving Robotics Ltd,Leeds,,Worker (A rating),Skilled Worker',
  'Elsewhere Ballet Company,London,,Temporary Worker (A rating),Creative Worker',
  'Renamed Looms Ltd,London,,Worker (A rating),Skilled Worker',
  'Falling Kitchens Ltd,London,,Worker (A rating),Skilled Worker',
  'Moving Money Ltd,London,,Worker (A (Premium)),Intra-company Routes',
);

/** The next one, which starts from Skilled Worker. */
export const after = aRegister(
  'STAYING CARE LIMITED,,,Worker (A rating),Skilled Worker',
  'Renamed Looms Group Ltd,,,Worker (A rating),Skilled Worker',
  'Falling Kitchens Ltd,,,Worker (B rating),Skilled Worker',
  'Moving Money Ltd,,,Worker (A rating),Global Business Mobility: Senior or Specialist Worker',
  'Joining Bakeries Ltd,,,Worker (A rating),Skilled Worker',
);
