import type { RemoteDefinition } from '@landfall/sdk/remote';
import type { ReleasedBuild, ReleasedRemote } from '@landfall/sdk/release';
import { within } from './deadline';
import type { HealthEvent } from './health';
import { keyOf, loaderOf, type Part, type PartComponent } from './part';
import { reasonOf } from './reason';

const CURRENT_MS = 5_000;
const FALLBACK_MS = 3_000;

export interface LoadedPart {
  component: PartComponent;
  build: ReleasedBuild;
}

/** No build of the remote could show the part. `builds` were tried, in this order. */
export class PartFailed extends Error {
  constructor(
    readonly builds: ReleasedBuild[],
    readonly reason: string,
  ) {
    super(reason);
  }
}

interface Surroundings {
  /** The remote as this page's release has it. */
  remote: (name: string) => ReleasedRemote | undefined;
  /** Loads a build's container and gives its definition; another `attempt` uses another address. */
  definition: (build: ReleasedBuild, attempt: number) => Promise<RemoteDefinition | undefined>;
  /** Takes what a failed build left in the page. */
  clear: (build: ReleasedBuild) => void;
  report: (event: HealthEvent) => void;
  failed: {
    of(remote: string): string | undefined;
    remember(remote: string, build: string): void;
    forget(remote: string): void;
  };
}

/** Puts parts of remotes within reach: the current build, by itself the one before it, then a failure to show. */
export class Loader {
  readonly #loads = new Map<string, Promise<LoadedPart>>();
  readonly #ready = new Map<string, LoadedPart>();
  readonly #running = new Set<string>();
  readonly #attempts = new Map<string, number>();

  constructor(private readonly around: Surroundings) {}

  /** The part, when it can be shown at once. */
  ready(part: Part): LoadedPart | undefined {
    return this.#ready.get(keyOf(part));
  }

  /** Whether a build of this remote runs in the page, or is on its way. */
  isLoaded(remote: string): boolean {
    return this.#running.has(remote);
  }

  /** Loads the part; whoever asks for the same one shares the load. @throws PartFailed */
  load(part: Part): Promise<LoadedPart> {
    const key = keyOf(part);
    const known = this.#loads.get(key);
    if (known) return known;
    const loading = this.#tryBuilds(part).then((loaded) => {
      if (this.#loads.get(key) === loading) this.#ready.set(key, loaded);
      return loaded;
    });
    this.#loads.set(key, loading);
    return loading;
  }

  /**
   * A mounted part threw. While the build is on trial it counts as a failed load: true when an earlier build is to be
   * tried in its place, which happens once by itself. Later it is an error of the screen and the build stays.
   */
  stepBack(part: Part, { build }: LoadedPart, error: unknown, isOnTrial: boolean): boolean {
    const remote = this.around.remote(part.remote);
    const isFirst =
      remote?.build === build.build && remote.fallback && this.around.failed.of(part.remote) !== build.build;
    this.#forget(part);
    if (isOnTrial) this.#fail(part, build, error);
    else this.#report(part, build, 'error', { reason: reasonOf(error) });
    return isOnTrial && Boolean(isFirst);
  }

  /** Makes the next load of the part begin anew, with the current build under another address. */
  retry(part: Part): void {
    this.around.failed.forget(part.remote);
    this.#attempts.set(part.remote, this.#attempt(part.remote) + 1);
    this.#forget(part);
  }

  async #tryBuilds(part: Part): Promise<LoadedPart> {
    const remote = this.around.remote(part.remote);
    const builds = remote ? this.#candidates(part.remote, remote) : [];
    let reason = 'not in the release';
    this.#running.add(part.remote);
    for (const build of builds) {
      const since = performance.now();
      try {
        const deadline = build.build === remote?.build ? CURRENT_MS : FALLBACK_MS;
        const component = await within(deadline, this.#component(build, part));
        this.#report(part, build, 'loaded', { ms: elapsed(since) });
        return { component, build };
      } catch (error) {
        reason = reasonOf(error);
        this.#fail(part, build, error, elapsed(since));
      }
    }
    throw new PartFailed(builds, reason);
  }

  #candidates(name: string, remote: ReleasedRemote): ReleasedBuild[] {
    if (!remote.fallback) return [remote];
    return this.around.failed.of(name) === remote.build ? [remote.fallback] : [remote, remote.fallback];
  }

  async #component(build: ReleasedBuild, part: Part): Promise<PartComponent> {
    const definition = await this.around.definition(build, this.#attempt(part.remote));
    const { default: component } = await loaderOf(definition, part)();
    if (!component) throw new Error('the module has no default export');
    return component;
  }

  #fail(part: Part, build: ReleasedBuild, error: unknown, ms?: number): void {
    this.#report(part, build, 'failed', { ms, reason: reasonOf(error) });
    this.around.clear(build);
    const remote = this.around.remote(part.remote);
    if (remote?.fallback && remote.build === build.build) this.around.failed.remember(part.remote, build.build);
  }

  #report({ remote }: Part, { build }: ReleasedBuild, kind: HealthEvent['kind'], more: Partial<HealthEvent>): void {
    this.around.report({ ...more, kind, remote, build });
  }

  #forget(part: Part): void {
    this.#loads.delete(keyOf(part));
    this.#ready.delete(keyOf(part));
  }

  #attempt(remote: string): number {
    return this.#attempts.get(remote) ?? 0;
  }
}

const elapsed = (since: number) => Math.round(performance.now() - since);
