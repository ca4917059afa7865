import { AppConfig } from '../platform/config/app.config.js';
import type { Env } from '../platform/config/env.js';

const isLoopback = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

const SUBJECT = 'sub:';

/** Who vouches for people, and what makes one of them an administrator. */
export class AuthConfig {
  readonly sessionSecret: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How the secret is shown to the provider: in the form, or in the header. */
  readonly clientAuthentication: 'post' | 'basic';
  /** Whether plain http to the provider is allowed: only to the stand-in of local mode. */
  readonly allowsHttp: boolean;
  /** Usernames, or e-mail addresses (which count only when verified), in lower case. */
  readonly adminUsers: ReadonlySet<string>;
  /** What the provider itself calls them, as it writes it: nobody can choose that. */
  readonly adminSubjects: ReadonlySet<string>;
  /** Those of them that are usernames, where a provider decides whether people may choose theirs. */
  readonly chosenAdmins: readonly string[];
  /** A claim that makes an administrator when it is true, or has (among others) this value. */
  readonly adminClaim: { name: string; value: string | true } | undefined;
  readonly adminPassword: string;
  /** Tries of the admin password in 15 minutes for one person. */
  readonly elevationTries: number;
  /** Usernames whose accounts start with an active subscription; only accounts of the local stand-in. */
  readonly premiumFromTheStart: ReadonlySet<string>;
  /** Whether people who ask again within minutes are known from memory where they only read the board. */
  readonly remembersVisitors: boolean;
  /** What the issuer is called in the users table. */
  readonly issuerKey: string;

  private constructor(values: AuthConfig) {
    Object.assign(this, values);
  }

  static parse(env: Env): AuthConfig {
    const app = AppConfig.parse(env);
    const issuer = env.isProduction
      ? env.url('OIDC_ISSUER', env.required('OIDC_ISSUER'), ['https'])
      : env.url('OIDC_ISSUER', `${app.publicUrl}/identity`);
    if (env.isProduction && isLoopback(issuer)) {
      env.refuse('OIDC_ISSUER', 'must not be a local identity provider in production');
    }
    const isStandIn = app.origins.includes(new URL(issuer).origin);
    if (env.isProduction && isStandIn) env.refuse('OIDC_ISSUER', 'must not be the local stand-in in production');
    const admins = env.list('ADMIN_USERS', env.isProduction ? [] : ['admin']);
    const named = admins.filter((one) => !one.startsWith(SUBJECT));
    return new AuthConfig({
      sessionSecret: sessionSecret(env),
      issuer,
      clientId: env.isProduction ? env.required('OIDC_CLIENT_ID') : env.text('OIDC_CLIENT_ID', 'landfall'),
      clientSecret: env.secret('OIDC_CLIENT_SECRET', 'landfall-local-client'),
      clientAuthentication: env.oneOf('OIDC_CLIENT_AUTHENTICATION', ['post', 'basic'], 'post'),
      allowsHttp: !env.isProduction,
      adminUsers: new Set(named.map((one) => one.toLowerCase())),
      adminSubjects: new Set(admins.filter((one) => one.startsWith(SUBJECT)).map((one) => one.slice(SUBJECT.length))),
      chosenAdmins: isStandIn ? [] : named.filter((one) => !one.includes('@')),
      adminClaim: adminClaim(env),
      adminPassword: env.secret('ADMIN_PASSWORD', 'landfall-local'),
      elevationTries: env.limit('RATE_LIMIT_ELEVATION', 5),
      premiumFromTheStart: premiumFromTheStart(env, isStandIn),
      remembersVisitors: env.flag('VISITOR_MEMORY', true),
      // The stand-in moves with the product's own address; its accounts stay the same people.
      issuerKey: isStandIn ? new URL(issuer).pathname : issuer,
    });
  }
}

function sessionSecret(env: Env): string {
  const secret = env.required('SESSION_SECRET');
  if (secret.length < 16) env.refuse('SESSION_SECRET', 'must have at least 16 characters');
  return secret;
}

function adminClaim(env: Env): AuthConfig['adminClaim'] {
  const [name, ...value] = env.text('OIDC_ADMIN_CLAIM', '').split('=');
  return name ? { name, value: value.length ? value.join('=') : true } : undefined;
}

function premiumFromTheStart(env: Env, isStandIn: boolean): ReadonlySet<string> {
  const name = 'LOCAL_PREMIUM_USERS';
  if (env.isProduction && env.optional(name)) env.refuse(name, 'is for local mode; it must not be set in production');
  return new Set(isStandIn ? env.list(name, ['sam']) : []);
}
