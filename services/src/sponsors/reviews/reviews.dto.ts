import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Paging } from '../../platform/validation/paging.dto.js';
import { Sponsor } from '../sponsors.dto.js';

const states = ['open', 'decided'] as const;

export class ReviewQuery extends Paging {
  @ApiProperty({ enum: states, default: 'open', required: false })
  @IsIn(states, { message: 'state must be open or decided' })
  state: (typeof states)[number] = 'open';
}

/** A name of adverts that may be one of the register's. */
export class Review {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: ['sponsor-name'] }) kind: 'sponsor-name';
  @ApiProperty({ description: 'As an advert writes it' }) name: string;
  @ApiProperty() town: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
  @ApiProperty({ type: [Sponsor], description: 'Those it may be, the closest first' }) candidates: Sponsor[];
  @ApiProperty({
    type: [String],
    required: false,
    description:
      'Where its adverts lead, as hosts of links and mailboxes: those of other countries first, then those that most have; at most ten',
  })
  hosts?: string[];
  @ApiProperty({ type: 'integer', required: false, description: 'How many different hosts there are' })
  hostCount?: number;
  @ApiProperty({ type: 'integer', required: false, description: 'How many of them are of other countries' })
  foreignHostCount?: number;
  @ApiProperty({ type: String, enum: ['match', 'none'], nullable: true }) decision: 'match' | 'none' | null;
  @ApiProperty({ type: Sponsor, nullable: true }) sponsor: Sponsor | null;
  @ApiProperty({ type: String, nullable: true }) decidedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) decidedAt: string | null;
}

export class ReviewPage {
  @ApiProperty({ type: [Review] }) reviews: Review[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}

/** Holds for all jobs of that name, those to come as well. */
export class ReviewDecision {
  @ApiProperty({ enum: ['match', 'none'] })
  @IsIn(['match', 'none'], { message: 'decision must be match or none' })
  decision: 'match' | 'none';

  @ApiProperty({ type: 'integer', required: false, description: 'With match: which entry of the register' })
  @IsOptional()
  @IsInt({ message: 'sponsorId must be a whole number' })
  @Min(1, { message: 'sponsorId must be a whole number from 1' })
  @Max(2_147_483_647, { message: 'sponsorId is too large' })
  sponsorId?: number;
}
