import { Module } from '@nestjs/common';
import { config } from '../platform/config/config.js';
import { UsersModule } from '../users/users.module.js';
import { BillingConfig } from './billing.config.js';
import { BillingController } from './billing.controller.js';

@Module({ imports: [UsersModule], controllers: [BillingController], providers: [config(BillingConfig)] })
export class BillingModule {}
