import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { LastImport } from './last-import.js';

/** For the worker, which notes it, and the api, which tells it. */
@Module({ imports: [LiveModule], providers: [LastImport], exports: [LastImport] })
export class LastImportModule {}
