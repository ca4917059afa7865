import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/refusals/refusals.js';
import { Hopeless } from '../../tasks/task-failures.js';
import { TaskWork, type TaskCall } from '../../tasks/task-work.js';
import { RegisterProcess } from '../import/register-process.js';
import { LicenceNews } from '../watch/licence-news.js';
import type { RegisterReturned } from './register-taking-back.js';
import { REGISTER_TAKE_BACK, type TakeBackTask } from './take-back-kind.js';

/** The worker's side of taking a register back. Begun again, it finds the register taken back and says the same. */
@Injectable()
export class TakeBackWork extends TaskWork<TakeBackTask, RegisterReturned> {
  readonly kind = REGISTER_TAKE_BACK;

  constructor(
    private readonly registers: RegisterProcess,
    private readonly news: LicenceNews,
  ) {
    super();
  }

  async run({ id, by }: TakeBackTask, call: TaskCall): Promise<RegisterReturned> {
    call.step('Bringing the register before it back', 20);
    const result = await call.remember('result', () => this.registers.takeBack(id, by, call.signal).catch(asRefusal));
    // what they heard of it was a mistake: nobody is to wait for the next round, or another register, to hear that
    await this.news.tell();
    return result;
  }
}

function asRefusal(error: unknown): never {
  if (error instanceof Refusal) throw new Hopeless(error.message, 422);
  throw error;
}
