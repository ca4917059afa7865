import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { registerQueue } from '../platform/queues/queues.module.js';
import { MailEntity } from './mail.entity.js';
import { MAIL_QUEUE } from './mail.queue.js';
import { MailService } from './mail.service.js';
import { Outbox } from './outbox.js';

/** For every feature that writes to people. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity]), registerQueue(MAIL_QUEUE)],
  providers: [Outbox, MailService],
  exports: [Outbox, MailService, BullModule],
})
export class MailModule {}
