import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { temporaryFolder } from '../platform/testing/temporary-folder.js';
import { PdfLimits } from './extraction/pdf-limits.js';
import { bombPdf, lockedPdf, longPdf, pdfWith, scannedPdf } from './fixtures/pdf-maker.js';
import { ToolsModule } from './tools.module.js';

const MEBIBYTE = 1024 * 1024;
const large = Buffer.alloc(10 * MEBIBYTE, '\0rubbish');
const half = pdfWith('Ada').subarray(0, 200);

/** Fourteen of the largest there may be, one that asks for a gigabyte, five that are wrong in other ways. */
const hostile: Buffer[] = [
  ...Array.from({ length: 14 }, () => large),
  bombPdf(),
  half,
  half,
  lockedPdf(),
  scannedPdf(),
  longPdf(301),
];
/** The large files alone would take 140 MiB if they were held in memory; what the program keeps otherwise varies. */
const MOST_GROWTH = 100 * MEBIBYTE;

setFlagsFromString('--expose-gc');
/** What streams leave behind is collected when the engine pleases: only what is still held tells of the product. */
const collectGarbage = runInNewContext('gc') as () => void;

describe('twenty hostile files at once', () => {
  let api: TestApp;
  beforeAll(async () => {
    const DATA_DIR = temporaryFolder('hostile');
    api = await testApp([ToolsModule], { environment: { DATA_DIR, RATE_LIMIT_PER_PERSON: 'off' } });
    // the time that a file may take is the reader's own test
    Object.assign(api.app.get(PdfLimits), { longestMs: 60_000 });
  });
  afterAll(() => api.close());

  it('cost the one who sent them an answer each, and nobody else anything', async () => {
    const mallory = await api.as({ username: 'mallory' });
    const ada = await api.as({ username: 'ada' });
    const used = () => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    collectGarbage();
    const before = used();
    /** Collecting takes a busy machine a second, so only what is over the limit is looked at without its garbage. */
    const growth = () => {
      if (used() - before >= MOST_GROWTH) collectGarbage();
      return used() - before;
    };
    let most = 0;
    let isOver = false;
    const answers = Promise.all(
      hostile.map((file, nth) => mallory.post('/api/tools/extract-text').attach('file', file, `cv-${nth}.pdf`)),
    ).finally(() => (isOver = true));
    const others: number[] = [];
    await eventually(async () => {
      others.push((await ada.get('/api/tasks?limit=1')).status);
      most = Math.max(most, growth());
      expect(isOver).toBe(true);
    }, 300_000);

    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: 14 }, () => 415),
      ...Array.from({ length: 6 }, () => 422),
    ]);
    expect(others.length).toBeGreaterThan(5);
    expect(new Set(others)).toEqual(new Set([200]));
    expect(Math.round(most / MEBIBYTE)).toBeLessThan(MOST_GROWTH / MEBIBYTE);
    const honest = await ada.post('/api/tools/extract-text').attach('file', pdfWith('Ada Okafor'), 'cv.pdf');
    expect([honest.status, honest.body.text]).toEqual([200, 'Ada Okafor']);
  });
});
