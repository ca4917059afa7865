import { BlockList, isIP } from 'node:net';

/** Addresses that are not of the open internet: this machine, its network, and what is reserved (IANA registries). */
const v4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24',
  '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24',
  '224.0.0.0/4', '240.0.0.0/4',
]; // prettier-ignore
/** The last ones carry an IPv4 address inside, which may be a closed one. */
const v6 = [
  '::/128', '::1/128', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8', '100::/64', '2001:db8::/32',
  '::ffff:0:0/96', '::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/23', '2002::/16',
]; // prettier-ignore

// one list each: a list that closes "::ffff:0:0/96" closes every IPv4 address with it
const closed = { ipv4: listOf(v4, 'ipv4'), ipv6: listOf(v6, 'ipv6') };

function listOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network, bits] = range.split('/') as [string, string];
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** Whether an address may be asked on behalf of someone else's link. What is no address may not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4 ? !closed.ipv4.check(address, 'ipv4') : !closed.ipv6.check(address, 'ipv6');
}
