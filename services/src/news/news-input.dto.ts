import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, IsUrl, MaxLength } from 'class-validator';
import { LONGEST_TEXT } from '../platform/longest-text.js';
import { Choices } from '../platform/validation/choices.decorator.js';
import { Trim } from '../platform/validation/trim.decorator.js';

const WEB_ADDRESS = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** An article as an administrator enters it. Who enters it has checked it; key points and tags count once each. */
export class NewsArticleInput {
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  @ApiProperty({ maxLength: 255 })
  title!: string;

  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  @ApiProperty({ maxLength: 255 })
  source!: string;

  @Trim()
  @MaxLength(512)
  @IsUrl(WEB_ADDRESS, { message: 'sourceUrl must start with http:// or https://' })
  @ApiProperty({ maxLength: 512 })
  sourceUrl!: string;

  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  @ApiProperty({ maxLength: 255, description: 'e.g. Immigration, Visas, Job Market, Education, Housing or General' })
  category!: string;

  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_TEXT)
  @ApiProperty({ maxLength: LONGEST_TEXT, description: 'Plain text or Markdown; HTML falls away' })
  content!: string;

  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @IsOptional()
  @MaxLength(512)
  @IsUrl(WEB_ADDRESS, { message: 'imageUrl must start with http:// or https://' })
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 512 })
  imageUrl?: string | null;

  @Trim()
  @IsOptional()
  @IsString()
  @MaxLength(5_000)
  @ApiPropertyOptional({ maxLength: 5_000 })
  summary?: string;

  @Choices({ most: 50, length: 500 })
  keyPoints: string[] = [];

  @Choices({ most: 50, length: 100 })
  tags: string[] = [];

  @IsOptional()
  @IsBoolean()
  @ApiPropertyOptional({ default: false })
  isPremium?: boolean;
}

export class NewsArticleRemoved {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty() title!: string;
}
