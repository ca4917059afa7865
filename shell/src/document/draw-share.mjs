// Draws share.png, the picture of a link to the site, from share.svg: CHROMIUM=/usr/bin/chromium node shell/src/document/draw-share.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';

const here = (name) => new URL(name, import.meta.url);
const require = createRequire(import.meta.url);
const font = async (family, file) => {
  const bytes = await readFile(require.resolve(`@fontsource-variable/${family}/files/${file}-latin-wght-normal.woff2`));
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
};

const styles = `${await readFile(here('../../ui/src/styles/tokens.css'), 'utf8')}
  @font-face { font-family: 'Besley'; font-weight: 400 900; src: ${await font('besley', 'besley')} }
  @font-face { font-family: 'Radio Canada'; font-weight: 300 700; src: ${await font('radio-canada', 'radio-canada')} }
  body { margin: 0 } svg { display: block }`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>${styles}</style>${await readFile(here('share.svg'), 'utf8')}`);
await page.evaluate(() => document.fonts.ready);
await writeFile(here('share.png'), await page.screenshot({ type: 'png' }));
await browser.close();
