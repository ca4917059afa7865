import { AuthConfig } from '../../auth/auth.config.js';
import { DatabaseConfig } from '../database/database.config.js';
import { RateLimitConfig } from '../http/rate-limit.config.js';
import { QueueConfig } from '../queues/queue.config.js';
import { AppConfig } from './app.config.js';
import { readConfig, type ConfigClass } from './config.js';

const secret = { SESSION_SECRET: 'sixteen characters and more' };
const production = {
  ...secret,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://landfall.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'landfall',
  OIDC_CLIENT_SECRET: 'known to two',
  ADMIN_PASSWORD: 'a password of our own',
};

describe('a setting that cannot be used', () => {
  it.each<[string, ConfigClass<object>, Record<string, string>]>([
    ['PORT', AppConfig, { PORT: 'eighty' }],
    ['PORT', AppConfig, { PORT: '65536' }],
    ['PUBLIC_URL', AppConfig, { PUBLIC_URL: 'landfall.example' }],
    ['PUBLIC_URL', AppConfig, { NODE_ENV: 'production' }],
    ['DATABASE_URL', DatabaseConfig, {}],
    ['DATABASE_URL', DatabaseConfig, { DATABASE_URL: 'mysql://x/y' }],
    ['REDIS_URL', QueueConfig, { REDIS_URL: 'http://x' }],
    ['RATE_LIMIT_PER_PERSON', RateLimitConfig, { RATE_LIMIT_PER_PERSON: 'many' }],
    ['SESSION_SECRET', AuthConfig, {}],
    ['SESSION_SECRET', AuthConfig, { SESSION_SECRET: 'short' }],
    ['OIDC_ISSUER', AuthConfig, { ...secret, OIDC_ISSUER: 'nobody' }],
    ['OIDC_ISSUER', AuthConfig, { ...production, OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', AuthConfig, { ...production, OIDC_ISSUER: 'http://id.example' }],
    ['OIDC_ISSUER', AuthConfig, { ...production, OIDC_ISSUER: 'https://127.0.0.1:8080/identity' }],
    ['OIDC_ISSUER', AuthConfig, { ...production, OIDC_ISSUER: 'https://landfall.example/identity' }],
    ['OIDC_CLIENT_SECRET', AuthConfig, { ...production, OIDC_CLIENT_SECRET: '' }],
    ['ADMIN_PASSWORD', AuthConfig, { ...production, ADMIN_PASSWORD: '' }],
    ['ADMIN_PASSWORD', AuthConfig, { ...production, ADMIN_PASSWORD: 'landfall-local' }],
    ['LOCAL_PREMIUM_USERS', AuthConfig, { ...production, LOCAL_PREMIUM_USERS: 'sam' }],
  ])('names itself: %s', (name, settings, environment) => {
    expect(() => readConfig(settings, environment)).toThrow(new RegExp(`^${name} `));
  });
});

describe('settings', () => {
  it('know both names of a loopback address', () => {
    expect(readConfig(AppConfig, { PORT: '8123' }).origins).toEqual(['http://127.0.0.1:8123', 'http://localhost:8123']);
  });
  it('allow everything that production needs', () => {
    expect(readConfig(AuthConfig, production).adminUsers.size).toBe(0);
  });
  it('tell addresses and subjects, which the provider vouches for, from usernames, which people may choose', () => {
    const administrators = (ADMIN_USERS: string, more = {}) =>
      readConfig(AuthConfig, { ...production, ...more, ADMIN_USERS });
    const { adminUsers, adminSubjects, chosenAdmins } = administrators('Boss@example.org, sub:Ab|1, chief');
    expect([[...adminUsers], [...adminSubjects], chosenAdmins]).toEqual([
      ['boss@example.org', 'chief'],
      ['Ab|1'],
      ['chief'],
    ]);
    expect(readConfig(AuthConfig, { ...secret, ADMIN_USERS: 'chief' }).chosenAdmins).toEqual([]);
  });
  it('switch a limit off', () => {
    expect(readConfig(RateLimitConfig, { RATE_LIMIT_PER_PERSON: 'off' }).perPerson).toBe(Number.POSITIVE_INFINITY);
  });
  it('never refuse 600 requests a minute unless told to', () => {
    expect(readConfig(RateLimitConfig, {}).perPerson).toBeGreaterThanOrEqual(600);
  });
});
