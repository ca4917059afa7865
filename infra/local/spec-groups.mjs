/**
 * Test files that run together. Each file that runs by itself loads every module anew, and all that it does is done by code
 * that has never run before: most of the time of a short one. Those of one part of the product share what they load.
 */

/** @typedef {{ file: string, text: string, isService: boolean }} Spec */

/**
 * What is changed for all that run in the same place: clocks, spies, the environment, what is done around each test. A file
 * that asks what nobody has done before it says `@alone`.
 */
const ALONE = /@alone\b|\bjest\.(?!fn\b)|\bprocess\.env\b|\bglobalThis\b|^(?:before|after)(?:All|Each)\(/m;

/** The api and what it is made of take a second to load, for whoever needs them. */
const WITH_THE_API =
  /\/testing\/(?:[\w-]+-app|test-database|a-board|search-[\w-]+|relevance|[\w-]*worker|compiled-services)\.js'/;

/** Seconds of processor time of files whose length says nothing of them, as last measured: they begin first. */
const LONG = new Map(
  Object.entries({
    'services/src/adverts/hostile-texts.spec.ts': 34,
    'services/src/adverts/other-denials.spec.ts': 16,
    'services/src/adverts/read-advert.spec.ts': 24,
    'services/src/jobs/finding/relevance.spec.ts': 12,
    'services/src/sponsors/difference/coverage.spec.ts': 13,
    'services/src/sponsors/names/labelled-names.spec.ts': 13,
    'services/src/tools/engine-threads/threaded-engine.spec.ts': 10,
    'services/src/tools/engine/hostile-texts.spec.ts': 42,
    'services/src/tools/engine/proven.spec.ts': 17,
    'services/src/tools/engine/reading/hostile-lines.spec.ts': 13,
    'services/src/tools/engine/study/study-test.spec.ts': 10,
    'services/src/tools/model/killed-worker.spec.ts': 10,
  }),
);

/** Above that the last group to end is waited for. */
const MOST_SECONDS = 15;

const needsTheApi = ({ text }) => WITH_THE_API.test(text);

/** About how long a file takes; of those that load the api, by what they ask of it. */
const secondsOf = (spec) =>
  LONG.get(spec.file) ?? (spec.isService && !needsTheApi(spec) ? 0.2 : 1.2) + spec.text.length / 10_000;

const isAlone = (spec) => !spec.isService || LONG.has(spec.file) || ALONE.test(spec.text);

function partOf(spec) {
  if (isAlone(spec)) return undefined;
  return needsTheApi(spec) ? 'the api' : spec.file.split('/').slice(0, 3).join('/');
}

/**
 * @param {Spec[]} specs
 * @returns {string[][]} each file once, the longest group first
 */
export function groupsOf(specs) {
  const groups = [];
  const open = new Map();
  for (const spec of specs.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    const seconds = secondsOf(spec);
    const part = partOf(spec);
    let group = part && open.get(part);
    if (!group || group.seconds + seconds > MOST_SECONDS) {
      group = { files: [], seconds: 0 };
      groups.push(group);
      if (part) open.set(part, group);
    }
    group.files.push(spec.file);
    group.seconds += seconds;
  }
  return groups.toSorted((a, b) => b.seconds - a.seconds).map(({ files }) => files);
}
