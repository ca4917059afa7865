import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Round } from '../../platform/rounds/round.js';
import { StateService } from '../../platform/state/state.service.js';
import { sponsorsFolder } from '../register/shipped-registers.js';
import { entriesFollow, jobsFollow, underRegisterLock } from './follow-register.js';

/** To be counted up with every change of the rules that changes what a name is answered, or which adverts are held for theirs. */
const RULES = 28;
/** By which rules and tables the jobs that are here were judged: `{ rules }`. */
const STATE = 'sponsors.rules';

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
 * Entries are judged once more too: which of them may be people, and which may be one that earlier registers have elsewhere;
 * and those of a shipped register get the names that it printed.
 * Nothing of it hangs on the next register. A worker that is stopped meanwhile begins again.
 */
@Injectable()
export class RulesRound extends Round {
  constructor(
    private readonly dataSource: DataSource,
    private readonly state: StateService,
  ) {
    super({
      name: 'Register',
      everyMs: 60_000,
      failure: 'Jobs could not be held against the register again',
      isAtOnce: true,
    });
  }

  /** Once is enough: the rules of a program do not change while it runs. */
  async look(): Promise<void> {
    if (await this.judgeAgain()) this.logger.log('Jobs were held against the register by the rules of this version');
    this.end();
  }

  /** Whether jobs were judged again. */
  async judgeAgain(): Promise<boolean> {
    const now = rulesNow();
    if ((await this.state.get<{ rules: string }>(STATE))?.rules === now) return false;
    await underRegisterLock(this.dataSource, async (manager) => {
      await entriesFollow(manager);
      await jobsFollow(this.dataSource, manager);
    });
    await this.state.set(STATE, { rules: now });
    return true;
  }
}
