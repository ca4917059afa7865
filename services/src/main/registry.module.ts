import { Module } from '@nestjs/common';
import { PlatformModule } from '../platform/platform.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';

/** What serves builds, releases and the HTML of every screen. */
@Module({
  imports: [PlatformModule.from(), StorageModule],
})
export class RegistryModule {}
