import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { config } from '../platform/config/config.js';
import { registerQueue } from '../platform/queues/queues.module.js';
import { HealthConfig } from './health.config.js';
import { HealthController } from './health.controller.js';
import { HEALTH_QUEUE } from './health.queue.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [AuthModule, registerQueue(HEALTH_QUEUE)],
  controllers: [HealthController],
  providers: [config(HealthConfig), HealthService],
})
export class HealthModule {}
