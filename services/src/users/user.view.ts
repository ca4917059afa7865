import type { Plan, SignedInUser } from '../platform/access/access.decorator.js';
import type { User } from './user.dto.js';
import type { UserEntity } from './user.entity.js';

export const planOf = (subscriptionStatus: string | null): Plan =>
  subscriptionStatus === 'active' ? 'premium' : 'free';

type SignedInRow = Pick<UserEntity, 'id' | 'username' | 'email' | 'role' | 'subscriptionStatus'>;

export const toSignedIn = (row: SignedInRow): SignedInUser => ({
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
