import { jest } from '@jest/globals';
import type { RemoteDefinition } from '@landfall/sdk/remote';
import type { ReleasedBuild, ReleasedRemote } from '@landfall/sdk/release';
import { aDefinition, aRemote, earlier, saying } from '../testing/samples';
import type { HealthEvent } from './health';
import { Loader, PartFailed } from './loader';
import type { Part } from './part';

const PART: Part = { remote: 'mf-jobs', kind: 'route', path: '/jobs' };
const NEWEST = aRemote();

type Answer = () => Promise<RemoteDefinition | undefined>;
const works: Answer = () => Promise.resolve(aDefinition(saying('here')));
const fails: Answer = () => Promise.reject(new Error('404'));
const hangs: Answer = () => new Promise(() => undefined);

/** A page whose builds answer as said, by build id. */
function pageWith(answers: Record<string, Answer>, remote: ReleasedRemote = NEWEST) {
  const release = { remote };
  const told: HealthEvent[] = [];
  const asked: [string, number][] = [];
  const cleared: string[] = [];
  const memory = new Map<string, string>();
  const loader = new Loader({
    remote: (name) => (name === 'mf-jobs' ? release.remote : undefined),
    definition: ({ build }: ReleasedBuild, attempt: number) => {
      asked.push([build, attempt]);
      return (answers[build] ?? fails)();
    },
    clear: ({ build }, mayArrive) => void cleared.push(`${mayArrive ? 'the preloads' : 'all'} of ${build}`),
    report: (event) => void told.push(event),
    failed: {
      of: (name) => memory.get(name),
      remember: (name, build) => void memory.set(name, build),
      forget: (name) => void memory.delete(name),
    },
  });
  return { loader, told, asked, cleared, release };
}

describe('loading a part of a remote', () => {
  it('takes the build that the release names', async () => {
    const { loader, told } = pageWith({ [NEWEST.build]: works });
    expect((await loader.load(PART)).build.build).toBe(NEWEST.build);
    expect(told).toMatchObject([{ kind: 'loaded', remote: 'mf-jobs', build: NEWEST.build }]);
  });

  it('is done once for everybody who asks', async () => {
    const { loader, asked } = pageWith({ [NEWEST.build]: works });
    await Promise.all([loader.load(PART), loader.load(PART)]);
    expect(asked).toHaveLength(1);
    expect(loader.ready(PART)).toBeDefined();
  });

  it('takes the earlier build by itself when the newest fails, and clears up after it', async () => {
    const { loader, told, cleared } = pageWith({ [earlier.build]: works });
    expect((await loader.load(PART)).build.build).toBe(earlier.build);
    expect(told.map(({ kind, build }) => [kind, build])).toEqual([
      ['failed', NEWEST.build],
      ['loaded', earlier.build],
    ]);
    expect(cleared).toEqual([`all of ${NEWEST.build}`]);
  });

  it('remembers the failed build, so that the next part begins with the earlier one', async () => {
    const { loader, asked } = pageWith({ [earlier.build]: works });
    await loader.load(PART);
    asked.length = 0;
    await loader.load({ remote: 'mf-jobs', kind: 'filling', slot: 'home.jobs', nth: 0 });
    expect(asked.map(([build]) => build)).toEqual([earlier.build]);
  });

  it('gives a silent build five seconds and the earlier one three', async () => {
    jest.useFakeTimers();
    const { loader, told } = pageWith({ [NEWEST.build]: hangs, [earlier.build]: hangs });
    let failure: unknown;
    loader.load(PART).catch((error) => (failure = error));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toBeInstanceOf(PartFailed);
    expect(told.map(({ reason }) => reason)).toEqual(['deadline', 'deadline']);
    jest.useRealTimers();
  });

  it('has the last build to show when it arrives after its deadline', async () => {
    jest.useFakeTimers();
    let arrives: (definition: RemoteDefinition) => void = () => undefined;
    const slow: Answer = () => new Promise((resolve) => (arrives = resolve));
    const { loader, cleared } = pageWith({ [NEWEST.build]: hangs, [earlier.build]: slow });
    const failing = loader.load(PART).catch((error: unknown) => error as PartFailed);
    await jest.advanceTimersByTimeAsync(8_000);
    const failure = (await failing) as PartFailed;
    expect(cleared).toEqual([`all of ${NEWEST.build}`, `the preloads of ${earlier.build}`]);
    expect(loader.ready(PART)).toBeUndefined();
    arrives(aDefinition(saying('late')));
    expect((await failure.late)?.build.build).toBe(earlier.build);
    expect(loader.ready(PART)?.build.build).toBe(earlier.build);
    jest.useRealTimers();
  });

  it('clears up after a late build that fails in the end', async () => {
    jest.useFakeTimers();
    let breaks: (error: Error) => void = () => undefined;
    const slow: Answer = () => new Promise((_resolve, reject) => (breaks = reject));
    const { loader, cleared } = pageWith({ [NEWEST.build]: slow }, aRemote({ fallback: undefined }));
    const failing = loader.load(PART).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(5_000);
    await failing;
    breaks(new Error('cut off'));
    await jest.advanceTimersByTimeAsync(0);
    expect(cleared).toEqual([`the preloads of ${NEWEST.build}`, `all of ${NEWEST.build}`]);
    jest.useRealTimers();
  });

  it('counts a hanging chunk of the component too', async () => {
    jest.useFakeTimers();
    const broken = aDefinition(saying('never'));
    broken.routes[0]!.component = () => new Promise(() => undefined);
    const { loader } = pageWith({ [NEWEST.build]: () => Promise.resolve(broken), [earlier.build]: works });
    const loaded = loader.load(PART);
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await loaded).build.build).toBe(earlier.build);
    jest.useRealTimers();
  });

  it('begins anew on Retry, from another address and with nothing left of the first try', async () => {
    const answers: Record<string, Answer> = {};
    const { loader, asked, cleared } = pageWith(answers);
    await expect(loader.load(PART)).rejects.toBeInstanceOf(PartFailed);
    answers[NEWEST.build] = works;
    loader.retry(PART);
    expect((await loader.load(PART)).build.build).toBe(NEWEST.build);
    expect(asked.at(-1)).toEqual([NEWEST.build, 1]);
    expect(cleared.slice(2)).toEqual([`all of ${NEWEST.build}`, `all of ${earlier.build}`]);
  });

  it('goes on by itself after Retry while everything fails at once, but not for ever', async () => {
    let failures = 0;
    const brokenPreloads: Answer = () => (failures++ < 7 ? fails() : works());
    const { loader, asked } = pageWith({ [NEWEST.build]: brokenPreloads, [earlier.build]: brokenPreloads });
    await expect(loader.load(PART)).rejects.toBeInstanceOf(PartFailed);
    expect(asked).toHaveLength(2);
    loader.retry(PART);
    expect((await loader.load(PART)).build.build).toBe(earlier.build);
    const never = pageWith({});
    never.loader.retry(PART);
    await expect(never.loader.load(PART)).rejects.toBeInstanceOf(PartFailed);
    expect(never.asked).toHaveLength(8);
  });

  it('steps back once after mounting, and not a second time', async () => {
    const { loader } = pageWith({ [NEWEST.build]: works, [earlier.build]: works });
    const first = await loader.load(PART);
    expect(loader.stepBack(PART, first, new Error('boom'), true)).toBe(true);
    const second = await loader.load(PART);
    expect(second.build.build).toBe(earlier.build);
    expect(loader.stepBack(PART, second, new Error('boom'), true)).toBe(false);
  });

  it('keeps a build whose screen throws long after it was mounted', async () => {
    const { loader, told, cleared } = pageWith({ [NEWEST.build]: works, [earlier.build]: works });
    const first = await loader.load(PART);
    expect(loader.stepBack(PART, first, new Error('boom'), false)).toBe(false);
    expect((await loader.load(PART)).build.build).toBe(NEWEST.build);
    expect(told.map(({ kind }) => kind)).toEqual(['loaded', 'error', 'loaded']);
    expect(cleared).toEqual([]);
  });

  it('has no earlier build to fall back on when the channel has none', async () => {
    const { loader } = pageWith({}, aRemote({ fallback: undefined }));
    await expect(loader.load(PART)).rejects.toMatchObject({ builds: [{ build: NEWEST.build }] });
  });
});

