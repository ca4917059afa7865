import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { REMOTES, ROOT } from '../../build/paths.mjs';
import { shellConfig } from '../../build/rspack.mjs';

const require = createRequire(import.meta.url);
const tailwind = require('@tailwindcss/postcss');

/** In place of `shell/src/remotes/federation.ts`: every remote is part of the bundle. */
const builtIn = `
${REMOTES.map((name, i) => `import remote${i} from '${ROOT}/${name}/remote';`).join('\n')}
const remotes = { ${REMOTES.map((name, i) => `${name.replaceAll('-', '_')}: remote${i}`).join(', ')} };
export const startFederation = () => undefined;
export const federation = { definitionOf: async (build) => remotes[build.container.replace(/_[0-9a-f]{12}$/, '')] };
`;

/** Each application's styles are made from its own sources, as in its own build. */
const applicationOf = (file) => path.join(ROOT, path.relative(ROOT, file).split(path.sep)[0]);

/**
 * The anchor of `bench page`: the same screens built as one application without federation, and everything that they
 * import lazily in the one script.
 * @param {string} folder where it may write
 * @returns {Promise<{ folder: string, script: string, style: string }>}
 */
export async function buildOneBundle(folder) {
  mkdirSync(folder, { recursive: true });
  const door = path.join(folder, 'built-in.js');
  writeFileSync(door, builtIn);
  const config = shellConfig({ build: '0'.repeat(12), outDir: folder });
  config.plugins = [new rspack.NormalModuleReplacementPlugin(/\/federation$/, door)];
  config.resolve.modules = [path.join(ROOT, 'node_modules')];
  config.module.parser.javascript.dynamicImportMode = 'eager';
  for (const { use } of config.module.rules) {
    for (const { options } of use ?? []) {
      if (options?.postcssOptions) {
        options.postcssOptions = ({ resourcePath }) => ({ plugins: [tailwind({ base: applicationOf(resourcePath) })] });
      }
    }
  }
  const stats = await new Promise((resolve, reject) =>
    rspack(config).run((error, done) => (error ? reject(error) : resolve(done))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const files = readdirSync(config.output.path);
  return {
    folder: config.output.path,
    script: files.find((file) => /^shell\..*\.js$/.test(file)),
    style: files.find((file) => /^shell\..*\.css$/.test(file)),
  };
}
