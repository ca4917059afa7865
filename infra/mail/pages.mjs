import { escaped, pageOf } from '../pages/page.mjs';

const page = (title, main) =>
  pageOf({
    title,
    size: 'list',
    head: '<link rel="stylesheet" href="/mail/assets/mail.css">',
    main: `<p class="stand-in">Local mailbox: a stand-in. Every mail that Landfall sends ends here, whoever it is for; none leaves this machine.</p>
${main}
<p class="back"><a href="/">Back to Landfall</a></p>`,
  });

/** @param {string} title @param {string} text */
export const messagePage = (title, text) => page(title, `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>`);

const when = (iso) => `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;

const row = ({ id, to, subject, receivedAt }) =>
  `<li><a href="/mail/messages/${id}">${escaped(subject || 'No subject')}</a><span>To ${escaped(to)}</span> ${when(receivedAt)}</li>`;

const EMPTY = '<form method="post" action="/mail/empty"><button type="submit">Empty the mailbox</button></form>';

/** @param {{ letters: { id: string, to: string, subject: string, receivedAt: string }[], to: string }} state */
export function listPage({ letters, to }) {
  const list = letters.length
    ? `<ul class="letters">\n${letters.map(row).join('\n')}\n</ul>`
    : `<p>${to ? 'No mail for this address.' : 'No mail has come yet.'}</p>`;
  return page(
    'Mail',
    `<h1>Mail</h1>
<form class="search" action="/mail"><label for="to">Sent to</label><input id="to" name="to" value="${escaped(to)}" autocapitalize="none" spellcheck="false"><button type="submit">Show</button></form>
${list}
${letters.length ? EMPTY : ''}`,
  );
}

const field = (name, value) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`;

/** Where a mail program would show "Unsubscribe": only an address of the web becomes a link. */
function wayOut(header) {
  const [, address] = /<(https?:[^>\s]+)>/.exec(header ?? '') ?? [];
  return address ? `<p><a href="${escaped(address)}">Unsubscribe, as a mail program would offer it</a></p>` : '';
}

const attached = (files) =>
  files.length
    ? `<h2>Attachments</h2>\n<ul>${files.map(({ name, contentType, size }) => `<li>${escaped(name)} (${escaped(contentType)}, ${size} bytes)</li>`).join('')}</ul>`
    : '';

/** @param {Awaited<ReturnType<import('./letters.mjs').Letters['read']>>} letter */
export function letterPage({ id, from, to, subject, receivedAt, text, html, headers, attachments }) {
  return page(
    subject || 'No subject',
    `<p><a href="/mail">All mail</a></p>
<h1>${escaped(subject || 'No subject')}</h1>
<dl>${field('From', from)}${field('To', to)}<dt>Received</dt><dd>${when(receivedAt)}</dd></dl>
${wayOut(headers['list-unsubscribe'])}
${html ? `<iframe title="The mail" src="/mail/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
<details${html ? '' : ' open'}><summary>As plain text</summary><pre>${escaped(text)}</pre></details>
${attached(attachments)}
<details><summary>Headers</summary><dl>${Object.entries(headers)
      .map(([name, value]) => field(escaped(name), value))
      .join('')}</dl></details>`,
  );
}
