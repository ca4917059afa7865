import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { completeLock } from './complete-lock.mjs';
import { Failure } from './failure.mjs';
import { checkNode } from './install.mjs';
import { claim, runningOn } from './instance.mjs';
import { freePort, freePorts, isFree } from './ports.mjs';
import { ROOT } from './root.mjs';
import { secretsFor } from './secrets.mjs';
import { readSettings } from './settings.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'landfall-local-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('Ports', () => {
  it('are free, and different from each other', async () => {
    const ports = await freePorts(5);
    expect(new Set(ports).size).toBe(5);
    for (const port of ports) expect(await isFree(port, '127.0.0.1')).toBe(true);
  });

  it('are not free once somebody listens', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(await isFree(port, '127.0.0.1')).toBe(false);
    server.close();
  });
});

describe('Settings', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:8080',
      dataDir: path.join(ROOT, '.data'),
    });
  });

  it('follow each other', () => {
    expect(readSettings({ PORT: '9000' }).publicUrl).toBe('http://127.0.0.1:9000');
    expect(readSettings({ PORT: '9000', HOST: '0.0.0.0' }).publicUrl).toBe('http://127.0.0.1:9000');
    expect(readSettings({ PUBLIC_URL: 'http://landfall.example/' }).publicUrl).toBe('http://landfall.example');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'landfall' }, 'PUBLIC_URL'],
    [{ LOCAL_IDENTITY: 'yes' }, 'LOCAL_IDENTITY'],
  ])('name the one that is wrong: %j', (env, name) => {
    expect(() => readSettings(env)).toThrow(Failure);
    expect(() => readSettings(env)).toThrow(name);
  });

  it('have no stand-ins in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db' })).toThrow(
      /^(?!.*DATABASE_URL).*OIDC_ISSUER/,
    );
  });
});

describe('Secrets', () => {
  it('are made once, differ from each other, and are for their owner only', () => {
    const first = secretsFor(folder, {});
    expect(secretsFor(folder, {})).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    expect(statSync(path.join(folder, 'secrets', 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('give way to those that were given', () => {
    expect(secretsFor(folder, { SESSION_SECRET: 'given by the operator' }).SESSION_SECRET).toBe(
      'given by the operator',
    );
  });
});

describe('A data folder', () => {
  it('belongs to one product at a time', () => {
    const release = claim(folder, 'http://127.0.0.1:1');
    expect(runningOn(folder)).toMatchObject({ pid: process.pid });
    expect(() => claim(folder, 'http://127.0.0.1:2')).toThrow('http://127.0.0.1:1');
    release();
    expect(runningOn(folder)).toBeUndefined();
    claim(folder, 'http://127.0.0.1:2')();
  });

  it('goes to one of many that begin at the same time, which the others name, also after one that crashed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const note = path.join(folder, 'running.json');
    for (const left of [undefined, JSON.stringify({ pid, beginning: 'long ago' }), '{"pid":']) {
      if (left) writeFileSync(note, left);
      const go = path.join(folder, 'go');
      const code = `const { existsSync } = await import('node:fs');
        const { claim } = await import(${JSON.stringify(new URL('instance.mjs', import.meta.url))});
        console.log('here');
        while (!existsSync(${JSON.stringify(go)}));
        try { claim(${JSON.stringify(folder)}, 'http://127.0.0.1:1'); console.log('mine'); }
        catch (error) { console.log(error.message); }
        process.stdin.resume();`;
      const env = { ...process.env, NODE_OPTIONS: '' };
      const starters = Array.from({ length: 4 }, () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env });
        const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
        return { child, line: async () => (await lines.next()).value };
      });
      try {
        await Promise.all(starters.map(({ line }) => line()));
        writeFileSync(go, '');
        const said = await Promise.all(starters.map(({ line }) => line()));
        const winners = starters.filter((_, index) => said[index] === 'mine');
        expect(winners).toHaveLength(1);
        const names = `(process ${winners[0].child.pid})`;
        expect(said.filter((one) => one !== 'mine' && !one.includes(names))).toEqual([]);
      } finally {
        const ended = starters.map(({ child }) => once(child, 'close'));
        for (const { child } of starters) child.stdin.end();
        await Promise.all(ended);
        rmSync(go, { force: true });
      }
    }
    expect(readdirSync(folder)).toEqual(['running.json']);
  });

  it('is made with the folders above it', () => {
    const inner = path.join(folder, 'one/two');
    claim(inner, 'http://127.0.0.1:1')();
    expect(statSync(inner).mode & 0o777).toBe(0o700);
  });

  it.each(['/proc/landfall/data', '/dev/null/landfall'])(
    'is refused in a sentence where none can be made: %s',
    (dataDir) => {
      const code = `import(${JSON.stringify(new URL('instance.mjs', import.meta.url))}).then(({ claim }) => claim('${dataDir}', ''))`;
      // in a process of its own, which can be ended where it would never end
      const { stderr } = spawnSync(process.execPath, ['-e', code], {
        encoding: 'utf8',
        timeout: 60_000,
        killSignal: 'SIGKILL',
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      expect(stderr).toContain(`The data folder ${dataDir} cannot be written to: choose another with DATA_DIR.`);
    },
  );
});

describe('The lock file', () => {
  const lock = () => ({
    packages: {
      'node_modules/binding': {
        optionalDependencies: { 'binding-darwin-arm64': '1.2.3', 'binding-linux-x64-musl': '1.2.3' },
      },
      'node_modules/binding-linux-x64-musl': { version: '1.2.3' },
    },
  });

  it('gets the packages of other machines that it lacks, once', () => {
    const incomplete = lock();
    expect(completeLock(incomplete)).toEqual(['binding-darwin-arm64']);
    expect(incomplete.packages['node_modules/binding-darwin-arm64']).toEqual({
      version: '1.2.3',
      optional: true,
      cpu: ['arm64'],
      os: ['darwin'],
    });
    expect(incomplete.packages['node_modules/binding-linux-x64-musl']).toEqual({ version: '1.2.3' });
    expect(completeLock(incomplete)).toEqual([]);
  });

  it('of this repository is complete (if not: node infra/local/complete-lock.mjs)', () => {
    expect(completeLock(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')))).toEqual([]);
  });
});

describe('The version of Node', () => {
  it('is 20 or newer', () => {
    expect(() => checkNode('18.20.0')).toThrow('Node 20 or newer');
    expect(() => checkNode('20.0.0')).not.toThrow();
  });
});
