interface Addresses {
  routes: { path: string }[];
  redirects: { from: string }[];
}

/** The addresses that a build answers, as patterns: its screens and what it leads on from. */
export const pathsOf = ({ routes, redirects }: Addresses): string[] => [
  ...routes.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
];

/** The first part of an address, for which one application answers alone: `/job` of `/job/:id`. Letter case is nothing. */
export const prefixOf = (path: string): string => `/${path.split('/')[1] ?? ''}`.toLowerCase();

/** What an application owns by the addresses of a build of it, in order. */
export const prefixesOf = (build: Addresses): string[] => [...new Set(pathsOf(build).map(prefixOf))].sort();
