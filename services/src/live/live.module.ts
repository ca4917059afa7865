import { Module } from '@nestjs/common';
import { VisitorChangesModule } from '../auth/visitor-changes.module.js';
import { config } from '../platform/config/config.js';
import { EventHub } from './event-hub.js';
import { EventLog } from './event-log.js';
import { EventsController } from './events.controller.js';
import { Feeds } from './feeds.js';
import { LiveConfig } from './live.config.js';
import { OpenStreams } from './open-streams.js';

/** Publishing to browsers, for every program; the streams themselves are where the api's addresses are. */
@Module({
  imports: [VisitorChangesModule],
  controllers: [EventsController],
  providers: [config(LiveConfig), Feeds, EventLog, EventHub, OpenStreams],
  exports: [EventHub, Feeds, OpenStreams],
})
export class LiveModule {}
