import type { SignedInUser } from './signed-in-user.js';

/** Whom something is shown to, or counted for. Nobody: a visitor who is not signed in. */
export type Viewer = Pick<SignedInUser, 'plan' | 'role'> | undefined;

/** Whether somebody sees jobs in their head start: by what the server knows of them at this moment. */
export const seesEarly = (viewer: Viewer): boolean => viewer?.plan === 'premium' || viewer?.role === 'admin';
