import type { User } from '@landfall/contracts';

/** Somebody signed in with a free account; `more` replaces what a sentence is about. */
export const aUser = (more: Partial<User> = {}): User => ({
  id: '00000000-0000-4000-8000-000000000001',
  username: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Okafor',
  profileImageUrl: null,
  role: 'user',
  plan: 'free',
  ...more,
});
