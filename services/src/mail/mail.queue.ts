import type { JobsOptions } from 'bullmq';

export const MAIL_QUEUE = 'mail';

export interface MailTask {
  id: string;
}

/** The pause doubles from five seconds: a mail server may be away for eleven hours before a mail is given up. */
const TRIES = 14;

/** The row is what is kept; a task that has ended leaves nothing behind, so that its mail can be asked for again. */
export const taskOptions = (id: string): JobsOptions => ({
  jobId: `mail-${id}`,
  attempts: TRIES,
  backoff: { type: 'exponential', delay: 5_000, jitter: 0.2 },
  removeOnComplete: true,
  removeOnFail: true,
});
