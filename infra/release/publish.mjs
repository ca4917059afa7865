import { registryClient } from './registry-client.mjs';

/** What `npm start` gives as the reason of its releases; all others are somebody's decision. */
export const START = 'npm start';

/**
 * The decision that keeps this build from being current: somebody rolled it back or released another one, and the sources
 * are those that were known then. Undefined where the last word was a start's with other sources: they have changed since.
 * @param {AsyncIterable<object>} history newest first
 */
async function decisionAgainst(history, { name, build }) {
  let decision;
  for await (const release of history) {
    const change = release.changes.find(({ remote }) => remote === name);
    if (!change) continue;
    if (release.reason === START) return change.to === build ? decision : undefined;
    decision ??= release;
    if (change.from === build || change.to === build) return decision;
  }
  return undefined;
}

const saysWhy = {
  rollback: 'was rolled back',
  promote: 'was followed by another build',
};

/** A channel's releases, newest first; each page is asked for once, however many go through them. */
function historyOf(registry, channel) {
  const pages = new Map();
  const pageAt = (page) => {
    if (!pages.has(page)) pages.set(page, registry.releases(channel, { limit: 100, page }));
    return pages.get(page);
  };
  return async function* releases() {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { releases, totalPages } = await pageAt(page);
      yield* releases;
      isLast = page >= totalPages;
    }
  };
}

/**
 * Publishes builds and promotes those that are not current yet, all in one release. Where somebody rolled a build back or
 * released another one after it, that stays, unless `again` says that this one is meant.
 * @param {{ url: string, token: string, channel?: string, again?: boolean, reason?: string, builds: { name: string, build: string, folder: string }[], onStep?: (text: string) => void, onLeft?: (text: string) => void }} options
 * @returns {Promise<number>} the number of the release that is current now
 * @throws {RegistryRefused} with the registry's own sentence
 */
export async function publishAndPromote({
  url,
  token,
  channel = 'stable',
  again = false,
  reason,
  builds,
  onStep = () => {},
  onLeft = () => {},
}) {
  const registry = registryClient({ url, token });
  const release = (await registry.head(channel))?.release;
  const currentOf = (name) => (name === 'shell' ? release?.shell : release?.remotes[name])?.build;
  const changed = builds.filter(({ name, build }) => currentOf(name) !== build);
  const history = historyOf(registry, channel);
  const waiting = [];
  for (const one of changed) {
    const decision = release && !again ? await decisionAgainst(history(), one) : undefined;
    if (!decision) waiting.push(one);
    else {
      const { name, build } = one;
      onLeft(`${name} ${build} ${saysWhy[decision.cause]}; that stays. npm run release -- ${name} brings it out again`);
    }
  }
  if (waiting.length === 0) return release.seq;
  await Promise.all(
    waiting.map(async ({ name, folder }) => {
      const { version, isNew } = await registry.publish(folder);
      onStep(`${isNew ? 'Published' : 'Already published:'} ${name} ${version}`);
    }),
  );
  const { seq } = await registry.promote(
    channel,
    waiting.map(({ name, build }) => ({ remote: name, build })),
    { reason },
  );
  onStep(`Release ${seq} is current in ${channel}`);
  return seq;
}
