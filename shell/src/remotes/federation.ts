import { loadRemote, registerPlugins, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import * as sdk from '@landfall/sdk';
import type { RemoteDefinition } from '@landfall/sdk/remote';
import type { ReleasedBuild } from '@landfall/sdk/release';
import { SDK_VERSION } from '@landfall/sdk/shell';
import * as shared from '@landfall/sdk/shared';
import * as ui from '@landfall/ui';
import { addressOf, allow } from './addresses';
import { assetLink, entryScript } from './trusted-elements';

const ENTRY_MS = 5_000;

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
      createScript: ({ url }) => ({ script: entryScript(url), timeout: ENTRY_MS }),
      createLink: ({ url, attrs }) => ({ link: assetLink(url, attrs), timeout: ENTRY_MS }),
    },
  ]);
}

const loaded = new Map<string, Promise<RemoteDefinition | undefined>>();

/** The definition inside a build's container. Another `attempt` runs it again from another address. */
function definitionOf(build: ReleasedBuild, attempt: number): Promise<RemoteDefinition | undefined> {
  const address = addressOf(build, build.entry) + (attempt ? `?retry=${attempt}` : '');
  const known = loaded.get(address);
  if (known) return known;
  allow(build);
  registerRemotes([{ name: build.container, entry: address }], { force: attempt > 0 });
  const loading = loadRemote<{ default: RemoteDefinition }>(`${build.container}/entry`).then((it) => it?.default);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

/** What the loader asks of the federation runtime; an object so that a test can answer in its place. */
export const federation = { definitionOf };
