import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The fonts that ship with the product; in the source tree and in the compiled one they lie at different depths. */
const folder = ((): URL => {
  const found = ['../../../data/fonts/', '../../../../data/fonts/']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  if (!found) throw new Error('The fonts that ship with the product are missing (services/data/fonts)');
  return found;
})();

export const REGULAR = fileURLToPath(new URL('DejaVuSans.ttf', folder));
export const BOLD = fileURLToPath(new URL('DejaVuSans-Bold.ttf', folder));

/** What the fonts draw well: scripts from left to right whose letters stand by themselves. */
const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u;

export const canBeDrawn = (text: string): boolean => drawable.test(text);

/** Pictures that no font of ours has; a CV loses nothing by them. */
export const withoutPictures = (text: string): string => text.replace(/[\u{1F000}-\u{1FFFF}\uFE0F]/gu, '');
