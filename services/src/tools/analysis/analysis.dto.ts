import { ApiProperty } from '@nestjs/swagger';
import { Batched } from '../batched.dto.js';
import {
  REQUIREMENT_KINDS,
  REQUIREMENT_STATES,
  type EngineKind,
  type RequirementKind,
  type RequirementState,
} from '../career-engine.js';
import { EngineProperty } from '../engine-property.js';
import { LongText } from '../long-text.decorator.js';

export class CvAnalysisInput extends Batched {
  @LongText({ missing: 'Please enter CV text or upload a file' }) cvText: string = '';
  @LongText({ missing: 'Please enter job description for matching analysis' }) jobDescription: string = '';
}

/** One thing that the advert asks for, and how the CV answers it. */
export class JobRequirement {
  @ApiProperty({ type: String, example: 'TypeScript' }) name: string;
  @ApiProperty({ enum: REQUIREMENT_KINDS, enumName: 'RequirementKind' }) kind: RequirementKind;
  @ApiProperty({ enum: ['required', 'preferred'] }) importance: 'required' | 'preferred';
  @ApiProperty({ enum: REQUIREMENT_STATES, enumName: 'RequirementState' }) state: RequirementState;
  @ApiProperty({
    type: Number,
    description: 'The score is the sum of weight × (met 1, partly 0.5, missing 0), divided by the sum of all weights',
  })
  weight: number;
  @ApiProperty({ type: String, nullable: true, description: 'Where the advert asks for it' }) jobLine: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The line of the CV that proves it' })
  cvLine: string | null;
}

export class CvAnalysis {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) matchScore: number;
  @ApiProperty({ type: String, description: 'Blocks parted by blank lines; the first line of each is its title' })
  content: string;
  @ApiProperty({ type: String }) originalCvText: string;
  @ApiProperty({ type: [JobRequirement] }) requirements: JobRequirement[];
  @EngineProperty() engine: EngineKind;
}
