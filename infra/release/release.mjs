import { parseArgs } from 'node:util';
import { build } from '../build/build.mjs';
import { APPLICATIONS } from '../build/paths.mjs';
import { BuildRefused } from '../build/remote-data.mjs';
import { publishAndPromote } from './publish.mjs';
import { registryClient, RegistryRefused } from './registry-client.mjs';
import { registryUrlOf, tokenFor } from './where.mjs';

const HELP = `Builds one application, publishes it and makes it current, while the product runs.

  npm run release -- mf-jobs                       build, publish and promote mf-jobs
  npm run release -- rollback mf-jobs --reason WHY  go back to the build before
  npm run release -- rollback --reason WHY          go back to the whole release before
  npm run release -- list                           the last releases of the channel

  --channel NAME   the channel, "stable" unless said
  --to SEQ         with rollback: back to what this release had
  --reason WHY     with rollback: why; kept in the history
  --url URL        the product; else REGISTRY_URL, PUBLIC_URL, PORT, or the one that runs on DATA_DIR
  --fresh          with a new build id, even when nothing changed
  --percent N      anything but 100 is refused: a release goes to everybody
  --help           this text

The publish token is PUBLISH_TOKEN, or the one that local mode keeps under DATA_DIR.
Applications: ${APPLICATIONS.join(', ')}.`;

class Misused extends Error {}

const options = {
  channel: { type: 'string', default: 'stable' },
  percent: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  url: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

function read(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Misused(error.message);
  }
}

function mustExist(name) {
  if (!APPLICATIONS.includes(name)) {
    throw new Misused(name ? `There is no application "${name}". There are: ${APPLICATIONS.join(', ')}.` : HELP);
  }
}

async function release(name, { channel, percent, url, fresh }) {
  mustExist(name);
  if (percent !== undefined && Number(percent) !== 100) {
    throw new Misused(
      'A release goes to everybody: giving it to a part of the visitors is not possible in this version.',
    );
  }
  const started = Date.now();
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
  if (name) mustExist(name);
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
    const what = changes.map(({ remote, from, to }) => `${remote} ${from ?? 'new'} → ${to}`).join(', ');
    console.log(`${seq}  ${time}  ${cause} by ${actor}${reason ? ` (${reason})` : ''}: ${what}`);
  }
}

async function main(args) {
  const { values, positionals } = read(args);
  const [command, name] = positionals;
  if (values.help || !command) {
    console.log(HELP);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const settings = { ...values, url: values.url ?? registryUrlOf() };
  if (command === 'list') await list(settings);
  else if (command === 'rollback') await rollback(name, settings);
  else await release(command, settings);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misused || error instanceof BuildRefused || error instanceof RegistryRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
