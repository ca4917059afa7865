import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';

const LARGEST_ID = 2_147_483_647;
const MOST = 100;

export class MatchQuery {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MOST, description: 'Of jobs' })
  ids: number[];

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  @ApiProperty({ type: 'integer', required: false, nullable: true, description: 'One of your CVs; else the default' })
  cvId?: number | null;
}

/** How a CV answers one job, by the built-in engine. */
export class JobMatch {
  @ApiProperty({ type: 'integer', description: 'Of the job' }) id: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) score: number;
  @ApiProperty({ type: [String], description: 'What the job asks for and the CV proves' }) met: string[];
  @ApiProperty({ type: [String] }) partly: string[];
  @ApiProperty({ type: [String] }) missing: string[];
}
