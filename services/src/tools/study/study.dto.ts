import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Batched } from '../batched.dto.js';
import type { EngineKind } from '../career-engine.js';
import { EngineProperty } from '../engine-property.js';
import { LongText } from '../long-text.decorator.js';

const OPTIONS = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Letter to text',
  example: { A: 'A licence', B: 'A certificate' },
} as const;

export class StudyInput extends Batched {
  @LongText({ missing: 'Please enter study text or upload a file' }) studyMaterial: string = '';

  @IsString()
  @MaxLength(200)
  @ApiProperty({
    type: String,
    required: false,
    default: '',
    maxLength: 200,
    description: 'Of the file it was read from',
  })
  name: string = '';
}

/** Without its answer: that stays on the server until the test is submitted. */
export class StudyQuestion {
  @ApiProperty({ type: String, description: 'Belongs to this one attempt' }) id: string;
  @ApiProperty({ type: String }) question: string;
  @ApiProperty(OPTIONS) options: Record<string, string>;
}

/** A question as it was given. Only its id counts; a key to the answers is refused. */
export class GivenQuestion {
  @IsString() @MaxLength(100) @ApiProperty({ type: String }) id: string;
  @IsOptional() @IsString() @ApiProperty({ type: String, required: false }) question?: string;
  @IsOptional() @IsObject() @ApiPropertyOptional(OPTIONS) options?: Record<string, string>;
}

export class TestSubmission {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => GivenQuestion)
  @ApiProperty({ type: [GivenQuestion], description: 'The questions of one attempt' })
  questions: GivenQuestion[];

  @IsObject()
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Question id to letter; what is not answered is left out',
  })
  answers: Record<string, string>;
}

export class GradedQuestion {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String }) question: string;
  @ApiProperty({ type: String, description: 'The letter; "No Answer" where none was given' }) userAnswer: string;
  @ApiProperty({ type: String, description: 'The letter' }) correctAnswer: string;
  @ApiProperty(OPTIONS) options: Record<string, string>;
  @ApiProperty({ type: Boolean }) isCorrect: boolean;
  @ApiProperty({ type: String }) explanation: string;
  @ApiProperty({ type: String, description: 'The sentence of the material that says so' }) sentence: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Its page, when that is known' }) page: number | null;
}

export class TestResult {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Whole percent' }) score: number;
  @ApiProperty({ type: 'integer' }) correctAnswers: number;
  @ApiProperty({ type: 'integer' }) totalQuestions: number;
  @ApiProperty({ type: [GradedQuestion] }) detailedResults: GradedQuestion[];
}

export class StudyTest {
  @ApiProperty({ type: [StudyQuestion], description: 'Twenty; fewer where the material gives fewer' })
  questions: StudyQuestion[];
  @ApiProperty({ type: 'integer', description: 'Questions left out because their answer could not be cited' })
  dropped: number;
  @ApiPropertyOptional({
    type: Number,
    description: 'Asked by an earlier test of the material; a test of nothing else is not charged',
  })
  repeated?: number;
  @EngineProperty() engine: EngineKind;
  @ApiProperty({ type: TestResult, required: false, description: 'Once it has been graded' }) graded?: TestResult;
}
