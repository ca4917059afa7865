import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Batched } from '../batched.dto.js';
import { DIFFICULTIES, type Difficulty, type EngineKind } from '../career-engine.js';
import { EngineProperty } from '../engine-property.js';
import { LongText } from '../long-text.decorator.js';

export class InterviewInput extends Batched {
  @LongText({ missing: 'Please enter a job description' }) jobDescription: string = '';
  @LongText({ missing: 'Please upload your CV for personalized interview questions' }) cvText: string = '';
}

export class InterviewQuestion {
  @ApiProperty({ type: String }) question: string;
  @ApiProperty({ enum: DIFFICULTIES, enumName: 'QuestionDifficulty' }) difficulty: Difficulty;
  @ApiProperty({ type: String, description: 'How to answer' }) suggestedAnswer: string;
  @ApiProperty({ type: String }) realWorldExample: string;
  @ApiProperty({ type: [String] }) tips: string[];
}

export class InterviewQuestions {
  @ApiProperty({ type: [InterviewQuestion], description: 'Five, while there is so much to ask' })
  questions: InterviewQuestion[];
  @ApiProperty({ type: 'integer', description: 'As asked for' }) batch: number;
  @ApiPropertyOptional({ type: Number, description: 'Asked before; a batch of nothing else is not charged' })
  repeated?: number;
  @EngineProperty() engine: EngineKind;
}
