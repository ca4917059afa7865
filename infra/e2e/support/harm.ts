import type { Page, Route } from '@playwright/test';

type Harm = (route: Route) => Promise<void> | void;

/** What is put into a file to see whether it is ever run, or styles anything. */
const FOREIGN_CODE = ';globalThis.foreignCodeRan=true;';
const FOREIGN_STYLE = ':root{--foreign-style:here}';

const withBody = (change: (body: string, isStyle: boolean) => string): Harm => {
  return async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: change(body, route.request().url().includes('.css')) });
  };
};

/** What can become of a file on its way to a person. */
export const harms = {
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Broken' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'is an HTML page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
  'is half': withBody((body) => body.slice(0, body.length / 2)),
  'is changed by one byte': withBody((body) => `${body} `),
  'carries foreign code': withBody((body, isStyle) => body + (isStyle ? FOREIGN_STYLE : FOREIGN_CODE)),
  hangs: () => undefined,
} satisfies Record<string, Harm>;

export type HarmName = keyof typeof harms;

/** The files of a remote by what they are for, in any of its builds unless `build` names one. */
export const filesOf = (remote: string, build = '[0-9a-f]{12}') => {
  const file = (name: string) => new RegExp(`/r/${remote}/${build}/${name}`);
  return {
    entry: file('entry\\.'),
    definition: file('remote_ts\\.[^/]+\\.js'),
    chunk: file('src_[^/]+\\.js'),
    stylesheet: file('src_[^/]+\\.css'),
  };
};

export type Part = keyof ReturnType<typeof filesOf>;

/** Harms a file from now on; returns what makes it whole again, whatever of it is still on its way. */
export async function harm(page: Page, file: RegExp, how: HarmName): Promise<() => Promise<void>> {
  await page.route(file, harms[how]);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** What of the foreign code and style has come into the page: nothing, if all is well. */
export const foreignIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...('foreignCodeRan' in globalThis ? ['code'] : []),
    ...(getComputedStyle(document.documentElement).getPropertyValue('--foreign-style') ? ['style'] : []),
  ]);
