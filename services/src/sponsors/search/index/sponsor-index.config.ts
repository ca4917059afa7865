import type { Env } from '../../../platform/config/env.js';

export class SponsorIndexConfig {
  constructor(
    /** Whether the register is searched in memory; else PostgreSQL is asked. */
    readonly isOn: boolean,
  ) {}

  static parse(env: Env): SponsorIndexConfig {
    return new SponsorIndexConfig(env.flag('SEARCH_INDEX', true));
  }
}
