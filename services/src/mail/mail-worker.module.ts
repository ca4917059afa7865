import { Module } from '@nestjs/common';
import { config } from '../platform/config/config.js';
import { MailTransport } from './mail-transport.js';
import { MailConfig } from './mail.config.js';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';

/** What the worker does for mail: sends it. */
@Module({ imports: [MailModule], providers: [config(MailConfig), MailTransport, MailProcessor] })
export class MailWorkerModule {}
