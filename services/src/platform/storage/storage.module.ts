import { Module } from '@nestjs/common';
import { config } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { StorageConfig } from './storage.config.js';

@Module({ providers: [config(StorageConfig), FileStorage], exports: [FileStorage, StorageConfig] })
export class StorageModule {}
