import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { webAddress } from '../imports/web-address.js';
import { LONGEST_TEXT } from '../platform/longest-text.js';
import { Trim } from '../platform/validation/trim.decorator.js';

/** As long as the board keeps them. */
export const longest = { text: 255, location: 512, description: LONGEST_TEXT, link: 2_048 } as const;

/** What a job must say. */
export const Said = (most: number = longest.text) =>
  applyDecorators(
    Trim(),
    IsString(),
    IsNotEmpty(),
    MaxLength(most),
    ApiProperty({ type: String, minLength: 1, maxLength: most }),
  );

/** What a change may leave out. Whether it may be emptied is seen where the job is known. */
export const SaidAnew = (most: number = longest.text) =>
  applyDecorators(
    Trim(),
    IsOptional(),
    IsString(),
    MaxLength(most),
    ApiProperty({ type: String, nullable: true, required: false, maxLength: most }),
  );

const emptyAsNull = ({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === '' ? null : typeof value === 'string' ? value.trim() : value;

export const SaidOrNot = (description: string) =>
  applyDecorators(
    Transform(emptyAsNull),
    IsOptional(),
    IsString(),
    MaxLength(longest.text),
    ApiProperty({ type: String, nullable: true, required: false, maxLength: longest.text, description }),
  );

/** A link as the board takes it: of the web, and without a name or password before the host. */
export const Link = (description: string) =>
  applyDecorators(
    Transform(emptyAsNull),
    IsOptional(),
    MaxLength(longest.link),
    ValidateBy({
      name: 'isWebAddress',
      validator: {
        validate: (value) => typeof value === 'string' && webAddress(value) !== null,
        defaultMessage: (about) => `${about?.property} must be an address that starts with http:// or https://`,
      },
    }),
    ApiProperty({ type: String, nullable: true, required: false, maxLength: longest.link, description }),
  );
