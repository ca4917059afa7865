import { create } from 'zustand';
import type { User } from '@landfall/contracts';
import { ApiError } from '../http/api-error';
import { callFor, http, onRefused } from '../http/http';
import { browser } from '../page/browser';
import { inlined } from '../page/inlined';
import { storage } from '../storage/storage';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';

const FRESH_MS = 5 * 60_000;
const CHECK = '/api/auth/user';

interface Known {
  state: 'loading' | 'anonymous' | 'signed-in';
  user: User | null;
  /** Set when the last check came to no answer: a known person stays signed in on screen, anybody else is nobody. */
  problem?: string;
  checkedAt: number;
}

export const session = create<Known>(() => ({ state: 'loading', user: null, checkedAt: 0 }));

/** Who was known in this tab outlives a reload: one that meets a failing database is no sign-out. */
const { session: thisTab } = storage('shell');
const PERSON = 'person';

const know = (user: User | null) => {
  const before = session.getState().user;
  callFor(user?.id);
  tellOtherTabs(user?.id ?? null);
  if (user) thisTab.set(PERSON, user);
  else thisTab.remove(PERSON);
  session.setState({ state: user ? 'signed-in' : 'anonymous', user, problem: undefined, checkedAt: Date.now() }, true);
  // What stands here is of the one before: nothing of it may be shown to, or written for, somebody else.
  if (before && user && before.id !== user.id) browser.reload();
};

let underway: Promise<void> | undefined;

/** Asks who is signed in; calls that meet are one. A failure other than 401 never signs a known person out. */
export function checkSession(): Promise<void> {
  underway ??= ask().finally(() => {
    underway = undefined;
  });
  return underway;
}

async function ask(): Promise<void> {
  try {
    const answer = await http.get<User | null | undefined>(CHECK);
    // An answer that is no person is nobody, as the specification has it for one that cannot be read.
    know(answer?.id ? answer : null);
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut) know(null);
    // Nobody is known, but that was not an answer: it is asked again at the next occasion.
    else if (!session.getState().user)
      session.setState({ state: 'anonymous', checkedAt: 0, problem: 'We could not check whether you are signed in.' });
    else session.setState({ problem: 'We could not check that you are still signed in.' });
  }
}

/** Starts from what the HTML says, or asks when it says nothing. */
export function startSession(): void {
  const told = inlined<{ user: User | null }>('session');
  if (told) return know(told.user);
  const user = thisTab.get<User>(PERSON);
  if (user) {
    callFor(user.id);
    session.setState({ state: 'signed-in', user });
  }
  void checkSession();
}

/** One session is all tabs' of a browser: what another one is told is asked about here as well. */
export const followOtherTabs = (): (() => void) =>
  hearOtherTabs((id) => {
    if (id !== (session.getState().user?.id ?? null)) void checkSession();
  });

/** Before the person leaves to sign out: whatever answers next, they are not shown as signed in. */
export const forgetPerson = (): void => thisTab.remove(PERSON);

/** Asks again once the last answer is older than five minutes. */
export function refreshSession(): void {
  const { state, checkedAt } = session.getState();
  if (state !== 'loading' && Date.now() - checkedAt > FRESH_MS) void checkSession();
}

onRefused((error) => {
  if (error.status === 401 && session.getState().state === 'signed-in' && !underway) void checkSession();
});
