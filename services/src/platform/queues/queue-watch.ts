import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue, Worker } from 'bullmq';
import { QueueConnection } from './queue-connection.js';

/** One line for each stretch of trouble, rather than one for each try to connect. */
const QUIET_MS = 10_000;

/**
 * Listens to the troubles of every queue and worker, which would otherwise be written out raw, and lets no worker run
 * on a connection that is made for adding tasks: see there.
 */
@Injectable()
export class QueueWatch implements OnApplicationBootstrap {
  private readonly logger = new Logger('Queues');
  private lastSaid = 0;

  constructor(
    private readonly discovery: DiscoveryService,
    { hasWorkers }: QueueConnection,
  ) {
    const worker = discovery.getProviders().find(({ metatype }) => metatype?.prototype instanceof WorkerHost);
    if (worker && !hasWorkers) {
      throw new Error(`${worker.name} does tasks: its program must import WorkerQueuesModule`);
    }
  }

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (instance instanceof Queue) instance.on('error', this.note);
      if (instance instanceof WorkerHost) this.watch(instance.worker);
    }
  }

  private watch(worker: Worker): void {
    worker.on('error', this.note);
    worker.on('failed', (job, error) => {
      this.logger.error(`${worker.name} ${job?.name ?? ''} failed at try ${job?.attemptsMade ?? 1}: ${error.message}`);
    });
  }

  private readonly note = ({ message }: Error): void => {
    if (Date.now() - this.lastSaid < QUIET_MS) return;
    this.lastSaid = Date.now();
    this.logger.warn(`Trouble with the queues: ${message || 'no connection'}`);
  };
}
