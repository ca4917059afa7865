const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** An element without content; members that are undefined fall away, `true` stands alone. */
export function element(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`));
  return `<${name}${written.join('')}>`;
}

/** `<` never appears in it, so nothing inside can end the element. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** JSON for a page to read. */
export const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** What search engines read. A block of data is not run, so the policy for scripts does not concern it. */
export const dataScript = (value: unknown): string => `<script type="application/ld+json">${safeJson(value)}</script>`;
