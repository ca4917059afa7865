import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { BUILD_ID, CHANNEL_NAME, REMOTE_NAME } from '../names.js';

export const KINDS = ['loaded', 'mounted', 'failed', 'error'] as const;
export type HealthKind = (typeof KINDS)[number];

export class HealthEvent {
  @ApiProperty({ enum: KINDS }) @IsIn(KINDS) kind: HealthKind;
  @ApiProperty({ type: String }) @Matches(REMOTE_NAME) remote: string;
  @ApiProperty({ type: String }) @Matches(BUILD_ID) build: string;

  @ApiProperty({ type: Number, required: false, description: 'Milliseconds since the part was asked for' })
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(3_600_000)
  ms?: number;

  @ApiProperty({ type: String, required: false }) @IsOptional() @IsString() @MaxLength(200) reason?: string;
}

/** What became of the remotes in one page. */
export class HealthReport {
  @ApiProperty({ type: String }) @Matches(CHANNEL_NAME) channel: string;
  @ApiProperty({ type: 'integer' }) @IsInt() @Min(1) @Max(2_147_483_647) seq: number;

  @ApiProperty({ type: [HealthEvent] })
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => HealthEvent)
  events: HealthEvent[];
}
