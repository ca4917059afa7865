/** A part of a mail; texts are plain, links whole addresses. */
export type Part =
  | { text: string }
  | { link: string; href: string }
  /** One line each: a title that leads somewhere, and what is to be said about it. */
  | { items: { title: string; href: string; about?: string }[] };

export interface Letter {
  title: string;
  parts: Part[];
  /** The small print: why this mail was sent. */
  footer?: Part[];
}

/** A mail's two bodies from one source, so that they say the same. */
export function letter({ title, parts, footer = [] }: Letter): { text: string; html: string } {
  const plain = [title, ...parts.map(plainPart), ...(footer.length ? ['-- ', ...footer.map(plainPart)] : [])];
  return { text: `${plain.join('\n\n').replace('-- \n\n', '-- \n')}\n`, html: page(title, parts, footer) };
}

function plainPart(part: Part): string {
  if ('text' in part) return part.text;
  if ('link' in part) return `${part.link}: ${part.href}`;
  return part.items
    .map(({ title, href, about }) => [`* ${title}`, ...(about ? [`  ${about}`] : []), `  ${href}`].join('\n'))
    .join('\n\n');
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Programs that show mail know few rules of style, and those only on the element itself. */
function page(title: string, parts: Part[], footer: Part[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#eef3f4;color:#12303a;${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 16px;font-weight:700;color:#0b5563">Landfall</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(title)}</h1>
${parts.map(htmlPart).join('\n')}
</div>
${footer.length ? `<div style="max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;color:#4d666e">\n${footer.map(htmlPart).join('\n')}\n</div>` : ''}
</body>
</html>
`;
}

function htmlPart(part: Part): string {
  if ('text' in part) return `<p style="margin:0 0 16px">${escaped(part.text).replaceAll('\n', '<br>')}</p>`;
  if ('link' in part) return `<p style="margin:0 0 16px">${anchor(part.link, part.href)}</p>`;
  const items = part.items.map(({ title, href, about }) => {
    const more = about ? `<br><span style="color:#4d666e">${escaped(about)}</span>` : '';
    return `<li style="margin:0 0 12px">${anchor(title, href)}${more}</li>`;
  });
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">\n${items.join('\n')}\n</ul>`;
}

function anchor(text: string, href: string): string {
  if (!/^https?:\/\//i.test(href)) throw new Error('A mail links to whole addresses only');
  return `<a href="${escaped(href)}" style="color:#0b5563">${escaped(text)}</a>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
