import { Injectable } from '@nestjs/common';
import * as client from 'openid-client';
import { Unavailable } from '../platform/refusals/refusals.js';
import { AuthConfig } from './auth.config.js';

const TIMEOUT_SECONDS = 5;

/**
 * The OpenID Connect provider. Its description is fetched when it is first needed and kept once it was there,
 * so a provider that is away when the api starts costs nobody but those who want to sign in meanwhile.
 */
@Injectable()
export class IdentityProvider {
  private found: Promise<client.Configuration> | undefined;

  constructor(private readonly config: AuthConfig) {}

  /** Throws `Unavailable` while the provider cannot be reached. */
  async configuration(): Promise<client.Configuration> {
    this.found ??= this.discover();
    try {
      return await this.found;
    } catch (cause) {
      this.found = undefined;
      throw Object.assign(new Unavailable('Signing in is not possible at the moment. Please try again shortly.', 5), {
        cause,
      });
    }
  }

  /** Where a browser ends the session at the provider; undefined when the provider offers none or is away. */
  async endSessionUrl(idToken: string | undefined, returnTo: string): Promise<URL | undefined> {
    try {
      const configuration = await this.configuration();
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: returnTo,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
    } catch {
      return undefined; // the session here has ended all the same
    }
  }

  /** Whether the provider answers now. */
  async isReachable(): Promise<boolean> {
    const address = `${this.config.issuer}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  private discover(): Promise<client.Configuration> {
    return client.discovery(
      new URL(this.config.issuer),
      this.config.clientId,
      undefined,
      this.config.clientAuthentication === 'basic'
        ? client.ClientSecretBasic(this.config.clientSecret)
        : client.ClientSecretPost(this.config.clientSecret),
      { timeout: TIMEOUT_SECONDS, execute: this.config.allowsHttp ? [client.allowInsecureRequests] : [] },
    );
  }
}
