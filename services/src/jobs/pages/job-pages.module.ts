import { Module } from '@nestjs/common';
import { JobPages } from './job-pages.service.js';

/** Apart from the board itself, whose index the program that answers pages has no use for. */
@Module({ providers: [JobPages], exports: [JobPages] })
export class JobPagesModule {}
