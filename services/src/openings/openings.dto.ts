import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Job } from '../jobs/jobs.dto.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { Trim } from '../platform/validation/trim.decorator.js';

const LARGEST = 2_147_483_647;
const MOST_TOGETHER = 1_000;
/** A page of an opening's jobs. */
const MOST_SHOWN = 100;

const JobIds = ({ name, least, most }: { name: string; least: number; most: number }) =>
  applyDecorators(
    IsArray({ message: `${name} must be a list of ids of jobs` }),
    ArrayMinSize(least, { message: `${name} must name at least ${least === 1 ? 'one job' : `${least} jobs`}` }),
    ArrayMaxSize(most, { message: `${name} must name at most ${most} jobs` }),
    IsInt({ each: true, message: `${name} must be ids of jobs, whole numbers` }),
    Min(1, { each: true, message: `${name} must be ids of jobs, from 1` }),
    Max(LARGEST, { each: true, message: `${name} must be ids of jobs, at most ${LARGEST}` }),
  );

export class ShownJobs {
  @ApiProperty({ type: 'integer', isArray: true, maxItems: MOST_SHOWN })
  @JobIds({ name: 'ids', least: 1, most: MOST_SHOWN })
  ids: number[];
}

export class JobsByIds {
  @ApiProperty({ type: [Job], description: 'Those that there are, in the order of the ids' }) jobs: Job[];
}

export class OpeningQuery extends Paging {
  @ApiProperty({
    type: String,
    required: false,
    maxLength: 500,
    description: 'Every word of it stands in the title, the company or the location; empty asks nothing',
  })
  @Trim()
  @IsString({ message: 'search must be a text' })
  @MaxLength(500, { message: 'search must be at most 500 characters' })
  search: string = '';
}

export class Opening {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', description: 'How many open jobs it has' }) jobs: number;
  @ApiProperty({ type: Job, description: 'The newest of them' }) head: Job;
  @ApiProperty({ description: 'An administrator has put it together of several' }) merged: boolean;
}

class Pages {
  @ApiProperty({ type: 'integer', description: 'How many are in this page' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}

export class OpeningPage extends Pages {
  @ApiProperty({ type: [Opening], description: 'Those with the most jobs first' }) openings: Opening[];
}

export class OpeningJobs extends Pages {
  @ApiProperty({ type: [Job], description: 'Open ones, the newest first' }) jobs: Job[];
}

/** One of the two. */
export class OpeningChange {
  @ApiProperty({
    type: 'integer',
    isArray: true,
    required: false,
    description: 'Jobs that are not of the opening they are in: each of them becomes one of its own',
  })
  @IsOptional()
  @JobIds({ name: 'split', least: 1, most: MOST_TOGETHER })
  split?: number[];

  @ApiProperty({
    type: 'integer',
    isArray: true,
    required: false,
    description: 'Jobs whose openings are one. All must be in the same place.',
  })
  @IsOptional()
  @JobIds({ name: 'merge', least: 2, most: MOST_TOGETHER })
  merge?: number[];
}

/** A job as it was when it was decided about. */
export class DecidedJob {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() title: string;
  @ApiProperty() company: string;
  @ApiProperty() location: string;
}

export class OpeningDecision {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: ['split', 'merge'] }) kind: 'split' | 'merge';
  @ApiProperty({ type: [DecidedJob] }) jobs: DecidedJob[];
  @ApiProperty() decidedBy: string;
  @ApiProperty({ format: 'date-time' }) decidedAt: string;
  @ApiProperty({ type: String, nullable: true }) undoneBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) undoneAt: string | null;
}

export class OpeningDecisionPage extends Pages {
  @ApiProperty({ type: [OpeningDecision], description: 'The latest first' }) decisions: OpeningDecision[];
}
