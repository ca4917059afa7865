import { createServer } from 'node:http';
import { isFromThisMachine } from '../identity/reach.mjs';
import { fontNamed, styleWith } from '../pages/style.mjs';
import { letterPage, listPage, messagePage } from './pages.mjs';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail is somebody else's HTML: it runs nothing, loads nothing, and its links open outside of its frame. */
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/**
 * The pages of the local mailbox, not listening yet. `/mail/messages` and `/mail/messages/{id}` also answer JSON to
 * whoever accepts nothing else.
 * @param {{ isForNetwork: boolean }} settings
 * @param {import('./letters.mjs').Letters} letters
 */
export function mailboxServer({ isForNetwork }, letters) {
  const style = styleWith(new URL('mail.css', import.meta.url));

  const send = (response, status, type, body) => response.writeHead(status, { 'content-type': type }).end(body);
  const sendPage = (response, status, html) => send(response, status, 'text/html; charset=utf-8', html);
  const sendJson = (response, body) => send(response, 200, 'application/json', JSON.stringify(body));
  const notFound = (response) => sendPage(response, 404, messagePage('Not found', 'There is no such mail.'));

  async function list(request, response, to) {
    const wanted = to.trim().toLowerCase();
    const found = (await letters.list()).filter((letter) => letter.to.toLowerCase().includes(wanted));
    return wantsJson(request)
      ? sendJson(response, { messages: found })
      : sendPage(response, 200, listPage({ letters: found, to }));
  }

  async function show(request, response, id, part) {
    const letter = await letters.read(id);
    if (!letter) return notFound(response);
    if (part === undefined)
      return wantsJson(request) ? sendJson(response, letter) : sendPage(response, 200, letterPage(letter));
    response.setHeader('content-security-policy', LETTER_POLICY);
    return sendPage(response, 200, `<!doctype html><base target="_blank">${letter.html}`);
  }

  async function handle(request, response) {
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cache-control', 'no-store');
    if (!isForNetwork && !isFromThisMachine(request)) {
      const text = 'The local mailbox answers on its own machine only, unless LOCAL_IDENTITY=network is set.';
      return sendPage(response, 403, messagePage('Not from here', text));
    }
    const { pathname, searchParams } = new URL(request.url, 'http://mailbox');
    if (request.method === 'POST') {
      if (pathname !== '/mail/empty') return notFound(response);
      if (!isFromOwnPage(request)) return sendPage(response, 403, messagePage('Not from here', 'Use the button.'));
      await letters.empty();
      return response.writeHead(303, { location: '/mail' }).end();
    }
    if (!['GET', 'HEAD'].includes(request.method))
      return sendPage(response, 405, messagePage('Not that way', 'Read only.'));
    if (pathname === '/mail/assets/mail.css') return send(response, 200, 'text/css; charset=utf-8', style);
    const [, fontName] = /^\/mail\/assets\/files\/(.+)$/.exec(pathname) ?? [];
    const font = fontName && fontNamed(fontName);
    if (font) return send(response, 200, 'font/woff2', font);
    if (/^\/mail(\/messages)?\/?$/.test(pathname)) return list(request, response, searchParams.get('to') ?? '');
    const [, id, part] = /^\/mail\/messages\/([^/]+)(\/html)?$/.exec(pathname) ?? [];
    return id ? show(request, response, id, part) : notFound(response);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) return response.destroy();
      return sendPage(response, 500, messagePage('Something went wrong', 'The mailbox could not answer.'));
    });
  });
}

const wantsJson = ({ headers: { accept = '' } }) =>
  accept.includes('application/json') && !accept.includes('text/html');

/** Browsers say where a form was sent from; another site may not empty the mailbox. */
const isFromOwnPage = ({ headers }) =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
