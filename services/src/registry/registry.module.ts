import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import express from 'express';
import { SessionReaderModule } from '../auth/session-reader.module.js';
import { JobPagesModule } from '../jobs/pages/job-pages.module.js';
import { config } from '../platform/config/config.js';
import { SponsorPagesModule } from '../sponsors/pages/sponsor-pages.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { Audit } from './audit.js';
import { BuildsController } from './builds/builds.controller.js';
import { BuildRows } from './builds/builds.rows.js';
import { BuildsService } from './builds/builds.service.js';
import { BuildFiles } from './delivery/build-files.js';
import { FilesController } from './delivery/files.controller.js';
import { RegistryEventsController } from './events/events.controller.js';
import { BuildHealthController } from './health/health.controller.js';
import { HealthRows } from './health/health.rows.js';
import { PublisherGuard } from './publisher.js';
import { RegistryConfig } from './registry.config.js';
import { Heads } from './releases/heads.js';
import { PromotionService } from './releases/promotion.service.js';
import { ReleaseWriter } from './releases/release-writer.js';
import { ReleasesController } from './releases/releases.controller.js';
import { ReleaseRows } from './releases/releases.rows.js';
import { RollbackService } from './releases/rollback.service.js';
import { ShellPieces } from './releases/shell-pieces.js';
import { Signing } from './releases/signing.js';
import { CrawlersController } from './screens/crawlers.controller.js';
import { ScreenConfig } from './screens/screen.config.js';
import { ScreensController } from './screens/screens.controller.js';
import { Sitemaps } from './screens/sitemaps.js';
import { Subjects } from './screens/subjects.js';
import { UndeclaredRoutes } from './screens/undeclared-routes.js';
import { KnowVisitor } from './screens/visitor.js';

const LARGEST_JSON = '100kb';

/** Takes builds in, makes releases of them, and shows the current one to every visitor. */
@Module({
  imports: [JobPagesModule, SessionReaderModule, SponsorPagesModule, StorageModule],
  // Screens answer every address that is left, so they come last.
  controllers: [
    BuildsController,
    ReleasesController,
    BuildHealthController,
    RegistryEventsController,
    FilesController,
    CrawlersController,
    ScreensController,
  ],
  providers: [
    config(RegistryConfig),
    config(ScreenConfig),
    Audit,
    BuildFiles,
    BuildRows,
    BuildsService,
    Heads,
    HealthRows,
    KnowVisitor,
    PromotionService,
    PublisherGuard,
    ReleaseRows,
    ReleaseWriter,
    RollbackService,
    ShellPieces,
    Signing,
    Sitemaps,
    Subjects,
    UndeclaredRoutes,
  ],
})
export class ReleasesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    // A browser that cannot queue a beacon sends it as plain text.
    consumer.apply(express.json({ limit: LARGEST_JSON, type: ['json', 'text/plain'] })).forRoutes('registry/health');
    consumer.apply(KnowVisitor, express.json({ limit: LARGEST_JSON })).forRoutes('registry/*path');
  }
}
