import type { RemoteDefinition } from '@landfall/sdk/remote';
import type { ReleasedBuild, ReleasedRemote } from '@landfall/sdk/release';
import { Late, within } from './deadline';
import type { HealthEvent } from './health';
import { keyOf, loaderOf, type Part, type PartComponent } from './part';
import { reasonOf } from './reason';

const CURRENT_MS = 5_000;
const FALLBACK_MS = 3_000;
/** A load that fails sooner than this met an answer that was there already, such as a preload that broke off. */
const AT_ONCE_MS = 1_000;
/** A browser hands out each preload that broke off once more: the entry's, a chunk's, a stylesheet's. */
const TURNS_PER_RETRY = 4;

export interface LoadedPart {
  component: PartComponent;
  build: ReleasedBuild;
}

/** No build of the remote could show the part. `builds` were tried, in this order. */
export class PartFailed extends Error {
  constructor(
    readonly builds: ReleasedBuild[],
    readonly reason: string,
    /** The last build, should it arrive after its deadline after all. Never resolves when it fails instead. */
    readonly late?: Promise<LoadedPart>,
  ) {
    super(reason);
  }
}

interface Surroundings {
  /** The remote as this page's release has it. */
  remote: (name: string) => ReleasedRemote | undefined;
  /** Loads a build's container for a part and gives its definition; another `attempt` uses another address. */
  definition: (build: ReleasedBuild, attempt: number, part: Part) => Promise<RemoteDefinition | undefined>;
  /** Takes what a failed build left in the page; of one that may still arrive, only what it does not need. */
  clear: (build: ReleasedBuild, mayArrive: boolean) => void;
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
  readonly #underWay: string[] = [];
  readonly #attempts = new Map<string, number>();
  readonly #turns = new Map<string, number>();

  constructor(private readonly around: Surroundings) {}

  /** The part, when it can be shown at once. */
  ready(part: Part): LoadedPart | undefined {
    return this.#ready.get(this.#keyOf(part));
  }

  /** Whether a build of this remote runs in the page, or is on its way. One that failed is neither. */
  isLoaded(remote: string): boolean {
    return this.#underWay.includes(remote) || [...this.#ready.keys()].some((key) => key.startsWith(`${remote} `));
  }

  /** Loads the part; whoever asks for the same one shares the load. @throws PartFailed */
  load(part: Part): Promise<LoadedPart> {
    const key = this.#keyOf(part);
    const known = this.#loads.get(key);
    if (known) return known;
    const loading = this.#loadAgain(part);
    this.#loads.set(key, loading);
    this.#underWay.push(part.remote);
    const keep = (loaded: LoadedPart) => {
      const isWanted = key === this.#keyOf(part) && this.#loads.get(key) === loading;
      if (isWanted) this.#ready.set(key, loaded);
    };
    const settle = () => this.#underWay.splice(this.#underWay.indexOf(part.remote), 1);
    loading.then(
      (loaded) => {
        keep(loaded);
        settle();
      },
      (error: unknown) => {
        settle();
        if (error instanceof PartFailed) void error.late?.then(keep);
      },
    );
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
    if (isOnTrial) this.#fail(part, build, error, false);
    else this.#report(part, build, 'error', { reason: reasonOf(error) });
    return isOnTrial && Boolean(isFirst);
  }

  /** Which builds were tried, in this order, when this one is the last that failed. */
  tried({ remote }: Part, last: ReleasedBuild): ReleasedBuild[] {
    const current = this.around.remote(remote);
    return !current || current.build === last.build ? [last] : [current, last];
  }

  /** Makes the next load of the part begin anew, with the current build under another address. */
  retry(part: Part): void {
    this.#turns.set(keyOf(part), TURNS_PER_RETRY);
    this.#beginAnew(part);
    this.#forget(part);
  }

  /** After Retry: again by itself, a few times, while the whole chain fails at once. */
  async #loadAgain(part: Part): Promise<LoadedPart> {
    const turns = this.#turns.get(keyOf(part)) ?? 1;
    this.#turns.delete(keyOf(part));
    for (let turn = turns; ; turn -= 1) {
      const since = performance.now();
      try {
        return await this.#tryBuilds(part);
      } catch (error) {
        if (turn <= 1 || performance.now() - since > AT_ONCE_MS) throw error;
        this.#beginAnew(part);
      }
    }
  }

  #beginAnew({ remote }: Part): void {
    this.around.failed.forget(remote);
    // What hangs would be taken up again by whoever asks for the same file, and hang on.
    const current = this.around.remote(remote);
    for (const build of [current, current?.fallback]) if (build) this.around.clear(build, false);
    this.#attempts.set(remote, this.#attempt(remote) + 1);
  }

  async #tryBuilds(part: Part): Promise<LoadedPart> {
    const remote = this.around.remote(part.remote);
    const builds = remote ? this.#candidates(part.remote, remote) : [];
    let reason = 'not in the release';
    let late: Promise<LoadedPart> | undefined;
    for (const build of builds) {
      const since = performance.now();
      const loading = this.#component(build, part);
      try {
        const deadline = build.build === remote?.build ? CURRENT_MS : FALLBACK_MS;
        const component = await within(deadline, loading);
        this.#report(part, build, 'loaded', { ms: elapsed(since) });
        return { component, build };
      } catch (error) {
        reason = reasonOf(error);
        const mayArrive = error instanceof Late && build === builds.at(-1);
        if (mayArrive) late = this.#whenItArrives(loading, build);
        this.#fail(part, build, error, mayArrive, elapsed(since));
      }
    }
    throw new PartFailed(builds, reason, late);
  }

  #whenItArrives(loading: Promise<PartComponent>, build: ReleasedBuild): Promise<LoadedPart> {
    return new Promise((resolve) => {
      loading.then(
        (component) => resolve({ component, build }),
        () => this.around.clear(build, false),
      );
    });
  }

  #candidates(name: string, remote: ReleasedRemote): ReleasedBuild[] {
    if (!remote.fallback) return [remote];
    return this.around.failed.of(name) === remote.build ? [remote.fallback] : [remote, remote.fallback];
  }

  async #component(build: ReleasedBuild, part: Part): Promise<PartComponent> {
    const definition = await this.around.definition(build, this.#attempt(part.remote), part);
    const { default: component } = await loaderOf(definition, part)();
    if (!component) throw new Error('the module has no default export');
    return component;
  }

  #fail(part: Part, build: ReleasedBuild, error: unknown, mayArrive: boolean, ms?: number): void {
    this.#report(part, build, 'failed', { ms, reason: reasonOf(error) });
    this.around.clear(build, mayArrive);
    const remote = this.around.remote(part.remote);
    if (remote?.fallback && remote.build === build.build) this.around.failed.remember(part.remote, build.build);
  }

  #report({ remote }: Part, { build }: ReleasedBuild, kind: HealthEvent['kind'], more: Partial<HealthEvent>): void {
    this.around.report({ ...more, kind, remote, build });
  }

  #forget(part: Part): void {
    this.#loads.delete(this.#keyOf(part));
    this.#ready.delete(this.#keyOf(part));
  }

  /** What failed in one build of the release says nothing of the part in the next. */
  #keyOf(part: Part): string {
    return `${keyOf(part)} ${this.around.remote(part.remote)?.build ?? ''}`;
  }

  #attempt(remote: string): number {
    return this.#attempts.get(remote) ?? 0;
  }
}

const elapsed = (since: number) => Math.round(performance.now() - since);
