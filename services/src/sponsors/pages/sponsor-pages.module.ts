import { Module } from '@nestjs/common';
import { SponsorPages } from './sponsor-pages.service.js';

/** Apart from the register itself, whose index the program that answers pages has no use for. */
@Module({ providers: [SponsorPages], exports: [SponsorPages] })
export class SponsorPagesModule {}
