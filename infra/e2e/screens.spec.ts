import AxeBuilder from '@axe-core/playwright';
import { expect, scrollsSideways, test, watch } from './support/test';

/** The first screen of every remote, and the shell's own, with a heading that each has when it stands. */
const SCREENS = [
  { address: '/', heading: 'Featured Jobs', signedIn: false },
  { address: '/jobs', heading: 'Access Restricted', signedIn: false },
  { address: '/nowhere', heading: '404 Page Not Found', signedIn: false },
  { address: '/design', heading: 'States', signedIn: false },
  { address: '/applications/demo', heading: 'Application Tracker', signedIn: false },
  { address: '/jobs', heading: 'Find Your Dream Job', signedIn: true },
  { address: '/verified-news', heading: 'Verified News & Career Insights', signedIn: true },
  { address: '/applications', heading: 'Application Tracker', signedIn: true },
  { address: '/tools', heading: 'Professional Tools', signedIn: true },
  { address: '/profile', heading: 'Account Details', signedIn: true },
  { address: '/dashboard', heading: 'Dashboard', signedIn: true },
  { address: '/events', heading: /Events/, signedIn: true },
];

for (const { address, heading, signedIn } of SCREENS) {
  for (const theme of ['light', 'dark']) {
    test(`${address} stands ${signedIn ? 'for Ada' : 'for everybody'}, fits the screen and has no barrier, ${theme}`, async ({
      browser,
      ada,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
    }) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        isMobile,
        hasTouch,
        reducedMotion: 'reduce',
        storageState: signedIn ? ada : undefined,
      });
      await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
      const page = await context.newPage();
      const complaints = await watch(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
      await context.close();
    });
  }
}
