/** What is written to a file: lines of text, and what the file is called. */
export interface DocumentFile {
  /** For people, and for the file's own information. */
  title: string;
  text: string;
}

export const FORMATS = ['pdf', 'docx'] as const;
export type Format = (typeof FORMATS)[number];

export const MEDIA_TYPES: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

type LineKind = 'name' | 'heading' | 'bullet' | 'text' | 'gap';

export interface Line {
  kind: LineKind;
  text: string;
}

const LONGEST_HEADING = 40;

/**
 * A plain text has no marks of its own; the first line of a CV is a name, a short line in capitals or above an empty
 * one's text is a heading, and lines that begin with a dot or dash are items.
 */
export function linesOf(text: string, { hasName }: { hasName: boolean }): Line[] {
  const lines = text.split(/[\n\f]/).map((line) => line.trim());
  const first = lines.findIndex(Boolean);
  return lines.map((line, index): Line => {
    if (!line) return { kind: 'gap', text: '' };
    if (hasName && index === first) return { kind: 'name', text: line };
    const item = /^[-•*–▪·]\s+(.*)$/.exec(line);
    if (item) return { kind: 'bullet', text: item[1] ?? '' };
    return { kind: isHeading(line, lines[index - 1]) ? 'heading' : 'text', text: line };
  });
}

function isHeading(line: string, before: string | undefined): boolean {
  if (line.length > LONGEST_HEADING || /[.,;:@]$|\d{4}|@|https?:/.test(line)) return false;
  const isShouted = /\p{Lu}/u.test(line) && line === line.toUpperCase();
  return isShouted || (before === '' && /^\p{Lu}[\p{L}\s&/]*$/u.test(line) && line.split(/\s+/).length <= 4);
}

/** A name that every file system takes. */
export function fileName(title: string, format: Format): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 80);
  return `${plain || 'document'}.${format}`;
}
