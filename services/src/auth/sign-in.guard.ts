import { randomBytes } from 'node:crypto';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { AppConfig } from '../platform/config/app.config.js';
import { sessionKeyOf, type SignInOptions } from './oidc.strategy.js';
import { originOf, safePath } from './own-paths.js';

const AT_ONCE = 5;
const HOUR_MS = 3_600_000;

/** Sends the person to the identity provider, remembering in the session where they wanted to go. */
@Injectable()
export class SignInGuard extends AuthGuard('oidc') {
  constructor(private readonly app: AppConfig) {
    super();
  }

  override getAuthenticateOptions(context: ExecutionContext): SignInOptions {
    const request = context.switchToHttp().getRequest<Request>();
    const origin = originOf(request, this.app);
    const state = randomBytes(16).toString('base64url');
    remember(request, state, { origin, returnTo: safePath(request.query.returnTo, origin), startedAt: Date.now() });
    return { signInState: state, callbackURL: `${origin}/api/callback` };
  }
}

type SignIns = NonNullable<Request['session']['signIns']>;

/** Keeps the newest few, so that a session does not grow with tabs that were closed half-way. */
function remember({ session }: Request, state: string, signIn: SignIns[string]): void {
  const all = Object.entries({ ...session.signIns, [state]: signIn }).sort(([, a], [, b]) => b.startedAt - a.startedAt);
  for (const [old] of all.slice(AT_ONCE)) delete (session as unknown as Record<string, unknown>)[sessionKeyOf(old)];
  // Nobody is known yet: what is left of a sign-in that was never finished goes soon.
  if (session.userId === undefined) session.cookie.maxAge = HOUR_MS;
  session.signIns = Object.fromEntries(all.slice(0, AT_ONCE));
}
