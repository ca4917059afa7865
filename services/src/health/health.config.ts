import { AppConfig } from '../platform/config/app.config.js';
import type { Env } from '../platform/config/env.js';
import { SponsorsConfig } from '../sponsors/sponsors.config.js';

export class HealthConfig {
  constructor(
    readonly registryUrl: string,
    /** Whether somebody else brings the jobs in, so that there is no first import to wait for. */
    readonly waitsForImport: boolean,
    /** Whether the registers that ship come in by themselves. */
    readonly bringsRegisters: boolean,
  ) {}

  static parse(env: Env): HealthConfig {
    return new HealthConfig(
      env.url('REGISTRY_URL', AppConfig.parse(env).publicUrl),
      env.optional('JOB_SOURCES')?.toLowerCase() !== 'off',
      SponsorsConfig.parse(env).importsShipped,
    );
  }
}
