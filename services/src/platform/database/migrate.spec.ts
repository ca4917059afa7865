import { ConfigError, readConfig } from '../config/config.js';
import { DatabaseConfig } from './database.config.js';
import { migrate } from './migrate.js';

describe('a database that is to be prepared', () => {
  it.each([
    ['postgres://ada:secret@127.0.0.1:1/jobs', 'ECONNREFUSED'],
    ['postgres://ada:secret@database.invalid/jobs', 'database.invalid'],
  ])('and cannot be reached is a wrong setting, told without its password: %s', async (url, why) => {
    // a machine without a network may look for a name for half a minute
    const settings = readConfig(DatabaseConfig, { DATABASE_URL: url, DATABASE_CONNECT_TIMEOUT_MS: '100000' });
    const failure = await migrate(settings).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as Error).message).toMatch(/^DATABASE_URL leads to no database that can be used: [^\n]+\.$/);
    expect((failure as Error).message).toContain(why);
    expect((failure as Error).message).not.toContain('secret');
  });
});
