import { Module } from '@nestjs/common';
import { AdvertsController } from './adverts.controller.js';

/** What adverts say of themselves. */
@Module({ controllers: [AdvertsController] })
export class AdvertsModule {}
