import { randomUUID } from 'node:crypto';
import type { SignedInUser } from '../access/access.decorator.js';
import { sessionCookieName, signSessionId } from '../../auth/session-cookie.js';
import type { TestDatabase } from './test-database.js';

export interface Person {
  username: string;
  role?: 'user' | 'admin';
  plan?: 'free' | 'premium';
  /** Has just entered the admin password. */
  elevated?: boolean;
}

/** Makes the account when needed and a session of the kind that a real sign-in leaves behind. */
export async function signIn(
  database: TestDatabase,
  { username, role = 'user', plan = 'free', elevated = false }: Person,
  settings: { SESSION_SECRET: string; PUBLIC_URL: string },
): Promise<{ user: SignedInUser; cookie: string }> {
  const email = `${username}@example.org`;
  const [row] = await database.dataSource.query<{ id: string }[]>(
    `INSERT INTO users (username, email, email_verified, oidc_issuer, oidc_subject, role, subscription_status)
     VALUES ($1, $2, true, 'test', $1, $3, $4)
     ON CONFLICT (oidc_issuer, oidc_subject) DO UPDATE SET role = $3, subscription_status = $4
     RETURNING id`,
    [username, email, role, plan === 'premium' ? 'active' : null],
  );
  if (!row) throw new Error('The account was not made');
  const sid = randomUUID();
  const expires = new Date(Date.now() + 3_600_000);
  const session = {
    cookie: { originalMaxAge: 3_600_000, expires: expires.toISOString(), httpOnly: true, path: '/', sameSite: 'lax' },
    userId: row.id,
    ...(elevated ? { elevatedUntil: expires.toISOString() } : {}),
  };
  await database.dataSource.query('INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3)', [
    sid,
    JSON.stringify(session),
    expires,
  ]);
  return {
    user: { id: row.id, username, email, role, plan },
    cookie: `${sessionCookieName(settings.PUBLIC_URL)}=${encodeURIComponent(signSessionId(sid, settings.SESSION_SECRET))}`,
  };
}
