import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const TOKENS = new URL('../../shell/ui/src/styles/tokens.css', import.meta.url);
const BASE = new URL('base.css', import.meta.url);
const FAMILIES = ['radio-canada', 'besley'];
const FONT = /^(radio-canada|besley)-[a-z-]+-wght-normal\.woff2$/;

const { resolve } = createRequire(import.meta.url);
const fontFile = (family, name) => readFileSync(resolve(`@fontsource-variable/${family}/${name}`));

/** The rules of the product's fonts, a rule for each subset; what a page does not need is not fetched. */
const faces = () => FAMILIES.map((family) => fontFile(family, 'wght.css').toString());

/**
 * The product's own tokens, and what all pages beside it have in common. They run no script, so night follows the
 * system's wish instead of a class.
 */
function common() {
  const tokens = readFileSync(TOKENS, 'utf8').replace(/@import[^;]*;/g, '');
  const night = /\.dark\s*\{([^}]*)\}/.exec(tokens);
  if (!night) throw new Error("The tokens have no rules for '.dark'.");
  const byNight = `@media (prefers-color-scheme: dark) { :root {${night[1]}} }`;
  return [tokens.replace(night[0], ''), byNight, readFileSync(BASE, 'utf8')];
}

/**
 * A stylesheet that names its fonts as `files/…` beside itself: `fontNamed` has them.
 * @param {URL} [rules] of this page alone
 */
export const styleWith = (rules) => [...faces(), ...common(), rules ? readFileSync(rules, 'utf8') : ''].join('\n');

/** The same for a page that has no server to ask: the Latin letters of the fonts are in the text itself. */
export function styleWithin(rules) {
  const own = FAMILIES.map((family) => {
    const file = `files/${family}-latin-wght-normal.woff2`;
    const face = faces()
      .join('\n')
      .match(/@font-face\s*\{[^}]*\}/g)
      .find((one) => one.includes(file));
    return face.replace(`./${file}`, `data:font/woff2;base64,${fontFile(family, file).toString('base64')}`);
  });
  return [...own, ...common(), rules ? readFileSync(rules, 'utf8') : ''].join('\n');
}

/** @param {string} name as the stylesheet has it @returns {Buffer | undefined} */
export function fontNamed(name) {
  const [, family] = FONT.exec(name) ?? [];
  if (!family) return undefined;
  try {
    return fontFile(family, `files/${name}`);
  } catch {
    return undefined; // a subset that this family does not have
  }
}
