import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildServices } from './build-services.mjs';
import { environmentOf } from './environment.mjs';
import { Failure, sentenceOf } from './failure.mjs';
import { ROOT } from './root.mjs';
import { withServers } from './seed-servers.mjs';
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
  const given = { databaseUrl: process.env.DATABASE_URL, redisUrl: process.env.REDIS_URL };
  await withServers(settings, given, async (servers) => {
    const env = environmentOf(process.env, settings, { ...servers, ports: {} })('seed');
    await run('migrate.js', [], env);
    await run('seed.js', files, env);
  });
}

await seed(process.argv.slice(2)).catch((error) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
