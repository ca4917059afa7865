import { resolve } from 'node:path';
import type { Env } from './env.js';

/** What every program of the product has in common. */
export class AppConfig {
  /** Anything but `NODE_ENV=production`. */
  readonly isLocal: boolean;
  readonly port: number;
  readonly host: string;
  /** Where people reach the product, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Whether cookies may only travel over https. */
  readonly isSecure: boolean;

  /** How long answers under way, and open streams, may take to end when the program is stopped. */
  readonly drainMs: number;
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: string[];

  private constructor(values: Omit<AppConfig, 'isSecure' | 'origins'>) {
    this.isLocal = values.isLocal;
    this.port = values.port;
    this.host = values.host;
    this.publicUrl = values.publicUrl;
    this.dataDir = values.dataDir;
    this.drainMs = values.drainMs;
    this.trustedProxies = values.trustedProxies;
    this.isSecure = values.publicUrl.startsWith('https:');
  }

  /** Our own origins. On loopback `127.0.0.1` and `localhost` are the same product. */
  get origins(): string[] {
    const { protocol, hostname, port, origin } = new URL(this.publicUrl);
    const suffix = port ? `:${port}` : '';
    if (hostname === '127.0.0.1') return [origin, `${protocol}//localhost${suffix}`];
    if (hostname === 'localhost') return [origin, `${protocol}//127.0.0.1${suffix}`];
    return [origin];
  }

  static parse(env: Env): AppConfig {
    const port = env.integer('PORT', 8080, { min: 0, max: 65_535 });
    const host = env.text('HOST', '127.0.0.1');
    if (env.isProduction) env.required('PUBLIC_URL');
    return new AppConfig({
      isLocal: !env.isProduction,
      port,
      host,
      publicUrl: env.url('PUBLIC_URL', `http://127.0.0.1:${port}`),
      drainMs: env.integer('DRAIN_MS', env.isProduction ? 20_000 : 2_000, { max: 600_000 }),
      trustedProxies: env.list(
        'TRUSTED_PROXIES',
        env.isProduction ? ['loopback', 'linklocal', 'uniquelocal'] : ['loopback'],
      ),
      dataDir: resolve(env.text('DATA_DIR', '.data')),
    });
  }
}
