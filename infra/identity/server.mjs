import { createServer } from 'node:http';
import { mkdirSync } from 'node:fs';
import { fontNamed, styleWith } from '../pages/style.mjs';
import { Accounts, asUsername, faultOf, idOf } from './accounts.mjs';
import { keysIn } from './keys.mjs';
import { messagePage, signInPage } from './pages.mjs';
import { makeProvider } from './provider.mjs';
import { isFromThisMachine } from './reach.mjs';

const PREFIX = '/identity';
const LONGEST_FORM = 4096;

async function formOf(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LONGEST_FORM) throw new RangeError('The form is too long.');
  }
  return new URLSearchParams(text);
}

/**
 * The local identity provider, not listening yet.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @returns {Promise<import('node:http').Server>}
 */
export async function identityServer(settings) {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  const accounts = new Accounts(settings.folder);
  const provider = makeProvider(settings, accounts, await keysIn(settings.folder));
  const answer = provider.callback();
  const style = styleWith(new URL('sign-in.css', import.meta.url));
  // The form's way leads over redirects to the product's own address, which browsers check too.
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `form-action 'self' ${settings.origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  const send = (response, status, type, body) => response.writeHead(status, { 'content-type': type }).end(body);
  const sendPage = (response, status, html) => send(response, status, 'text/html; charset=utf-8', html);

  async function signIn(request, response) {
    const { isForNetwork } = settings;
    await provider.interactionDetails(request, response); // throws when no such sign-in is open in this browser
    if (request.method === 'GET') return sendPage(response, 200, signInPage({ isForNetwork }));
    const form = await formOf(request);
    const username = asUsername(form.get('account') ?? form.get('username') ?? '');
    const fault = faultOf(username);
    if (fault) return sendPage(response, 422, signInPage({ username, fault, isForNetwork }));
    const account = accounts.findOrMake(username);
    return provider.interactionFinished(request, response, { login: { accountId: idOf(account.username) } });
  }

  async function handle(request, response) {
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cache-control', 'no-store');
    if (!settings.isForNetwork && !isFromThisMachine(request)) {
      const text = 'The local identity provider answers on its own machine only, unless LOCAL_IDENTITY=network is set.';
      return sendPage(response, 403, messagePage('Not from here', text));
    }
    const { pathname } = new URL(request.url, settings.issuer);
    if (pathname === `${PREFIX}/health`) return send(response, 200, 'text/plain', 'up');
    if (pathname === `${PREFIX}/assets/sign-in.css`) return send(response, 200, 'text/css; charset=utf-8', style);
    if (pathname.startsWith(`${PREFIX}/assets/files/`)) {
      const font = fontNamed(pathname.slice(`${PREFIX}/assets/files/`.length));
      if (font) return send(response, 200, 'font/woff2', font);
    }
    if (!pathname.startsWith(`${PREFIX}/`))
      return sendPage(response, 404, messagePage('Not found', 'There is nothing here.'));
    if (pathname.startsWith(`${PREFIX}/sign-in/`) && ['GET', 'POST'].includes(request.method)) {
      return signIn(request, response);
    }
    // The library is mounted: it finds its own prefix by comparing the two.
    request.originalUrl = request.url;
    request.url = request.url.slice(PREFIX.length);
    return answer(request, response);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (response.headersSent) return response.destroy();
      if (error.name === 'SessionNotFound') {
        const text = 'This sign-in is no longer open. Go back to Landfall and sign in again.';
        return sendPage(response, 400, messagePage('Start again', text));
      }
      if (error instanceof RangeError) return sendPage(response, 413, messagePage('Too long', error.message));
      console.error(error);
      return sendPage(response, 500, messagePage('Something went wrong', 'The identity provider could not answer.'));
    });
  });
}
