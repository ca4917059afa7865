import { Module } from '@nestjs/common';
import { LastImport } from './last-import.js';

/** For the worker, which notes it, and the api, which tells it. */
@Module({ providers: [LastImport], exports: [LastImport] })
export class LastImportModule {}
