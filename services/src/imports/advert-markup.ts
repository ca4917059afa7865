import { Parser } from 'htmlparser2';
import { withoutMarkdown } from './markdown.js';
import { Tables } from './table-markup.js';

/** Nothing in them is a word of the advert. */
const SILENT = new Set(['script', 'style', 'head', 'template', 'noscript', 'svg', 'iframe', 'object', 'select']);
const PARAGRAPHS = new Set([
  ...['p', 'ul', 'ol', 'dl', 'table', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'form', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);
const LINES = new Set(['div', 'li', 'tr', 'td', 'th', 'dt', 'dd', 'address', 'figcaption', 'caption', 'option', 'br']);

const blockTag = new RegExp(String.raw`<\/?(?:${[...PARAGRAPHS, ...LINES].join('|')})(?:\s[^<>]*)?\/?>`, 'i');
const anyTag =
  /<!--|<\/?(?:a|abbr|b|big|body|center|code|em|font|html|i|img|ins|mark|meta|nav|main|s|small|span|strike|strong|sub|sup|tt|u|script|style|link|svg|iframe)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** No screen shows more than one of them, and whoever reads the text must look behind each. */
const blanksOfNoWriter = /[^\S\n]{9,}/g;

const isMarkup = (text: string): boolean => blockTag.test(text) || anyTag.test(text);

/**
 * The words of an advert that a source gives as HTML: tags away, entities read, block tags as line breaks, no script or
 * style. Where a link leads is kept behind its words, so that it can be seen and judged. A text without markup, such as
 * "fewer than <5 years", stays as it is, unless it is Markdown.
 */
export function wordsOf(written: string): string {
  const text = written.replace(blanksOfNoWriter, ' ');
  if (!isMarkup(text) && !entity.test(text)) return withoutMarkdown(text);
  const words = isMarkup(text) ? rendered(text) : rendered(text.replaceAll('<', '&lt;'));
  // HTML that was made harmless for another document: "&lt;p&gt;Join us"
  return !isMarkup(text) && /^\s*</.test(words) && isMarkup(words) ? rendered(words) : words;
}

/** The same for a text of one line, such as a title. */
export const lineOf = (text: string): string => {
  const words = wordsOf(text);
  return words === text ? text : words.replace(/\s+/g, ' ').trim();
};

function rendered(html: string): string {
  const ownLines = blockTag.test(html);
  const out: string[] = [];
  const links: { href: string; from: number }[] = [];
  const isBlock = (name: string) => PARAGRAPHS.has(name) || LINES.has(name);
  const tables = new Tables(out, isBlock, { paragraph: PARAGRAPH_END, line: LINE_END });
  let silent = 0;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (SILENT.has(name)) silent += 1;
      if (silent > 0) return;
      out.push(breakAt(name));
      tables.opened(name);
      if (name === 'li') out.push('• ');
      if (name === 'a') links.push({ href: href ?? '', from: out.length });
    },
    ontext(text) {
      if (silent === 0) out.push(ownLines ? text.replace(/\s+/g, ' ') : text);
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      if (silent > 0) return;
      const link = name === 'a' ? links.pop() : undefined;
      if (link) out.push(target(link.href, out.slice(link.from).join('')));
      tables.closed(name);
      if (name !== 'br' && name !== 'hr') out.push(breakAt(name));
    },
  });
  parser.end(html);
  return tidy(out.join(''));
}

const PARAGRAPH_END = '\f';
const LINE_END = '\v';

/** Where one block ends and the next begins stand two of them, and mean one. */
function breakAt(name: string): string {
  if (name === 'br') return '\n';
  if (PARAGRAPHS.has(name)) return PARAGRAPH_END;
  return LINES.has(name) ? LINE_END : '';
}

/** Where a link leads, unless its words say so already. */
function target(href: string, words: string): string {
  if (!/^\s*(?:https?|mailto|tel|sms|whatsapp|tg|viber):/i.test(href)) return '';
  const address = href.trim().replace(/^(?:mailto|tel|sms):/i, '');
  const said = address.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '');
  return words.includes(said) ? '' : ` (${address})`;
}

const tidy = (text: string): string =>
  text
    .replace(/[\u00a0\t ]+/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/ *[\n\v\f][\n\v\f ]*/g, (run) => (/\f|\n[ \v]*\n/.test(run) ? '\n\n' : '\n'))
    .replace(/•\s+/g, '• ')
    .replace(/\n\n(?=• )/g, '\n')
    .trim();
