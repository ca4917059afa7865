import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { readdir } from 'node:fs/promises';

/** The registry said no; its message is a plain sentence and `problem` its whole answer. */
export class RegistryRefused extends Error {
  name = 'RegistryRefused';

  constructor(status, problem) {
    super((problem.errors ?? []).map(({ field, message }) => `${field}: ${message}`).join('\n') || problem.detail);
    this.status = status;
    this.problem = problem;
  }
}

/** A build folder as tar.gz: its contract and its files, without maps. */
async function packBuild(folder) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const pack = tar.pack();
  for (const name of names) pack.entry({ name, mtime: new Date(0) }, await readFile(path.join(folder, name)));
  pack.finalize();
  const chunks = [];
  for await (const chunk of Readable.from(pack).pipe(createGzip())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The calls of a registry, as whoever holds `token`. */
export function registryClient({ url, token }) {
  async function call(method, address, { body, type } = {}) {
    let answer;
    try {
      answer = await fetch(`${url.replace(/\/+$/, '')}/registry${address}`, {
        method,
        body,
        headers: {
          ...(type ? { 'content-type': type } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        signal: AbortSignal.timeout(120_000),
      });
    } catch (error) {
      throw new RegistryRefused(0, {
        detail: `The registry at ${url} does not answer (${error.cause?.code ?? error.message}). Is the product running there? --url, REGISTRY_URL or PORT say where else.`,
      });
    }
    const text = await answer.text();
    const said = (answer.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : undefined;
    if (!answer.ok)
      throw new RegistryRefused(answer.status, said ?? { detail: `The registry answered ${answer.status}.` });
    return { status: answer.status, ...said };
  }
  const send = (address, value) => call('POST', address, { body: JSON.stringify(value), type: 'application/json' });
  const channelPath = (channel) => `/channels/${encodeURIComponent(channel)}`;

  return {
    /** Sends a build's folder; `isNew` is false when the registry had the same bytes already. */
    async publish(folder) {
      const { status, ...report } = await call('POST', '/builds', {
        body: await packBuild(folder),
        type: 'application/gzip',
      });
      return { ...report, isNew: status === 201 };
    },
    /** `builds`: `[{ remote, build }]`, all in one release. */
    promote: async (channel, builds, more = {}) => {
      const { status, seq } = await send(`${channelPath(channel)}/promote`, { builds, ...more });
      return { seq, isNew: status === 201 };
    },
    rollback: (channel, wish) => send(`${channelPath(channel)}/rollback`, wish),
    /** The signed release at the head, or undefined while the channel has none. */
    async head(channel) {
      try {
        return await call('GET', `${channelPath(channel)}/release`);
      } catch (error) {
        if (error instanceof RegistryRefused && error.status === 404) return undefined;
        throw error;
      }
    },
    releases: (channel, { limit = 20, page = 1 } = {}) =>
      call('GET', `${channelPath(channel)}/releases?limit=${limit}&page=${page}`),
    remotes: () => call('GET', '/remotes'),
  };
}
