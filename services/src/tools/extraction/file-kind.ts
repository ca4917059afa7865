import { open } from 'node:fs/promises';

/** Where a PDF's mark may stand at the latest; the text of a file shows itself in as much. */
const HEAD_BYTES = 4_096;

type FileKind = 'pdf' | 'text' | 'other';

/** By content: neither the name nor what the browser says about it counts. */
export async function kindOf(path: string): Promise<FileKind> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
    return isText(head) ? 'text' : 'other';
  } finally {
    await file.close();
  }
}

/** Whether bytes can be text at all: UTF-16 says so in its first two bytes, all else has no control characters. */
export function isText(bytes: Buffer): boolean {
  return wideEncoding(bytes) !== undefined || bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Reads UTF-8, UTF-16 with its mark, and what Windows wrote before either. */
export function decoded(bytes: Buffer): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWindows(bytes);
  }
}

/** What Windows-1252 has where Latin-1 has control characters. Node's own decoder for it leaves those (seen in 20). */
const WINDOWS_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (one) => WINDOWS_80_TO_9F.charAt(one.charCodeAt(0) - 0x80));

function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}
