import { loadRemote, registerPlugins, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import * as sdk from '@landfall/sdk';
import type { RemoteDefinition } from '@landfall/sdk/remote';
import type { ReleasedBuild } from '@landfall/sdk/release';
import { SDK_VERSION } from '@landfall/sdk/shell';
import * as shared from '@landfall/sdk/shared';
import * as ui from '@landfall/ui';
import { addressOf, allow } from './addresses';
import { preloadsOf, type Part } from './part';
import { assetLink, entryScript } from './trusted-elements';

const FETCH_MS = 5_000;
/** The loader has its own, shorter deadlines; what comes after them may still be shown. */
const ELEMENT_MS = 60_000;

const offer = (module: object) => ({
  version: SDK_VERSION,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${SDK_VERSION}` },
});

/** Offers what exists once in a page, and puts our own elements in place of the runtime's. */
export function startFederation(): void {
  registerShared({
    '@landfall/sdk': offer(sdk),
    '@landfall/ui': offer(ui),
    '@landfall/sdk/shared': offer(shared),
  });
  registerPlugins([
    {
      name: 'landfall-addresses',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: ELEMENT_MS }),
      createLink: ({ url, attrs }) => ({ link: assetLink(url, attrs), timeout: ELEMENT_MS }),
    },
  ]);
}

const loaded = new Map<string, Promise<RemoteDefinition | undefined>>();

/**
 * Fetches what a part needs of a build past the browser's cache. Only the entry gets another address with each attempt; any other
 * file that arrived changed once would be taken from the cache, where it may stay for a year.
 * One at a time, and nothing is put into the page while one hangs: a browser has six connections to us, a script that
 * hangs cannot be called back, and the other remotes need some.
 * @throws when a file does not come in time; one that fails is told where it is loaded
 */
async function fetchAnew(build: ReleasedBuild, entry: string, part: Part): Promise<void> {
  const signal = AbortSignal.timeout(FETCH_MS);
  for (const address of new Set([entry, ...preloadsOf(build, part).map(({ href }) => addressOf(build, href))])) {
    await fetch(address, { cache: 'reload', signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => signal.throwIfAborted());
  }
}

async function load(
  build: ReleasedBuild,
  address: string,
  attempt: number,
  part: Part,
): Promise<RemoteDefinition | undefined> {
  if (attempt) await fetchAnew(build, address, part);
  allow(build);
  registerRemotes([{ name: build.container, entry: address }], { force: attempt > 0 });
  return (await loadRemote<{ default: RemoteDefinition }>(`${build.container}/entry`))?.default;
}

/** The definition inside a build's container, for `part`. Another `attempt` runs it again from another address. */
function definitionOf(build: ReleasedBuild, attempt: number, part: Part): Promise<RemoteDefinition | undefined> {
  const address = addressOf(build, build.entry) + (attempt ? `?retry=${attempt}` : '');
  const known = loaded.get(address);
  if (known) return known;
  const loading = load(build, address, attempt, part);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

/** What the loader asks of the federation runtime; an object so that a test can answer in its place. */
export const federation = { definitionOf };
