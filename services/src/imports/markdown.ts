const heading = /^ {0,3}#{1,6} +(?=[\p{Lu}\p{N}*[])(.*?)[ #]*$/gmu;
const bold = /\*\*(?=[^\s*])([^*\n]{1,500}?)(?<=\S)\*\*/g;
const link = /\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()]{1,1000})\)/g;
const bullet = /^[ \t]*[-*+] +(?=\S)/gm;
const escaped = /\\([\\`*_{}[\]()#+.!>&-])/g;

const isMarkdown = (text: string) => [heading, bold, link].some((sign) => text.search(sign) >= 0);

/**
 * The words of an advert in Markdown, which many feeds are written in: headings, bold words, bullets and links without
 * their signs. Where a link leads is kept behind its words. A text that has no heading, bold word or link stays as it is.
 */
export function withoutMarkdown(text: string): string {
  if (!isMarkdown(text)) return text;
  return text
    .replace(bold, '$1')
    .replace(heading, '$1')
    .replace(link, (_, words: string, address: string) => (words === address ? words : `${words} (${address})`))
    .replace(bullet, '• ')
    .replace(escaped, '$1');
}
