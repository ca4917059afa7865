import { escaped } from '../../platform/escaped.js';

interface Pattern {
  expression: RegExp;
  names: string[];
  /** Larger is more exact: static parts count more than parameters, a rest least. */
  rank: number;
}

const patterns = new Map<string, Pattern>();

/** Reads a path pattern as the browser's router does: `/job/:id`, `/files/*`; letters' case does not count. */
function patternOf(path: string): Pattern {
  const known = patterns.get(path);
  if (known) return known;
  const names: string[] = [];
  let rank = 0;
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') {
        names.push('*');
        rank -= 2;
        return '(?:/(.*))?';
      }
      if (!part.startsWith(':')) {
        rank += 10;
        return `/${escaped(part)}`;
      }
      names.push(part.slice(1));
      rank += 3;
      return '/([^/]+)';
    });
  const pattern = { expression: new RegExp(`^${parts.join('')}/?$`, 'i'), names, rank };
  patterns.set(path, pattern);
  return pattern;
}

/** The parameters of `pathname` in a pattern, or undefined when it does not fit. */
export function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const { expression, names } = patternOf(pattern);
  const match = expression.exec(pathname);
  if (!match) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}

/** The names of a pattern's parameters, `*` for its rest. */
export const parametersOf = (pattern: string): string[] => patternOf(pattern).names;

/** How exact a pattern is, see {@link Pattern.rank}. */
export const rankOf = (pattern: string): number => patternOf(pattern).rank;

/** A rest that begins with a slash must not make `//host`, which browsers take for another site. */
export function fill(to: string, params: Record<string, string>): string {
  return to
    .split('/')
    .map((part) => (part === '*' ? params['*'] : part.startsWith(':') ? params[part.slice(1)] : part) ?? '')
    .join('/')
    .replace(/^\/{2,}/, '/');
}
