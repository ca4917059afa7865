import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@landfall/sdk/release';

/** The release that a new visitor gets in a screen's HTML at this moment. */
export async function releaseInPage(address = process.env.LANDFALL_URL ?? ''): Promise<Release> {
  const html = await (await fetch(address)).text();
  const inlined = /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1];
  if (!inlined) throw new Error('The page carries no release.');
  return (JSON.parse(inlined) as { release: Release }).release;
}

/** The build of a remote that a new visitor gets. */
export async function currentBuild(remote: string): Promise<string> {
  const build = (await releaseInPage()).remotes[remote]?.build;
  if (!build) throw new Error(`The release has no ${remote}.`);
  return build;
}

/** How many browsers have told so far that a build failed them. */
export async function failuresOf(remote: string, build: string): Promise<number> {
  const answer = await fetch(`${process.env.LANDFALL_URL}/registry/remotes/${remote}/builds`);
  const { builds } = (await answer.json()) as { builds: { build: string; health: { failed: number } }[] };
  return builds.find((one) => one.build === build)?.health.failed ?? 0;
}

/**
 * Tells that a build fails, as browsers of several networks would: the product's own door knows this machine only, so
 * the registry is told behind it, as by the proxy that it trusts.
 */
export async function tellFromSeveralNetworks(remote: string, build: string): Promise<void> {
  const log = await readFile(path.join(process.env.LANDFALL_DATA_DIR ?? '', 'logs/registry.log'), 'utf8');
  const registry = /Listening on (\S+)/.exec(log)?.[1] ?? '';
  const { channel, seq } = await releaseInPage();
  for (const address of ['198.51.100.7', '203.0.113.8', '192.0.2.9']) {
    const answer = await fetch(`${registry}/registry/health`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ channel, seq, events: [{ kind: 'failed', remote, build }] }),
    });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  }
}
