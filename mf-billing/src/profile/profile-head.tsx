import { useState } from 'react';
import type { User } from '@landfall/contracts';
import { Badge } from '@landfall/ui';
import { displayName, initials } from './person';

export function ProfileHead({ user, isPremium }: { user: User; isPremium: boolean }) {
  return (
    <header className="profile-head">
      <Avatar user={user} />
      <div className="profile-words">
        <h1 className="lf-title profile-name" dir="auto">
          {displayName(user)}
        </h1>
        <p className="billing-muted profile-mail">{user.email ?? `User ID: ${user.id}`}</p>
        {isPremium ? (
          <Badge tone="premium" icon="crown">
            Premium Member
          </Badge>
        ) : (
          <Badge tone="line">Free Account</Badge>
        )}
      </div>
    </header>
  );
}

/** The person's picture; their initials without one, or when it cannot be shown. */
function Avatar({ user }: { user: User }) {
  const [isBroken, setBroken] = useState(false);
  if (user.profileImageUrl && !isBroken) {
    return <img className="avatar" src={user.profileImageUrl} alt="" onError={() => setBroken(true)} />;
  }
  return (
    <span className="avatar" aria-hidden="true">
      {initials(user)}
    </span>
  );
}
