import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdvertGuard } from '../../adverts/advert-guard.js';
import { readAgain } from '../../imports/read-again.js';
import { StateService } from '../../platform/state/state.service.js';
import { JobSponsors } from '../job-sponsors.js';
import { judgePeople } from '../people/people-flags.js';
import { REGISTER_LOCK } from './register-import.js';
import { sponsorsFolder } from '../register/shipped-registers.js';

/** To be counted up with every change of the rules that changes what a name is answered. */
const RULES = 18;
/** By which rules and tables the jobs that are here were judged: `{ rules }`. */
const STATE = 'sponsors.rules';
const EVERY_MS = 60_000;

const tables = ['former-names.json', 'everyday-names.json', 'person-names.txt'];

/** The number of the rules with a digest of the tables that they read. */
export function rulesNow(): string {
  const digest = createHash('sha256');
  for (const file of tables) digest.update(readFileSync(new URL(file, sponsorsFolder)));
  return `${RULES} ${digest.digest('hex').slice(0, 16)}`;
}

/**
 * A product that was brought up to date judges the jobs that it has once more: those whose employer is no longer surely in
 * the register lose that evidence, and the name waits for a person; lines that were refused for want of it are read again.
 * Entries are judged once more too: which of them may be people.
 * Nothing of it hangs on the next register. A worker that is stopped meanwhile begins again.
 */
@Injectable()
export class RulesRound implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Register');
  private readonly guard: AdvertGuard;
  private readonly jobs: JobSponsors;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly state: StateService,
  ) {
    this.guard = new AdvertGuard(dataSource);
    this.jobs = new JobSponsors(dataSource);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.round(), EVERY_MS);
    void this.round();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whether jobs were judged again. */
  async look(): Promise<boolean> {
    const now = rulesNow();
    if ((await this.state.get<{ rules: string }>(STATE))?.rules === now) return false;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      await manager.query('SELECT pg_advisory_xact_lock($1)', [REGISTER_LOCK]);
      await judgePeople(manager);
      await this.jobs.renew(manager);
      await readAgain(manager);
      await this.guard.judgeNames(manager);
    });
    await this.state.set(STATE, { rules: now });
    return true;
  }

  private async round(): Promise<void> {
    try {
      if (await this.look()) this.logger.log('Jobs were held against the register by the rules of this version');
      clearInterval(this.timer); // the rules of a program do not change while it runs
    } catch (error) {
      this.logger.warn(`Jobs could not be held against the register again: ${String(error)}`);
    }
  }
}
