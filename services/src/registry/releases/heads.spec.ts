import { jest } from '@jest/globals';
import { breakable } from '../../platform/testing/breakable.js';
import { eventually } from '../../platform/testing/eventually.js';
import { aBuild, aShell } from '../testing/a-build.js';
import { registryApp } from '../testing/registry-app.js';

describe('a process that another one releases for', () => {
  it('reads the release again when it could not at first', async () => {
    const publisher = await registryApp();
    const listener = await registryApp({ beside: publisher });
    try {
      await publisher.release(aShell());
      await eventually(() => expect(listener.heads.current('stable')?.signed.release.seq).toBe(1));
      const read = jest.spyOn(listener.heads['releases'], 'head').mockRejectedValueOnce(new Error('timeout'));
      await publisher.release(aBuild());
      await eventually(() => expect(listener.heads.current('stable')?.signed.release.seq).toBe(2));
      expect(read.mock.calls.length).toBeGreaterThan(1);
    } finally {
      await listener.close();
      await publisher.close();
    }
  });

  it.each(['freezeOld', 'cut'] as const)('hears of it after its connection was lost: %s', async (fault) => {
    const publisher = await registryApp();
    const line = await breakable(publisher.database.url, 5432);
    const listener = await registryApp({
      beside: publisher,
      environment: {
        DATABASE_URL: line.url,
        DATABASE_STATEMENT_TIMEOUT_MS: '1000',
        DATABASE_ANSWER_TIMEOUT_MS: '1000',
      },
    });
    try {
      const shown = () => listener.heads.current('stable')?.signed.release.seq;
      await publisher.release(aShell(), aBuild());
      await eventually(() => expect(shown()).toBe(1));
      await line[fault]();
      await line.mend();
      await publisher.release(aBuild());
      await eventually(() => expect(shown()).toBe(2));
    } finally {
      await listener.close();
      await publisher.close();
      await line.close();
    }
  });
});
