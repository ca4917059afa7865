import { jest } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { JobChanges } from './index/job-changes.js';
import { JobIndex } from './index/job-index.js';
import { JobsModule } from './jobs.module.js';
import { JobsService } from './jobs.service.js';
import type { JobPage } from './jobs.dto.js';
import { aLine, asLines, importText } from './testing/some-jobs.js';

const JOBS = 60;

describe('answers that are kept', () => {
  let product: TestApp;
  let withoutMemory: TestApp;
  beforeAll(async () => {
    product = await testApp([JobsModule], { environment: { SEARCH_INDEX: 'on' } });
    withoutMemory = await testApp([JobsModule], { database: product.database });
    const lines = Array.from({ length: JOBS }, (_, at) => aLine({ title: `Baker ${at}`, salary: `£${30_000 + at}` }));
    await importText(product.database.dataSource, 'bakers.jsonl', asLines(...lines));
    await eventually(() => expect(product.app.get(JobIndex).isWarm).toBe(true));
    // what is kept is given while changes are heard of, also by a machine that stalls for seconds
    jest.spyOn(product.app.get(JobChanges), 'lag', 'get').mockReturnValue(0);
  });
  afterAll(async () => {
    await withoutMemory?.close();
    await product?.close();
  });

  const caughtUp = () => product.app.get(JobChanges).catchUp();
  const asked = () => jest.spyOn(product.app.get(JobsService), 'matching');
  const sql = (statement: string) => product.database.dataSource.query(statement);

  it('are given again, to everybody, without another search', async () => {
    const [ada, sam] = [await product.as({ username: 'ada' }), await product.as({ username: 'sam' })];
    await caughtUp();
    const first = await ada.get('/api/jobs?limit=7').expect(200);
    const searches = asked();
    const again = await sam.get('/api/jobs?limit=7').expect(200);
    const filtered = await sam.post('/api/jobs/filter').send({ limit: 7 }).expect(200);
    expect(searches).not.toHaveBeenCalled();
    searches.mockRestore();
    for (const { body, headers } of [again, filtered]) {
      expect([body, headers.etag]).toEqual([first.body, first.headers.etag]);
    }
    expect(again.headers['cache-control']).toBe('private, no-cache');
    await sam.get('/api/jobs?limit=7').set('If-None-Match', first.headers.etag!).expect(304);
  });

  it('are not given to those who may not ask', async () => {
    const [ada, sam] = [await product.as({ username: 'ada' }), await product.as({ username: 'pia', plan: 'premium' })];
    for (let time = 0; time < 2; time += 1) {
      await sam.get('/api/jobs?salaryMin=30010').expect(200);
      await sam.post('/api/jobs/filter').send({ salaryMin: 30_010 }).expect(200);
    }
    await ada.get('/api/jobs?salaryMin=30010').expect(403);
    await ada.post('/api/jobs/filter').send({ salaryMin: 30_010 }).expect(403);
    await product.http.get('/api/jobs?limit=40').expect(401);
    await product.http.get('/api/jobs/filter-counts').expect(401);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('go out as %s once they are wanted often, and mean the same', async (coding, unpack) => {
    const ada = await product.as({ username: 'ada' });
    const page = (accepted: string) =>
      ada
        .get('/api/jobs?limit=30')
        .set('Accept-Encoding', accepted)
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(null, Buffer.concat(parts)));
        })
        .expect(200);
    const plain = await page('identity');
    await eventually(async () => {
      const packed = await page(`${coding};q=0.9, x;q=0`);
      const stream = packed.headers['content-encoding'] as string | undefined;
      expect([stream, packed.headers.vary]).toEqual([coding, 'Cookie, Accept-Encoding']);
      // superagent unpacks what it knows
      const body = packed.body as Buffer;
      const text = body[0] === 0x7b ? body : unpack(body);
      expect(text.equals(plain.body as Buffer)).toBe(true);
    });
    expect((await page(`${coding};q=0`)).headers['content-encoding']).toBeUndefined();
  });

  it('differ in nothing from what PostgreSQL answers, while others write', async () => {
    const [own, oracle] = [await product.as({ username: 'ada' }), await withoutMemory.as({ username: 'ada' })];
    const questions = [
      '/api/jobs?limit=20',
      '/api/jobs?searchQuery=baker&limit=20',
      '/api/jobs?searchQuery=potter',
      '/api/jobs/filter-counts?searchQuery=baker',
    ];
    for (let round = 0; round < 12; round += 1) {
      const reading = Promise.all(questions.map((path) => own.get(path).expect(200)));
      await sql(`UPDATE jobs SET title = 'Potter ${round}' WHERE title = 'Baker ${round}'`);
      await sql(`UPDATE jobs SET expires_on = '2020-01-01' WHERE title = 'Baker ${30 + round}'`);
      await reading;
      await caughtUp();
      for (const path of questions) {
        const [kept, expected] = [await own.get(path).expect(200), await oracle.get(path).expect(200)];
        expect([path, kept.body]).toEqual([path, expected.body]);
      }
    }
    const { total } = (await own.get('/api/jobs?searchQuery=potter').expect(200)).body as JobPage;
    expect(total).toBe(12);
  });
});
