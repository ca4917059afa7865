import { isIPv4, isIPv6 } from 'node:net';

/** Whose address it is, as far as an address tells: one line has one IPv4 address, or a whole /64 of IPv6. */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const [left = '', right] = plain.split('::');
  const [first, last] = [left, right ?? ''].map((half) => half.split(':').filter(Boolean));
  const zeros = right === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(last ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
