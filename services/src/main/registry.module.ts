import { Module } from '@nestjs/common';
import { PlatformModule } from '../platform/platform.module.js';
import { ReleasesModule } from '../registry/registry.module.js';

/** Whoever asks is told when the database hangs. */
const environment = { DATABASE_ANSWER_TIMEOUT_MS: '16000', ...process.env };

/** What serves builds, releases and the HTML of every screen. */
@Module({
  imports: [PlatformModule.from(environment), ReleasesModule],
})
export class RegistryModule {}
