import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { Hopeless } from '../../tasks/task-failures.js';
import { TaskWork, type TaskCall } from '../../tasks/task-work.js';
import { HeldRegisters } from './held-registers.js';
import { UnreadableRegister } from '../register/register-file.js';
import { LicenceNews } from '../watch/licence-news.js';
import type { RegisterResult, RegisterSource } from './register-import.js';
import { REGISTER_IMPORT, type RegisterTask } from './register-kind.js';
import { RegisterProcess } from './register-process.js';

/** The worker's side of an administrator's import. Begun again, it finds the register in place and says the same. */
@Injectable()
export class RegisterWork extends TaskWork<RegisterTask, RegisterResult> {
  readonly kind = REGISTER_IMPORT;

  constructor(
    private readonly registers: RegisterProcess,
    private readonly news: LicenceNews,
    private readonly held: HeldRegisters,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  async run(task: RegisterTask, call: TaskCall): Promise<RegisterResult> {
    const source = await this.source(task);
    call.step('Comparing with the last register', 20);
    const result = await call.remember('result', () => this.registers.run(source, call.signal).catch(asRefusal));
    await this.news.tell();
    if (task.key) await this.storage.remove(task.key);
    return result;
  }

  private async source({ key, name, asOf, heldId, covers, by }: RegisterTask): Promise<RegisterSource> {
    const held = heldId === undefined ? undefined : await this.held.source(heldId, { covers, by });
    if (held) return held;
    const bytes = key ? await this.storage.get(key) : undefined;
    if (!bytes) throw new Hopeless('The file is no longer there.', 422);
    return { bytes, name, asOf, ...(covers && { covers, coversSaidBy: by }) };
  }
}

function asRefusal(error: unknown): never {
  if (error instanceof UnreadableRegister) throw new Hopeless(error.message, 422);
  throw error;
}
