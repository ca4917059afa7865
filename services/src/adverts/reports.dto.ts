import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { Job } from '../jobs/jobs.dto.js';
import { Trim } from '../platform/validation/trim.decorator.js';
import { JobReport } from './holds.dto.js';

/** What the screens offer; another text is taken as the person's own words. */
export const reportReasons = {
  'asks-for-money': 'It asks for money',
  'personal-contact': 'It leads to a personal mailbox or a chat',
  'not-the-employer': 'It is not from the employer that it names',
  'no-sponsorship': 'The employer does not sponsor this job',
  gone: 'The position is gone',
  other: 'Something else',
} as const;

const LONGEST_REASON = 1_000;
const LONGEST_TEXT = 2_000;
const decisions = ['hold', 'dismiss'] as const;

export class JobReportInput {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: LONGEST_REASON,
    description: `One of ${Object.keys(reportReasons).join(', ')}, or in one's own words`,
  })
  @Trim()
  @IsString({ message: 'reason must be a text' })
  @MinLength(1, { message: 'reason must not be empty' })
  @MaxLength(LONGEST_REASON, { message: `reason must be at most ${LONGEST_REASON} characters` })
  reason: string;

  @ApiProperty({ type: String, required: false, maxLength: LONGEST_TEXT })
  @IsOptional()
  @Trim()
  @IsString({ message: 'text must be a text' })
  @MaxLength(LONGEST_TEXT, { message: `text must be at most ${LONGEST_TEXT} characters` })
  text?: string;
}

/** A job that people reported and nobody has looked at since. */
export class ReportedJob {
  @ApiProperty({ type: Job }) job: Job;
  @ApiProperty({ type: 'integer', description: 'How many people reported it' }) count: number;
  @ApiProperty({ type: [JobReport], description: 'The newest first' }) reports: JobReport[];
}

export class ReportedJobPage {
  @ApiProperty({ type: [ReportedJob], description: 'The most reported first' }) jobs: ReportedJob[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'So many people hold a job without anybody deciding; null: reports never do',
  })
  holdsAt: number | null;
}

export class ReportDecision {
  @ApiProperty({
    enum: decisions,
    description: 'hold: out of the lists until it is decided. dismiss: nothing is wrong',
  })
  @IsIn(decisions, { message: 'decision must be hold or dismiss' })
  decision: (typeof decisions)[number];
}
