import { DomUtils, parseDocument } from 'htmlparser2';

type AnyNode = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<AnyNode, { attribs: unknown }>;
const { isTag, isText } = DomUtils;

/**
 * News bodies are kept in one form whatever they came as: Markdown with paragraphs, headings, lists, quotes, tables,
 * links and bold. No HTML is stored, so none can reach a page. Links are absolute http(s) or fall back to their words.
 */
export function fromHtml(html: string, base: string): string {
  return tidy(blocks(parseDocument(html).children, base, ''));
}

export function fromMarkdown(markdown: string, base: string): string {
  const shown = upToLast(')', markdown.replaceAll('\r\n', '\n'), (some) => some.replace(/!\[[^[\]]*\]\([^)]*\)/g, ''));
  const text = withoutTags(shown);
  return tidy(
    upToLast(')', text, (some) =>
      some.replace(/\[([^[\]]*)\]\(([^)\s]*)(?:\s[^)]*)?\)/g, (_, words: string, href: string) =>
        link(words.trim(), href, base),
      ),
    ),
  );
}

/** The words alone, on one line: for excerpts. What ends without a full stop gets one where something follows it. */
export function plainText(markdown: string): string {
  return upToLast(')', markdown.replace(/^[ \t]*[|:-][ \t|:-]*$/gm, ruleOfTable), (some) =>
    some.replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1'),
  )
    .replace(/(?<=(?<!\s)[^\S\n]*\n|^)\s*(?:#{1,6}|[*+-]|\d+[.)]|>)\s+/g, '')
    .replace(/\*\*|\|/g, ' ')
    .replace(/([^.!?:;,…\s])(\s+)(?=\S)/g, (_, last: string, gap: string) =>
      gap.includes('\n\n') ? `${last}. ` : `${last} `,
    )
    .replace(/\s+/g, ' ')
    .trim();
}
const ruleOfTable = (line: string): string => (/.\|\s*$/.test(line) ? ' ' : line);

/**
 * What begins is looked for only where its last sign is still ahead: thousands that are begun and never ended would else
 * be followed to the end of the text, each by itself.
 */
function upToLast(sign: string, text: string, change: (some: string) => string): string {
  const at = text.lastIndexOf(sign);
  const end = at < 0 ? 0 : at + sign.length;
  return change(text.slice(0, end)) + text.slice(end);
}
const withoutTags = (text: string): string =>
  upToLast(
    '>',
    upToLast('-->', text, (some) => some.replace(/<!--[\s\S]*?-->/g, '')),
    (some) => some.replace(/<\/?[a-z][^>]*>/gi, ''),
  );

/** The names of places, such as `$salaries_starting_min$`, that a publisher fills in only when showing the page. */
export function unfilledIn(text: string): string[] {
  return [...new Set(text.match(/\$[a-z]\w+\$|\{\{[^{}]*\}\}|%\{\w+\}|<%(?:(?!<%).)*?%>/gi) ?? [])];
}

/** Whole blocks up to `most` characters; where already the first is longer, its beginning up to a word's end. */
export function beginning(markdown: string, most: number): string {
  if (markdown.length <= most) return markdown;
  const end = markdown.lastIndexOf('\n\n', most);
  if (end > most / 3) return markdown.slice(0, end);
  return `${markdown.slice(0, most).replace(/\s+\S*$/, '')}…`;
}

const HEADINGS: Record<string, string> = { h1: '##', h2: '##', h3: '###', h4: '####', h5: '####', h6: '####' };
const DROPPED = new Set(['script', 'style', 'svg', 'img', 'iframe', 'object', 'noscript', 'template', 'head', 'form']);
const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'footer', 'header'],
  ...['main', 'nav', 'ol', 'p', 'pre', 'section', 'table', 'ul', ...Object.keys(HEADINGS)],
]);

const isBlock = (node: AnyNode): node is Element => isTag(node) && BLOCKS.has(node.name);

function blocks(nodes: AnyNode[], base: string, indent: string): string {
  const done: string[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    const words = inline(line, base);
    if (words) done.push(indent + words);
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    const text = block(node, base, indent);
    if (text) done.push(text);
  }
  endLine();
  return done.join('\n\n');
}

function block(node: Element, base: string, indent: string): string {
  const heading = HEADINGS[node.name];
  if (heading) return prefixed(`${heading} `, inline(node.children, base));
  if (node.name === 'ul' || node.name === 'ol') return list(node, base, indent);
  if (node.name === 'table') return table(node, base);
  if (node.name === 'dt') return prefixed('', bold(inline(node.children, base)));
  if (node.name === 'blockquote') {
    return blocks(node.children, base, '')
      .split(/\n+/)
      .filter(Boolean)
      .map((line) => `> ${line}`)
      .join('\n');
  }
  return blocks(node.children, base, indent);
}

function list(node: Element, base: string, indent: string): string {
  const items = node.children.filter((child) => isTag(child) && child.name === 'li') as Element[];
  return items
    .map((item, at) => {
      const sign = node.name === 'ol' ? `${at + 1}. ` : '- ';
      const inner = blocks(item.children, base, `${indent}  `).replace(/\n\n+/g, '\n').trim();
      return prefixed(indent + sign, inner);
    })
    .filter(Boolean)
    .join('\n');
}

function table(node: Element, base: string): string {
  const rows = descendants(node, 'tr').map((row) =>
    row.children
      .filter((cell): cell is Element => isTag(cell) && (cell.name === 'td' || cell.name === 'th'))
      .map((cell) => inline(cell.children, base).replaceAll('|', '/')),
  );
  const [head, ...rest] = rows.filter((row) => row.some(Boolean));
  if (!head) return '';
  const written = [head, head.map(() => '---'), ...rest].map((row) => `| ${row.join(' | ')} |`);
  return written.join('\n');
}

function inline(nodes: AnyNode[], base: string): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data.replace(/\s+/g, ' ');
      if (!isTag(node) || DROPPED.has(node.name)) return '';
      if (node.name === 'br') return ' ';
      const words = inline(node.children, base);
      if (node.name === 'a') return link(words, node.attribs.href ?? '', base);
      if (node.name === 'strong' || node.name === 'b') return bold(words);
      return BLOCKS.has(node.name) || node.name === 'li' ? ` ${words} ` : inlineKept(node, words);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Spaces at the edges of an inline element part words and so must survive the trimming of its inside. */
function inlineKept(node: Element, words: string): string {
  const first = node.children[0];
  const last = node.children.at(-1);
  const before = first && isText(first) && /^\s/.test(first.data) ? ' ' : '';
  const after = last && isText(last) && /\s$/.test(last.data) ? ' ' : '';
  return before + words + after;
}

function descendants(node: Element, name: string): Element[] {
  return node.children.filter(isTag).flatMap((child) => (child.name === name ? [child] : descendants(child, name)));
}

export function link(words: string, href: string, base: string): string {
  if (!words) return '';
  const address = absolute(href, base);
  return address ? `[${words.replace(/[[\]]/g, '')}](${address})` : words;
}

/** An http(s) address, seen from `base`; null for anything else, such as a place on the same page. */
export function absolute(href: string, base: string): string | null {
  if (!href || href.startsWith('#') || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

const bold = (words: string): string => (words ? `**${words}**` : '');
const prefixed = (sign: string, words: string): string => (words ? sign + words : '');
const tidy = (text: string): string =>
  text
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
