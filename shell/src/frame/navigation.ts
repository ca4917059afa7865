import { matchPath } from 'react-router-dom';
import type { NavItem } from '@landfall/sdk/remote';
import type { Release } from '@landfall/sdk/release';
import { maySee } from '@landfall/sdk/shell';
import type { User } from '@landfall/contracts';

const HOME: NavItem = { label: 'Home', to: '/', icon: 'home', order: 0 };

const itemsOf = (release: Release | undefined, place: 'frame' | 'account') =>
  Object.values(release?.remotes ?? {})
    .flatMap(({ nav }) => nav)
    .filter((item) => (item.place ?? 'frame') === place)
    .sort((a, b) => a.order - b.order);

/** The frame's items. What asks for sign-in stands there for everybody; what is for administrators does not. */
export const frameItems = (release: Release | undefined, user: User | null): NavItem[] => [
  HOME,
  ...itemsOf(release, 'frame').filter(({ access = 'public' }) => access !== 'admin' || maySee('admin', user)),
];

export const accountItems = (release: Release | undefined, user: User | null): NavItem[] =>
  itemsOf(release, 'account').filter(({ access = 'signed-in' }) => maySee(access, user));

/**
 * Where a person is, in terms of the frame: the item of the page that is open or that it lies below, so that one sponsor
 * is where the sponsors are, else the one item of the remote whose page it is, so that one job is among the jobs.
 */
export function currentItem(release: Release | undefined, pathname: string): string | undefined {
  const remotes = Object.values(release?.remotes ?? {});
  if (pathname === '/' || pathname === '/home') return HOME.to;
  const above = remotes
    .flatMap(({ nav }) => nav)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
  if (above) return above.to;
  const owner = remotes.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)));
  const [item, ...others] = owner?.nav.filter(({ place = 'frame' }) => place === 'frame') ?? [];
  return others.length === 0 ? item?.to : undefined;
}
