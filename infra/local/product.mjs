import path from 'node:path';
import { buildServices } from './build-services.mjs';
import { environmentOf, hasOwnIdentity, hasOwnMailbox } from './environment.mjs';
import { Failure } from './failure.mjs';
import { tellServers } from './instance.mjs';
import { freePorts } from './ports.mjs';
import { Program } from './programs.mjs';
import { untilReady } from './readiness.mjs';
import { ownPostgres, ownRedis } from './servers.mjs';
import { say, step } from './steps.mjs';
import { endTools, runTool } from './tool.mjs';

const MAIN = 'services/dist/src/main';

const ENTRIES = {
  registry: `${MAIN}/registry.js`,
  api: `${MAIN}/api.js`,
  worker: `${MAIN}/worker.js`,
  identity: 'infra/identity/main.mjs',
  mail: 'infra/mail/main.mjs',
};

const isWanted = {
  identity: () => hasOwnIdentity(process.env),
  mail: () => hasOwnMailbox(process.env),
};

/** Everything between an installed clone and a usable product. What was started is stopped in the opposite order. */
export class Product {
  #settings;
  #programs = [];
  #servers = {};
  #proxy;
  #starting = Promise.resolve();
  #ending = new AbortController();

  /** @param {ReturnType<import('./settings.mjs').readSettings>} settings */
  constructor(settings) {
    this.#settings = settings;
  }

  start() {
    this.#starting = this.#start();
    return this.#starting;
  }

  async #start() {
    const names = Object.keys(ENTRIES).filter((name) => isWanted[name]?.() ?? true);
    const doors = names.includes('mail') ? [...names, 'smtp'] : names;
    const numbers = await freePorts(doors.length);
    const ports = Object.fromEntries(doors.map((name, index) => [name, numbers[index]]));
    await this.#openDoor(ports);

    const behind = this.#startBehind(names, ports).catch(async (error) => {
      await endTools(); // what is being built is of no use then
      throw error;
    });
    const [environment, builds] = await whenAll([behind, this.#buildWeb()]);
    this.#ending.signal.throwIfAborted();
    await step('Shell and remotes are published', () => this.#publish(builds, environment('registry')));
    await step('The jobs are here', () => untilReady(`http://127.0.0.1:${ports.api}`, this.#ending.signal));
    this.#proxy.ready();
  }

  /** In the order in which they need each other: what still has work to finish goes before what it works with. */
  async stop() {
    this.#ending.abort(new Failure('Landfall is ending.'));
    const endPrograms = () => Promise.all(this.#programs.map((program) => program.stop()));
    await Promise.all([this.#proxy?.stop(), endPrograms(), endTools()]);
    await Promise.allSettled([this.#starting]);
    await Promise.all([endPrograms(), endTools()]);
    await this.#servers.redis?.stop();
    await this.#servers.postgres?.stop();
  }

  async #openDoor({ smtp: _smtp, worker: _worker, ...targets }) {
    const { startProxy } = await import('./proxy.mjs');
    const { port, host, publicUrl } = this.#settings;
    this.#proxy = await startProxy({ port, host, publicUrl, targets }).catch((error) => {
      throw doorProblem(error, host, port);
    });
  }

  /** What the programs need, and then the programs. */
  async #startBehind(names, ports) {
    const [databaseUrl, redisUrl] = await whenAll([
      this.#startPostgres(),
      this.#startRedis(),
      step('Services are compiled', buildServices),
    ]);
    tellServers(this.#settings.dataDir, { databaseUrl, redisUrl });
    const environment = environmentOf(process.env, this.#settings, { databaseUrl, redisUrl, ports });
    await this.#readSettings(environment('api'));
    this.#ending.signal.throwIfAborted();
    await step('The database has its tables', () => this.#migrate(environment('migrate')));
    this.#ending.signal.throwIfAborted();
    await step('Programs have started', () => this.#startPrograms(names, environment));
    return environment;
  }

  async #startPostgres() {
    if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
    this.#servers.postgres = await step('PostgreSQL is up', () => ownPostgres(this.#settings.dataDir));
    return this.#servers.postgres.url;
  }

  async #startRedis() {
    if (process.env.REDIS_URL) return process.env.REDIS_URL;
    this.#servers.redis = await ownRedis(this.#settings.dataDir);
    say(
      `  ${this.#servers.redis ? 'Redis is up' : 'No redis-server or valkey-server on the PATH: the queues run on PostgreSQL'}`,
    );
    return this.#servers.redis?.url;
  }

  /** So that a wrong one is told before anything waits for the programs that would refuse it. */
  async #readSettings(env) {
    const { code, printed } = await runTool(process.execPath, [`${MAIN}/settings.js`], { env });
    if (code !== 0) throw new Failure(printed.trim());
  }

  async #migrate(env) {
    const { code, printed } = await runTool(process.execPath, [`${MAIN}/migrate.js`], { env });
    if (code !== 0) throw new Failure(`The database cannot be prepared: ${printed.trim()}`);
  }

  async #startPrograms(names, environment) {
    const logs = path.join(this.#settings.dataDir, 'logs');
    const programs = names.map((name) => new Program({ name, entry: ENTRIES[name], env: environment(name), logs }));
    this.#programs.push(...programs);
    await whenAll(programs.map((program) => program.start()));
  }

  #buildWeb() {
    return step('Shell and remotes are built', async () => {
      const { code, answered, printed } = await runTool(process.execPath, ['infra/local/build-web.mjs']);
      const why = printed.trim() || `the build ended with ${code ?? 'a signal'} and without a word: try again.`;
      if (code !== 0) throw new Failure(`The shell and the remotes cannot be built: ${why}`);
      return JSON.parse(answered);
    });
  }

  /** Through the registry's own calls, as any other release. */
  async #publish(builds, { PORT, PUBLISH_TOKEN }) {
    const { publishAndPromote, START } = await import('../release/publish.mjs');
    const { tokenFor } = await import('../release/where.mjs');
    const token = await tokenFor('*', { DATA_DIR: this.#settings.dataDir, PUBLISH_TOKEN });
    const onLeft = (text) => say(`  ${text}`);
    const url = `http://127.0.0.1:${PORT}`;
    await publishAndPromote({ url, token, builds, reason: START, onLeft }).catch((error) => {
      throw new Failure(`The registry does not take the shell and the remotes: ${error.message}`);
    });
  }
}

/** Waits for all, also when one fails, so that nothing starts behind the back of the one who cleans up. */
async function whenAll(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return results.map(({ value }) => value);
}

function doorProblem(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    return new Failure(
      `Port ${port} is taken: end what listens there, or choose another, as in PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES')
    return new Failure(`Port ${port} is not for ordinary users: choose one from 1024 on with PORT.`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND'].includes(error.code)) {
    return new Failure(`This machine has no address ${host}: choose another HOST.`);
  }
  return error;
}
