import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Job } from '../jobs/jobs.dto.js';
import { Choices } from '../platform/validation/choices.decorator.js';
import { Link, longest, Said, SaidAnew, SaidOrNot } from './job-fields.js';

/** What is said of sponsorship, when it was posted and where it came from is not asked: the server knows. */
export class JobInput {
  @Said() title!: string;
  @Said() company!: string;
  @Said(longest.location) location!: string;
  @Said(longest.description) description!: string;
  @Said() category!: string;
  @Said() experience_level!: string;
  @Said() job_type!: string;
  @Said() visa_type!: string;
  @Choices({ most: 200, length: longest.text }) skills: string[] = [];
  @Link('Where people apply') url?: string | null;
  @Link('A picture of the employer') logo_url?: string | null;
  @SaidOrNot('Free text such as 31st July 2025') expires_at?: string | null;
}

const chosen = ['location', 'category', 'experience_level', 'job_type', 'visa_type'] as const;

/** The first entry of each enumeration; "All Jobs" stands before the categories and is none. */
export const standard: Record<(typeof chosen)[number], string> = {
  location: 'Remote',
  category: 'Technology',
  experience_level: 'Entry Level',
  job_type: 'Full-time',
  visa_type: 'H-1B (US)',
};

/** One of many: what is chosen from a list may be left out, and is its first entry then. A visa that is sent empty is none. */
export class JobOfMany extends IntersectionType(OmitType(JobInput, chosen), PartialType(PickType(JobInput, chosen))) {}

export const MOST_AT_ONCE = 1_000;

export class ManyJobs {
  @ApiProperty({ type: [JobOfMany], minItems: 1, maxItems: MOST_AT_ONCE }) jobs!: JobOfMany[];
}

/** What is left out stays as it is. */
export class JobChange {
  @SaidAnew() title?: string | null;
  @SaidAnew() company?: string | null;
  @SaidAnew(longest.location) location?: string | null;
  @SaidAnew(longest.description) description?: string | null;
  @SaidAnew() category?: string | null;
  @SaidAnew() experience_level?: string | null;
  @SaidAnew() job_type?: string | null;
  @SaidAnew() visa_type?: string | null;
  @IsOptional() @Choices({ most: 200, length: longest.text }) skills?: string[];
  @Link('Where people apply') url?: string | null;
  @Link('A picture of the employer') logo_url?: string | null;
  @SaidOrNot('Free text such as 31st July 2025') expires_at?: string | null;
}

export class JobRemoval {
  @Said() title!: string;
  @Said() company!: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  @ApiProperty({ type: 'integer', required: false, description: 'Needed where several have this title and company' })
  id?: number;
}

/** A job as it was written. */
export class WrittenJob extends Job {
  @ApiProperty({
    type: [String],
    required: false,
    description: 'Why it is held for review, each in a sentence. It is in no list until an administrator releases it',
  })
  held?: string[];
}

export class WrittenJobs {
  @ApiProperty({ type: [WrittenJob], description: 'In the order in which they were sent' }) jobs!: WrittenJob[];
  @ApiProperty({ type: 'integer' }) count!: number;
}

export class RemovedJob {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty() title!: string;
  @ApiProperty() company!: string;
}

export class JobRemoved {
  @ApiProperty({ type: RemovedJob }) removedJob!: RemovedJob;
}
