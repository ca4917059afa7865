import { secretsFor } from './secrets.mjs';

const LOOPBACK = '127.0.0.1';

/** Whether the local identity provider is wanted: another one was not named. */
export const hasOwnIdentity = (env) => !env.OIDC_ISSUER && env.NODE_ENV !== 'production';

/** Whether the local mailbox is wanted: no mail server was named. */
export const hasOwnMailbox = (env) => !env.SMTP_URL && env.NODE_ENV !== 'production';

/**
 * What the programs are told: everything that was given, and a default for what was not.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {{ databaseUrl: string, redisUrl?: string, ports: Record<string, number> }} found
 * @returns {(name: string) => NodeJS.ProcessEnv} by program
 */
export function environmentOf(env, { publicUrl, dataDir, isProduction }, { databaseUrl, redisUrl, ports }) {
  const own = hasOwnIdentity(env)
    ? { OIDC_ISSUER: `${publicUrl}/identity`, OIDC_CLIENT_ID: env.OIDC_CLIENT_ID || 'landfall' }
    : {};
  const mailbox = ports.smtp
    ? { SMTP_URL: `smtp://${LOOPBACK}:${ports.smtp}`, MAILBOX_SMTP_PORT: String(ports.smtp) }
    : {};
  const common = {
    ...env,
    ...(isProduction ? {} : secretsFor(dataDir, env)),
    ...own,
    ...mailbox,
    NO_COLOR: '1', // what they print goes to files
    HOST: LOOPBACK,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl ?? '',
    REGISTRY_URL: env.REGISTRY_URL || (ports.registry ? `http://${LOOPBACK}:${ports.registry}` : publicUrl),
  };
  return (name) => ({ ...common, ...(ports[name] ? { PORT: String(ports[name]) } : {}) });
}
