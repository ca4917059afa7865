import type { Env } from '../platform/config/env.js';

export class BillingConfig {
  private constructor(
    /** Pounds a month. */
    readonly premiumPrice: number,
  ) {}

  static parse(env: Env): BillingConfig {
    const price = Number(env.text('SITE_PREMIUM_PRICE', '8.00'));
    if (!Number.isFinite(price) || price <= 0 || price > 5_000) {
      env.refuse('SITE_PREMIUM_PRICE', 'must be an amount in pounds, such as 8.00');
    }
    return new BillingConfig(price);
  }
}
