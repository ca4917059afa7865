import { PHONE } from './visit.mjs';

/** States that differ from each other by one tap and never come back: one more option, one less, one more. */
const TAPS = 34;
const TURNS = 12;
const CPU = 4;
const SETTLE_MS = 400;

/**
 * In the page: when which text stood where people see it, told after the frame with it was painted, and how long each
 * event of the person took to be answered by a frame. What tells it is urgent: a plain message would wait behind whatever
 * the page does once that frame stands on screen.
 */
const record = () => {
  globalThis.painted = [];
  globalThis.taps = [];
  globalThis.events = [];
  const last = {};
  const afterPaint = (tell) => scheduler.postTask(tell, { priority: 'user-blocking' });
  const look = () => {
    for (const [name, selector] of Object.entries(globalThis.watched ?? {})) {
      const text = document.querySelector(selector)?.textContent ?? '';
      if (text !== last[name]) void afterPaint(() => globalThis.painted.push({ name, text, at: performance.now() }));
      last[name] = text;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('click', ({ timeStamp }) => globalThis.taps.push(timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) globalThis.events.push({ interactionId, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

async function opened(browser, product, storageState, cpu) {
  const context = await browser.newContext({ ...PHONE, baseURL: product, storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(record);
  await page.goto('/jobs', { timeout: 60_000 });
  await page.locator('[data-mf="mf-jobs"] article').first().waitFor({ timeout: 60_000 });
  return page;
}

/**
 * From a tap on a filter to the frame that shows what is found, without the time that the list was asked for over the
 * network; on a phone whose processor is four times slower than this one. The interactions are these taps and those that
 * open and close the sheet.
 * @returns {Promise<{ times: number[], inp: number }>} milliseconds
 */
export async function tapFilters(browser, product, storageState) {
  const page = await opened(browser, product, storageState, CPU);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filter Jobs' });
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ jobs?$/ });
  await show.waitFor({ timeout: 60_000 });
  await show.evaluate((button) => {
    button.id = 'found';
    globalThis.watched = { found: '#found' };
  });
  const options = await optionsIn(sheet);
  const times = [];
  for (let tap = 0; tap < TAPS && tap / 2 < options.length; tap += 1) {
    // the first, the second, the first again, the third, the second again
    const { facet, label } = options[tap % 2 === 1 ? (tap + 1) / 2 : Math.max(0, tap / 2 - 1)];
    const group = sheet.locator('section.facet', { has: page.getByRole('heading', { name: facet, exact: true }) });
    const line = group.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
    const time = await tapped(page, line.getByRole('checkbox'));
    if (time !== undefined) times.push(time);
  }
  await show.tap();
  await sheet.waitFor({ state: 'hidden' });
  await page.waitForTimeout(SETTLE_MS);
  const inp = await page.evaluate(() => {
    const byInteraction = new Map();
    for (const { interactionId, duration } of globalThis.events) {
      byInteraction.set(interactionId, Math.max(duration, byInteraction.get(interactionId) ?? 0));
    }
    const slowest = [...byInteraction.values()].sort((a, b) => b - a);
    return slowest[Math.floor(slowest.length / 50)] ?? 0;
  });
  await page.context().close();
  return { times, inp };
}

/** The options of the short facets by name: their order follows their counts. */
const optionsIn = (sheet) =>
  sheet.locator('section.facet').evaluateAll((facets) =>
    facets
      .slice(1) // all but the places
      .flatMap((facet) =>
        [...facet.querySelectorAll('li span[dir]')].map(({ textContent }) => ({
          facet: facet.querySelector('h3').textContent,
          label: textContent,
        })),
      ),
  );

/** Undefined where as many jobs are found as before: then nothing says when the new ones stood there. */
async function tapped(page, box) {
  const before = await page.locator('#found').textContent();
  await page.evaluate(() => performance.clearResourceTimings());
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/jobs/filter') || /\/api\/jobs\?/.test(response.url()),
  );
  await box.tap();
  const { total } = await (await answer).json();
  const text = `Show ${total.toLocaleString('en-GB')} ${total === 1 ? 'job' : 'jobs'}`;
  if (text === before) return undefined;
  await page.waitForFunction((wanted) => globalThis.painted.some((one) => one.text === wanted), text, {
    timeout: 60_000,
  });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate((wanted) => {
    const tap = globalThis.taps.at(-1);
    const { at } = globalThis.painted.find((one) => one.text === wanted && one.at > tap);
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/jobs(\/filter$|\?)/.test(name))
      .at(-1);
    return at - tap - (asked.responseEnd - asked.startTime);
  }, text);
}

/**
 * From a tap on the bar to the frame with the heading of a screen that was there before.
 * @returns {Promise<number[]>} milliseconds
 */
export async function turnAround(browser, product, storageState, cpu) {
  const page = await opened(browser, product, storageState, cpu);
  await page.evaluate(() => (globalThis.watched = { heading: 'main h1' }));
  const times = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = await page.locator('main h1').first().textContent();
    await page.evaluate(() => (globalThis.painted = []));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: turn % 2 === 0 ? 'News' : 'Jobs', exact: true })
      .last()
      .tap();
    await page.waitForFunction((old) => globalThis.painted.some(({ text }) => text && text !== old), before, {
      timeout: 60_000,
    });
    const time = await page.evaluate(
      (old) => globalThis.painted.find(({ text }) => text && text !== old).at - globalThis.taps.at(-1),
      before,
    );
    if (turn >= 2) times.push(time); // before, it was not there yet
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.context().close();
  return times;
}
