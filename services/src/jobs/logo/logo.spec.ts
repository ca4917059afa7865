import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { JobsModule } from '../jobs.module.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { fetchPicture, NoPicture, usualLimits, type FetchLimits } from './picture-fetcher.js';
import { isPublicAddress } from './public-address.js';
import { readPicture } from './picture.js';

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(64);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '172.15.0.1', '172.32.0.1', '100.128.0.1'])('%s is open', (one) => {
    expect(isPublicAddress(one)).toBe(true);
  });

  it.each([
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1',
    '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::7f00:1',
    '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', '', '127.1', '0x7f000001', '2130706433',
  ])('%s is closed', (one) => {
    expect(isPublicAddress(one)).toBe(false);
  }); // prettier-ignore
});

describe('a picture', () => {
  it('is known by its own bytes, with its size', () => {
    expect(readPicture(png(40, 30))).toEqual({ type: 'image/png', width: 40, height: 30 });
    const gif = Buffer.from('GIF89a\x05\0\x06\0\0\0\0', 'latin1');
    expect(readPicture(gif)).toEqual({ type: 'image/gif', width: 5, height: 6 });
    const jpeg = Buffer.from('ffd8ffe000040000ffc0001108001000200301220002110103', 'hex');
    expect(readPicture(jpeg)).toEqual({ type: 'image/jpeg', width: 32, height: 16 });
    const webp = Buffer.alloc(40);
    webp.write('RIFF\0\0\0\0WEBPVP8X', 'latin1');
    webp.writeUIntLE(99, 24, 3);
    webp.writeUIntLE(49, 27, 3);
    expect(readPicture(webp)).toEqual({ type: 'image/webp', width: 100, height: 50 });
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<html>',
    '',
    'GIF89a',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    '\xff\xd8\xff\xe0\0\0\xff\xe0\0\0',
    'RIFF',
  ])('is not %j', (content) => {
    expect(readPicture(Buffer.from(content, 'latin1'))).toBeUndefined();
  });
});

describe('a link to a picture', () => {
  let server: Server;
  let origin: string;
  const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/logo.png': (_, response) => response.end(png(64, 64)),
    '/moved': (_, response) => response.writeHead(302, { Location: '/logo.png' }).end(),
    '/loop': (_, response) => response.writeHead(302, { Location: '/loop' }).end(),
    '/inside': (_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end(),
    '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
    '/huge': (_, response) => void response.end(Buffer.concat([png(64, 64), Buffer.alloc(2_000_000)])),
    '/bomb': (_, response) => response.end(png(60_000, 60_000)),
    '/svg': (_, response) => response.setHeader('Content-Type', 'image/png').end('<svg onload="alert(1)"/>'),
    '/slow': (_, response) => void response.write(png(64, 64)),
    '/gone': (_, response) => response.writeHead(404).end(png(64, 64)),
    '/cut': (_, response) => response.writeHead(200, { 'Content-Length': '5000' }).write('x', () => response.destroy()),
  };
  const limits: FetchLimits = { ...usualLimits, ports: 'any', mayReach: (address) => address === '127.0.0.1' };

  beforeAll(async () => {
    server = createServer((request, response) => answers[request.url!]!(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives it, also when it is passed on', async () => {
    expect(await fetchPicture(`${origin}/logo.png`, limits)).toMatchObject({ type: 'image/png', width: 64 });
    expect(await fetchPicture(`${origin}/moved`, limits)).toMatchObject({ type: 'image/png', width: 64 });
  });

  it.each([
    ['/loop', 'passed on too often'],
    ['/inside', 'closed address'],
    ['/file', 'not of the web'],
    ['/huge', 'too large'],
    ['/bomb', 'too wide or too high'],
    ['/svg', 'no picture'],
    ['/gone', 'answers 404'],
    ['/cut', 'could not be had'],
  ])('that leads to %s gives none: %s', async (path, reason) => {
    await expect(fetchPicture(`${origin}${path}`, limits)).rejects.toThrow(reason);
  });

  it('is given up when it takes too long', async () => {
    await expect(fetchPicture(`${origin}/slow`, { ...limits, deadlineMs: 300 })).rejects.toThrow('took too long');
  });

  it.each([
    ['http://127.0.0.1/x.png', 'closed'],
    ['http://localhost/x.png', 'closed'],
    ['http://[::1]/x.png', 'closed'],
    ['http://0x7f000001/x.png', 'closed'],
    ['http://2130706433/x.png', 'closed'],
    ['http://example.org:22/x.png', 'unusual port'],
    ['http://me:secret@example.org/x.png', 'a name or a password'],
    ['ftp://example.org/x.png', 'not of the web'],
    ['javascript:alert(1)', 'not of the web'],
    ['nothing', 'no address'],
  ])('such as %s is not followed', async (link, reason) => {
    const refused = fetchPicture(link);
    await expect(refused).rejects.toBeInstanceOf(NoPicture);
    await expect(refused).rejects.toThrow(reason);
  });
});

describe('the logo of a job', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let ids: Map<string, number>;

  beforeAll(async () => {
    const storage = pathToFileURL(temporaryFolder('logos')).href;
    app = await testApp([JobsModule], { environment: { STORAGE_URL: storage } });
    await importText(
      app.database.dataSource,
      'logos.jsonl',
      asLines(
        aLine({ title: 'Kept', logo_url: 'http://logos.example.org/kept.png' }),
        aLine({ title: 'Inside', logo_url: 'http://127.0.0.1/admin.png' }),
        aLine({ title: 'None' }),
      ),
    );
    const rows = await app.database.dataSource.query<{ id: number; title: string }[]>('SELECT id, title FROM jobs');
    ids = new Map(rows.map(({ id, title }) => [title, id]));
    ada = await app.as({ username: 'ada' });
  });
  afterAll(() => app?.close());

  it('is answered as a picture, from what was fetched before', async () => {
    const key = createHash('sha256').update('http://logos.example.org/kept.png').digest('hex');
    await app.app.get(FileStorage, { strict: false }).put(`logos/${key}`, png(48, 48));
    const answer = await ada
      .get(`/api/jobs/${ids.get('Kept')}/logo`)
      .expect(200)
      .expect('Content-Type', 'image/png');
    expect(answer.headers['cache-control']).toContain('private');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is not there where the job names none, where the link leads inside, and where there is no job', async () => {
    for (const id of [ids.get('None'), ids.get('Inside'), ids.get('Inside'), 2_147_483_647]) {
      await ada
        .get(`/api/jobs/${id}/logo`)
        .expect(404)
        .expect('Content-Type', /problem\+json/);
    }
  });

  it('is for who is signed in', async () => {
    await app.http.get(`/api/jobs/${ids.get('Kept')}/logo`).expect(401);
    await ada.get('/api/jobs/abc/logo').expect(400);
  });
});
