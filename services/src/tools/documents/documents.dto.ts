import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Batched } from '../batched.dto.js';
import type { CvChange, EngineKind } from '../career-engine.js';
import { EngineProperty } from '../engine-property.js';
import { LongText, OptionalLongText } from '../long-text.decorator.js';

const CHANGE_KINDS = ['rewritten', 'moved', 'added', 'removed', 'advice'] as const;

export class CvOptimizerInput extends Batched {
  @LongText({ missing: 'Please enter CV text or upload a file' }) cvText: string = '';
  @LongText({ missing: 'Please enter a job description' }) jobDescription: string = '';
}

/** One change between the CV as given and as optimised. */
export class OptimizationSuggestion {
  @ApiProperty({ enum: CHANGE_KINDS, enumName: 'CvChangeKind' }) kind: CvChange['kind'];
  @ApiProperty({ type: String }) summary: string;
  @ApiProperty({ type: String, nullable: true, description: 'Word for word from the CV as given' })
  before: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Word for word from the optimised CV' })
  after: string | null;
  @ApiProperty({ type: String }) reason: string;
}

export class CvOptimization {
  @ApiProperty({ type: 'integer', description: 'For its downloads' }) id: number;
  @ApiProperty({ type: String }) originalCvText: string;
  @ApiProperty({ type: String }) optimizedCvText: string;
  @ApiProperty({ type: [OptimizationSuggestion] }) optimizationSuggestions: OptimizationSuggestion[];
  @ApiProperty({ type: String, nullable: true }) jobTitle: string | null;
  @ApiProperty({ type: String, nullable: true }) companyName: string | null;
  @EngineProperty() engine: EngineKind;
}

export class CoverLetterInputDto extends Batched {
  @LongText({ missing: 'Please enter CV text or upload a file' }) cvText: string = '';
  @LongText({ missing: 'Please enter a job description' }) jobDescription: string = '';
  @OptionalLongText({ description: 'What is to be said or left out, in your own words' }) customizations: string = '';
}

export class CoverLetter {
  @ApiProperty({ type: 'integer', description: 'For its downloads' }) id: number;
  @ApiProperty({ type: String }) generatedCoverLetter: string;
  @ApiPropertyOptional({ type: [String], description: 'Wishes that the letter does not follow, in your own words' })
  notFollowed?: string[];
  @ApiPropertyOptional({ type: Boolean, description: 'Too little was found in CV and job to say more; not charged' })
  isBare?: boolean;
  @ApiProperty({ type: String, nullable: true }) jobTitle: string | null;
  @ApiProperty({ type: String, nullable: true }) companyName: string | null;
  @EngineProperty() engine: EngineKind;
}
