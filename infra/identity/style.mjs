import { readFileSync } from 'node:fs';

const TOKENS = new URL('../../shell/ui/src/styles/tokens.css', import.meta.url);

/**
 * The product's own tokens, then a page's rules. A stand-in's page runs no script, so night follows the system's wish
 * instead of a class.
 * @param {URL} rules
 */
export function styleWith(rules) {
  const tokens = readFileSync(TOKENS, 'utf8').replace(/@import[^;]*;/g, '');
  const night = /\.dark\s*\{([^}]*)\}/.exec(tokens);
  if (!night) throw new Error("The tokens have no rules for '.dark'.");
  const byNight = `@media (prefers-color-scheme: dark) { :root {${night[1]}} }`;
  return `${tokens.replace(night[0], '')}\n${byNight}\n${readFileSync(rules, 'utf8')}`;
}

export const signInStyle = () => styleWith(new URL('sign-in.css', import.meta.url));
