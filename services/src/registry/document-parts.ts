/** Pieces of the HTML that a build of the shell brings, by their path in it. */

/** One script that runs before the first paint and sets the theme; allowed by its hash. */
export const THEME = 'document/theme.txt';

/** Further elements of the head, such as icons; `%BASE%` is the path of the shell's build, `%SITE%` the address of the site before it. */
export const HEAD = 'document/head.html';

/** What stands in `#root` until the shell takes over: on the home page, and on every other screen. */
export const HOME = 'document/home.html';
export const PAGE = 'document/page.html';

/** A shell brings all of them. */
export const PARTS = [THEME, HEAD, HOME, PAGE] as const;
export type Part = (typeof PARTS)[number];
