import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
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

const SHARE_ALT =
  'Landfall: jobs abroad with visa sponsorship, each with the evidence behind it. A sea chart with a lit harbour.';

/** Further elements of the head: the icons, the picture of a link to the site (share.png, see draw-share.mjs), and the one font that the first words are set in. */
async function headOf(folder) {
  const font = (await readdir(folder)).find((name) => /^radio-canada-latin-wght-normal\..*\.woff2$/.test(name));
  if (!font) throw new Error('The build has no file of Radio Canada, the font of the first words.');
  return [
    '<link rel="icon" type="image/svg+xml" href="%BASE%document/favicon.svg">',
    '<link rel="apple-touch-icon" href="%BASE%document/app-icon.svg">',
    '<meta property="og:image" content="%SITE%%BASE%document/share.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${SHARE_ALT}">`,
    `<link rel="preload" as="font" type="font/woff2" href="%BASE%${font}" crossorigin="anonymous">`,
  ].join('\n');
}

/**
 * Writes what the registry puts into the HTML of screens (see shell/README.md) into a build of the shell:
 * `document/home.html`, `document/page.html`, `document/head.html`, `document/theme.txt`, the icons and the picture of a link.
 * @param {string} folder the build's folder
 */
export async function emitDocuments(folder) {
  const work = await mkdtemp(path.join(tmpdir(), 'landfall-document-'));
  try {
    const { documents } = await bundled(work);
    await mkdir(path.join(folder, 'document'), { recursive: true });
    const files = {
      ...documents(),
      'document/head.html': await headOf(folder),
      'document/theme.txt': await readFile(path.join(here, 'theme.txt'), 'utf8'),
    };
    for (const picture of ['favicon.svg', 'app-icon.svg', 'share.png']) {
      await copyFile(path.join(here, picture), path.join(folder, 'document', picture));
    }
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
