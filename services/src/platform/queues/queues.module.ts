import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { config } from '../config/config.js';
import { QueueConfig } from './queue.config.js';
import { QueueWatch } from './queue-watch.js';
import { QueueConnection } from './queue-connection.js';

@Module({ providers: [config(QueueConfig), QueueConnection], exports: [QueueConfig, QueueConnection] })
class QueueConnectionModule {}

/** Imported once by each program that uses queues. */
@Module({
  imports: [
    DiscoveryModule,
    QueueConnectionModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionModule],
      inject: [QueueConnection],
      useFactory: ({ connection }: QueueConnection) => ({ connection }),
    }),
  ],
  providers: [QueueWatch],
  exports: [QueueConnectionModule],
})
export class QueuesModule {}

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