describe('a remote of which nothing could be shown', () => {
  const REPAIRED = aRemote({ build: 'dddddddddddd' });

  it('is free for a newer build, which is asked for the same part', async () => {
    const { loader, asked, release } = pageWith({ [REPAIRED.build]: works });
    const failing = loader.load(PART);
    expect(loader.isLoaded('mf-jobs')).toBe(true); // it may still arrive
    await expect(failing).rejects.toBeInstanceOf(PartFailed);
    expect(loader.isLoaded('mf-jobs')).toBe(false);
    release.remote = REPAIRED;
    expect((await loader.load(PART)).build.build).toBe(REPAIRED.build);
    expect(asked.at(-1)?.[0]).toBe(REPAIRED.build);
    expect(loader.isLoaded('mf-jobs')).toBe(true);
  });

  it('is free as well when what arrived threw as it was mounted', async () => {
    const { loader } = pageWith({ [NEWEST.build]: works, [earlier.build]: works });
    loader.stepBack(PART, await loader.load(PART), new Error('boom'), true);
    loader.stepBack(PART, await loader.load(PART), new Error('boom'), true);
    expect(loader.isLoaded('mf-jobs')).toBe(false);
  });

  it('is not free while another part of it stands on screen', async () => {
    const { loader } = pageWith({ [NEWEST.build]: works });
    const first = await loader.load(PART);
    await loader.load({ remote: 'mf-jobs', kind: 'filling', slot: 'home.jobs', nth: 0 });
    loader.stepBack(PART, first, new Error('boom'), false);
    expect(loader.isLoaded('mf-jobs')).toBe(true);
  });

  it('does not go back to a build that arrives once a newer one has been taken', async () => {
    jest.useFakeTimers();
    let arrives: (definition: RemoteDefinition) => void = () => undefined;
    const slow: Answer = () => new Promise((resolve) => (arrives = resolve));
    const { loader, release } = pageWith({ [NEWEST.build]: slow }, aRemote({ fallback: undefined }));
    const failing = loader.load(PART).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(5_000);
    await failing;
    release.remote = REPAIRED;
    arrives(aDefinition(saying('late')));
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.ready(PART)).toBeUndefined();
    expect(loader.isLoaded('mf-jobs')).toBe(false);
    jest.useRealTimers();
  });
});
