import path from 'node:path';

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
    throw new Error('The local mailbox does not run in production: set SMTP_URL to a real mail server.');
  }
  return {
    port: Number(required(env, 'PORT')),
    smtpPort: Number(required(env, 'MAILBOX_SMTP_PORT')),
    host: env.HOST ?? '127.0.0.1',
    folder: path.join(path.resolve(required(env, 'DATA_DIR')), 'mail'),
    isForNetwork: env.LOCAL_IDENTITY === 'network',
  };
}
