import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { TooMany } from '../../platform/refusals/refusals.js';
import { RegistryConfig } from '../registry.config.js';
import { HealthReport } from './health.dto.js';
import { HealthRows } from './health.rows.js';

const MINUTE_MS = 60_000;

@ApiTags('registry')
@Controller('registry/health')
@Access('public')
export class BuildHealthController {
  private counts = new Map<string, number>();
  private minute = 0;

  constructor(
    private readonly rows: HealthRows,
    private readonly config: RegistryConfig,
  ) {}

  /** Loads, mounts and failures, from browsers. */
  @Post()
  @Answers(null)
  async report(@Body() report: HealthReport, @Ip() address: string): Promise<void> {
    this.countBeacon(address);
    if (report.events.length) await this.rows.add(report, address);
  }

  private countBeacon(address: string): void {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.minute) {
      this.counts = new Map();
      this.minute = minute;
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    if (count > this.config.beaconsPerMinute) throw new TooMany('Too many reports. Please wait a minute.', 60);
  }
}
