import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { readBuilt } from '../build/built-files.mjs';
import { remoteContract } from '../build/contract.mjs';
import { containerName, remoteConfig } from '../build/rspack.mjs';

const STATS = { all: false, errors: true, chunks: true, chunkOrigins: true, ids: true };

/** A contract in the shape that a release carries. */
function releasedFrom({ remote, build, version, container, entry, integrity, sdk, routes, redirects, nav, slots }) {
  const base = `/r/${remote}/${build}/`;
  const { provides, fills } = slots;
  return {
    build,
    version,
    container,
    base,
    entry,
    integrity,
    sdk,
    routes,
    redirects,
    nav,
    provides,
    fills,
    urgency: 'normal',
  };
}

/**
 * Builds a remote from source again at every change.
 * @param {string} name
 * @param {{ onBuilt: (build: { released: object, folder: string }) => void, onBroken: (messages: string[]) => void }} told
 * @returns {Promise<() => Promise<void>>} ends it and removes what was built
 */
export async function watchRemote(name, { onBuilt, onBroken }) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'landfall-dev-'));
  const build = randomBytes(6).toString('hex');
  const folder = path.join(outDir, name, build);
  const compiler = rspack(remoteConfig(name, { build, outDir, dev: true }));

  async function finish(stats) {
    const said = stats.toJson(STATS);
    if (said.errors.length) return onBroken(said.errors.map(({ message }) => message));
    try {
      const chunk = said.chunks.find(({ names }) => names?.includes(containerName(name, build)));
      const entry = chunk.files.find((file) => file.endsWith('.js'));
      const built = await readBuilt(folder);
      onBuilt({ released: releasedFrom(await remoteContract({ name, build, entry, built, stats: said })), folder });
    } catch (error) {
      onBroken([error.message]);
    }
  }

  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) onBroken([error.message]);
    else void finish(stats);
  });
  return async () => {
    await new Promise((resolve) => watching.close(resolve));
    await new Promise((resolve) => compiler.close(resolve));
    await rm(outDir, { recursive: true, force: true });
  };
}
