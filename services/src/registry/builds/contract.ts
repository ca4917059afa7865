import { PARTS } from '../document-parts.js';
import { BUILD_ID, REMOTE_NAME } from '../names.js';
import {
  SHELL,
  type Asset,
  type NavItem,
  type Redirect,
  type ReleasedFilling,
  type ReleasedRoute,
  type RouteAccess,
} from '../release.js';
import { parametersOf } from '../screens/paths.js';
import { reservedFor } from '../../platform/http/reserved-addresses.js';
import type { FieldError } from '../../platform/refusals/problem.dto.js';

/** What a build says of itself: `contract.json`, read and filled in. */
export interface Contract {
  remote: string;
  build: string;
  version: string;
  gitSha?: string;
  container: string;
  entry: string;
  integrity?: string;
  /** A remote's range of the SDK, e.g. `^1.0`; the shell's own version of it. */
  sdk: string;
  /** Shared key → range that a remote needs, or the version that the shell gives. */
  shared: Record<string, string>;
  routes: ReleasedRoute[];
  redirects: Redirect[];
  nav: NavItem[];
  slots: { provides: string[]; fills: ReleasedFilling[] };
  calls: string[];
  /** The shell's first files besides its entry. */
  preload: Asset[];
  /** The shell's pieces of the HTML document. */
  documents: Piece[];
}

type Piece = Pick<Asset, 'href' | 'integrity'>;

type Json = Record<string, unknown>;
type Say = (message: string) => void;

