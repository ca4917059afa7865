import type { Plan, SignedInUser } from '../platform/access/access.decorator.js';
import type { User } from './user.dto.js';
import type { UserEntity } from './user.entity.js';

export const planOf = (subscriptionStatus: string | null): Plan =>
  subscriptionStatus === 'active' ? 'premium' : 'free';

export const toSignedIn = (row: UserEntity): SignedInUser => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role,
  plan: planOf(row.subscriptionStatus),
});

export const toUser = (row: UserEntity): User => ({
  ...toSignedIn(row),
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
});
