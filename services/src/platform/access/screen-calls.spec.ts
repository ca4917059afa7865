import { readdirSync, readFileSync } from 'node:fs';
import { readConfig } from '../config/config.js';
import { RouteAccessConfig } from './route-access.config.js';
import { leastAccess, screenCalls } from './screen-calls.js';

const root = new URL('../../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Operation {
  'x-access': string;
  'x-opened-with'?: string[];
}
const { paths } = JSON.parse(textOf('services/contracts/openapi.json')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
);

/** What remotes and the shell declare, as it is written. */
const declared = [
  'shell/shell.ts',
  ...readdirSync(root).flatMap((name) => (/^mf-/.test(name) ? `${name}/remote.ts` : [])),
]
  .flatMap((file) => textOf(file).split(/(?=\bpath: '|\bslot: '|\bnav: \[)/))
  .flatMap((part) => {
    const [, path] = /^path: '([^']+)'/.exec(part) ?? /^slot: '(?:home|hero)\.()/.exec(part) ?? [];
    const [, access] = /access: '([^']+)'/.exec(part) ?? [];
    const early = [...(/early: \[([^\]]*)\]/.exec(part)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, one]) => one!);
    return path === undefined ? [] : [{ path: path || '/', access, early }];
  });

const callOf = (address: string) => `GET ${address.replace(/\?.*/, '').replace(/:(\w+)/g, '{$1}')}`;
const canBeOpen = ({ path }: { path: string }) => path in screenCalls;

describe('the calls of screens', () => {
  it('are known of each screen that is declared: what opens with it, or that nothing does', () => {
    expect(declared.length).toBeGreaterThan(20);
    for (const { path, access } of declared) {
      expect([path, path in screenCalls, path in leastAccess]).toEqual([
        path,
        access === 'public' || !(path in leastAccess),
        access !== 'public' && path in leastAccess,
      ]);
    }
    const known = [...Object.keys(screenCalls), ...Object.keys(leastAccess)];
    expect(known.filter((path) => !declared.some((route) => route.path === path))).toEqual([]);
  });
  it('contain whatever such a screen asks for first', () => {
    for (const { path, early } of declared.filter(canBeOpen)) {
      expect({ path, missing: early.map(callOf).filter((call) => !screenCalls[path]!.includes(call)) }).toEqual({
        path,
        missing: [],
      });
    }
  });
  it('are public, or opened with their screens, and no others are', () => {
    for (const { call, operation } of operations) {
      const screens = Object.keys(screenCalls).filter((path) => screenCalls[path]!.includes(call));
      const opened = operation['x-access'] === 'public' ? [] : screens;
      expect([call, operation['x-opened-with']?.toSorted() ?? []]).toEqual([call, opened.toSorted()]);
    }
    const known = new Set(operations.map(({ call }) => call));
    expect(Object.values(screenCalls).flat().filter((call) => !known.has(call))).toEqual([]); // prettier-ignore
  });
});

describe('a screen that the operator opens', () => {
  const read = (said: string) => readConfig(RouteAccessConfig, { ROUTE_ACCESS: said });

  it.each([
    [
      '/visa-check=public',
      'ROUTE_ACCESS cannot open /visa-check to everybody: the calls behind it are for people who are signed in',
    ],
    ['/jobs=public, /verified-news=public', 'ROUTE_ACCESS cannot open /verified-news to everybody'],
    ['/applications=public', 'ROUTE_ACCESS cannot open /applications to everybody'],
    [
      '/admin=signed-in',
      'ROUTE_ACCESS cannot open /admin to people who are signed in: the calls behind it are for administrators',
    ],
    ['/admin=public', 'ROUTE_ACCESS cannot open /admin to everybody: the calls behind it are for administrators'],
  ])('stays as it is declared where its calls stay closed, which the operator is told: %s', (said, sentence) => {
    const { routes, unheard } = read(said);
    expect(Object.keys(routes)).toEqual(said.startsWith('/jobs') ? ['/jobs'] : []);
    expect(unheard).toEqual([expect.stringContaining(sentence)]);
  });
  it.each([
    '/jobs=public, /job/:id=public, /sponsors=public, /sponsors/:id=public',
    '/services=public',
    '/=signed-in',
    '/visa-check=admin',
    '/admin=admin',
    '/of-a-later-release=public',
  ])('is taken where they open with it, where it is closed, or where no more is known: %s', (said) => {
    expect(Object.keys(read(said).routes)).toHaveLength(said.split(',').length);
    expect(read(said).unheard).toEqual([]);
  });
});
