import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString } from 'class-validator';
import { LONGEST_TEXT } from '../platform/longest-text.js';
import { refuseLonger } from '../platform/validation/longest-text.decorator.js';
import { tidyText } from './extraction/tidy-text.js';

/**
 * A text that a person has typed, pasted or had extracted: at most 400,000 characters, 413 past that. What neither JSON
 * nor the database can keep falls away, so nothing else of it is lost. `missing` is what a
 * blank one is answered with, and one that is not there when its member begins as `''`.
 */
export function LongText({ missing, description }: { missing: string; description?: string }) {
  return applyDecorators(
    Transform(({ value, key }: { value: unknown; key: string }) =>
      typeof value === 'string' ? taken(value, key) : value,
    ),
    IsNotEmpty({ message: missing }),
    IsString(),
    ApiProperty({ type: String, minLength: 1, maxLength: LONGEST_TEXT, description }),
  );
}

/** The same, for a text that may be left out. */
export function OptionalLongText({ description }: { description?: string } = {}) {
  return applyDecorators(
    Transform(({ value, key }: { value: unknown; key: string }) =>
      typeof value === 'string' ? taken(value, key) : value,
    ),
    IsString(),
    ApiProperty({ type: String, required: false, default: '', maxLength: LONGEST_TEXT, description }),
  );
}

function taken(value: string, field: string): string {
  refuseLonger(value, field);
  return tidyText(value);
}
