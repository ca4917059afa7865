import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAllSettings } from './all-settings.js';

describe('the settings of all features', () => {
  const usual = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'landfall-settings-')),
    DATABASE_URL: 'postgres://127.0.0.1:1/landfall',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    PORT: '8081',
    SESSION_SECRET: 'the secret of the tests',
    OIDC_ISSUER: 'http://127.0.0.1:8080/identity',
    OIDC_CLIENT_ID: 'landfall',
    ADMIN_PASSWORD: 'the password of the tests',
    SMTP_URL: 'smtp://127.0.0.1:2525',
  };

  afterAll(() => rmSync(usual.DATA_DIR, { recursive: true }));

  it('are read in one go', async () => {
    expect(await readAllSettings(usual)).toBeGreaterThan(15);
  });

  it.each([
    ['PREMIUM_HEAD_START_HOURS', '-1'],
    ['RATE_LIMIT_PER_PERSON', '-1'],
    ['ROUTE_ACCESS', 'jobs'],
    ['IMPORT_CRON', 'hello'],
    ['STORAGE_URL', 's3://x'],
    ['JOB_SOURCES', '/nope.json'],
  ])('name %s where it is "%s"', async (name, value) => {
    await expect(readAllSettings({ ...usual, [name]: value })).rejects.toThrow(name);
  });
});
