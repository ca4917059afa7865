import { createHash } from 'node:crypto';

/** The colours of the design system, which is in no page of these programs. */
const style = `body{margin:0;padding:8vh 16px 16px;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark;background:light-dark(#eaf2f3,#0a171d);color:light-dark(#0f2e38,#e7efef)}
.brand,main{box-sizing:border-box;max-width:28rem;margin:0 auto}
.brand{display:flex;align-items:center;gap:6px;padding-bottom:16px;font:600 1.5rem/1.25 Georgia,Gelasio,serif;text-decoration:none}
.light{fill:light-dark(#ad1160,#ff93c5)}
.shore{fill:none;stroke:currentColor;stroke-width:3.2;stroke-linecap:round}
main{padding:24px;border:1px solid light-dark(#ccdcdf,#253e48);border-radius:12px;background:light-dark(#fff,#11222a);overflow-wrap:anywhere}
h1{margin:0 0 12px;font:600 1.5rem/1.25 Georgia,Gelasio,serif}
p{margin:0 0 16px}
main>:last-child{margin:0}
button,.button{min-height:44px;margin:0 0 16px;padding:0 20px;border:0;border-radius:8px;background:light-dark(#0b566b,#7fcbdb);color:light-dark(#fff,#05232c);font:inherit;font-weight:600;cursor:pointer}
a{color:inherit}
main a:not(.button){display:inline-block;padding:10px 0;color:light-dark(#0b566b,#7fcbdb);font-weight:600}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px}
.ways .button{display:inline-flex;align-items:center;margin:0;text-decoration:none}
:focus-visible{outline:3px solid light-dark(#ad1160,#ff93c5);outline-offset:2px}`;

const mark = `<svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true"><path class="light" d="M10.2 22.6C9 16.5 4.6 13.6 4.6 8.7A5.6 5.9 0 0 1 15.8 8.7C15.8 13.6 11.4 16.5 10.2 22.6Z"/><path class="shore" d="M4 27.8C9 24.6 14.5 24.2 18 25.6 21.5 27 25.5 25.2 29 21.4"/></svg>`;

export const PLAIN_PAGE_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of a program itself, without a script and with nothing from elsewhere. `main` is HTML, and so is `head`. */
export const plainPage = (title: string, main: string, head = '') => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}<title>${title} · Landfall</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><a class="brand" href="/">${mark}Landfall</a><main><h1>${title}</h1>${main}</main></body></html>
`;
