/** The other side of the door: what the shell alone uses. Remotes do not import this file. */
export { onRefused } from './http/http';
export { listenLive } from './live/listen-live';
export { inlined } from './page/inlined';
export { providePrefetch } from './page/prefetch';
export { createQueryClient } from './page/query-client';
export { hasUnsavedChanges } from './page/use-unsaved-changes';
export { checkSession, followOtherTabs, refreshSession, session, startSession } from './session/session';
export { takeRedirectPath } from './session/sign-in';
export { provideSettings, settingsFrom, siteSettings } from './settings/use-settings';
export { maySee } from './slots/slot';
export { slots } from './slots/slots';
export type { Filling } from './slots/slots';
export { toasts } from './toasts/toasts';
export { ToastViewport } from './toasts/toast-viewport';
export { SDK_VERSION } from './version';
