import { processorTime, programsOf } from '../processor-time.mjs';
import { withProduct } from '../product.mjs';
import { untilQuiet } from '../until-quiet.mjs';
import { Connection } from './connection.mjs';
import { load } from './load.mjs';
import { requestsOf } from './requests.mjs';
import { signIn } from './sign-in.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** A share of the load, for a machine that has other work: `BENCH_LOAD=0.1`. */
const LOAD = Number(process.env.BENCH_LOAD ?? 1);
const PER_SECOND = { list: 300 * LOAD, filter: 150 * LOAD, suggestions: 20 * LOAD };
const TARGETS_MS = { list: 200, filter: 200, suggestions: 30 };
/** Of the api's processor for one request. */
const PROCESSOR_TARGETS_MS = { list: 1.5, filter: 1.5, suggestions: 0.5 };
/** So many people share the load, each below the limit of requests for one person. */
const PEOPLE = 40;
const WARM_UP_SECONDS = 5;
const ONE_BY_ONE = 500;

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/**
 * The whole product with its database on this machine, and the load beside it: lists, filters and suggestions of
 * signed-in people at the same time, at a fixed rate, through the front door, asked for as browsers do (compressed). The
 * baseline is the target. Before it, what one request costs the processor.
 */
export async function run(report) {
  await withProduct(async (product, pid) => {
    await untilQuiet(product, pid);
    const people = Array.from({ length: PEOPLE }, (_, at) => `reader-${at}`);
    const cookies = [];
    for (const person of people) cookies.push(await signIn(product, person));
    const requests = requestsOf(product, cookies);
    await costOfOne(product, pid, requests, report);
    await underLoad(product, pid, requests, report);
  });
}

/** One request after the other over one connection: processor time and not time, so that other work counts less. */
async function costOfOne(product, pid, requests, report) {
  const programs = programsOf(pid);
  if (!programs.api) return;
  const connection = new Connection(new URL(product));
  for (const [name, { next, check }] of Object.entries(requests)) {
    const isNew = name.startsWith('new');
    if (!isNew) for (let n = 0; n < ONE_BY_ONE / 2; n += 1) check(await connection.send(next(n)));
    const before = Object.entries(programs).map(([program, pids]) => [program, processorTime(pids)]);
    for (let n = 0; n < ONE_BY_ONE; n += 1) await connection.send(next(n));
    const spent = Object.fromEntries(
      before.map(([program, time]) => [program, (processorTime(programs[program]) - time) / ONE_BY_ONE]),
    );
    const target = PROCESSOR_TARGETS_MS[name];
    const what = isNew ? `${name.slice(3).toLowerCase()} that nobody asked for before` : name;
    report({
      name: `http: processor time of the api for one ${what}${target ? ` (target ${target} ms)` : ''}`,
      value: spent.api,
      unit: 'ms',
      baseline: target,
    });
    report({
      name: `http: of the front door and the database for it`,
      value: (spent['front door'] ?? 0) + (spent.database ?? 0),
      unit: 'ms',
    });
  }
  connection.close();
}

async function underLoad(product, pid, { list, filter, suggestions }, report) {
  const kinds = { list, filter, suggestions };
  for (const [name, perSecond] of Object.entries(PER_SECOND)) kinds[name] = { ...kinds[name], perSecond };
  await load(product, kinds, WARM_UP_SECONDS);
  const programs = programsOf(pid);
  const began = performance.now();
  const before = Object.entries(programs).map(([program, pids]) => [program, pids, processorTime(pids)]);
  const own = process.cpuUsage();
  const results = await load(product, kinds, SECONDS);
  const ms = performance.now() - began;
  for (const [kind, { times, errors }] of Object.entries(results)) {
    const name = `http: ${kind}, ${PER_SECOND[kind]} a second for ${SECONDS} s`;
    const target = TARGETS_MS[kind];
    report({ name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' });
    report({
      name: `${name}, p99 (target ${target} ms)`,
      value: percentile(times, 0.99),
      unit: 'ms',
      baseline: target,
    });
    report({ name: `${name}, errors (target 0)`, value: errors, unit: '' });
  }
  const { user, system } = process.cpuUsage(own);
  const shares = [
    ['the load itself', (user + system) / 1000],
    ...before.map(([name, pids, time]) => [name, processorTime(pids) - time]),
  ];
  for (const [name, spent] of shares) {
    report({ name: `http: share of one processor, ${name}`, value: spent / ms, unit: '' });
  }
}
