import path from 'node:path';
import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { OwnRoom } from './own-room.mjs';
import { ROOT } from './paths.mjs';

const require = createRequire(import.meta.url);
const sdk = path.join(ROOT, 'shell/sdk');

/** What the shell gives and a remote takes; versions are checked by the runtime (`strictVersion`). */
const sdkVersion = require(path.join(sdk, 'package.json')).version;
const SHELL_OWNED = ['@landfall/sdk/shared', '@landfall/sdk', '@landfall/ui'];

/** A container's name carries its build: under one name a second version would load and the first one run. */
export const containerName = (name, build) => `${name.replaceAll('-', '_')}_${build}`;

/** In a remote these packages are read from the shell's one copy (shell/sdk/src/shared). */
const facades = Object.fromEntries(
  Object.entries({
    react: 'react',
    'react/jsx-runtime': 'jsx-runtime',
    'react-dom': 'react-dom',
    'react-router-dom': 'react-router-dom',
    '@tanstack/react-query': 'react-query',
    zustand: 'zustand',
  }).map(([name, file]) => [`${name}$`, path.join(sdk, `src/shared/${file}.ts`)]),
);

function common(name, { build, outDir, dev = false }) {
  const dir = path.join(ROOT, name);
  return {
    name,
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'source-map' : 'hidden-source-map',
    target: ['web', 'es2022'],
    output: {
      path: path.join(outDir, name, build),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      cssFilename: '[name].[contenthash:12].css',
      cssChunkFilename: '[name].[contenthash:12].css',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      uniqueName: containerName(name, build),
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'landfall' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              // A remote built for development must run on the shell's production React, so never the dev transform.
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        {
          test: /\.css$/,
          type: 'css/auto',
          use: [
            {
              loader: require.resolve('postcss-loader'),
              options: { postcssOptions: { plugins: [require('@tailwindcss/postcss')({ base: dir })] } },
            },
          ],
        },
        { test: /\.(woff2|svg|png)$/, resourceQuery: { not: [/raw/] }, type: 'asset/resource' },
        { resourceQuery: /raw/, type: 'asset/source' },
      ],
    },
    plugins: [
      new OwnRoom(name),
      ...(dev ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      realContentHash: true,
      // What two screens share becomes a file of its own only where that is worth a request more and the compression lost.
      splitChunks: { minSize: 28_000 },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * Build configuration of one remote: a container with the single module `./entry` (its `remote.ts`).
 * @param {string} name folder of the remote, e.g. `mf-jobs`
 * @param {{ build: string, outDir: string, dev?: boolean }} options `build` is 12 hex digits
 */
export function remoteConfig(name, options) {
  const config = common(name, options);
  config.entry = {};
  config.resolve.alias = facades;
  config.plugins.push(
    new ModuleFederationPlugin({
      name: containerName(name, options.build),
      filename: 'entry.[contenthash:12].js',
      exposes: { './entry': './remote.ts' },
      shared: Object.fromEntries(
        SHELL_OWNED.map((key) => [
          key,
          { singleton: true, import: false, strictVersion: true, requiredVersion: `^${sdkVersion}` },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
  );
  return config;
}

/** Build configuration of the shell: names no remote and provides the federation runtime; what it shares it registers at run time (shell/src/remotes). */
export function shellConfig(options) {
  const config = common('shell', options);
  config.entry = { shell: './src/main.ts' };
  config.plugins.push(
    new ModuleFederationPlugin({
      name: containerName('shell', options.build),
      remotes: {},
      shared: {},
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
  );
  return config;
}
