import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Trim } from '../platform/validation/trim.decorator.js';
import { Day, JSON_SHAPE, OptionalJson, OptionalText, OptionalWebAddress } from './application-fields.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-status.js';

/** ISO 8601 also knows weeks, days of the year and hours alone, which `Date` does not read. */
const READABLE_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

export class ApplicationInput {
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  @ApiProperty({ minLength: 1, maxLength: 255 })
  jobTitle!: string;

  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  @ApiProperty({ minLength: 1, maxLength: 255 })
  companyName!: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsIn(APPLICATION_STATUSES)
  @ApiPropertyOptional({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus', default: 'Applied' })
  status?: ApplicationStatus;

  @ValidateIf((_, value) => value !== undefined)
  @Day()
  appliedDate?: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'The job on the board that this is about' })
  jobId?: number | null;

  @OptionalText(255) jobLocation?: string | null;
  @OptionalText(100) jobType?: string | null;
  @OptionalText(255) salary?: string | null;
  @OptionalText(20_000) notes?: string | null;
  @OptionalWebAddress() jobUrl?: string | null;

  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(READABLE_TIME, { message: 'reminderDate must be a time such as 2026-11-21T09:00:00Z' })
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  reminderDate?: string | null;

  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  @ApiPropertyOptional({ default: false })
  reminderSet?: boolean;

  @OptionalText(255) resumeVersion?: string | null;
  @OptionalText(255) coverLetterVersion?: string | null;
  @OptionalJson() upcomingInterviews?: unknown;
  @OptionalJson() contacts?: unknown;
  @OptionalJson() customFields?: unknown;
}

/** The fields that change; what is not sent stays as it is. */
export class ApplicationChange extends PartialType(ApplicationInput, { skipNullProperties: false }) {}

export class JobApplication {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty() userId!: string;
  @ApiProperty({ type: 'integer', nullable: true }) jobId!: number | null;
  @ApiProperty({
    required: false,
    description: 'In a list: whether the job on the board that this is about has expired',
  })
  jobExpired?: boolean;
  @ApiProperty() jobTitle!: string;
  @ApiProperty() companyName!: string;
  @ApiProperty({ type: String, nullable: true }) jobLocation!: string | null;
  @ApiProperty({
    required: false,
    description: 'In a list, where jobLocation says nothing: the place of the job on the board that this is about',
  })
  boardLocation?: string;
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' }) status!: ApplicationStatus;
  @ApiProperty({ format: 'date' }) appliedDate!: string;
  @ApiProperty({ format: 'date-time' }) lastUpdated!: string;
  @ApiProperty({ type: String, nullable: true }) notes!: string | null;
  @ApiProperty(JSON_SHAPE) upcomingInterviews!: unknown;
  @ApiProperty(JSON_SHAPE) contacts!: unknown;
  @ApiProperty({ type: String, nullable: true }) salary!: string | null;
  @ApiProperty({ type: String, nullable: true }) jobType!: string | null;
  @ApiProperty({ type: String, nullable: true }) jobUrl!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) reminderDate!: string | null;
  @ApiProperty() reminderSet!: boolean;
  @ApiProperty({ type: String, nullable: true }) resumeVersion!: string | null;
  @ApiProperty({ type: String, nullable: true }) coverLetterVersion!: string | null;
  @ApiProperty(JSON_SHAPE) customFields!: unknown;
}

export class ApplicationList {
  @ApiProperty({ type: [JobApplication], description: 'Latest application date first' })
  applications!: JobApplication[];
  @ApiProperty({ type: 'integer' }) count!: number;
}

export class RecentActivity {
  @ApiProperty({ type: 'integer', description: 'Applications that came to an interview in the last 30 days' })
  interviews!: number;
}

export class ApplicationStatistics {
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Every status with its count, also where that is 0',
  })
  byStatus!: Record<string, number>;
  @ApiProperty({ type: RecentActivity }) recentActivity!: RecentActivity;
}

export class ApplicationDeleted {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty() message!: string;
}
