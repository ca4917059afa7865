import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Job } from '../jobs/jobs.dto.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { Trim } from '../platform/validation/trim.decorator.js';
import type { WarningKind } from './read-warnings.js';

const states = ['held', 'released', 'refused'] as const;
const asked = ['held', 'decided'] as const;
const decisions = ['release', 'refuse'] as const;
const kinds: WarningKind[] = [
  'asks-for-money',
  'personal-mailbox',
  'chat-number',
  'copies-sponsor',
  'offers-and-refuses',
  'unsigned-word',
  'reported',
  'refused-before',
];
const LONGEST_REASON = 1_000;

export class HeldAdvertsQuery extends Paging {
  @ApiProperty({ enum: asked, default: 'held', required: false })
  @IsIn(asked, { message: 'state must be held or decided' })
  state: (typeof asked)[number] = 'held';
}

/** Why an advert is held. */
export class HoldReason {
  @ApiProperty({ enum: kinds, enumName: 'HoldReasonKind' }) kind: WarningKind;
  @ApiProperty({ description: 'One sentence for people' }) summary: string;
  @ApiProperty({ type: String, required: false, description: 'What the advert says, letter for letter' })
  quote?: string;
}

/** What one person reported; who it was is not said. */
export class JobReport {
  @ApiProperty({ description: 'As chosen, or in their own words' }) reason: string;
  @ApiProperty({ description: 'What else they wrote; may be empty' }) text: string;
  @ApiProperty({ format: 'date-time' }) reportedAt: string;
}

/** An advert that is in no list until an administrator has released it. */
export class HeldAdvert {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: states }) state: (typeof states)[number];
  @ApiProperty({ type: [HoldReason] }) reasons: HoldReason[];
  @ApiProperty({ format: 'date-time' }) heldAt: string;
  @ApiProperty({ type: String, nullable: true }) decidedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) decidedAt: string | null;
  @ApiProperty({ type: String, nullable: true }) decisionReason: string | null;
  @ApiProperty({ type: [JobReport], description: 'The newest first' }) reports: JobReport[];
  @ApiProperty({ type: Job }) job: Job;
}

export class HeldAdvertPage {
  @ApiProperty({ type: [HeldAdvert], description: 'The newest first' }) adverts: HeldAdvert[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}

/** Stands as long as the text of the advert does. */
export class HoldDecision {
  @ApiProperty({ enum: decisions })
  @IsIn(decisions, { message: 'decision must be release or refuse' })
  decision: (typeof decisions)[number];

  @ApiProperty({ type: String, required: false, maxLength: LONGEST_REASON, description: 'Needed to refuse' })
  @IsOptional()
  @Trim()
  @IsString({ message: 'reason must be a text' })
  @MaxLength(LONGEST_REASON, { message: `reason must be at most ${LONGEST_REASON} characters` })
  reason?: string;
}
