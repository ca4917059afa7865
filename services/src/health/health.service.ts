import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { IdentityProvider } from '../auth/identity-provider.js';
import { FIRST_IMPORT, type FirstImport } from '../platform/state/first-import.js';
import { SHIPPED_REGISTERS, type ShippedRegistersHere } from '../platform/state/shipped-registers.js';
import { StateService } from '../platform/state/state.service.js';
import { within } from '../platform/within.js';
import { shippedRegisters } from '../sponsors/register/shipped-registers.js';
import { HealthConfig } from './health.config.js';
import type { Dependency, Readiness, State } from './health.dto.js';
import { HEALTH_QUEUE } from './health.queue.js';

const PATIENCE_MS = 2_500;

interface Check {
  name: string;
  detail: string;
  /** Said instead where it cannot be found out. */
  unread?: string;
  /** Whether a person can use the product without it: it is named, and keeps nobody out. */
  isAwaitedByNobody?: boolean;
  look(): Promise<State>;
}

const upWhen = (isUp: boolean): State => (isUp ? 'up' : 'down');

@Injectable()
export class HealthService {
  private readonly logger = new Logger('Health');
  private isDraining = false;
  private readonly checks: Check[];
  private readonly shipped = shippedRegisters();

  constructor(
    private readonly dataSource: DataSource,
    private readonly state: StateService,
    private readonly identity: IdentityProvider,
    private readonly config: HealthConfig,
    @InjectQueue(HEALTH_QUEUE) private readonly queue: Queue,
  ) {
    this.checks = [
      { name: 'database', detail: 'The database does not answer.', look: () => this.database() },
      { name: 'queue', detail: 'The queue does not answer.', look: () => this.queues() },
      { name: 'registry', detail: 'The registry does not answer.', look: () => this.registry() },
      { name: 'identity', detail: 'Nobody can sign in at the moment.', look: () => this.signIn() },
      {
        name: 'import',
        detail: 'The jobs are not all here yet.',
        unread: 'Whether the jobs are here cannot be told at the moment.',
        look: () => this.firstImport(),
      },
      {
        name: 'register',
        detail: 'The register of licensed sponsors is not here yet, nor what it says of the employers of jobs.',
        unread: 'Whether the register of licensed sponsors is here cannot be told at the moment.',
        isAwaitedByNobody: true,
        look: () => this.registers(),
      },
    ];
  }

  async readiness(): Promise<Readiness> {
    const dependencies = await Promise.all(this.checks.map((check) => this.ask(check)));
    const isUp = this.checks.every(
      ({ isAwaitedByNobody = false }, at) => isAwaitedByNobody || dependencies[at]!.state === 'up',
    );
    return { status: isUp && !this.isDraining ? 'ready' : 'not-ready', dependencies };
  }

  /** From now on nobody new should be sent here. */
  beforeApplicationShutdown(): void {
    this.isDraining = true;
  }

  private async ask({ name, detail, unread = detail, look }: Check): Promise<Dependency> {
    try {
      const state = await within(PATIENCE_MS, look());
      return state === 'up' ? { name, state } : { name, state, detail };
    } catch (error) {
      this.logger.debug(`${name}: ${String(error)}`);
      return { name, state: 'down', detail: unread };
    }
  }

  private async database(): Promise<State> {
    await this.dataSource.query('SELECT 1');
    return 'up';
  }

  private async queues(): Promise<State> {
    await this.queue.getJobCounts('waiting');
    return 'up';
  }

  private async registry(): Promise<State> {
    // Asked for every probe, so for what the registry has in memory; before the first release 404 is its answer.
    const answer = await fetch(`${this.config.registryUrl}/registry/channels/stable/release`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return upWhen(answer.status < 500);
  }

  private async signIn(): Promise<State> {
    return upWhen(await this.identity.isReachable());
  }

  private async firstImport(): Promise<State> {
    if (!this.config.waitsForImport) return 'up';
    const found = await this.state.get<FirstImport>(FIRST_IMPORT);
    if (found?.state === 'done') return 'up';
    return found?.state === 'failed' ? 'down' : 'starting';
  }

  private async registers(): Promise<State> {
    if (!this.config.bringsRegisters) return 'up';
    const here = new Set((await this.state.get<ShippedRegistersHere>(SHIPPED_REGISTERS))?.files);
    return this.shipped.every(({ file }) => here.has(file)) ? 'up' : 'starting';
  }
}
