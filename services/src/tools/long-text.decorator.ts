import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString } from 'class-validator';
import { Refusal } from '../platform/refusals/refusals.js';
import { tidyText } from './extraction/tidy-text.js';

export const LONGEST_TEXT = 400_000;

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
  if (value.length > LONGEST_TEXT) {
    const message = `${field} is longer than ${LONGEST_TEXT.toLocaleString('en-GB')} characters`;
    throw new Refusal(413, `${message}.`, { errors: [{ field, message }] });
  }
  return tidyText(value);
}
