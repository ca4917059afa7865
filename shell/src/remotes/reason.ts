import { Late } from './deadline';

/** Messages of the runtime and the bundler, by what they mean. */
const KINDS: [RegExp, string][] = [
  [/refused: /, 'refused'],
  [/Loading css chunk/i, 'stylesheet'],
  [/Loading chunk/i, 'chunk'],
  [/Federation Runtime/, 'entry'],
];

/** One word for what went wrong: it may stand on screen for support, so nothing of the error's own text is in it. */
export function reasonOf(error: unknown): string {
  if (error instanceof Late) return 'deadline';
  if (!(error instanceof Error)) return 'unknown';
  return KINDS.find(([message]) => message.test(error.message))?.[1] ?? error.name;
}
