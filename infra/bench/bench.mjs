import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `npm run bench [-- NAME…]`. Each benchmark is `infra/bench/NAME/bench.mjs` and exports `run(report)`.
 * One JSON object a line on standard output: `{ name, value, unit, baseline, ratio }`; `baseline` is the anchor measured
 * in the same run (or the target where the name says so), `ratio` is value / baseline. Everything else goes to stderr.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const known = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  process.exit(1);
}

/** @param {{ name: string, value: number, unit: string, baseline?: number | null }} measurement */
function report({ name, value, unit, baseline = null }) {
  const round = (number) => (number === null ? null : Number(number.toPrecision(4)));
  console.log(
    JSON.stringify({
      name,
      value: round(value),
      unit,
      baseline: round(baseline),
      ratio: round(baseline ? value / baseline : null),
    }),
  );
}

for (const name of wanted.length > 0 ? wanted : known) {
  console.error(`bench ${name}`);
  const { run } = await import(pathToFileURL(path.join(here, name, 'bench.mjs')).href);
  await run(report);
}
