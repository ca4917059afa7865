import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../local/chromium.mjs';
import { withProduct } from '../product.mjs';
import { untilQuiet } from '../until-quiet.mjs';
import { serveOneBundle } from './anchor-server.mjs';
import { tapFilters, turnAround } from './clicks.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { visit } from './visit.mjs';

const ROUNDS = 5;

const SCREENS = [
  { name: 'home', address: '/', settled: '[data-mf="mf-jobs"] article', signedIn: false },
  { name: 'browse', address: '/jobs', settled: '[data-mf="mf-jobs"] article', signedIn: true },
];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function signedInState(browser, product) {
  const context = await browser.newContext({ baseURL: product });
  const page = await context.newPage();
  await page.goto('/api/login?returnTo=/');
  await page.getByRole('button', { name: 'Continue as Ada Okafor' }).click();
  await page.waitForURL(`${product}/`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Home and browse page of the product beside the same screens as one bundle, in turn, in one run. */
export async function run(report) {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-page-'));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const bundle = await buildOneBundle(folder);
    await withProduct(async (product, pid) => {
      await untilQuiet(product, pid);
      const anchor = await serveOneBundle(product, bundle);
      const storageState = await signedInState(browser, product);
      for (const screen of SCREENS) {
        const options = { settled: screen.settled, storageState: screen.signedIn ? storageState : undefined };
        const ours = [];
        const theirs = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          ours.push(await visit(browser, product + screen.address, options));
          theirs.push(await visit(browser, anchor.url + screen.address, options));
        }
        const of = (visits, key) => median(visits.map((it) => it[key]));
        report({ name: `page/${screen.name}/lcp`, value: of(ours, 'lcp'), unit: 'ms', baseline: of(theirs, 'lcp') });
        report({
          name: `page/${screen.name}/shift`,
          value: Math.max(...ours.map(({ shift }) => shift)),
          unit: '',
          baseline: 0.02,
        });
      }
      anchor.close();
      await measureTaps(browser, product, storageState, report);
    });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const TAP_TARGET_MS = 150;
const INP_TARGET_MS = 200;
const TURN_TARGET_MS = 100;
const p75 = (numbers) => [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * 0.75) - 1];

async function measureTaps(browser, product, storageState, report) {
  const { times, inp } = await tapFilters(browser, product, storageState);
  report({
    name: `page/browse/filter tapped to result painted, p75 of ${times.length}, CPU ×4, without network (target ${TAP_TARGET_MS} ms)`,
    value: p75(times),
    unit: 'ms',
    baseline: TAP_TARGET_MS,
  });
  report({
    name: `page/browse/inp, CPU ×4 (target ${INP_TARGET_MS} ms)`,
    value: inp,
    unit: 'ms',
    baseline: INP_TARGET_MS,
  });
  for (const cpu of [1, 4]) {
    const turns = await turnAround(browser, product, storageState, cpu);
    report({
      name: `page/route change to a remote already visited, p75 of ${turns.length}, CPU ×${cpu} (target ${TURN_TARGET_MS} ms)`,
      value: p75(turns),
      unit: 'ms',
      baseline: TURN_TARGET_MS,
    });
  }
}
