import { memo, useMemo, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@landfall/sdk';
import { ToastViewport } from '@landfall/sdk/shell';
import { Button, Logo, Note } from '@landfall/ui';
import { releaseState } from '../remotes/release-state';
import { Coast } from './coast';
import { FrameLink } from './nav-link';
import { currentItem, frameItems } from './navigation';
import { ThemeSwitch } from './theme-switch';
import { UserMenu } from './user-menu';
import { useArrival } from './use-arrival';
import { useKeptFocus } from './use-kept-focus';

/** What is always there: land with the navigation, and the water beside it where the page stands. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useKeptFocus(main);
  return (
    <div className="frame">
      <a className="frame-skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <Sidebar />
      <main className="frame-main" id="main" ref={main} tabIndex={-1}>
        <SessionProblem />
        {children}
      </main>
      <TabBar />
      <ToastViewport />
    </div>
  );
}

function useItems() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const release = releaseState((state) => state.release);
  const items = useMemo(() => frameItems(release, user), [release, user]);
  const here = useMemo(() => currentItem(release, pathname), [release, pathname]);
  return { items, here };
}

/** Nothing of it depends on the address, which changes with every touch of a filter. */
const TopBar = memo(() => (
  <header className="frame-top">
    <Link to="/" className="frame-brand" aria-label="Landfall">
      <Logo label="" />
    </Link>
    <div className="frame-top-end">
      <ThemeSwitch className="frame-icon" />
      <UserMenu place="bar" />
    </div>
  </header>
));

function Sidebar() {
  const { items, here } = useItems();
  return (
    <aside className="frame-side">
      <Coast />
      <Link to="/" className="frame-brand" aria-label="Landfall">
        <Logo variant="mark" label="" className="frame-mark" />
        <Logo label="" className="frame-lockup" />
      </Link>
      <nav className="frame-nav" aria-label="Main">
        {items.map((item) => (
          <FrameLink key={item.to} item={item} isHere={item.to === here} size={20} />
        ))}
      </nav>
      <Foot />
    </aside>
  );
}

const Foot = memo(() => (
  <div className="frame-foot">
    <ThemeSwitch className="frame-link" />
    <UserMenu place="side" />
  </div>
));

function TabBar() {
  const { items, here } = useItems();
  return (
    <nav className="frame-tabs" aria-label="Main">
      <Coast />
      {items.map((item) => (
        <FrameLink key={item.to} item={item} isHere={item.to === here} size={22} />
      ))}
    </nav>
  );
}

function SessionProblem() {
  const { problem, retry } = useSession();
  if (!problem) return null;
  return (
    <Note
      tone="caution"
      role="status"
      className="frame-note"
      action={
        <Button variant="secondary" onClick={retry}>
          Retry
        </Button>
      }
    >
      {problem}
    </Note>
  );
}
