import type { INestApplicationContext } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { eventually } from '../../platform/testing/eventually.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { SavedJobsModule } from '../../saved-jobs/saved-jobs.module.js';
import { NewsRound } from '../watch/news-round.js';
import { RegisterImport } from '../import/register-import.js';
import { RulesRound } from '../import/rules-round.js';
import { SponsorsModule } from '../sponsors.module.js';
import { SponsorsWorkerModule } from '../sponsors-worker.module.js';

export type Person = Awaited<ReturnType<TestApp['as']>>;

/** The register's api and its worker, which brings nothing in by itself. */
export async function registerApp(
  environment: Record<string, string> = {},
): Promise<{ api: TestApp; registers: RegisterImport }> {
  const api = await testApp([SponsorsModule, SponsorsWorkerModule, MailModule, SavedJobsModule], {
    environment: { SPONSOR_REGISTERS: 'off', ...environment },
  });
  withoutRounds(api.app);
  return { api, registers: new RegisterImport(api.database.dataSource) };
}

/** None that a program makes by itself comes between what a test does, however long that takes. */
export function withoutRounds(program: INestApplicationContext): void {
  for (const round of [RulesRound, NewsRound]) program.get<RulesRound | NewsRound>(round).onApplicationShutdown();
}

/** A program that has just started reads some of these tables, in another order: of two in a deadlock one is ended. */
export const emptyRegisters = (api: TestApp): Promise<unknown> =>
  eventually(() =>
    api.database.dataSource.query(
      `TRUNCATE sponsor_registers, sponsor_options, sponsor_kinds, sponsor_reviews, jobs, job_sources, job_applications,
       saved_jobs, notices, mail_outbox CASCADE`,
    ),
  );

/** The first entry that this person finds by a text. */
export const found = async (person: Person, text: string) =>
  (await person.get(`/api/sponsors?query=${encodeURIComponent(text)}`)).body.sponsors[0];

/** What this person hears when a name is matched with the register. */
export const matchOf = async (person: Person, name: string) =>
  (await person.get(`/api/sponsors/match?name=${encodeURIComponent(name)}`)).body;
