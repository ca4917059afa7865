import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAndPromote } from './publish.mjs';

describe('bringing builds out', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-publish-'));
  const jobs = { name: 'mf-jobs', build: 'aaaaaaaaaaaa', folder };
  const calls = [];
  let registry;
  let head;
  let releases;
  let url;

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'contract.json'), '{}');
    registry = http.createServer(async (request, response) => {
      calls.push(`${request.method} ${request.url.split('?')[0]} ${request.headers.authorization ?? ''}`.trim());
      request.resume();
      await once(request, 'end');
      const answer = (status, value) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      if (request.url.endsWith('/release'))
        answer(head ? 200 : 404, head ? { release: head } : { detail: 'Channel not found' });
      else if (request.url.includes('/releases')) answer(200, { releases });
      else if (request.url.endsWith('/builds')) answer(201, { version: '1.0.0' });
      else answer(201, { seq: 8 });
    });
    await once(registry.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${registry.address().port}`;
  });
  beforeEach(() => {
    calls.length = 0;
    head = { seq: 7, shell: {}, remotes: { 'mf-jobs': { build: 'bbbbbbbbbbbb' } } };
    releases = [];
  });
  afterAll(() => {
    registry.closeAllConnections();
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const bring = (more = {}) => publishAndPromote({ url, token: 'secret', builds: [jobs], ...more });
  const writes = () => calls.filter((call) => call.startsWith('POST'));
  const BOTH = ['POST /registry/builds Bearer secret', 'POST /registry/channels/stable/promote Bearer secret'];

  it('publishes and promotes what is not current, also into an empty channel', async () => {
    expect(await bring()).toBe(8);
    expect(writes()).toEqual(BOTH);
    calls.length = 0;
    head = undefined;
    expect(await bring()).toBe(8);
    expect(writes()).toEqual(BOTH);
  });

  it('leaves alone what is current', async () => {
    head.remotes['mf-jobs'].build = jobs.build;
    expect(await bring()).toBe(7);
    expect(writes()).toEqual([]);
  });

  it('leaves a build that was rolled back where it is, until somebody means it', async () => {
    releases = [{ cause: 'rollback', changes: [{ remote: 'mf-jobs', from: jobs.build, to: 'bbbbbbbbbbbb' }] }];
    expect(await bring()).toBe(7);
    expect(writes()).toEqual([]);
    expect(await bring({ again: true })).toBe(8);
    expect(writes()).toEqual(BOTH);
  });

  it('leaves what a team released after it where it is, until somebody means it', async () => {
    const changes = [{ remote: 'mf-jobs', from: jobs.build, to: 'bbbbbbbbbbbb' }];
    releases = [{ cause: 'promote', actor: 'token of mf-jobs', changes }];
    expect(await bring()).toBe(7);
    expect(writes()).toEqual([]);
    expect(await bring({ again: true })).toBe(8);
  });

  it('brings out a build that an earlier start had followed by another, or that came back since it was rolled back', async () => {
    const changes = [{ remote: 'mf-jobs', from: jobs.build, to: 'bbbbbbbbbbbb' }];
    releases = [
      { cause: 'promote', actor: 'token for everything', changes },
      { cause: 'rollback', actor: 'token of mf-jobs', changes },
    ];
    expect(await bring()).toBe(8);
  });

  it("says the registry's own sentence when it refuses", async () => {
    await expect(publishAndPromote({ url: 'http://127.0.0.1:1', builds: [jobs] })).rejects.toThrow('does not answer');
  });
});
