import type { Env } from '../platform/config/env.js';

export class AlertsConfig {
  /** Cron with five or six fields, in UTC; undefined when daily alerts are switched off. */
  constructor(readonly dailyCron: string | undefined) {}

  static parse(env: Env): AlertsConfig {
    const cron = env.text('ALERTS_CRON', '0 7 * * *');
    if (cron.toLowerCase() === 'off') return new AlertsConfig(undefined);
    if (!/^(\S+\s+){4,5}\S+$/.test(cron) || !/^[\d\s*,/\-a-z?#]+$/i.test(cron)) {
      env.refuse('ALERTS_CRON', 'must be "off" or five or six fields such as "0 7 * * *"');
    }
    return new AlertsConfig(cron);
  }
}
