import { registryClient } from './registry-client.mjs';

/** How the registry's history names the holder of the token that `npm start` publishes with. */
const START = 'token for everything';

/** The last release that changed this application, when it took this very build away and was not a start's own. */
const takenAwayBy = (releases, { name, build }) => {
  const last = releases.find(({ changes }) => changes.some(({ remote }) => remote === name));
  const isOwn = last?.cause === 'promote' && last.actor === START;
  return !isOwn && last?.changes.some(({ remote, from }) => remote === name && from === build) ? last : undefined;
};

const saysWhy = {
  rollback: 'was rolled back',
  promote: 'was followed by another build',
};

/**
 * Publishes builds and promotes those that are not current yet, all in one release. Where somebody rolled a build back or
 * released another one after it, that stays, unless `again` says that this one is meant.
 * @param {{ url: string, token: string, channel?: string, again?: boolean, builds: { name: string, build: string, folder: string }[], onStep?: (text: string) => void }} options
 * @returns {Promise<number>} the number of the release that is current now
 * @throws {RegistryRefused} with the registry's own sentence
 */
export async function publishAndPromote({ url, token, channel = 'stable', again = false, builds, onStep = () => {} }) {
  const registry = registryClient({ url, token });
  const release = (await registry.head(channel))?.release;
  const currentOf = (name) => (name === 'shell' ? release?.shell : release?.remotes[name])?.build;
  const changed = builds.filter(({ name, build }) => currentOf(name) !== build);
  const { releases } = release && changed.length ? await registry.releases(channel, 100) : { releases: [] };
  const waiting = changed.filter((one) => {
    const decision = again ? undefined : takenAwayBy(releases, one);
    if (decision) {
      const { name, build } = one;
      onStep(`${name} ${build} ${saysWhy[decision.cause]}; that stays. npm run release -- ${name} brings it out again`);
    }
    return !decision;
  });
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
  );
  onStep(`Release ${seq} is current in ${channel}`);
  return seq;
}
