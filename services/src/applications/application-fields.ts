import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, registerDecorator } from 'class-validator';

/** A text that may be missing; an empty one, like null, clears it. */
export function OptionalText(most: number) {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    IsString(),
    MaxLength(most),
    ApiProperty({ type: String, required: false, nullable: true, maxLength: most }),
  );
}

/** How a description says "any list or object". */
export const JSON_SHAPE = {
  oneOf: [
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
  nullable: true,
};

/** Lists and records of the person's own making: any JSON of at most `most` characters. */
export function OptionalJson(most = 20_000) {
  const message = `must be a list or an object of at most ${most} characters as JSON`;
  return applyDecorators(
    IsOptional(),
    (target: object, propertyName: string | symbol) =>
      registerDecorator({
        name: 'optionalJson',
        target: target.constructor,
        propertyName: String(propertyName),
        options: { message: `${String(propertyName)} ${message}` },
        validator: { validate: (value: unknown) => typeof value === 'object' && JSON.stringify(value).length <= most },
      }),
    ApiProperty({ ...JSON_SHAPE, required: false }),
  );
}

/** A day as `YYYY-MM-DD`, also taken from the beginning of a date with time. */
export function Day() {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value,
    ),
    (target: object, propertyName: string | symbol) =>
      registerDecorator({
        name: 'day',
        target: target.constructor,
        propertyName: String(propertyName),
        options: { message: `${String(propertyName)} must be a date such as 2026-11-21` },
        validator: { validate: isDay },
      }),
    ApiProperty({ format: 'date', required: false }),
  );
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value); // 30 February is none
}

/** An address that a browser may be sent to. */
export function OptionalWebAddress() {
  return applyDecorators(
    OptionalText(512),
    Matches(/^https?:\/\/[^\s/$.?#][^\s]*$/i, {
      message: ({ property }) => `${property} must start with http:// or https://`,
    }),
  );
}
