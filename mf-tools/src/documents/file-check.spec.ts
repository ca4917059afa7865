import { PDF_ONLY, PDF_OR_TEXT, problemWith } from './file-check';

const PDF = '%PDF-1.7 and more';
const WORDS = 'Ada Okafor, physiotherapist';
const file = (content: string, name: string, type: string) => new File([content], name, { type });

describe('a chosen file', () => {
  it.each([
    ['a PDF', PDF, 'cv.pdf', 'application/pdf'],
    ['a PDF that is called a text', PDF, 'cv.txt', 'text/plain'],
    ['a PDF without a name for it', PDF, 'cv', ''],
  ])('is taken when it is %s', async (_, content, name, type) => {
    expect(await problemWith(file(content, name, type), PDF_ONLY)).toBeUndefined();
    expect(await problemWith(file(content, name, type), PDF_OR_TEXT)).toBeUndefined();
  });

  it.each([
    ['cv.pdf', 'application/pdf'],
    ['cv.pdf', ''],
    ['cv', 'application/pdf'],
  ])('is no PDF by its name (%s) or type alone', async (name, type) => {
    expect(await problemWith(file(WORDS, name, type), PDF_ONLY)).toBe(
      'This file is not a PDF. Please upload a PDF file',
    );
    expect(await problemWith(file(WORDS, name, type), PDF_OR_TEXT)).toBe(
      'This file is not a PDF. Please upload a PDF or text file',
    );
  });

  it('may be plain text where that is of use', async () => {
    expect(await problemWith(file(WORDS, 'cv.txt', 'text/plain'), PDF_OR_TEXT)).toBeUndefined();
    expect(await problemWith(file(WORDS, 'cv.txt', 'text/plain'), PDF_ONLY)).toBe('Please upload a PDF file');
    expect(await problemWith(file('PK', 'cv.docx', 'application/msword'), PDF_OR_TEXT)).toBe(
      'Please upload a PDF or text file',
    );
  });

  it('is neither empty nor larger than 10 MiB', async () => {
    expect(await problemWith(file('', 'cv.pdf', 'application/pdf'), PDF_ONLY)).toBe('This file is empty.');
    const most = 10 * 1024 * 1024;
    const sized = (size: number) => file(PDF.padEnd(size, ' '), 'cv.pdf', 'application/pdf');
    expect(await problemWith(sized(most), PDF_ONLY)).toBeUndefined();
    expect(await problemWith(sized(most + 1), PDF_ONLY)).toBe('This file is larger than 10 MB.');
  });
});
