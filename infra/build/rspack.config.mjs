import path from 'node:path';
import { APPLICATIONS, ROOT } from './paths.mjs';
import { remoteConfig, shellConfig } from './rspack.mjs';
import { buildIdOf } from './sources.mjs';

/**
 * For a look at one application with the bundler's own command line, beside the published builds:
 * `npx rspack build -c infra/build/rspack.config.mjs --env app=mf-jobs --json stats.json`.
 */
export default async ({ app }) => {
  if (!APPLICATIONS.includes(app)) throw new Error(`Say which application: --env app=${APPLICATIONS.join('|')}`);
  const options = { build: await buildIdOf(app), outDir: path.join(ROOT, 'dist/look') };
  return app === 'shell' ? shellConfig(options) : remoteConfig(app, options);
};
