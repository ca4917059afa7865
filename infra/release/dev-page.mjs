import { generateKeyPairSync, sign } from 'node:crypto';

export const RELOAD_SCRIPT = '/__dev/reload.js';

/** JSON as RFC 8785 writes it, which is what a release's signature is over. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** Puts one remote's own build into releases and pages. Releases are signed anew, with a key of this run. */
export function swapping(name) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url').toString('base64');

  function release(signed, released) {
    const swapped = { ...signed.release, remotes: { ...signed.release.remotes, [name]: released } };
    const signature = sign(null, Buffer.from(canonical(swapped)), privateKey).toString('base64');
    return { release: swapped, signature, publicKey: key };
  }

  function page(html, released) {
    const old = new RegExp(`<link[^>]*href="/r/${name}/[^>]*>\\n?`, 'g');
    return html
      .replace(old, '') // what was to be loaded ahead of the build that is not shown here
      .replace(/(<script type="application\/json" id="release">)(.*?)(<\/script>)/s, (_, open, text, close) => {
        const json = JSON.stringify(release(JSON.parse(text), released)).replaceAll('<', '\\u003c');
        return open + json + close;
      })
      .replace('</head>', `<script src="${RELOAD_SCRIPT}" defer></script>\n</head>`);
  }

  return { release, page };
}
