import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import type { DocumentFile, Line } from './document-file.js';

/** A document of real headings and lists, to go on writing in. */
export async function docxFile({ title }: DocumentFile, lines: Line[]): Promise<Buffer> {
  const children = lines.filter(({ kind }) => kind !== 'gap').map(paragraph);
  const document = new Document({ title, sections: [{ children }] });
  return Packer.toBuffer(document);
}

function paragraph({ kind, text }: Line): Paragraph {
  const words = withoutControls(text);
  if (kind === 'name') return new Paragraph({ text: words, heading: HeadingLevel.TITLE });
  if (kind === 'heading') return new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 });
  if (kind === 'bullet') return new Paragraph({ text: words, bullet: { level: 0 } });
  return new Paragraph({ text: words, spacing: { after: 80 } });
}

/** XML has no way to write them. */
const withoutControls = (text: string): string => text.replace(/(?!\t)\p{Cc}|[\uFFFE\uFFFF]/gu, '');
