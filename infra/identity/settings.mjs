import path from 'node:path';

const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/** Our own origins. On loopback `127.0.0.1` and `localhost` are the same product. */
function originsOf(publicUrl) {
  const url = new URL(publicUrl);
  if (!LOOPBACK.has(url.hostname)) return [url.origin];
  return [...LOOPBACK].map((hostname) => `${url.protocol}//${hostname}${url.port ? `:${url.port}` : ''}`);
}

function required(env, name) {
  if (!env[name]) throw new Error(`${name} must be set.`);
  return env[name];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} with a sentence that names the variable
 */
export function readSettings(env) {
  if (env.NODE_ENV === 'production') {
    throw new Error('The local identity provider does not run in production: set OIDC_ISSUER to a real one.');
  }
  const publicUrl = required(env, 'PUBLIC_URL').replace(/\/+$/, '');
  return {
    port: Number(required(env, 'PORT')),
    host: env.HOST ?? '127.0.0.1',
    issuer: `${publicUrl}/identity`,
    origins: originsOf(publicUrl),
    folder: path.join(path.resolve(required(env, 'DATA_DIR')), 'identity'),
    client: { id: required(env, 'OIDC_CLIENT_ID'), secret: required(env, 'OIDC_CLIENT_SECRET') },
    isForNetwork: env.LOCAL_IDENTITY === 'network',
  };
}
