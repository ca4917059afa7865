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
  let refusals;
  let url;

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'contract.json'), '{}');
    registry = http.createServer(async (request, response) => {
      calls.push(`${request.method} ${request.url.split('?')[0]} ${request.headers.authorization ?? ''}`.trim());
      request.resume();
      await once(request, 'end');
      const answer = (status, value) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const [status, problem] = refusals[request.url] ?? [];
      if (status) {
        const type = problem ? 'application/problem+json' : 'text/html';
        response.writeHead(status, { 'content-type': type }).end(problem ? JSON.stringify(problem) : '<h1>Bad</h1>');
      } else if (request.url.endsWith('/release'))
        answer(head ? 200 : 404, head ? { release: head } : { detail: 'Channel not found' });
      else if (request.url.includes('/releases')) answer(200, pageOf(new URL(request.url, url).searchParams));
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
    refusals = {};
  });
  afterAll(() => {
    registry.closeAllConnections();
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const pageOf = (query) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return {
      releases: releases.slice((page - 1) * limit, page * limit),
      totalPages: Math.ceil(releases.length / limit),
    };
  };
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

  const SOURCE = jobs.build;
  const [SHOWN, THIRD] = ['bbbbbbbbbbbb', 'cccccccccccc'];
  const release = (from, to, more) => ({ cause: 'promote', ...more, changes: [{ remote: 'mf-jobs', from, to }] });
  const started = (from, to) => release(from, to, { reason: 'npm start' });
  const released = (from, to) => release(from, to, { reason: null });
  const rolledBack = (from, to) => release(from, to, { cause: 'rollback', reason: 'It fails' });

  it.each([
    ['rolled it back', [rolledBack(SOURCE, SHOWN), started(SHOWN, SOURCE)]],
    ['rolled it back by two steps', [rolledBack(THIRD, SHOWN), rolledBack(SOURCE, THIRD), started(THIRD, SOURCE)]],
    ['released another build of the same sources', [released(SOURCE, SHOWN), started(null, SOURCE)]],
    ['released two', [released(THIRD, SHOWN), released(SOURCE, THIRD), started(null, SOURCE)]],
    ['released it and rolled it back', [rolledBack(SOURCE, SHOWN), released(SHOWN, SOURCE), started(null, SHOWN)]],
  ])('keeps what is current where somebody %s, until somebody means it', async (_, history) => {
    releases = history;
    const left = [];
    expect(await bring({ reason: 'npm start', onLeft: (text) => left.push(text) })).toBe(7);
    expect(writes()).toEqual([]);
    expect(left).toEqual([expect.stringContaining('npm run release -- mf-jobs brings it out again')]);
    expect(await bring({ again: true })).toBe(8);
    expect(writes()).toEqual(BOTH);
  });

  it('finds that decision however much was released since', async () => {
    const others = Array.from({ length: 250 }, () => ({ cause: 'promote', changes: [{ remote: 'mf-news' }] }));
    releases = [...others, released(SOURCE, SHOWN), started(null, SOURCE)];
    expect(await bring()).toBe(7);
  });

  it.each([
    ['the sources were changed', [started(null, SHOWN)]],
    ['they were changed back', [started(SOURCE, SHOWN), started(null, SOURCE)]],
    ['they were changed since somebody released', [released(THIRD, SHOWN), started(null, THIRD)]],
    ['they were changed since somebody rolled back', [rolledBack(THIRD, SHOWN), started(SHOWN, THIRD)]],
    ['they were changed back to before a start', [rolledBack(THIRD, SHOWN), started(SOURCE, THIRD)]],
  ])('brings out what a start finds when %s', async (_, history) => {
    releases = history;
    expect(await bring()).toBe(8);
    expect(writes()).toEqual(BOTH);
  });

  const sentences = [
    { field: 'mf-jobs/contract.json', message: 'It needs the SDK ^1.9; the shell has 1.2.0. Lower "sdk".' },
    { field: 'mf-jobs/contract.json', message: 'The address /news belongs to mf-news already.' },
  ];
  it.each([
    ['a rule for each of the broken ones', 422, { detail: 'All of it at once', errors: sentences }],
    ['one sentence', 409, { detail: 'The channel is at release 9 by now.' }],
  ])(
    "says the registry's own words, and promotes nothing, where it answers a publication with %s",
    async (_, status, problem) => {
      refusals = { '/registry/builds': [status, problem] };
      const refused = await bring().catch((error) => error);
      const words = problem.errors?.map(({ field, message }) => `${field}: ${message}`).join('\n') ?? problem.detail;
      expect(refused).toMatchObject({ name: 'RegistryRefused', message: words, status });
      expect(writes()).toEqual([BOTH[0]]);
    },
  );

  it("says the registry's own words where it refuses to promote, or is behind something that speaks no JSON", async () => {
    const promote = '/registry/channels/stable/promote';
    refusals = { [promote]: [409, { detail: 'Release 7 is not signed with a key of this registry.' }] };
    await expect(bring()).rejects.toThrow('Release 7 is not signed');
    expect(writes()).toEqual(BOTH);
    refusals = { [promote]: [502, undefined] };
    await expect(bring()).rejects.toThrow('The registry answered 502.');
  });

  it('says where it looked when no registry answers', async () => {
    const nowhere = 'http://127.0.0.1:2'; // no port that a system gives to somebody else meanwhile
    await expect(bring({ url: nowhere })).rejects.toThrow(`The registry at ${nowhere} does not answer (ECONNREFUSED)`);
  });
});
