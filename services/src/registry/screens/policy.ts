import { createHash } from 'node:crypto';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The page's policy: our own files only, scripts through trusted types, and the one inline script by its hash.
 * Pictures may come from any https address, because people's portraits and companies' marks do.
 */
export function contentSecurityPolicy(inlineScripts: string[], isSecure: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types landfall landfall-federation 'allow-duplicates'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
