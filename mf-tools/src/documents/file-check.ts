const LARGEST_FILE = 10 * 1024 * 1024;

/** What a file may be. A CV may also be plain text; interview and study take PDF only. */
export interface FileRule {
  accept: string;
  hint: string;
  /** What is said of any other file. */
  wrongKind: string;
  mayBeText: boolean;
}

export const PDF_OR_TEXT: FileRule = {
  accept: '.pdf,.txt',
  hint: 'PDF or plain text, Max 10MB',
  wrongKind: 'Please upload a PDF or text file',
  mayBeText: true,
};

export const PDF_ONLY: FileRule = {
  accept: '.pdf',
  hint: 'PDF only, Max 10MB',
  wrongKind: 'Please upload a PDF file',
  mayBeText: false,
};

type Chosen = Pick<File, 'name' | 'type' | 'size' | 'slice'>;

/** Name and type only say what a file is called. */
const saysPdf = ({ name, type }: Chosen) => type === 'application/pdf' || /\.pdf$/i.test(name);
const saysText = ({ name, type }: Chosen) => (type === '' ? /\.(txt|md)$/i.test(name) : type.startsWith('text/'));

/** Where a PDF's mark may stand at the latest; the server looks as far. */
const HEAD_BYTES = 1_024;

/** The way that every browser, and a test without one, can read a part of a file. */
const headOf = (file: Chosen): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsText(file.slice(0, HEAD_BYTES), 'latin1');
  });

const isPdf = async (file: Chosen): Promise<boolean> => (await headOf(file)).includes('%PDF-');

/**
 * What can be said of a file before it is sent, so that nobody waits for an upload that will be refused: by its content,
 * as the server decides.
 */
export async function problemWith(file: Chosen, rule: FileRule): Promise<string | undefined> {
  if (file.size > LARGEST_FILE) return 'This file is larger than 10 MB.';
  if (file.size === 0) return 'This file is empty.';
  if (await isPdf(file)) return undefined;
  if (saysPdf(file)) return `This file is not a PDF. ${rule.wrongKind}`;
  return rule.mayBeText && saysText(file) ? undefined : rule.wrongKind;
}
