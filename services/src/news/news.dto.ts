import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';

export const NEWS_EXTENTS = ['whole', 'excerpt', 'premium-only'] as const;
export type NewsExtent = (typeof NEWS_EXTENTS)[number];

const MOST = 100;

/** Without a limit all articles come; a number out of range is brought into it, what is no number is refused. */
export class NewsQuery {
  @Transform(({ value }: { value: unknown }) => {
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
    return Number.isNaN(number) ? value : Math.min(MOST, Math.max(1, number));
  })
  @IsOptional()
  @IsInt({ message: 'limit must be a number' })
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST, description: 'So many of the newest; else all' })
  limit?: number;
}

export class Verification {
  @ApiProperty({ description: 'Who checked the article, and against what' }) by!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
}

export class NewsArticle {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty() title!: string;
  @ApiProperty() source!: string;
  @ApiProperty({ type: String, nullable: true }) sourceUrl!: string | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
  @ApiProperty({ description: 'Markdown; in a list its beginning, see `extent`' }) content!: string;
  @ApiProperty({
    enum: NEWS_EXTENTS,
    description: 'whole: all of it; excerpt: its beginning; premium-only: kept for premium members, so empty here',
  })
  extent!: NewsExtent;
  @ApiProperty() summary!: string;
  @ApiProperty({ type: [String] }) keyPoints!: string[];
  @ApiProperty({ description: 'Empty where the source gives none' }) category!: string;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty() isPremium!: boolean;
  @ApiProperty({ description: 'Language of the text, e.g. "en", "ar"' }) language!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt!: string | null;
  @ApiProperty({ type: Verification, nullable: true, description: 'null: not checked, so not labelled' })
  verified!: Verification | null;
}

export class NewsList {
  @ApiProperty({ type: [NewsArticle], description: 'Newest first' }) articles!: NewsArticle[];
}
