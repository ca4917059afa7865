/** A phone on a slow line, as in Chromium's "slow 4G" and a processor four times slower than this one. */
export const PHONE = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
};
const LINE = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44 * 1e6) / 8,
  uploadThroughput: (0.675 * 1e6) / 8,
};

const record = () => {
  globalThis.seen = { lcp: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Nothing has arrived for two seconds; a stream that stays open does not count. */
const isQuiet = () => {
  const last = Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd), 0);
  return performance.now() - last > 2_000;
};

/**
 * Opens an address with an empty cache and waits until `settled` is on screen and nothing more arrives.
 * @returns {Promise<{ lcp: number, shift: number }>} milliseconds; layout shift score
 */
export async function visit(browser, url, { settled, storageState }) {
  const context = await browser.newContext({ ...PHONE, storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(record);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.locator(settled).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(isQuiet, undefined, { timeout: 60_000, polling: 250 });
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return seen;
}
