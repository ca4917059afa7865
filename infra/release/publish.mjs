import { registryClient } from './registry-client.mjs';

/**
 * Publishes builds and promotes those that are not current yet, all in one release.
 * @param {{ url: string, token: string, channel?: string, builds: { name: string, build: string, folder: string }[], onStep?: (text: string) => void }} options
 * @returns the number of the release that is current now
 * @throws {RegistryRefused} with the registry's own sentence
 */
export async function publishAndPromote({ url, token, channel = 'stable', builds, onStep = () => {} }) {
  const registry = registryClient({ url, token });
  const release = (await registry.head(channel))?.release;
  const currentOf = (name) => (name === 'shell' ? release?.shell : release?.remotes[name])?.build;
  const waiting = builds.filter(({ name, build }) => currentOf(name) !== build);
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
