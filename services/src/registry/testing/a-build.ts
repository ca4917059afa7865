import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { containerOf } from '../builds/contract.js';

export type Files = Record<string, string>;

export type Entry = Partial<Header> & { name: string; content?: string };

export interface ABuild {
  contract: Record<string, unknown> & { remote: string; build: string };
  files: Files;
}

export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
export const newBuildId = () => randomBytes(6).toString('hex');

/** A small but whole build of a remote, as the build tool would make it; `contract` and `files` are put over it. */
export function aBuild(
  remote = 'mf-jobs',
  { contract = {}, files = {} }: { contract?: Record<string, unknown>; files?: Files } = {},
): ABuild {
  const build = String(contract.build ?? newBuildId());
  const container = containerOf(remote, build);
  const page = `export default '${build}';`;
  const made: Files = {
    'entry.js': `var ${container} = { hashes: { page: '${integrityOf(page)}' } };`,
    'page.js': page,
    ...files,
  };
  const preload = [{ href: 'page.js', as: 'script', integrity: integrityOf(page) }];
  const own = [{ path: `/${remote.slice(3)}`, title: 'Jobs', access: 'public', preload }];
  const [first] = (contract.routes as { path: string }[] | undefined) ?? own;
  return {
    contract: {
      remote,
      build,
      version: `1.0.0+${build}`,
      container,
      entry: 'entry.js',
      sdk: '^1.0',
      shared: { '@landfall/sdk': '^1.0.0' },
      routes: own,
      redirects: [],
      nav: first ? [{ label: 'Jobs', to: first.path, icon: 'briefcase', order: 20 }] : [],
      slots: { provides: [], fills: [] },
      calls: [],
      ...contract,
    },
    files: made,
  };
}

/** A build of the shell with a home page and the pieces of the HTML. */
export function aShell({
  contract = {},
  files = {},
}: { contract?: Record<string, unknown>; files?: Files } = {}): ABuild {
  const css = 'body { color: black }';
  const documents: Files = {
    'document/theme.txt': "document.documentElement.classList.add('dark');\n",
    'document/head.html': '<link rel="icon" href="%BASE%icon.svg">',
    'document/home.html': '<main>Home</main>',
    'document/page.html': '<main>Loading</main>',
    ...Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith('document/'))),
  };
  return aBuild('shell', {
    contract: {
      sdk: '1.2.0',
      shared: { '@landfall/sdk': '1.2.0' },
      routes: [{ path: '/', title: 'Landfall', access: 'public' }],
      nav: [],
      slots: { provides: ['home.jobs'], fills: [] },
      preload: [{ href: 'shell.css', as: 'style', integrity: integrityOf(css) }],
      documents: Object.entries(documents).map(([href, text]) => ({ href, integrity: integrityOf(text) })),
      ...contract,
    },
    files: {
      'shell.css': css,
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...documents,
      ...files,
    },
  });
}

/** The archive of a build, `contract.json` and further entries included. */
export function packed({ contract, files }: ABuild, more: Entry[] = []): Promise<Buffer> {
  return archive([
    { name: 'contract.json', content: JSON.stringify(contract) },
    ...Object.entries(files).map(([name, content]) => ({ name, content })),
    ...more,
  ]);
}

export async function archive(entries: Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content = '', ...header } of entries) tar.entry(header, content);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}
