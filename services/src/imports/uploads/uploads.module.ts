import { Module } from '@nestjs/common';
import { HeadStartConfig } from '../../jobs/head-start/head-start.config.js';
import { LastImportModule } from '../../jobs/live/last-import.module.js';
import { config } from '../../platform/config/config.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { TasksModule } from '../../tasks/tasks.module.js';
import { UploadImport } from './upload-import.js';
import { UploadTakingBack } from './upload-taking-back.js';
import { UploadWork } from './upload.work.js';
import { UploadsController } from './uploads.controller.js';

/** Files of jobs that administrators send. */
@Module({ imports: [StorageModule, TasksModule], controllers: [UploadsController], providers: [UploadTakingBack] })
export class UploadsModule {}

/** What the worker does for them. */
@Module({ imports: [LastImportModule, StorageModule], providers: [config(HeadStartConfig), UploadImport, UploadWork] })
export class UploadsWorkerModule {}
