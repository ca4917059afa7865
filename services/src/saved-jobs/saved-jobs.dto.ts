import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../applications/application-status.js';

export const SAVED_STATES = ['open', 'expired', 'unsponsored', 'removed'] as const;
export type SavedState = (typeof SAVED_STATES)[number];

export class SavedJob {
  @ApiProperty({ type: 'integer' }) jobId!: number;
  @ApiProperty({ description: 'Of a job without a page here, as when it was saved' }) title!: string;
  @ApiProperty() company!: string;
  @ApiProperty() location!: string;
  @ApiProperty({ type: String, nullable: true }) jobType!: string | null;
  @ApiProperty({ type: String, nullable: true }) salary!: string | null;
  @ApiProperty({ type: String, nullable: true }) url!: string | null;
  @ApiProperty({
    enum: SAVED_STATES,
    description:
      '`unsponsored`: nothing speaks for its sponsorship any more. It and `expired` are in no list and keep their page; `removed` has none.',
  })
  state!: SavedState;
  @ApiProperty({
    enum: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
    nullable: true,
    description: 'Of your latest application for it; null while you do not track it',
  })
  status!: ApplicationStatus | null;
  @ApiProperty({ format: 'date-time' }) savedAt!: string;
}

export class SavedJobList {
  @ApiProperty({ type: [SavedJob], description: 'The latest saved first' }) savedJobs!: SavedJob[];
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty({ type: 'integer' }) page!: number;
  @ApiProperty({ type: 'integer' }) limit!: number;
  @ApiProperty({ type: 'integer' }) totalPages!: number;
}

export class SavedJobIds {
  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'Of every job you saved, the latest first' })
  jobIds!: number[];
}
