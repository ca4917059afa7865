import type { Ends } from './wish-ends.js';

/** "Ms Carter" of "Ms Helen Carter"; a name without such a word is said as it is. */
const calledBy = (addressee: string): string =>
  addressee.replace(/^(Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor) (?:\S+ )*(?=\S+$)/u, '$1 ');

export function salutation({ addressee, salutation: wished }: Ends, company: string | null): string {
  if (wished !== null) return `${wished},`;
  if (addressee !== null) return `Dear ${calledBy(addressee)},`;
  return company === null ? 'Dear hiring team,' : `Dear hiring team at ${company},`;
}

/** Who is written to by name is signed to as somebody known. */
export const closing = (addressee: string | null): string =>
  addressee === null ? 'Yours faithfully,' : 'Yours sincerely,';
