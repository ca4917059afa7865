import { HEAD, HOME, PAGE, THEME } from '../document-parts.js';
import { earlyAddresses, maySee } from './early.js';
import { dataScript, element, escapeHtml, jsonScript } from './html.js';
import { DESCRIPTION, metaElements, SITE } from './page-meta.js';
import type { Found } from './find-screen.js';
import { accessOf } from './public-screens.js';
import type { Asset, ReleasedBuild, RouteAccess } from '../release.js';
import type { Head } from '../releases/heads.js';
import { SPONSOR_SCREEN, type Subject } from './subjects.js';
import type { User } from '../../users/user.dto.js';

export interface Page {
  head: Head;
  found: Found;
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** Undefined when it cannot be known now; the page asks for itself then. */
  session: { user: User | null } | undefined;
  settings: Readonly<Record<string, unknown>>;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  routeAccess: Readonly<Record<string, RouteAccess>>;
  /** Of a page that is about one thing; `missing` when that is not there. */
  subject?: Subject | 'missing';
}

interface Part {
  build: ReleasedBuild;
  preload: Asset[];
  access: RouteAccess;
  early?: string[];
}

/** Slots whose names begin so are shown on the home page. */
const HOME_SLOTS = 'home.';
const HOMES = new Set(['/', '/home']);

const isHome = ({ found, pathname }: Page): boolean =>
  found.kind === 'route' && !found.remote && HOMES.has(pathname.toLowerCase().replace(/\/$/, '') || '/');

/** The parts of remotes that this address shows first and this visitor may see. */
export function partsOf(page: Page): Part[] {
  const { head, found, session, routeAccess } = page;
  const role = session === undefined ? undefined : (session.user?.role ?? null);
  const isVisible = ({ access }: { access: RouteAccess }) => maySee(access, role);
  if (found.kind !== 'route') return [];
  const { route, remote } = found;
  const own = remote ? [{ ...route, build: remote, access: accessOf(route, routeAccess) }] : [];
  const fillings = isHome(page)
    ? Object.values(head.signed.release.remotes).flatMap((build) =>
        build.fills.filter(({ slot }) => slot.startsWith(HOME_SLOTS)).map((fill) => ({ ...fill, build })),
      )
    : [];
  return [...own, ...fillings].filter(isVisible);
}

function preloads(page: Page, parts: Part[]): string[] {
  const { shell } = page.head.signed.release;
  const link = (base: string, { href, as, integrity }: Asset) =>
    element('link', {
      rel: 'preload',
      as,
      href: base + href,
      // A preloaded font is matched without its hash: stylesheets cannot name one.
      integrity: as === 'font' ? undefined : integrity,
      type: as === 'font' ? 'font/woff2' : undefined,
      crossorigin: 'anonymous',
    });
  const ofShell = shell.preload.filter(({ as }) => as !== 'style').map((asset) => link(shell.base, asset));
  const ofParts = parts.flatMap(({ build, preload }) => [
    link(build.base, { href: build.entry, as: 'script', integrity: build.integrity }),
    ...preload.map((asset) => link(build.base, asset)),
  ]);
  const params = page.found.kind === 'route' ? page.found.params : {};
  const data = parts
    .flatMap((part) => earlyAddresses(part, params, page.search))
    .map((href) => element('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'use-credentials' }));
  return [...new Set([...ofShell, ...ofParts, ...data])];
}

const subjectOf = ({ subject }: Page) => (subject === 'missing' ? undefined : subject);

function titleOf(page: Page): string {
  const { found } = page;
  const title = found.kind === 'route' ? (subjectOf(page)?.title ?? found.route.title) : '404 Page Not Found';
  return title === SITE ? title : `${title} | ${SITE}`;
}

/** One address for the home page, whichever of its two was asked for; never the query, which is the visitor's own. */
function metaOf(page: Page): string[] {
  const { found, routeAccess, publicUrl, pathname, subject } = page;
  const isPublic = found.kind === 'route' && accessOf(found.route, routeAccess) === 'public';
  const mayBeAPerson = found.kind === 'route' && found.route.path === SPONSOR_SCREEN && subject === undefined;
  return metaElements({
    title: titleOf(page),
    description: DESCRIPTION,
    address: publicUrl + (isHome(page) ? '/' : pathname),
    isHidden: !isPublic || subject === 'missing' || mayBeAPerson,
    ...(subjectOf(page) && pickMeta(subjectOf(page)!)),
  });
}

const pickMeta = ({ headline, description, address, isHidden }: Subject) => ({
  headline,
  description,
  address,
  isHidden,
});

/** The HTML of a screen: the frame at once, everything that it will need on the way, the release and the person inlined. */
export function renderDocument(page: Page): string {
  const { head, session, settings, publicUrl } = page;
  const data = subjectOf(page)?.data;
  const { shell } = head.signed.release;
  const parts = partsOf(page);
  const styles = shell.preload.filter(({ as }) => as === 'style');
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(titleOf(page))}</title>`,
    ...metaOf(page),
    `<script>${head.documents[THEME]}</script>`,
    ...styles.map(({ href, integrity }) =>
      element('link', { rel: 'stylesheet', href: shell.base + href, integrity, crossorigin: 'anonymous' }),
    ),
    `${element('script', { src: shell.base + shell.entry, integrity: shell.integrity, crossorigin: 'anonymous', defer: true })}</script>`,
    ...preloads(page, parts),
    head.documents[HEAD].replaceAll('%BASE%', shell.base).replaceAll('%SITE%', escapeHtml(publicUrl)),
    ...(data ? [dataScript(data)] : []),
    '</head>',
    '<body>',
    `<div id="root">${head.documents[isHome(page) ? HOME : PAGE]}</div>`,
    jsonScript('release', head.signed),
    ...(session ? [jsonScript('session', session)] : []),
    jsonScript('settings', settings),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
