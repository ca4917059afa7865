import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const RELEASE = fileURLToPath(new URL('release.mjs', import.meta.url));

describe('npm run release', () => {
  let registry;
  let asked;

  beforeAll(async () => {
    registry = createServer((request, response) => {
      asked.push(`${request.method} ${request.url.split('?')[0]}`);
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(request.method === 'GET' ? { releases: [] } : { seq: 4 }));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  afterAll(() => {
    registry.closeAllConnections();
    registry.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const run = (...args) =>
    new Promise((resolve) => {
      const env = { ...process.env, PUBLISH_TOKEN: 'a-token-of-the-tests', REGISTRY_URL: at() };
      execFile(process.execPath, [RELEASE, ...args], { env }, (error, printed, said) =>
        resolve({ code: error?.code ?? 0, printed, said }),
      );
    });
  const at = () => `http://127.0.0.1:${registry.address().port}`;

  it('helps with exactly the commands that there are, and each of them works as it stands there', async () => {
    const { code, printed } = await run('--help');
    expect(code).toBe(0);
    const commands = [...printed.matchAll(/^ {2}npm run release -- (.+?) {2,}/gm)].map(([, usage]) => usage);
    expect(commands).toEqual(['mf-jobs', 'rollback [mf-jobs] --reason WHY', 'list']);
    for (const usage of commands.slice(1)) {
      const words = usage.replace(/[[\]]/g, '').split(' ');
      expect(await run(...words)).toMatchObject({ code: 0, said: '' });
    }
    expect(await run('rollback', '--reason', 'the whole of it')).toMatchObject({ code: 0 });
    expect(asked).toEqual([
      'POST /registry/channels/stable/rollback',
      'GET /registry/channels/stable/releases',
      'POST /registry/channels/stable/rollback',
    ]);
  });

  it.each([
    [['preview', 'mf-jobs'], '"preview" is not there yet'],
    [['undo'], 'There is no application and no command "undo".'],
    [['rollback', 'mf-nothing', '--reason', 'x'], 'There is no application and no command "mf-nothing".'],
    [['mf-jobs', 'mf-news'], '"mf-news" is one word too many'],
    [['rollback', 'mf-jobs'], 'Say why'],
    [['mf-jobs', '--percent', '10'], 'A release goes to everybody'],
    [['mf-jobs', '--colour'], 'There is no option --colour. Options: --channel, '],
    [['mf-jobs', '-x'], 'There is no option -x. Options: --channel, '],
    [['rollback', 'mf-jobs', '--reason'], '--reason needs a value: --reason WHY\n'],
    [['rollback', 'mf-jobs', '--reason', '--fresh'], '--reason needs a value: --reason WHY\n'],
    [['mf-jobs', '--fresh=yes'], '--fresh takes no value.\n'],
  ])('refuses %j and says why', async (args, why) => {
    const { code, said } = await run(...args);
    expect(code).toBe(1);
    expect(said).toContain(why);
    expect(asked).toEqual([]);
  });
});
