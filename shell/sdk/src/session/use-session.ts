import { useMemo } from 'react';
import type { User } from '@landfall/contracts';
import { checkSession, session } from './session';

export interface Session {
  state: 'loading' | 'anonymous' | 'signed-in';
  user: User | null;
  /** A plain sentence when the last check came to no answer. */
  problem?: string;
  retry: () => void;
}

export function useSession(): Session {
  const { state, user, problem } = session();
  return useMemo(() => ({ state, user, problem, retry: () => void checkSession() }), [state, user, problem]);
}

/** Who is signed in; null for nobody, and while it is not known yet. */
export const useUser = (): User | null => session((known) => known.user);
