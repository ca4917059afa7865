import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildServices } from './build-services.mjs';
import { environmentOf } from './environment.mjs';
import { Failure, sentenceOf } from './failure.mjs';
import { claim, runningOn } from './instance.mjs';
import { ROOT } from './root.mjs';
import { ownPostgres, ownRedis } from './servers.mjs';
import { readSettings } from './settings.mjs';

const MAIN = path.join(ROOT, 'services/dist/src/main');

/** Paths as the person typed them: from where the command was called. */
function filesIn(args) {
  const files = args.map((file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file));
  if (files.length === 0) throw new Failure('Name the files to import: npm run seed -- FILE…');
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Failure(`There is no file ${missing}.`);
  return files;
}

async function run(program, args, env) {
  const child = spawn(process.execPath, [path.join(MAIN, program), ...args], { cwd: ROOT, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Failure('Not everything could be imported.');
}

/** Uses the servers of the running product; when it does not run, they are started for this alone. */
async function withServers(settings, work) {
  const running = runningOn(settings.dataDir);
  const given = { databaseUrl: process.env.DATABASE_URL, redisUrl: process.env.REDIS_URL };
  if (given.databaseUrl) return work(given);
  if (running?.databaseUrl) return work(running);
  const release = claim(settings.dataDir, settings.publicUrl);
  const postgres = await ownPostgres(settings.dataDir);
  const redis = given.redisUrl ? undefined : await ownRedis(settings.dataDir);
  try {
    return await work({ databaseUrl: postgres.url, redisUrl: given.redisUrl ?? redis?.url });
  } finally {
    await redis?.stop();
    await postgres.stop();
    release();
  }
}

const USAGE = `
  npm run seed -- FILE…     imports jobs or a register of sponsors from each file, as the scheduled import does

  While the product runs it shows them at once; else its database is started for the import alone.
  DATA_DIR or DATABASE_URL say which product is meant.
`;

async function seed(args) {
  if (args.includes('--help')) return console.log(USAGE);
  const files = filesIn(args);
  const settings = readSettings(process.env);
  await buildServices();
  await withServers(settings, async (servers) => {
    const env = environmentOf(process.env, settings, { ...servers, ports: {} })('seed');
    await run('migrate.js', [], env);
    await run('seed.js', files, env);
  });
}

await seed(process.argv.slice(2)).catch((error) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
