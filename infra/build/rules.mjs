import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Packages that exist once in a page; a remote reads them from the shell. */
const OWNED_PACKAGES = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'zustand',
  'scheduler',
];
/** Modules of the SDK that a remote's build may contain: the facades and what only types or data come from. */
const OWN_COPY_ALLOWED = /^shell\/sdk\/src\/(shared\/(?!index\.ts)|remote\.ts|release\.ts)/;

function ownedByShell(module) {
  const file = path.relative(ROOT, module).split(path.sep).join('/');
  const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1];
  if (name) return OWNED_PACKAGES.includes(name) ? name : undefined;
  if (OWN_COPY_ALLOWED.test(file)) return undefined;
  if (file.startsWith('shell/sdk/') && /\.tsx?$/.test(file)) return '@landfall/sdk';
  if (file.startsWith('shell/ui/') && /\.tsx?$/.test(file)) return '@landfall/ui';
  return undefined;
}

/**
 * What makes a build unfit for delivery, each broken rule as one sentence that names the file and the fix.
 * `linked` are the files that the page's HTML loads by the release's hash.
 * @param {{ name: string, container: string, entry: string, built: object, modules: string[], linked?: string[] }} application
 */
export function brokenRules({ name, container, entry, built, modules, linked = [] }) {
  const broken = [];
  const scripts = built.names.filter((file) => file.endsWith('.js'));
  const texts = new Map(scripts.map((file) => [file, built.text(file)]));
  const code = [...texts.values()].join('\n');

  for (const [file, text] of texts) {
    if (text.includes('CHUNK-SRI-HASH')) {
      broken.push(`${file}: a hash placeholder was left in place of an integrity. Build again from a clean folder.`);
    }
    if (/\beval\(|\bnew Function\(/.test(text)) {
      broken.push(`${file}: evaluates text as code (eval or new Function). Replace the library or the call that does.`);
    }
  }
  for (const file of built.names.filter((one) => /\.(js|css)$/.test(one) && one !== entry && !linked.includes(one))) {
    if (!code.includes(built.asset(file).integrity)) {
      broken.push(
        `${file}: nothing carries its integrity. Load it through import() or as a stylesheet of the application.`,
      );
    }
  }
  if (!texts.get(entry)?.includes(container)) {
    broken.push(
      `${entry}: does not carry the name of its build, ${container}. Use infra/build/rspack.mjs for the configuration.`,
    );
  }
  if (name !== 'shell') {
    const bundled = new Set(modules.map(ownedByShell).filter(Boolean));
    for (const one of bundled)
      broken.push(`${name}: bundles ${one}, which the shell owns. Import it by its plain name only.`);
  }
  return broken;
}

/** The budget's broken limits, in bytes after brotli. */
export function overBudget(name, sizes, budget) {
  return Object.entries(budget ?? {})
    .filter(([part, limit]) => sizes[part] > limit)
    .map(
      ([part, limit]) =>
        `${name}: ${part} is ${sizes[part]} bytes (brotli), ${sizes[part] - limit} over its budget of ${limit}. Load less before the first screen, or raise the limit in infra/build/budget.json and say why.`,
    );
}
