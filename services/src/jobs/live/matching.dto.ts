import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { JobFilter } from '../jobs.dto.js';

export class MatchingQuestion {
  @ApiProperty({ type: [Number], maxItems: 500, description: 'Ids of jobs, as an event names them' })
  @IsArray()
  @ArrayMaxSize(500)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids: number[];

  @ApiProperty({ type: JobFilter, description: 'Page, limit and sort do not matter' })
  @IsObject()
  @ValidateNested()
  @Type(() => JobFilter)
  filters: JobFilter;

  @ApiPropertyOptional({
    description: 'Those without a date as well: which jobs of a list are left in it, not which are new',
  })
  @IsOptional()
  @IsBoolean()
  undatedToo?: boolean;
}

export class MatchingIds {
  @ApiProperty({ type: [Number], description: 'Those that match now, the newest first' }) ids: number[];
}
