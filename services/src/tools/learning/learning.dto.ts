import { ApiProperty } from '@nestjs/swagger';
import type { EngineKind } from '../career-engine.js';
import { EngineProperty } from '../engine-property.js';
import { LongText } from '../long-text.decorator.js';

export class LearningRequest {
  @LongText({ missing: 'The content of an analysis is needed' }) analysisContent: string = '';
  @LongText({ missing: 'Please enter job description for matching analysis' }) jobDescription: string = '';
}

export class RecommendedLearning {
  @ApiProperty({ type: String, description: 'Lines: "# " a sub-heading, "- " a list item, else a paragraph' })
  content: string;
  @ApiProperty({ type: [String], description: 'What the recommendations are about' }) skills: string[];
  @EngineProperty() engine: EngineKind;
}
