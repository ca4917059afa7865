import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Bundles `render.tsx` for Node: the same components as in the browser, with stylesheets left out. */
async function bundled(outDir) {
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    target: 'node20',
    context: here,
    entry: './render.tsx',
    output: { path: outDir, filename: 'render.cjs', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    optimization: { minimize: false },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        { resourceQuery: /raw/, type: 'asset/source' },
      ],
    },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return createRequire(import.meta.url)(path.join(outDir, 'render.cjs'));
}

/**
 * Writes what the registry puts into the HTML of screens (see shell/README.md) into a build of the shell:
 * `document/home.html`, `document/page.html` and `document/theme.txt`.
 * @param {string} folder the build's folder
 */
export async function emitDocuments(folder) {
  const work = await mkdtemp(path.join(tmpdir(), 'landfall-document-'));
  try {
    const { documents } = await bundled(work);
    await mkdir(path.join(folder, 'document'), { recursive: true });
    const files = { ...documents(), 'document/theme.txt': await readFile(path.join(here, 'theme.txt'), 'utf8') };
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
