import { Module } from '@nestjs/common';
import { VisitorChanges } from './visitor-changes.js';

@Module({ providers: [VisitorChanges], exports: [VisitorChanges] })
export class VisitorChangesModule {}
