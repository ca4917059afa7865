import { Controller, Get } from '@nestjs/common';
import { Access } from '../platform/access/access.decorator.js';

@Controller('health')
@Access('public')
export class HealthController {
  @Get('live')
  live() {
    return { status: 'up' };
  }
}
