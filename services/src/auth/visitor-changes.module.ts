import { Module } from '@nestjs/common';
import { VisitorChanges } from './visitor-changes.js';
import { VisitorNow } from './visitor-now.js';

@Module({ providers: [VisitorChanges, VisitorNow], exports: [VisitorChanges, VisitorNow] })
export class VisitorChangesModule {}
