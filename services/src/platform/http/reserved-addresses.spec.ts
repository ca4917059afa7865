import { RESERVED, reservedFor } from './reserved-addresses.js';

interface ProxyRoutes {
  PREFIXES: [string, string][];
  DATA: string[];
}

describe('addresses that are no screens', () => {
  it('are those that the proxy gives to other programs, and those of the registry itself', async () => {
    const file = '../../../../infra/local/proxy-routes.mjs';
    const { PREFIXES, DATA } = (await import(file)) as ProxyRoutes;
    const given = new Set([...PREFIXES.map(([prefix]) => prefix), ...DATA]);
    const notYetAnswered = ['/stripe'];
    expect([...given, ...notYetAnswered].sort()).toEqual(RESERVED);
  });

  it('are known in any letters, and by whole parts only', () => {
    expect(['/api', '/API/jobs', '/r/x', '/R'].map(reservedFor)).toEqual(['/api', '/api', '/r', '/r']);
    expect(['/', '/apiary', '/report', '/jobs/api'].map(reservedFor)).toEqual(Array(4).fill(undefined));
  });
});
