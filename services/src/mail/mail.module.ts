import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { registerQueue } from '../platform/queues/queues.module.js';
import { MailEntity } from './mail.entity.js';
import { MailLists } from './mail-lists.js';
import { MAIL_QUEUE } from './mail.queue.js';
import { MailService } from './mail.service.js';
import { Outbox } from './outbox.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

/** For every feature that writes to people. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity]), registerQueue(MAIL_QUEUE)],
  controllers: [UnsubscribeController],
  providers: [Outbox, MailLists, MailService],
  exports: [Outbox, MailLists, MailService, BullModule],
})
export class MailModule {}
