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

let style;

/** Nothing else may answer just now, so that everything the page needs is in it; its one style is allowed by its hash. */
function look() {
  style ??= (() => {
    const css = styleWithin();
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; img-src data:; base-uri 'none'; frame-ancestors 'none'`;
    return { css, policy };
  })();
  return style;
}

/**
 * What a person sees while the product cannot answer. It looks again by itself, without a script, where waiting helps.
 * @param {'starting' | 'down' | 'slow'} why
 * @param {string} detail said where there is nothing better to say
 * @returns {{ html: string, policy: string }}
 */
export function forPerson(why, detail) {
  const { title, text = detail, looksAgain } = TEXTS[why];
  const { css, policy } = look();
  const again = looksAgain ? `<meta http-equiv="refresh" content="${AGAIN_AFTER}">\n` : '';
  const html = pageOf({
    title,
    head: `${again}<style>${css}</style>`,
    main: `<div class="card" role="status">
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="">Try again</a></p>
</div>`,
  });
  return { html, policy };
}
