import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { AppConfig } from '../platform/config/app.config.js';
import { Refusal } from '../platform/refusals/refusals.js';
import type { SigningIn, SignInOptions } from './oidc.strategy.js';
import { originOf } from './own-paths.js';

/** The person chose not to sign in after all. */
export class SignInCancelled extends Error {}

/** What the controller needs of the sign-in after the session has been replaced by a new one. */
export type SignedInRequest = SigningIn & { returnTo?: string };

/** Takes the provider's answer; on success the person is signed in with a session id never used before. */
@Injectable()
export class CallbackGuard extends AuthGuard('oidc') {
  constructor(private readonly app: AppConfig) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    request.returnTo = signInOf(request)?.returnTo ?? '/';
    await super.canActivate(context);
    await this.beginSession(request);
    return true;
  }

  /** A new session, so that nobody who knew the old id is signed in with this person. */
  private async beginSession(request: SignedInRequest): Promise<void> {
    const { [stateOf(request)]: _done, ...others } = request.session.signIns ?? {};
    await done((next) => request.session.regenerate(next));
    const { user, idToken } = request;
    // Where other tabs wanted to go. What their sign-ins would be finished with stays behind with the old session.
    if (Object.keys(others).length) request.session.signIns = others;
    request.session.userId = (user as SignedInUser).id;
    if (idToken) request.session.idToken = idToken;
    // Saved before the redirect leaves: a browser follows it on seeing the headers, and the next page is another program's.
    await done((next) => request.session.save(next));
  }

  override getAuthenticateOptions(context: ExecutionContext): SignInOptions {
    const request = context.switchToHttp().getRequest<Request>();
    const origin = signInOf(request)?.origin ?? originOf(request, this.app);
    return { signInState: stateOf(request), callbackURL: `${origin}/api/callback` };
  }

  override handleRequest<TUser>(error: unknown, user: TUser | false, info: { error?: string } | undefined): TUser {
    if (error) throw error;
    if (user) return user;
    if (info?.error === 'access_denied') throw new SignInCancelled();
    throw new Refusal(400, 'This sign-in was not started here, or it took too long.');
  }
}

const done = (work: (next: (error: unknown) => void) => void) =>
  new Promise<void>((resolve, reject) => work((error) => (error ? reject(error as Error) : resolve())));

const stateOf = (request: Request): string => (typeof request.query.state === 'string' ? request.query.state : '');

const signInOf = (request: Request) =>
  Object.entries(request.session.signIns ?? {}).find(([state]) => state === stateOf(request))?.[1];
