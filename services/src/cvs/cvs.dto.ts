import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Trim } from '../platform/validation/trim.decorator.js';
import { LongText, OptionalLongText } from '../tools/long-text.decorator.js';

const isSent = (_: unknown, value: unknown): boolean => value !== undefined;

export class CvInput {
  @ValidateIf(isSent)
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'name must not be empty' })
  @MaxLength(255)
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: 255, default: 'My CV' })
  name?: string;

  @LongText({ missing: 'Please enter CV text or upload a file', description: 'As it was extracted, or corrected' })
  text: string;

  @ValidateIf(isSent)
  @IsBoolean()
  @ApiPropertyOptional({ type: Boolean, description: 'The one that jobs are matched with. The first one always is' })
  isDefault?: boolean;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'The CV that this one is optimised from' })
  originalCvId?: number | null;

  @ValidateIf(isSent)
  @OptionalLongText({ description: 'The job that an optimised one is written for' })
  jobDescription?: string;
}

/** The fields that change; what is not sent stays as it is. */
export class CvChange extends PartialType(OmitType(CvInput, ['originalCvId', 'jobDescription']), {
  skipNullProperties: false,
}) {}

/** A CV as lists show it. */
export class CvSummary {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: Boolean }) isDefault: boolean;
  @ApiProperty({ type: Boolean }) isOptimized: boolean;
  @ApiProperty({ type: 'integer', nullable: true }) originalCvId: number | null;
  @ApiProperty({ type: 'integer', description: 'How long its text is' }) characters: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
}

export class Cv extends CvSummary {
  @ApiProperty({ type: String }) text: string;
  @ApiProperty({ type: String, nullable: true, description: 'The job that an optimised one was written for' })
  jobDescription: string | null;
}

export class CvList {
  @ApiProperty({ type: [CvSummary], description: 'The default one first, then the newest' }) cvs: CvSummary[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}
