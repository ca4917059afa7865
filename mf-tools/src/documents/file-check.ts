const LARGEST_FILE = 10 * 1024 * 1024;

/** What a file may be. A CV may also be plain text; interview and study take PDF only. */
export interface FileRule {
  accept: string;
  hint: string;
  /** What is said of any other file. */
  wrongKind: string;
  isFine(file: Pick<File, 'name' | 'type'>): boolean;
}

/** A file that the browser knows no type of goes by its ending; the server decides by content. */
const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type === '' ? /\.pdf$/i.test(name) : type === 'application/pdf';

const isText = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type === '' ? /\.(txt|md)$/i.test(name) : type.startsWith('text/');

export const PDF_OR_TEXT: FileRule = {
  accept: '.pdf,.txt',
  hint: 'PDF or plain text, Max 10MB',
  wrongKind: 'Please upload a PDF or text file',
  isFine: (file) => isPdf(file) || isText(file),
};

export const PDF_ONLY: FileRule = {
  accept: '.pdf',
  hint: 'PDF only, Max 10MB',
  wrongKind: 'Please upload a PDF file',
  isFine: isPdf,
};

/** What can be said of a file before it is sent, so that nobody waits for an upload that will be refused. */
export function problemWith(file: Pick<File, 'name' | 'type' | 'size'>, rule: FileRule): string | undefined {
  if (!rule.isFine(file)) return rule.wrongKind;
  if (file.size > LARGEST_FILE) return 'This file is larger than 10 MB.';
  if (file.size === 0) return 'This file is empty.';
  return undefined;
}
