import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt } from 'class-validator';

const MOST = 100;

/** Out of range is brought into range; what is no number at all, an empty text too, stays as it is and is refused. */
export const clamped = (standard: number, most: number) =>
  Transform(({ value }: { value: unknown }) => {
    if (value === undefined || value === null) return standard;
    const number = typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?(e\d+)?\s*$/i.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) return value;
    return Math.trunc(Math.min(most, Math.max(1, number)));
  });

/** Pages count from 1; at most 100 to a page. */
export class Paging {
  @ApiProperty({ type: 'integer', minimum: 1, default: 1, required: false })
  @clamped(1, Number.MAX_SAFE_INTEGER)
  @IsInt({ message: 'page must be a number' })
  page: number = 1;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST, default: 40, required: false })
  @clamped(40, MOST)
  @IsInt({ message: 'limit must be a number' })
  limit: number = 40;
}

/** The page that was asked for, or the last one when there are fewer by now. */
export const pageWithin = ({ page, limit }: Paging, total: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / limit)));
