import type { Env } from '../platform/config/env.js';

/** Where mail is handed over, and in whose name. Only the program that sends it, the worker, asks. */
export class MailConfig {
  constructor(
    /** `smtp:` (with STARTTLS where the server offers it) or `smtps:`; user and password in the address. */
    readonly smtpUrl: string,
    /** As in a mail's own `From`. */
    readonly from: string,
  ) {}

  static parse(env: Env): MailConfig {
    if (env.isProduction) env.required('SMTP_URL');
    const smtpUrl = env.url('SMTP_URL', 'smtp://127.0.0.1:2525', ['smtp', 'smtps']);
    const from = env.text('MAIL_FROM', `Landfall <no-reply@${senderDomain(env)}>`);
    if (!/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from)) {
      env.refuse('MAIL_FROM', 'must be an address, or a name and an address as in "Landfall <alerts@example.org>"');
    }
    return new MailConfig(smtpUrl, from);
  }
}

/** The product's own name on the network; a machine's own address cannot be written to. */
function senderDomain(env: Env): string {
  const publicUrl = env.optionalUrl('PUBLIC_URL');
  const { hostname } = new URL(publicUrl ?? 'http://127.0.0.1');
  return /^[\d.]+$|^\[|^localhost$/.test(hostname) ? 'example.org' : hostname;
}
