import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { BUILD_ID, REMOTE_NAME } from '../names.js';
import { Trim } from '../../platform/validation/trim.decorator.js';
import { Paging } from '../../platform/validation/paging.dto.js';

const IsRemoteName = () => Matches(REMOTE_NAME, { message: 'remote must be "shell" or a name such as "mf-jobs"' });
const IsBuildId = () => Matches(BUILD_ID, { message: 'build must be 12 hex digits' });
const LARGEST = 2_147_483_647;

export class PromotedBuild {
  @ApiProperty({ type: String })
  @IsRemoteName()
  remote: string;
  @ApiProperty({ type: String }) @IsBuildId() build: string;
}

/** One build, or several that go out in the same release. */
export class Promotion {
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @IsRemoteName()
  remote?: string;

  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @IsBuildId()
  build?: string;

  @ApiProperty({ type: [PromotedBuild], required: false })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => PromotedBuild)
  builds?: PromotedBuild[];

  @ApiProperty({ type: 'integer', required: false, description: 'The head that this was decided on; 0 for none' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(LARGEST)
  expectSeq?: number;

  @ApiProperty({ type: Number, required: false, minimum: 0, maximum: 100 })
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(100)
  percent?: number;

  @ApiProperty({ type: String, required: false, description: 'For the history' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(500)
  reason?: string;
}

export class Rollback {
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @IsRemoteName()
  remote?: string;

  @ApiProperty({ type: 'integer', required: false })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST)
  toSeq?: number;

  @ApiProperty({ type: String })
  @Trim()
  @IsString()
  @MinLength(1, { message: 'reason must say why' })
  @MaxLength(500)
  reason: string;
}

export class ReleaseNumber {
  @ApiProperty({ type: 'integer' }) seq: number;
}

export class ReleaseChange {
  @ApiProperty({ type: String }) remote: string;
  @ApiProperty({ type: String, nullable: true }) from: string | null;
  @ApiProperty({ type: String, nullable: true }) to: string | null;
}

export class ReleaseEntry {
  @ApiProperty({ type: 'integer' }) seq: number;
  @ApiProperty({ enum: ['promote', 'rollback'] }) cause: string;
  @ApiProperty({ type: String }) actor: string;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) restoredSeq: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) time: string;
  @ApiProperty({ type: [ReleaseChange] }) changes: ReleaseChange[];
}

export class ReleaseHistory {
  @ApiProperty({ type: [ReleaseEntry] }) releases: ReleaseEntry[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}

export class HistoryPaging extends Paging {}
