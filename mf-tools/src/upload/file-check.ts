const LARGEST_FILE = 10 * 1024 * 1024;
export const WRONG_KIND = 'Please upload a PDF or text file';

/**
 * What can be said of a file before it is sent, so that nobody waits for an upload that will be refused. The server
 * decides by content; a file that the browser knows no type of goes by its ending.
 */
export function problemWith({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isFine = type === '' ? /\.(pdf|txt|md)$/i.test(name) : type === 'application/pdf' || type.startsWith('text/');
  if (!isFine) return WRONG_KIND;
  if (size > LARGEST_FILE) return 'This file is larger than 10 MB.';
  if (size === 0) return 'This file is empty.';
  return undefined;
}