const FILE = 'contract.json';
const levels: RouteAccess[] = ['public', 'signed-in', 'admin'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most = 200): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !/[\0-\x1f]/.test(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objects = (value: unknown): Json[] => listOf(value).filter(isObject);

export const isRemoteName = (value: unknown): value is string => typeof value === 'string' && REMOTE_NAME.test(value);
export const isBuildId = (value: unknown): value is string => typeof value === 'string' && BUILD_ID.test(value);
/** The name of a build's container: two builds of one remote never share it. */
export const containerOf = (remote: string, build: string) => `${remote.replaceAll('-', '_')}_${build}`;

/** Reads a contract. Every broken rule names the file and what to do; the contract is only there when none is broken. */
export function readContract(value: unknown): { contract?: Contract; broken: FieldError[] } {
  const broken: FieldError[] = [];
  const say: Say = (message) => broken.push({ field: FILE, message });
  if (!isObject(value)) {
    say('It must be a JSON object. Let the build write it.');
    return { broken };
  }
  const { remote, build, version, container, entry, sdk, shared } = value;
  if (!isRemoteName(remote))
    say('"remote" must be "shell" or a name such as "mf-jobs". Name the remote after its folder.');
  if (!isBuildId(build)) say('"build" must be 12 hex digits. Choose it before building.');
  if (!isText(version, 100)) say('"version" must be a text of at most 100 characters.');
  if (!isText(entry)) say('"entry" must name the entry script, relative to the archive.');
  if (!isText(sdk, 40)) say('"sdk" must say which SDK is needed, e.g. "^1.0".');
  if (!isObject(shared)) say('"shared" must list what is taken from the shell, by key.');
  if (isRemoteName(remote) && isBuildId(build) && container !== containerOf(remote, build)) {
    say(
      `"container" must be the build's own name, ${containerOf(remote, build)}. Give the federation plugin that name.`,
    );
  }
  if (!Array.isArray(value.routes)) say('"routes" must be a list.');
  if (!Array.isArray(value.nav)) say('"nav" must be a list.');
  if (value.redirects !== undefined && !Array.isArray(value.redirects)) say('"redirects" must be a list.');
  if (!isObject(value.slots)) say('"slots" must be an object with "provides" and "fills".');

  const slots = isObject(value.slots) ? value.slots : {};
  const contract: Contract = {
    remote: String(remote),
    build: String(build),
    version: String(version),
    ...(isText(value.gitSha, 64) ? { gitSha: value.gitSha } : {}),
    container: String(container),
    entry: String(entry),
    ...(value.integrity === undefined ? {} : { integrity: String(value.integrity) }),
    sdk: String(sdk),
    shared: isObject(shared)
      ? Object.fromEntries(Object.entries(shared).map(([key, range]) => [key, String(range)]))
      : {},
    routes: objects(value.routes).map((route) => readRoute(route, say)),
    redirects: objects(value.redirects).map((redirect) => readRedirect(redirect, say)),
    nav: objects(value.nav).map((item) => readNav(item, say)),
    slots: {
      provides: (isObject(slots.provides) ? Object.keys(slots.provides) : listOf(slots.provides)).map(String),
      fills: objects(slots.fills).map((fill) => readFilling(fill, say)),
    },
    calls: listOf(value.calls).map(String),
    preload: objects(value.preload).map(readAsset),
    documents: objects(value.documents).map(readPiece),
  };
  const pieces = new Set(contract.documents.map(({ href }) => href));
  for (const part of remote === SHELL ? PARTS.filter((one) => !pieces.has(one)) : []) {
    say(`"documents" must name ${part} with its hash. Let the build write it.`);
  }
  const paths = contract.routes.map(({ path }) => path.toLowerCase());
  for (const path of new Set(paths.filter((one, index) => paths.indexOf(one) !== index))) {
    say(`The route ${path} is declared twice. Keep one of them.`);
  }
  for (const field of unkept(contract)) {
    say(`"${field}" has a character that no database keeps (NUL, or half of a pair). Take it out.`);
  }
  return broken.length ? { broken } : { contract, broken };
}

/** Where a text stands that PostgreSQL's JSON refuses: `calls.0`, `shared` for one of its keys. */
function unkept(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? [field] : [];
  return isObject(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => [
        ...unkept(key, field),
        ...unkept(one, field ? `${field}.${key}` : key),
      ])
    : [];
}

function readRoute(route: Json, say: Say): ReleasedRoute {
  const path = readOwnPath(route.path, 'route', say);
  if (!isText(route.title)) say(`The route ${path} needs a "title".`);
  return {
    path,
    title: String(route.title),
    access: readAccess(route.access, `route ${path}`, say),
    ...readEarly(route.early, `route ${path}`, say),
    ...(isObject(route.gateOffer)
      ? { gateOffer: { label: String(route.gateOffer.label), to: readPath(route.gateOffer.to, 'gate offer', say) } }
      : {}),
    preload: objects(route.preload).map(readAsset),
  };
}

function readFilling(fill: Json, say: Say): ReleasedFilling {
  if (!isText(fill.slot, 60)) say('Every filling needs the "slot" that it fills.');
  return {
    slot: String(fill.slot),
    order: typeof fill.order === 'number' ? fill.order : 100,
    access: readAccess(fill.access ?? 'public', `filling of ${String(fill.slot)}`, say),
    ...readEarly(fill.early, `filling of ${String(fill.slot)}`, say),
    preload: objects(fill.preload).map(readAsset),
  };
}

function readNav(item: Json, say: Say): NavItem {
  if (!isText(item.label, 60)) say('Every navigation item needs a "label".');
  return {
    label: String(item.label),
    to: readPath(item.to, 'navigation item', say),
    icon: String(item.icon ?? ''),
    order: typeof item.order === 'number' ? item.order : 100,
    ...(item.access === undefined
      ? {}
      : { access: readAccess(item.access, `navigation item ${String(item.label)}`, say) }),
    ...(item.place === 'account' || item.place === 'frame' ? { place: item.place } : {}),
  };
}

function readRedirect(redirect: Json, say: Say): Redirect {
  const from = readOwnPath(redirect.from, 'redirect', say);
  const to = readPath(redirect.to, 'redirect', say);
  const given = parametersOf(from);
  for (const name of parametersOf(to).filter((one) => !given.includes(one))) {
    const written = name === '*' ? '*' : `:${name}`;
    say(`The redirect to ${to} takes ${written}, which ${from} does not have. Name it in both, or in neither.`);
  }
  return { from, to };
}

const readPiece = ({ href, integrity }: Json): Piece => ({ href: String(href), integrity: String(integrity) });

const readAsset = (asset: Json): Asset => ({
  ...readPiece(asset),
  as: asset.as === 'style' || asset.as === 'font' ? asset.as : 'script',
});

/** A screen's own path: below our root, and not where the product's other parts answer. */
function readPath(value: unknown, what: string, say: Say): string {
  if (isText(value) && value.includes('?')) {
    say(
      `The ${what} ${value} has a "?": a path has neither a query nor optional parts. Declare the address with the part and the one without.`,
    );
    return '/';
  }
  if (!isText(value) || !/^\/(?!\/)[^\s#\\]*$/.test(value)) {
    say(`A ${what} needs a path that begins with one "/", not ${JSON.stringify(value)}.`);
    return '/';
  }
  const reserved = reservedFor(value);
  if (reserved) say(`The ${what} ${value} lies below ${reserved}, which is not a screen's. Choose another path.`);
  return value;
}

/**
 * A path that the application answers itself. It owns all that lies below the first part (`prefixOf`), so that part is
 * written out: a parameter or a rest there would answer for everybody.
 */
function readOwnPath(value: unknown, what: string, say: Say): string {
  const path = readPath(value, what, say);
  if (!/^\/(?:[\w.~-]+(?:\/|$)|$)/.test(path)) {
    say(
      `The ${what} ${path} does not begin with a plain word, so it would answer for neighbours. Begin it with a word of its own, as in /jobs/:id.`,
    );
  }
  return path;
}

function readAccess(value: unknown, where: string, say: Say): RouteAccess {
  if (levels.includes(value as RouteAccess)) return value as RouteAccess;
  say(`The ${where} needs "access": ${levels.map((level) => `"${level}"`).join(', ')}.`);
  return 'admin';
}

/** The calls that are made by following a link change who is signed in; a path in disguise could be one of them. */
const isRead = (address: string): boolean => {
  const path = address.replace(/[?#{].*$/, '').toLowerCase();
  return !/^\/api\/(?:login|logout|callback)(?:\/|$)/.test(path) && !/%|\/\.{0,2}(?:\/|$)/.test(path);
};

function readEarly(value: unknown, where: string, say: Say): { early?: string[] } {
  if (value === undefined) return {};
  const early = listOf(value).map(String);
  for (const one of early.filter((address) => !/^\/api\/[^\s\\]*$/.test(address))) {
    say(`The ${where} starts ${one} early, which is no address of the API. Begin it with /api/.`);
  }
  for (const one of early.filter((address) => !isRead(address))) {
    say(`The ${where} starts ${one} early, which does more than answer. Name a call that only reads.`);
  }
  return { early };
}
