import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as client from 'openid-client';
import type { Role } from '../platform/access/access.decorator.js';
import type { Identity } from '../users/users.service.js';
import { AuthConfig } from './auth.config.js';
import { IdentityProvider } from './identity-provider.js';

type Claims = Record<string, unknown>;
type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** Reads what the provider says about a person into the product's own words. */
@Injectable()
export class IdentityReader implements OnModuleInit {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly config: AuthConfig,
  ) {}

  onModuleInit(): void {
    const { chosenAdmins } = this.config;
    if (chosenAdmins.length === 0) return;
    // To whoever sets the product up: only they know what people may change at their provider.
    console.warn(
      `Note: ADMIN_USERS names administrators by username: ${chosenAdmins.join(', ')}. Where people choose their usernames, use verified e-mail addresses or sub:SUBJECT.`,
    );
  }

  async identityOf(tokens: Tokens): Promise<Identity> {
    const idToken = tokens.claims();
    if (!idToken) throw new Error('The identity provider sent no id token');
    return identityFrom({ ...(await this.userInfo(tokens.access_token, idToken.sub)), ...idToken }, this.config);
  }

  /** Providers may keep name and e-mail out of the id token and tell them here. */
  private async userInfo(accessToken: string, subject: string): Promise<Claims> {
    const configuration = await this.provider.configuration();
    if (!configuration.serverMetadata().userinfo_endpoint) return {};
    return client.fetchUserInfo(configuration, accessToken, subject);
  }
}

export function identityFrom(
  claims: Claims,
  config: Pick<AuthConfig, 'issuerKey' | 'adminUsers' | 'adminSubjects' | 'adminClaim' | 'premiumFromTheStart'>,
): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' && claims[name] !== '' ? claims[name] : undefined);
  const subject = text('sub');
  if (!subject) throw new Error('The identity provider sent no subject');
  const email = text('email')?.toLowerCase() ?? null;
  const emailVerified = claims.email_verified === true;
  const own = text('preferred_username');
  const username = own ?? text('nickname') ?? email?.split('@')[0] ?? 'member';
  const isAdmin =
    config.adminSubjects.has(subject) ||
    // What stands in for a missing name (a nickname, a part of an address) is anybody's to choose.
    (own !== undefined && config.adminUsers.has(own.toLowerCase())) ||
    (emailVerified && email !== null && config.adminUsers.has(email)) ||
    hasAdminClaim(claims, config.adminClaim);
  const picture = text('picture');
  return {
    issuer: config.issuerKey,
    subject,
    username: username.slice(0, 100),
    email,
    emailVerified,
    ...namesFrom(text('given_name'), text('family_name'), text('name')),
    profileImageUrl: picture && /^https:\/\//.test(picture) && picture.length <= 512 ? picture : null,
    role: (isAdmin ? 'admin' : 'user') satisfies Role,
    subscriptionFromTheStart: config.premiumFromTheStart.has(username) ? 'active' : null,
  };
}

function hasAdminClaim(claims: Claims, rule: AuthConfig['adminClaim']): boolean {
  if (!rule) return false;
  const claim = claims[rule.name];
  return Array.isArray(claim) ? claim.includes(rule.value) : claim === rule.value;
}

/** Providers that know only one full name get it parted at its last space. */
function namesFrom(given: string | undefined, family: string | undefined, full: string | undefined) {
  const [, first, last] = /^(.*\S)\s+(\S+)$/.exec(full ?? '') ?? [];
  return {
    firstName: (given ?? (family ? undefined : (first ?? full)))?.slice(0, 255) ?? null,
    lastName: (family ?? (given ? undefined : last))?.slice(0, 255) ?? null,
  };
}
