import type { Env } from '../../platform/config/env.js';
import type { RouteAccess } from '../release.js';
import { RouteAccessConfig } from '../../platform/access/route-access.config.js';

/** Groups of `Settings` in shell/sdk/src/settings, and the variable that says each member. */
const VARIABLES: Record<string, Record<string, string>> = {
  mailboxes: { general: 'SITE_MAIL_GENERAL', support: 'SITE_MAIL_SUPPORT', payments: 'SITE_MAIL_PAYMENTS' },
  social: {
    messaging: 'SITE_SOCIAL_MESSAGING',
    photos: 'SITE_SOCIAL_PHOTOS',
    microblog: 'SITE_SOCIAL_MICROBLOG',
    network: 'SITE_SOCIAL_NETWORK',
  },
  policies: { privacy: 'SITE_POLICY_PRIVACY', terms: 'SITE_POLICY_TERMS', cookies: 'SITE_POLICY_COOKIES' },
  claims: {
    opportunities: 'SITE_CLAIM_OPPORTUNITIES',
    support: 'SITE_CLAIM_SUPPORT',
    interviewSuccess: 'SITE_CLAIM_INTERVIEW_SUCCESS',
    rating: 'SITE_CLAIM_RATING',
    placements: 'SITE_CLAIM_PLACEMENTS',
    moreInterviews: 'SITE_CLAIM_MORE_INTERVIEWS',
  },
  bookingLinks: { pro: 'SITE_BOOKING_PRO', elite: 'SITE_BOOKING_ELITE' },
};

const LINKS = new Set(['social', 'policies', 'bookingLinks']);

/** What an operator says about the site; screens have a default for everything that is not said. */
export class ScreenConfig {
  constructor(
    readonly settings: Readonly<Record<string, unknown>>,
    readonly routeAccess: Readonly<Record<string, RouteAccess>>,
    /** How long a screen waits for what the database knows of its visitor and its subject; it is shown without, then. */
    readonly patienceMs: number,
  ) {}

  static parse(env: Env): ScreenConfig {
    const settings: Record<string, unknown> = {};
    for (const [group, members] of Object.entries(VARIABLES)) {
      const said = Object.entries(members).flatMap(([member, name]) => {
        const value = LINKS.has(group) ? env.optionalUrl(name) : env.optional(name);
        return value === undefined ? [] : [[member, value] as const];
      });
      if (said.length) settings[group] = Object.fromEntries(said);
    }
    const phone = env.optional('SITE_PHONE');
    if (phone) settings.phone = phone;
    // The words are put right behind it, so its end stays as it was given.
    if (env.optionalUrl('SITE_WEB_SEARCH')) settings.webSearch = env.optional('SITE_WEB_SEARCH');
    const routeAccess = RouteAccessConfig.parse(env).routes;
    const patienceMs = env.integer('SCREEN_PATIENCE_MS', 2_500, { min: 100, max: 60_000 });
    return new ScreenConfig({ ...settings, routeAccess }, routeAccess, patienceMs);
  }
}
