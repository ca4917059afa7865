import { fileURLToPath } from 'node:url';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';

const folder = shippedFolder('fonts');

export const REGULAR = fileURLToPath(new URL('DejaVuSans.ttf', folder));
export const BOLD = fileURLToPath(new URL('DejaVuSans-Bold.ttf', folder));

/** What the fonts draw well: scripts from left to right whose letters stand by themselves. */
const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u;

export const canBeDrawn = (text: string): boolean => drawable.test(text);

/** Pictures that no font of ours has; a CV loses nothing by them. */
export const withoutPictures = (text: string): string => text.replace(/[\u{1F000}-\u{1FFFF}\uFE0F]/gu, '');
