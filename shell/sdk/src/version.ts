/** What the shell offers to remotes; the same as in this package's package.json. */
export const SDK_VERSION = '1.6.0';
