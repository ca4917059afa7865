import { Module } from '@nestjs/common';
import { JobReader } from './job-reader.js';

/** For features that decide about jobs and need nothing of the search. */
@Module({ providers: [JobReader], exports: [JobReader] })
export class JobReaderModule {}
