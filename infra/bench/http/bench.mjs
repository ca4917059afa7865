import { withProduct } from '../product.mjs';
import { questions } from '../search/questions.mjs';
import { load } from './load.mjs';
import { signIn } from './sign-in.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** A share of the load, for a machine that has other work: `BENCH_LOAD=0.1`. */
const LOAD = Number(process.env.BENCH_LOAD ?? 1);
const LISTS = 300 * LOAD;
const FILTERS = 150 * LOAD;
const SUGGESTIONS = 20 * LOAD;
const TARGET_MS = 200;
const SUGGESTION_TARGET_MS = 30;
const WARM_UP_SECONDS = 5;

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];
const typed = ['nur', 'regis', 'soft', 'phys', 'cook', 'bost', 'lond', 'eng', 'data sc', 'teach', 'java', 'micros'];

const kinds = {
  list: { perSecond: LISTS, next: (n) => ({ path: `/api/jobs?page=${1 + (n % 25)}&limit=40` }) },
  filter: {
    perSecond: FILTERS,
    next: (n) => ({ path: '/api/jobs/filter', method: 'POST', body: JSON.stringify(questions[n % questions.length]) }),
  },
  suggestions: {
    perSecond: SUGGESTIONS,
    next: (n) => ({ path: `/api/jobs/suggest?q=${encodeURIComponent(typed[n % typed.length])}` }),
  },
};

/**
 * The whole product with its database on this machine, and the load beside it: lists, filters and suggestions at the
 * same time, at a fixed rate, through the front door. The baseline is the target.
 */
export async function run(report) {
  // one address and one person make all the requests
  process.env.RATE_LIMIT_PER_PERSON = 'off';
  process.env.RATE_LIMIT_PER_ADDRESS = 'off';
  await withProduct(async (product) => {
    const headers = { cookie: await signIn(product), origin: product };
    const all = (seconds) =>
      Promise.all(Object.values(kinds).map((kind) => load(product, { ...kind, seconds, headers })));
    await all(WARM_UP_SECONDS);
    const results = await all(SECONDS);
    Object.keys(kinds).forEach((kind, at) => {
      const { times, errors } = results[at];
      const target = kind === 'suggestions' ? SUGGESTION_TARGET_MS : TARGET_MS;
      const name = `http: ${kind}, ${kinds[kind].perSecond} a second for ${SECONDS} s`;
      report({ name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' });
      report({
        name: `${name}, p99 (target ${target} ms)`,
        value: percentile(times, 0.99),
        unit: 'ms',
        baseline: target,
      });
      report({ name: `${name}, errors`, value: errors, unit: '' });
    });
  });
}
