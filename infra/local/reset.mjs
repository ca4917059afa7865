import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Failure, sentenceOf } from './failure.mjs';
import { runningOn } from './instance.mjs';
import { readSettings } from './settings.mjs';

/** What `npm start` makes in a data folder; nothing else in it is touched. */
const OURS = [
  'postgres',
  'redis',
  'storage',
  'uploads',
  'registry',
  'identity',
  'mail',
  'secrets',
  'logs',
  'postgres-password',
  'running.json',
];

async function isMeant(dataDir) {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) throw new Failure('Nobody can be asked here: say --yes to throw the local data away.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Throw away all local data in ${dataDir}? (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

try {
  const { dataDir } = readSettings(process.env);
  const running = runningOn(dataDir);
  if (running) throw new Failure(`Landfall runs on ${dataDir} (process ${running.pid}): end it first.`);
  if (!existsSync(dataDir)) console.log(`There is no local data in ${dataDir}.`);
  else if (await isMeant(dataDir)) {
    for (const name of OURS) rmSync(`${dataDir}/${name}`, { recursive: true, force: true });
    console.log('The local data is gone.');
  } else console.log('Nothing was thrown away.');
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
