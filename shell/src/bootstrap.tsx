import { createRoot } from 'react-dom/client';
import { followOtherTabs, maySee, session, siteSettings, startSession, takeRedirectPath } from '@landfall/sdk/shell';
import { createApp } from './app';
import { startTheme } from './frame/theme';
import { releaseState } from './remotes/release-state';
import { settleRemotes, startRemotes } from './remotes/start';
import { partAt, warmRoute, warmSlot } from './remotes/warm';

startTheme();
startSession();
followOtherTabs();
await startRemotes();
goWhereSignInWasAsked();
warmThisScreen();
createRoot(document.getElementById('root')!).render(createApp());
settleRemotes();

/** The server leads back after sign-in; when it could only lead home, the remembered path is followed here. */
function goWhereSignInWasAsked(): void {
  if (!session.getState().user) return;
  const path = takeRedirectPath();
  if (path && window.location.pathname === '/') window.history.replaceState(null, '', path);
}

/** Starts this address's remotes before the frame is drawn, when the person may see them. */
function warmThisScreen(): void {
  const { release } = releaseState.getState();
  if (window.location.pathname === '/') ['home.jobs', 'home.news'].forEach(warmSlot);
  const part = partAt(release, window.location.pathname);
  if (part?.kind !== 'route') return;
  const route = release?.remotes[part.remote]?.routes.find(({ path }) => path === part.path);
  const access = siteSettings().routeAccess[part.path] ?? route?.access ?? 'signed-in';
  if (maySee(access, session.getState().user)) warmRoute(window.location.pathname);
}
