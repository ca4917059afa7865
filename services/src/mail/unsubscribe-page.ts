import { plainPage } from '../platform/http/plain-page.js';
import { escaped } from './letter.js';

const page = (title: string, main: string) => plainPage(title, `${main}<p><a href="/">Go to Landfall</a></p>`);

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
