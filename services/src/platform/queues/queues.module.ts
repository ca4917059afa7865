import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { config } from '../config/config.js';
import { QueueConnection } from './queue-connection.js';
import { QueueWatch } from './queue-watch.js';
import { QueueConfig } from './queue.config.js';

@Module({})
class QueueConnectionModule {
  static for({ hasWorkers }: { hasWorkers: boolean }): DynamicModule {
    const connection = {
      provide: QueueConnection,
      inject: [QueueConfig],
      useFactory: (settings: QueueConfig) => new QueueConnection(settings, hasWorkers),
    };
    return {
      module: QueueConnectionModule,
      providers: [config(QueueConfig), connection],
      exports: [QueueConfig, QueueConnection],
    };
  }
}

const queues = (connectionModule: DynamicModule) => ({
  imports: [
    DiscoveryModule,
    connectionModule,
    BullModule.forRootAsync({
      imports: [connectionModule],
      inject: [QueueConnection],
      useFactory: ({ connection }: QueueConnection) => ({ connection }),
    }),
  ],
  providers: [QueueWatch],
  exports: [connectionModule],
});

/** Imported once by a program that puts tasks into queues. */
@Module(queues(QueueConnectionModule.for({ hasWorkers: false })))
export class QueuesModule {}

/** Imported once by a program that does the tasks. */
@Module(queues(QueueConnectionModule.for({ hasWorkers: true })))
export class WorkerQueuesModule {}

/** The same on Redis and on PostgreSQL. Finished jobs are kept for a day, failed ones for a week. */
export const registerQueue = (name: string): DynamicModule =>
  BullModule.registerQueue({
    name,
    defaultJobOptions: {
      attempts: 3,
      backoff: { type: 'exponential', delay: 1_000 },
      removeOnComplete: { age: 24 * 3600, count: 1_000 },
      removeOnFail: { age: 7 * 24 * 3600 },
    },
  });
