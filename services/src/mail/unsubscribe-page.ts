import { createHash } from 'node:crypto';
import { escaped } from './letter.js';

const style = `body{margin:0;padding:12vh 16px 0;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark;background:light-dark(#eef3f4,#0d1f26);color:light-dark(#12303a,#e6eef0)}
main{max-width:28rem;margin:0 auto;padding:24px;border-radius:12px;background:light-dark(#fff,#15303a);overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:1.5rem;line-height:1.25}
button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:light-dark(#0b5563,#7fd1de);color:light-dark(#fff,#06222a);font:inherit;font-weight:600;cursor:pointer}
a{color:inherit}
:focus-visible{outline:3px solid light-dark(#b3125a,#ff8fc4);outline-offset:2px}`;

export const UNSUBSCRIBE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, main: string) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Landfall</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${title}</h1>${main}<p><a href="/">Go to Landfall</a></p></main></body></html>
`;

/** `what` names the mails in words, and comes in part from a person. */
export const askPage = (what: string) =>
  page(
    'Stop these mails?',
    `<p>${escaped(what)}</p><form method="post"><button type="submit">Unsubscribe</button></form>`,
  );

const offFor = (title: string, what: string) =>
  page(title, `<p>${escaped(what)}: no more mails will be sent. You can switch them on again in your account.</p>`);

export const donePage = (what: string) => offFor('You are unsubscribed', what);

/** For who comes again by the same link. */
export const endedPage = (what: string) => offFor('These mails are off already', what);

export const gonePage = () =>
  page('Nothing to unsubscribe from', '<p>This link leads to no mails that are still sent.</p>');
