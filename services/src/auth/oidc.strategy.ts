import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import * as client from 'openid-client';
import { Strategy, type AuthenticateOptions, type VerifyFunctionWithRequest } from 'openid-client/passport';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { UsersService } from '../users/users.service.js';
import { IdentityReader } from './identity.js';
import { IdentityProvider } from './identity-provider.js';

type Tokens = Parameters<VerifyFunctionWithRequest>[1];

/** What passport adds to a strategy for the length of one request. */
interface Outcome {
  success(user: unknown): void;
  fail(challenge?: unknown): void;
  redirect(url: string): void;
  error(error: unknown): void;
}

export interface SignInOptions extends AuthenticateOptions {
  /** Chosen by us, so that it also names where the session keeps this sign-in's secrets. */
  signInState: string;
}

/** A request on its way through the callback; the token is moved to the session that is made there. */
export type SigningIn = Request & { idToken?: string };

export const sessionKeyOf = (state: string): string => `oidc:${state}`;

/** Sends `state` and `nonce` besides the proof of possession (PKCE) that the library always sends. */
class CodeFlow extends Strategy {
  override authorizationRequestParams<T extends AuthenticateOptions>(request: Request, options: T): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('state', (options as unknown as SignInOptions).signInState);
    params.set('nonce', client.randomNonce());
    return params;
  }
}

/** Exists before the provider is known; each request gets the library's strategy once the provider answers. */
class LateStrategy {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly verify: VerifyFunctionWithRequest,
  ) {}

  authenticate(this: LateStrategy & Outcome, request: Request, options: SignInOptions): void {
    this.provider.configuration().then(
      (config) => {
        const sessionKey = sessionKeyOf(options.signInState);
        const flow = new CodeFlow(
          { config, sessionKey, scope: 'openid profile email', passReqToCallback: true },
          this.verify,
        );
        const outcome = {
          success: (user: unknown) => this.success(user),
          fail: (challenge?: unknown) => this.fail(challenge),
          redirect: (url: string) => this.redirect(url),
          error: (error: unknown) => this.error(error),
          pass: () => this.fail(),
        };
        Object.assign(flow, outcome).authenticate(request, options);
      },
      (error: unknown) => this.error(error),
    );
  }
}

@Injectable()
export class OidcStrategy extends PassportStrategy(LateStrategy, 'oidc') {
  constructor(
    provider: IdentityProvider,
    private readonly identities: IdentityReader,
    private readonly users: UsersService,
  ) {
    super(provider);
  }

  async validate(request: SigningIn, tokens: Tokens): Promise<SignedInUser> {
    request.idToken = tokens.id_token;
    return this.users.signedIn(await this.identities.identityOf(tokens));
  }
}
