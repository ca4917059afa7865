import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

/**
 * A list of chosen values. One value alone counts as a list, as in `?location=Leeds`; empty ones fall away, and any spacing
 * counts as one space, as in what can be chosen.
 */
export function Choices({ most = 200, length = 200 }: { most?: number; length?: number } = {}) {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => asList(value)),
    IsArray(),
    ArrayMaxSize(most),
    IsString({ each: true }),
    MaxLength(length, { each: true }),
    ApiProperty({ type: [String], required: false, default: [] }),
  );
}

function asList(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map(spacedOnce).filter((one) => one !== '');
}

const spacedOnce = (value: unknown) => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value);
