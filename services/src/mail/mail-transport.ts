import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import nodemailer, { type Transporter } from 'nodemailer';
import { MailConfig } from './mail.config.js';
import type { MailEntity } from './mail.entity.js';

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** The mail server said no to this very mail, and will say so again. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Hands mails to the mail server of `SMTP_URL`. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly transporter: Transporter;

  constructor({ smtpUrl, from }: MailConfig) {
    this.transporter = nodemailer.createTransport(
      { url: smtpUrl, pool: true, maxConnections: 3, ...PATIENCE },
      { from },
    );
  }

  /** @throws Refused when another try would be in vain; any other error when it may help */
  async send({ id, recipient, subject, text, html, unsubscribeUrl }: MailEntity): Promise<void> {
    try {
      await this.transporter.sendMail({
        to: { address: recipient, name: '' },
        subject,
        text,
        html,
        // The same at each try: should our note of a success be lost, mailboxes see the second copy for what it is.
        messageId: `<${id}@mail.landfall>`,
        headers: headersOf(unsubscribeUrl),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw isRefusal(error) ? new Refused(error.message) : error;
    }
  }

  onApplicationShutdown(): void {
    this.transporter.close();
  }
}

function headersOf(unsubscribeUrl: string | null): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (!unsubscribeUrl) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** An address or a content that is not taken, for good; a failed sign-in is the operator's to mend, and is tried again. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || responseCode >= 500;
}
