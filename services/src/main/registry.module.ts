import { Module } from '@nestjs/common';
import { PlatformModule } from '../platform/platform.module.js';
import { ReleasesModule } from '../registry/registry.module.js';

/** What serves builds, releases and the HTML of every screen. */
@Module({
  imports: [PlatformModule.from(), ReleasesModule],
})
export class RegistryModule {}
