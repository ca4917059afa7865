import { readFileSync } from 'node:fs';

const SHELL = new URL('../../shell/', import.meta.url);

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {unknown} text @returns {string} that stands in HTML as it is, in attributes too */
export const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ESCAPES[character]);

/** The mark with the name beside it, drawn from the design system's own outlines. */
function lockup() {
  const drawn = readFileSync(new URL('ui/src/media/logo-letters.ts', SHELL), 'utf8');
  const [, letters] = /LETTERS =\s*'([^']+)'/.exec(drawn) ?? [];
  if (!letters) throw new Error('The design system has no outlines of the name.');
  const mark = [...readFileSync(new URL('ui/src/media/logo.tsx', SHELL), 'utf8').matchAll(/const \w+ = '(M[^']+)'/g)];
  if (mark.length !== 2) throw new Error('The design system has no outlines of the mark.');
  const [[, drop], [, coast]] = mark;
  return `<svg class="logo" viewBox="0 0 187 40" role="img" aria-label="Landfall"><g transform="translate(-3 -1.5) scale(1.25)"><path class="light" d="${drop}"/><path class="shore" d="${coast}"/></g><path class="letters-of-name" transform="translate(43 31.5)" d="${letters}"/></svg>`;
}

const icon = () =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL('src/document/favicon.svg', SHELL), 'utf8').trim())}`;

let drawn;

/**
 * A page that stands beside the product and looks like it: no scripts, nothing from elsewhere.
 * @param {{ title: string, main: string, head?: string, size?: 'card' | 'list' }} parts `title` is text, `main` and `head` are HTML
 */
export function pageOf({ title, main, head = '', size = 'card' }) {
  drawn ??= { logo: lockup(), icon: icon() };
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Landfall</title>
<link rel="icon" href="${drawn.icon}">
${head}
</head>
<body data-size="${size}">
<main>
<p class="brand">${drawn.logo}</p>
${main}
</main>
</body>
</html>
`;
}
