import { readFile } from 'node:fs/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FIRST_IMPORT, type FirstImport } from '../../platform/state/first-import.js';
import { SHIPPED_REGISTERS, type ShippedRegistersHere } from '../../platform/state/shipped-registers.js';
import { StateService } from '../../platform/state/state.service.js';
import { UnreadableRegister } from '../register/register-file.js';
import { LicenceNews } from '../watch/licence-news.js';
import { RegisterProcess } from './register-process.js';
import { shippedRegisters, sponsorsFolder } from '../register/shipped-registers.js';
import { SponsorsConfig } from '../sponsors.config.js';

const LOOK_AGAIN_MS = 1_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * Brings the registers that ship in once, in the background, after the first import of jobs: nobody waits for them, and
 * whoever starts the product can use it meanwhile.
 */
@Injectable()
export class ShippedImport implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Register');
  private readonly stopping = new AbortController();

  constructor(
    private readonly config: SponsorsConfig,
    private readonly registers: RegisterProcess,
    private readonly news: LicenceNews,
    private readonly state: StateService,
  ) {}

  onApplicationBootstrap(): void {
    void this.untilDone();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** A database that does not answer for a while is asked again; a file that cannot be read stays so. */
  private async untilDone(): Promise<void> {
    for (
      let pauseMs = FIRST_PAUSE_MS;
      !this.stopping.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        return await this.start();
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.logger.error(`The registers could not be brought in: ${String(error)}`);
        if (error instanceof UnreadableRegister) return;
        await pause(pauseMs);
      }
    }
  }

  /** Also tells what an earlier worker was stopped before telling. */
  private async start(): Promise<void> {
    await this.news.tell();
    if (!this.config.importsShipped) return;
    const done = new Set((await this.state.get<ShippedRegistersHere>(SHIPPED_REGISTERS))?.files);
    const missing = shippedRegisters().filter(({ file }) => !done.has(file));
    if (missing.length > 0) await this.afterTheJobs();
    for (const [at, { file, ...register }] of missing.entries()) {
      if (this.stopping.signal.aborted) return;
      const bytes = await readFile(new URL(file, sponsorsFolder));
      const isOnlyHistory = at + 1 < missing.length;
      const source = { ...register, bytes, isConfirmed: true, isOnlyHistory };
      const { added, removed, changed } = await this.registers.run(source, this.stopping.signal);
      await this.news.tell();
      done.add(file);
      await this.state.set(SHIPPED_REGISTERS, { files: [...done] });
      this.logger.log(`${register.name}: ${added} added, ${removed} gone, ${changed} changed`);
    }
  }

  private async afterTheJobs(): Promise<void> {
    const isUnderWay = async () => {
      const state = (await this.state.get<FirstImport>(FIRST_IMPORT))?.state;
      return state !== 'done' && state !== 'failed';
    };
    while (!this.stopping.signal.aborted && (await isUnderWay())) {
      await pause(LOOK_AGAIN_MS);
    }
  }
}

/** Holds up no program that ends. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
