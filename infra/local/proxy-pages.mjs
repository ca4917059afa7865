import { createHash } from 'node:crypto';
import { escaped, pageOf } from '../pages/page.mjs';
import { styleWithin } from '../pages/style.mjs';

const AGAIN_AFTER = 2; // seconds

const TEXTS = {
  starting: {
    title: 'Landfall is starting',
    text: 'This takes a moment, the first time a minute or so. The page opens by itself as soon as it is ready.',
    looksAgain: true,
  },
  down: { title: 'Landfall is not available', looksAgain: true },
  slow: { title: 'Landfall is not available', looksAgain: false },
};

/** The browser's own refresh stays where it is when the address ends in `#…`; it is for those without scripts. */
const RELOAD = `setTimeout(() => location.reload(), ${AGAIN_AFTER * 1000});`;

const AGAIN = `<script>${RELOAD}</script>
<noscript><meta http-equiv="refresh" content="${AGAIN_AFTER}"></noscript>
`;

const allowed = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let known;

/** Nothing else may answer just now, so that everything the page needs is in it, allowed by the hashes of its texts. */
function look() {
  known ??= (() => {
    const css = styleWithin();
    const policy = `default-src 'none'; script-src ${allowed(RELOAD)}; style-src ${allowed(css)}; font-src data:; img-src data:; base-uri 'none'; frame-ancestors 'none'`;
    return { css, policy };
  })();
  return known;
}

/**
 * What a person sees while the product cannot answer. It looks again by itself where waiting helps.
 * @param {'starting' | 'down' | 'slow'} why
 * @param {string} detail said where there is nothing better to say
 * @returns {{ html: string, policy: string }}
 */
export function forPerson(why, detail) {
  const { title, text = detail, looksAgain } = TEXTS[why];
  const { css, policy } = look();
  const html = pageOf({
    title,
    head: `${looksAgain ? AGAIN : ''}<style>${css}</style>`,
    main: `<div class="card" role="status">
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="">Try again</a></p>
</div>`,
  });
  return { html, policy };
}
