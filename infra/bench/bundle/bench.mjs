import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from '../../build/build.mjs';
import { ROOT } from '../../build/paths.mjs';
import { sizesOfPackages } from './packages.mjs';

const budget = JSON.parse(readFileSync(path.join(ROOT, 'infra/build/budget.json'), 'utf8'));

/** Brotli bytes that a browser loads; fonts are left out, their format is compressed already. */
export async function run(report) {
  const builds = await build();
  const contracts = Object.fromEntries(
    builds.map(({ name, folder }) => [
      name,
      { ...JSON.parse(readFileSync(path.join(folder, 'contract.json'), 'utf8')), folder },
    ]),
  );
  const weigh = ({ folder }, files) =>
    [...new Set(files)].reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length,
      0,
    );
  const codeOf = (assets) => assets.filter(({ as }) => as !== 'font').map(({ href }) => href);

  const { shell, ...remotes } = contracts;
  const shellBytes = weigh(shell, [shell.entry, ...codeOf(shell.preload)]);
  report({ name: 'bundle/shell', value: shellBytes, unit: 'B', baseline: budget.shell.initial });

  let home = shellBytes;
  for (const [name, contract] of Object.entries(remotes)) {
    const screens = contract.routes.map(({ preload }) => weigh(contract, [contract.entry, ...codeOf(preload)]));
    report({
      name: `bundle/${name}/entry`,
      value: weigh(contract, [contract.entry]),
      unit: 'B',
      baseline: budget[name].entry,
    });
    report({
      name: `bundle/${name}/first-screen`,
      value: Math.max(...screens),
      unit: 'B',
      baseline: budget[name]['first screen'],
    });
    const onHome = contract.slots.fills.filter(({ slot }) => slot.startsWith('home.'));
    if (onHome.length > 0)
      home += weigh(contract, [contract.entry, ...onHome.flatMap(({ preload }) => codeOf(preload))]);
  }
  report({ name: 'bundle/until-home-is-usable', value: home, unit: 'B' });
  for (const [name, bytes] of Object.entries(await sizesOfPackages())) {
    report({ name: `bundle/shared/${name}`, value: bytes, unit: 'B' });
  }
}
