import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claim } from '../local/instance.mjs';
import { registryUrlOf, tokenFor } from './where.mjs';

describe('where a release goes', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'landfall-where-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('to the product that runs on the data folder, unless the environment names another', () => {
    const end = claim(dataDir, 'http://127.0.0.1:4321');
    expect(registryUrlOf({ DATA_DIR: dataDir })).toBe('http://127.0.0.1:4321');
    expect(registryUrlOf({ DATA_DIR: dataDir, PORT: '9000' })).toBe('http://127.0.0.1:9000');
    expect(registryUrlOf({ DATA_DIR: dataDir, PORT: '9000', PUBLIC_URL: 'https://a.test' })).toBe('https://a.test');
    end();
    expect(registryUrlOf({ DATA_DIR: dataDir })).toBe('http://127.0.0.1:8080');
  });

  it('with the token of the application, else with the one for all, whatever stands in it', async () => {
    const PUBLISH_TOKEN = 'mf-jobs=c2VjcmV0IG9mIGpvYnM=, c2VjcmV0IGZvciBhbGw==';
    expect(await tokenFor('mf-jobs', { PUBLISH_TOKEN })).toBe('c2VjcmV0IG9mIGpvYnM=');
    expect(await tokenFor('mf-news', { PUBLISH_TOKEN })).toBe('c2VjcmV0IGZvciBhbGw==');
    expect(await tokenFor('mf-news', { PUBLISH_TOKEN: 'mf-jobs=c2VjcmV0IG9mIGpvYnM=' })).toBeUndefined();
  });
});
