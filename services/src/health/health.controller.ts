import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { Liveness, Readiness } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('Health')
@Controller('health')
@Access('public')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether this process runs' })
  @Answers(Liveness)
  live(): Liveness {
    return { status: 'live' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether a person can use the product, and what is missing' })
  @Answers(Readiness)
  @ApiResponse({ status: 503, type: Readiness, description: 'Something that the product needs is not up' })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.readiness();
    response.setHeader('Cache-Control', 'no-store');
    if (readiness.status !== 'ready') response.status(503).setHeader('Retry-After', '2');
    return readiness;
  }
}
