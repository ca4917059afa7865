import path from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './root.mjs';

/** What stands in for a real thing in local mode, and therefore has to be given in production. */
const NEEDED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'SESSION_SECRET',
  'REGISTRY_SIGNING_KEY',
  'PUBLISH_TOKEN',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
];

function portIn(env) {
  const port = Number(env.PORT || 8080);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT must be a whole number from 1 to 65535, and is "${env.PORT}".`);
}

function publicUrlIn(env, host, port) {
  const anywhere = ['0.0.0.0', '::'].includes(host);
  const name = anywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const value = env.PUBLIC_URL || `http://${name}:${port}`;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Failure(`PUBLIC_URL must be an address that starts with http: or https:, and is "${value}".`);
  }
  return value.replace(/\/+$/, '');
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {Failure} which names the variable that is wrong
 */
export function readSettings(env) {
  const isProduction = env.NODE_ENV === 'production';
  const missing = isProduction ? NEEDED_IN_PRODUCTION.filter((name) => !env[name]) : [];
  if (missing.length) throw new Failure(`NODE_ENV=production has no stand-ins: set ${missing.join(', ')}.`);
  if (env.LOCAL_IDENTITY && env.LOCAL_IDENTITY !== 'network') {
    throw new Failure(`LOCAL_IDENTITY must be "network" or unset, and is "${env.LOCAL_IDENTITY}".`);
  }
  const port = portIn(env);
  const host = env.HOST || '127.0.0.1';
  return {
    isProduction,
    port,
    host,
    publicUrl: publicUrlIn(env, host, port),
    dataDir: path.resolve(ROOT, env.DATA_DIR || '.data'),
  };
}
