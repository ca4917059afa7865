import { escaped, pageOf } from '../pages/page.mjs';
import { KNOWN } from './accounts.mjs';

const page = (title, main) =>
  pageOf({
    title,
    head: '<link rel="stylesheet" href="/identity/assets/sign-in.css">',
    main: `<div class="card">
${main}
</div>
<p class="stand-in">Local identity provider: a stand-in that asks for no password.</p>`,
  });

/** @param {string} title @param {string} text */
export const messagePage = (title, text) =>
  page(title, `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>\n<p><a href="/">Back to Landfall</a></p>`);

/** @param {string} form the library's form, with the id `op.logoutForm` */
export const signOutPage = (form) =>
  page(
    'Sign out',
    `<h1>Sign out</h1>\n<p>Sign out of the local identity provider?</p>\n${form}
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<p><a href="/">Back to Landfall</a></p>`,
  );

const knownButton = ({ username, name, about }) =>
  `<button type="submit" name="account" value="${username}" aria-describedby="about-${username}">Continue as ${escaped(name)}</button>
<p class="about" id="about-${username}">${escaped(about)}</p>`;

/**
 * @param {{ username?: string, fault?: string, isForNetwork: boolean }} state `username` as it was typed, `fault` with it
 */
export function signInPage({ username = '', fault, isForNetwork }) {
  const reach = isForNetwork ? 'to everyone on this network' : 'on this machine only';
  const field = fault ? ' aria-invalid="true" aria-describedby="fault hint" autofocus' : ' aria-describedby="hint"';
  return page(
    'Sign in',
    `<h1>Sign in</h1>
<p>This page stands in for a real identity provider and answers ${reach}.</p>
<form method="post" class="known">
${KNOWN.map(knownButton).join('\n')}
</form>
<form method="post" class="other">
<label for="username">Username</label>
<input id="username" name="username" value="${escaped(username)}" autocomplete="username" autocapitalize="none" spellcheck="false"${field}>
${fault ? `<p class="fault" id="fault">${escaped(fault)}</p>` : ''}
<p class="about" id="hint">Any other account; a new one is made when there is none. Its e-mail is the username at example.org, in plain letters where it has others.</p>
<button class="primary" type="submit">Continue</button>
</form>
<p><a href="/">Back to Landfall</a></p>`,
  );
}
