/** The few kinds of text that news come in; the services store nothing else. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'quote'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export type Piece = { kind: 'words' | 'bold'; text: string } | { kind: 'link'; text: string; href: string };

const ITEM = /^\s*(?:[*+-]|(\d+)[.)])\s+(.*)$/;

export const blocksOf = (markdown: string): Block[] => gather(markdown.split('\n'));

function gather(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  /** The lines from here on that `fits`, taken off the front. */
  const run = (fits: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && fits(lines[at] ?? '')) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = ITEM.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      at += 1;
      blocks.push({ kind: 'heading', level: (heading[1] ?? '').length, text: heading[2] ?? '' });
    } else if (item) blocks.push({ kind: 'list', isOrdered: item[1] !== undefined, items: itemsOf(run(isListLine)) });
    else if (line.startsWith('|')) blocks.push(tableOf(run((one) => one.startsWith('|'))));
    else if (line.startsWith('>')) {
      const text = run((one) => one.startsWith('>')).map((one) => one.replace(/^>\s?/, ''));
      blocks.push({ kind: 'quote', text: text.join(' ') });
    } else blocks.push({ kind: 'paragraph', text: run(isPlain).join(' ') });
  }
  return blocks;
}

const isPlain = (line: string): boolean => line.trim() !== '' && !/^(#{1,6}\s|\||>)/.test(line) && !ITEM.test(line);
/** An item, or the indented line after one. */
const isListLine = (line: string): boolean => ITEM.test(line) || /^\s{2,}\S/.test(line);

function itemsOf(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function tableOf(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head = [], ...rest] = rows;
  return { kind: 'table', head, rows: rest };
}

/** Words, bold words and links of one block. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]\(([^)\s]{1,2000})\)|\*\*([^*]+)\*\*/g)) {
    if (match.index > end) pieces.push({ kind: 'words', text: text.slice(end, match.index) });
    const [whole, words, href, strong] = match;
    if (words !== undefined && href !== undefined) pieces.push({ kind: 'link', text: words, href });
    else pieces.push({ kind: 'bold', text: strong ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) });
  return pieces;
}

/** The words alone, on one line. What ends without a full stop gets one where something follows it. */
export function plainText(markdown: string): string {
  const texts = blocksOf(markdown).map(wordsOf).filter(Boolean);
  return texts.map((text, at) => (at < texts.length - 1 ? sentence(text) : text)).join(' ');
}

function wordsOf(block: Block): string {
  const words = (text: string) =>
    piecesOf(text)
      .map((piece) => piece.text)
      .join('');
  const lines = (): string[] => {
    if (block.kind === 'list') return block.items;
    if (block.kind === 'table') return [block.head, ...block.rows].flat();
    return [block.text];
  };
  return lines().map(words).join(' ').replaceAll('**', '').replace(/\s+/g, ' ').trim();
}

const sentence = (text: string): string => (/[.!?:;,…]["”’)]?$/.test(text) ? text : `${text}.`);

/** The first `most` characters and three dots; letters outside the basic plane are not cut in two. */
export const excerpt = (text: string, most: number): string => `${[...text].slice(0, most).join('').trimEnd()}...`;
