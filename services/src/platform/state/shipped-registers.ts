/** Where the import of the registers that ship tells which of them are in place, for whoever wants to know. */
export const SHIPPED_REGISTERS = 'sponsors.shipped';

export interface ShippedRegistersHere {
  files: string[];
}
