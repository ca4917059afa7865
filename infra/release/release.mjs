import { publishAndPromote } from './publish.mjs';
import { registryClient, RegistryRefused } from './registry-client.mjs';
import { HELP, Misused, read } from './usage.mjs';
import { registryUrlOf, tokenFor } from './where.mjs';

async function release(name, { channel, percent, url, fresh }) {
  if (percent !== undefined && Number(percent) !== 100) {
    throw new Misused(
      'A release goes to everybody: giving it to a part of the visitors is not possible in this version.',
    );
  }
  const started = Date.now();
  // The bundler is not loaded for what needs none.
  const { build } = await import('../build/build.mjs');
  const builds = await build({ names: [name], fresh, onStep: console.log });
  const seq = await publishAndPromote({
    url,
    token: await tokenFor(name),
    channel,
    again: true,
    builds,
    onStep: console.log,
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name} ${builds[0].build} is what new visitors get (release ${seq} in ${channel}, ${seconds} s).`);
}

async function rollback(name, { channel, reason, to, url }) {
  if (!reason) throw new Misused('Say why: npm run release -- rollback mf-jobs --reason "…"');
  const toSeq = to === undefined ? undefined : Number(to);
  if (toSeq !== undefined && !Number.isInteger(toSeq)) throw new Misused('--to must be the number of a release.');
  const registry = registryClient({ url, token: await tokenFor(name ?? '*') });
  const { seq } = await registry.rollback(channel, { remote: name, toSeq, reason });
  console.log(`Rolled back ${name ?? 'the whole release'}: release ${seq} is current in ${channel}.`);
}

async function list({ channel, url }) {
  const { releases } = await registryClient({ url }).releases(channel);
  for (const { seq, time, cause, actor, reason, changes } of releases) {
    const what = changes.map(({ remote, from, to }) => `${remote} ${from ?? 'new'} → ${to ?? 'taken away'}`).join(', ');
    console.log(`${seq}  ${time}  ${cause} by ${actor}${reason ? ` (${reason})` : ''}: ${what}`);
  }
}

async function main(args) {
  const { command, name, values } = read(args);
  if (!command) {
    console.log(HELP);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const settings = { ...values, url: values.url ?? registryUrlOf() };
  if (command === 'list') await list(settings);
  else if (command === 'rollback') await rollback(name, settings);
  else await release(name, settings);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isSaid = error instanceof Misused || error instanceof RegistryRefused || error.name === 'BuildRefused';
  if (!isSaid) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
