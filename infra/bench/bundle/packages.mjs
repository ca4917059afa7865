import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { ROOT } from '../../build/paths.mjs';

/** What the shell takes from each package that exists once in a page: `package → import statement`. */
function sharedImports() {
  const shared = readFileSync(path.join(ROOT, 'shell/sdk/src/shared/index.ts'), 'utf8');
  const listed = [...shared.matchAll(/export \{([^}]+)\} from '([^']+)'/g)];
  return {
    react: "export * from 'react'; export * as jsx from 'react/jsx-runtime';",
    'react-dom/client': "export * from 'react-dom/client';",
    ...Object.fromEntries(listed.map(([, names, from]) => [from, `export {${names}} from '${from}';`])),
    '@module-federation/enhanced/runtime':
      "export { loadRemote, registerPlugins, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';",
  };
}

const ownedByOthers =
  (name) =>
  ({ request }, done) =>
    /^react(\/|$)|^react-dom(\/|$)/.test(request) && !request.startsWith(name.split('/')[0])
      ? done(null, `var {}`)
      : done();

/**
 * Brotli bytes of each shared package alone, minified and with the names that the shell takes; React is left out of
 * the others.
 * @returns {Promise<Record<string, number>>}
 */
export async function sizesOfPackages() {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-bundle-'));
  try {
    const sizes = {};
    for (const [name, source] of Object.entries(sharedImports())) {
      const entry = path.join(folder, 'entry.js');
      writeFileSync(entry, source);
      const stats = await new Promise((resolve, reject) =>
        rspack(
          {
            mode: 'production',
            context: ROOT,
            entry,
            target: ['web', 'es2022'],
            resolve: { modules: [path.join(ROOT, 'node_modules')] },
            externals: [ownedByOthers(name)],
            output: { path: folder, filename: 'out.js', library: { type: 'var', name: 'it' } },
            performance: false,
          },
          (error, done) => (error ? reject(error) : resolve(done)),
        ),
      );
      if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
      sizes[name] = brotliCompressSync(readFileSync(path.join(folder, 'out.js'))).length;
    }
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
