import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { browser, requireSignIn, signOut, useSession } from '@landfall/sdk';
import { Button, Icon, Menu, Skeleton, isIconName, type MenuEntry } from '@landfall/ui';
import type { User } from '@landfall/contracts';
import { releaseState } from '../remotes/release-state';
import { accountItems } from './navigation';

/** Who is signed in: a place holder until it is known, Sign In for nobody, else the account's menu. */
export function UserMenu({ place }: { place: 'bar' | 'side' }) {
  const { state, user } = useSession();
  if (state === 'loading') return <Skeleton className="frame-avatar" />;
  if (!user) return <SignIn place={place} />;
  return <Account user={user} place={place} />;
}

const SignIn = ({ place }: { place: 'bar' | 'side' }) => (
  <Button
    className="frame-sign-in"
    icon={place === 'side' ? 'log-in' : undefined}
    title="Sign In"
    onClick={() => requireSignIn()}
  >
    <span className={place === 'side' ? 'frame-label' : undefined}>Sign In</span>
  </Button>
);

function Account({ user, place }: { user: User; place: 'bar' | 'side' }) {
  const { release, isOutdated } = releaseState();
  const items: MenuEntry[] = [
    ...accountItems(release, user).map(({ label, to, icon }) => ({
      label,
      icon: isIconName(icon) ? icon : undefined,
      link: <Link to={to} />,
    })),
    ...(isOutdated
      ? [{ label: 'Reload for the newest version', icon: 'refresh-cw' as const, onSelect: () => browser.reload() }]
      : []),
    { label: 'Log out', icon: 'log-out', onSelect: signOut, separated: true },
  ];
  return (
    <Menu
      label="My Account"
      header="My Account"
      items={items}
      side={place === 'side' ? 'top' : 'bottom'}
      align={place === 'side' ? 'start' : 'end'}
      trigger={<AccountButton username={user.username} />}
    />
  );
}

/** Radix hands its own properties and a ref to the trigger. */
function AccountButton({ username, ref, ...trigger }: { username: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button {...trigger} ref={ref} type="button" className="frame-link" aria-label="My Account" title="My Account">
      <span className="frame-avatar" aria-hidden="true">
        {username.charAt(0).toUpperCase() || '?'}
      </span>
      <span className="frame-label" aria-hidden="true">
        My Account
      </span>
      <Icon name="chevron-up" size={18} className="frame-label" />
    </button>
  );
}
