import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { temporaryFolder } from '../platform/testing/temporary-folder.js';
import { PdfLimits } from './extraction/pdf-limits.js';
import {
  bombPdf,
  endlessPdf,
  lockedPdf,
  longPdf,
  pdfOfSize,
  pdfWith,
  scannedPdf,
  wordyPdf,
} from './fixtures/pdf-maker.js';
import { ToolsModule } from './tools.module.js';

const MEBIBYTE = 1024 * 1024;
const cvFolder = fileURLToPath(new URL('./fixtures/cv/', import.meta.url));
const cvNames = (await readdir(cvFolder)).filter((name) => name.endsWith('.pdf'));
const cv = (name: string) => readFile(join(cvFolder, name));

describe('extracting text', () => {
  const dataDir = temporaryFolder('tools');
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([ToolsModule], { environment: { DATA_DIR: dataDir } });
    // The time a file may take is the reader's own test; here a busy machine may need longer than a person would wait.
    Object.assign(api.app.get(PdfLimits), { longestMs: 60_000 });
    ada = await api.as({ username: 'ada' });
  });
  afterAll(() => api.close());

  const upload = (file: Buffer, name = 'cv.pdf', person = ada, contentType = 'application/pdf') =>
    person.post('/api/tools/extract-text').attach('file', file, { filename: name, contentType });
  const uploadText = (file: Buffer, name = 'cv.txt') => upload(file, name, ada, 'text/plain');

  it('is for people who are signed in', async () => {
    const answer = await api.http.post('/api/tools/extract-text').attach('file', pdfWith('Hello'), 'cv.pdf');
    expect(answer.status).toBe(401);
  });

  it.each(cvNames)('reads %s from top to bottom', async (name) => {
    const { status, body } = await upload(await cv(name), name);
    expect(status).toBe(200);
    expect(body).toEqual({ text: expect.any(String), pages: expect.any(Number), name });
    expect(body.text).toContain('John Doe');
    const sections = name.includes('minimal')
      ? ['John Doe', 'Experience', 'Software Engineer at Company X']
      : [
          'John Doe',
          'Education',
          'Princeton',
          'Nexus AI',
          'NVIDIA',
          'Projects',
          'FlashInfer',
          'Publications',
          'Skills',
        ];
    const places = sections.map((words) => body.text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    if (!name.includes('minimal')) for (const skill of ['Python', 'CUDA']) expect(body.text).toContain(skill);
  });

  it('takes plain text', async () => {
    const text = '\ufeffAda Okafor\r\nPhysiotherapist  \r\n\r\n\r\n\r\nLagos, Ọ̀yọ́';
    const { status, body } = await uploadText(Buffer.from(text), 'my cv.txt');
    expect([status, body]).toEqual([
      200,
      { text: 'Ada Okafor\nPhysiotherapist\n\nLagos, Ọ̀yọ́', pages: 1, name: 'my cv.txt' },
    ]);
  });

  it('goes by the content of a file: a PDF that is called a text is read as a PDF', async () => {
    const { status, body } = await uploadText(await cv('rendercv-classic-minimal.pdf'), 'cv.txt');
    expect([status, body.text]).toEqual([200, expect.stringContaining('John Doe')]);
  });

  it.each([
    ['by its name', 'cv.pdf', 'text/plain'],
    ['by its type', 'cv', 'application/pdf'],
    ['by both', 'CV.PDF', 'application/pdf'],
  ])('says that a text which is a PDF %s is none', async (_, name, type) => {
    const answer = await upload(Buffer.from('Ada Okafor, physiotherapist'), name, ada, type);
    expect([answer.status, answer.body.detail]).toEqual([
      415,
      'This file is not a PDF. Please upload a PDF or text file',
    ]);
  });

  it.each(['text/html', 'application/json', 'text/markdown', 'image/png'])(
    'does not read %s as plain text',
    async (type) => {
      const answer = await upload(Buffer.from('Ada Okafor, physiotherapist'), 'cv', ada, type);
      expect(answer.status).toBe(415);
    },
  );

  it('reads a text of which nobody says what it is', async () => {
    const answer = await upload(Buffer.from('Ada Okafor, physiotherapist'), 'cv', ada, 'application/octet-stream');
    expect([answer.status, answer.body.text]).toEqual([200, 'Ada Okafor, physiotherapist']);
  });

  it('keeps the name of a file without its folders', async () => {
    const { body } = await upload(pdfWith('Ada Okafor'), 'C:\\papers\\Lebenslauf – Ọlá.pdf');
    expect(body.name).toBe('Lebenslauf – Ọlá.pdf');
  });

  it('takes exactly 10 MiB and not a byte more', async () => {
    const most = await upload(pdfOfSize(10 * MEBIBYTE));
    expect([most.status, most.body.text]).toEqual([200, 'Ada Okafor\nPhysiotherapist']);
    const more = await upload(pdfOfSize(10 * MEBIBYTE + 1));
    expect([more.status, more.body.detail]).toEqual([413, 'This file is larger than 10 MB.']);
  });

  it.each([
    ['a picture', 415, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /not a PDF/],
    ['an empty file', 422, Buffer.alloc(0), /empty/],
    ['a file cut in half', 422, pdfWith('Ada').subarray(0, 200), /damaged/],
    ['rubbish behind the mark of a PDF', 422, Buffer.from(`%PDF-1.7\n${'rubbish '.repeat(100)}`), /damaged/],
    ['a PDF with a password', 422, lockedPdf(), /protected by a password/],
    ['a scan', 422, scannedPdf(), /no text in this PDF/],
    ['301 pages', 422, longPdf(301), /301 pages.*300/],
    ['too much text', 413, wordyPdf(401_000), /longer than 400,000 characters/],
  ])('refuses %s in plain words', async (_, status, file, words) => {
    const answer = await upload(file);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(words)]);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  });

  it.each([
    ['of spaces', 422, Buffer.from('   \n\n \t '), /no text in this file/],
    ['that is too long', 413, Buffer.alloc(400_001, 'a'), /longer than 400,000 characters/],
  ])('refuses a text %s in plain words', async (_, status, file, words) => {
    const answer = await uploadText(file);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(words)]);
  });

  it('reads 300 pages', async () => {
    const { status, body } = await upload(longPdf(300));
    expect([status, body.pages]).toEqual([200, 300]);
  });

  it('goes on after a file that wants a gigabyte', async () => {
    const bomb = await upload(bombPdf());
    expect([bomb.status, bomb.body.detail]).toEqual([422, expect.stringMatching(/more memory|within 8 seconds/)]);
    expect((await upload(pdfWith('Ada Okafor'))).status).toBe(200);
  });

  it('lets nobody wait for the heavy files of somebody else', async () => {
    const mallory = await api.as({ username: 'mallory' });
    const ends: string[] = [];
    const heavy = Array.from({ length: 3 }, () => {
      const sent = upload(endlessPdf(), 'endless.pdf', mallory);
      sent.then(
        () => ends.push('answered'),
        () => ends.push('given up'),
      );
      return sent;
    });
    const answer = await upload(pdfWith('Ada Okafor'));
    expect([answer.status, ends]).toEqual([200, []]);
    for (const sent of heavy) sent.abort();
  });

  it.each([
    ['no file', (request: ReturnType<typeof upload>) => request.field('note', 'x'), 400],
    ['the wrong field', (request: ReturnType<typeof upload>) => request.attach('cv', pdfWith('Ada'), 'cv.pdf'), 400],
    [
      'two files',
      (request: ReturnType<typeof upload>) =>
        request.attach('file', pdfWith('Ada'), 'a.pdf').attach('file', pdfWith('Ada'), 'b.pdf'),
      400,
    ],
    ['JSON', (request: ReturnType<typeof upload>) => request.send({ file: 'text' }), 415],
  ])('says what is wrong with %s', async (_, fill, status) => {
    const answer = await fill(ada.post('/api/tools/extract-text'));
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.errors).toEqual([{ field: 'file', message: expect.any(String) }]);
  });

  it('leaves no upload behind', async () => {
    await expect(
      eventually(
        () => readdir(join(dataDir, 'uploads')),
        (left) => left.length === 0,
      ),
    ).resolves.toEqual([]);
  });
});

async function eventually<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
