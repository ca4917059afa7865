import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * The product's own tokens, then this page's rules. The page runs no script, so night follows the system's wish instead
 * of a class.
 */
export function signInStyle() {
  const tokens = read('../../shell/ui/src/styles/tokens.css').replace(/@import[^;]*;/g, '');
  const night = /\.dark\s*\{([^}]*)\}/.exec(tokens);
  if (!night) throw new Error("The tokens have no rules for '.dark'.");
  return `${tokens.replace(night[0], '')}\n@media (prefers-color-scheme: dark) { :root {${night[1]}} }\n${read('sign-in.css')}`;
}
