import type { Env } from '../platform/config/env.js';

/** Where the register of licensed sponsors comes from. */
export class SponsorsConfig {
  constructor(
    /** Whether the registers that ship with the product are brought in when a worker starts for the first time. */
    readonly importsShipped: boolean,
  ) {}

  static parse(env: Env): SponsorsConfig {
    const registers = env.text('SPONSOR_REGISTERS', 'shipped').toLowerCase();
    if (registers !== 'shipped' && registers !== 'off') {
      env.refuse('SPONSOR_REGISTERS', 'must be "shipped" or "off"');
    }
    return new SponsorsConfig(registers === 'shipped');
  }
}
