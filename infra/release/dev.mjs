import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { REMOTES } from '../build/paths.mjs';
import { watchRemote } from './dev-build.mjs';
import { devProxy } from './dev-proxy.mjs';
import { registryClient, RegistryRefused } from './registry-client.mjs';
import { Misused } from './usage.mjs';
import { registryUrlOf } from './where.mjs';

const HELP = `Runs one remote from source inside a running product; pages load again when its sources change.

  npm run dev -- mf-jobs                 inside the product of this machine
  npm run dev -- mf-jobs --against URL   inside a deployed one

  --port N   where to look at it, 8090 unless said
  --help     this text

Sign in at the product's own address: the session counts here too, as long as both have the same host name.
Remotes: ${REMOTES.join(', ')}.`;

function read(args) {
  const options = { against: { type: 'string' }, port: { type: 'string', default: '8090' }, help: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name] = positionals;
    if (!values.help && !REMOTES.includes(name)) {
      throw new Misused(name ? `There is no remote "${name}". There are: ${REMOTES.join(', ')}.` : HELP);
    }
    return { ...values, name, target: values.against ?? registryUrlOf() };
  } catch (error) {
    throw error instanceof Misused ? error : new Misused(error.message);
  }
}

async function listen(server, port) {
  server.listen(Number(port), '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') throw new Misused(`Port ${port} is taken: choose another with --port.`);
    throw error;
  }
}

async function main(args) {
  const { name, target, port, help } = read(args);
  if (help) return console.log(HELP);
  const head = await registryClient({ url: target }).head('stable');
  if (!head) throw new Misused(`The product at ${target} has no release yet.`);
  let built;
  const { server, reload } = devProxy({ name, target, current: () => built });
  await listen(server, port);
  const stop = await watchRemote(name, {
    onBuilt(next) {
      const isFirst = !built;
      built = next;
      reload();
      console.log(
        isFirst ? `${name} from source: http://127.0.0.1:${server.address().port}` : 'Built again; pages reload.',
      );
    },
    onBroken: (messages) => console.error(messages.join('\n')),
  });
  const end = () => {
    server.close();
    server.closeAllConnections();
    // The bundler's watcher keeps threads of its own.
    void stop().finally(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

await main(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof Misused || error instanceof RegistryRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
