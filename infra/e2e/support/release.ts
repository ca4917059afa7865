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
