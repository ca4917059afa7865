import PDFDocument from 'pdfkit';
import { Unprocessable } from '../../platform/refusals/refusals.js';
import type { DocumentFile, Line } from './document-file.js';
import { BOLD, canBeDrawn, REGULAR, withoutPictures } from './font-files.js';

const MARGIN = 56;
const SIZES: Record<Line['kind'], number> = { name: 18, heading: 12, bullet: 10, text: 10, gap: 5 };

/** An A4 document whose text can be selected and searched. */
export async function pdfFile({ title, text }: DocumentFile, lines: Line[]): Promise<Buffer> {
  if (!canBeDrawn(withoutPictures(text))) {
    throw new Unprocessable('This text is written in a script that the PDF cannot show. Download it as .docx instead.');
  }
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'en', info: { Title: title } });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
  document.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  for (const line of lines) write(document, line);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

function write(document: PDFKit.PDFDocument, { kind, text }: Line): void {
  document.fontSize(SIZES[kind]).font(kind === 'name' || kind === 'heading' ? 'bold' : 'regular');
  if (kind === 'gap') return void document.moveDown(1);
  const words = withoutPictures(text);
  if (kind === 'heading') document.moveDown(0.3);
  if (kind === 'bullet') document.text(`•  ${words}`, { indent: 8, lineGap: 2 });
  else document.text(words, { lineGap: 2 });
}
