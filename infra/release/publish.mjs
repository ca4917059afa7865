import { registryClient } from './registry-client.mjs';

/** Whether the last thing that happened to this application was that somebody took this very build back. */
const wasTakenBack = (releases, { name, build }) => {
  const last = releases.find(({ changes }) => changes.some(({ remote }) => remote === name));
  return last?.cause === 'rollback' && last.changes.some(({ remote, from }) => remote === name && from === build);
};

/**
 * Publishes builds and promotes those that are not current yet, all in one release. A build that somebody rolled back
 * stays so, unless `again` says that it is meant.
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
  const waiting = changed.filter((one) => again || !wasTakenBack(releases, one));
  for (const { name, build } of changed.filter((one) => !waiting.includes(one))) {
    onStep(`${name} ${build} was rolled back and stays so; npm run release -- ${name} brings it out again`);
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
  );
  onStep(`Release ${seq} is current in ${channel}`);
  return seq;
}
