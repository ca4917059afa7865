/** "St. Andrews" is Saint Andrews, Barrow-in-Furness has hyphens or none, and so has King’s Lynn its apostrophe. */
export const asSpelled = (town: string): string =>
  town
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[-‐‑–\s]+/g, ' ')
    .replace(/\bsaint\b|\bst\.\s?(?=\p{L})/gu, 'st ')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=\p{L} )upon(?= \p{L})/gu, 'on')
    .trim();
