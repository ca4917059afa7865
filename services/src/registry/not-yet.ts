import { Refusal } from '../platform/refusals/refusals.js';

/** For calls whose address is settled and whose work is not there. */
export const notYet = (what: string) => new Refusal(501, `${what} is not possible in this version.`);
