import { breakable } from '../../platform/testing/breakable.js';
import { eventually } from '../../platform/testing/eventually.js';
import { aBuild, aShell } from '../testing/a-build.js';
import { registryApp } from '../testing/registry-app.js';

describe('a process that another one releases for', () => {
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
