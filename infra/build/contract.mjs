import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { readDefinition } from './remote-data.mjs';
import { filesFor, filesNamed } from './built-files.mjs';
import { containerName } from './rspack.mjs';

const EXPOSED = 'container entry';
/** The text face in the letters of most people; others are loaded when a page needs them. */
const FIRST_FONT = /^radio-canada-latin-wght-normal\.[^/]+\.woff2$/;
const sdkPackage = async () => JSON.parse(await readFile(path.join(ROOT, 'shell/sdk/package.json'), 'utf8'));

/** The version says what it was built from, so the same version never means other bytes. */
async function versionOf(name, build) {
  const { version } = JSON.parse(await readFile(path.join(ROOT, name, 'package.json'), 'utf8'));
  return `${version}+${build}`;
}

async function common(name, build, entry, built) {
  const { version: sdk } = await sdkPackage();
  return {
    remote: name,
    build,
    version: await versionOf(name, build),
    container: containerName(name, build),
    entry,
    integrity: built.asset(entry).integrity,
    sdkVersion: sdk,
  };
}

/** What a remote gives the platform, with the files that each of its screens needs first. */
export async function remoteContract({ name, build, entry, built, stats }) {
  const definition = await readDefinition(path.join(ROOT, name, 'remote.ts'));
  const { sdkVersion, ...base } = await common(name, build, entry, built);
  const exposed = stats.chunks.filter((chunk) => chunk.origins?.some(({ moduleName }) => moduleName === EXPOSED));
  const always = exposed.flatMap(({ files }) => files).filter((file) => /\.(js|css)$/.test(file));
  const preloading = ({ request, ...entry }) => ({
    ...entry,
    preload: [...new Set([...always, ...filesFor(stats, request, 'remote.ts')])].map(built.asset),
  });
  return {
    ...base,
    sdk: definition.sdk ?? `^${sdkVersion}`,
    shared: {
      '@landfall/sdk/shared': `^${sdkVersion}`,
      '@landfall/sdk': `^${sdkVersion}`,
      '@landfall/ui': `^${sdkVersion}`,
    },
    routes: definition.routes.map(preloading),
    redirects: definition.redirects ?? [],
    nav: definition.nav ?? [],
    slots: {
      provides: definition.provides ?? [],
      fills: definition.fills.map((fill) => preloading({ order: 100, access: 'public', ...fill })),
    },
    calls: definition.calls ?? [],
  };
}

/** The shell's own screens and slots, the versions it shares, and the files that every page begins with. */
export async function shellContract({ build, entry, built, stats }) {
  const definition = await readDefinition(path.join(ROOT, 'shell/shell.ts'));
  const { sdkVersion, ...base } = await common('shell', build, entry, built);
  const font = built.names.filter((file) => FIRST_FONT.test(file));
  const first = [...new Set([...filesNamed(stats, 'shell'), ...filesFor(stats, './bootstrap', 'main.ts'), ...font])];
  return {
    ...base,
    sdk: sdkVersion,
    shared: { '@landfall/sdk/shared': sdkVersion, '@landfall/sdk': sdkVersion, '@landfall/ui': sdkVersion },
    routes: definition.routes.map((route) => ({ ...route, preload: [] })),
    redirects: definition.redirects ?? [],
    nav: definition.nav ?? [],
    slots: { provides: definition.provides ?? [], fills: [] },
    calls: [],
    preload: first.filter((file) => file !== entry).map(built.asset),
    documents: built.names.filter((file) => file.startsWith('document/')).map(built.asset),
  };
}
