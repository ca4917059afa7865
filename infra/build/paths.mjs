import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const REMOTES = ['mf-jobs', 'mf-news', 'mf-tracker', 'mf-tools', 'mf-billing', 'mf-admin'];

/** Everything the registry delivers to browsers. */
export const APPLICATIONS = ['shell', ...REMOTES];
