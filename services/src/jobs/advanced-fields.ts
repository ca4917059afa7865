import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Choices } from '../platform/validation/choices.decorator.js';

const LARGEST = 2_147_483_647;
const isLeftOut = (value: unknown) => value === undefined || value === null || value === '';

/** A whole number from a query or a body. Left out is undefined; what is none stays as it is and is refused. */
const wholeNumber = (name: string, description: string, least: number, most: number) =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: least, maximum: most, required: false, description }),
    Transform(({ value }: { value: unknown }) => {
      if (isLeftOut(value)) return undefined;
      return typeof value === 'string' && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : value;
    }),
    IsOptional(),
    IsInt({ message: `${name} must be a whole number` }),
    Min(least, { message: `${name} must be at least ${least}` }),
    Max(most, { message: `${name} must be at most ${most}` }),
  );

/**
 * Compared with the most that a job says it pays in a year, in one currency only, because no rate of exchange is kept. A
 * job that is paid in another one, or says nothing of pay, does not match.
 */
export const SalaryMin = () =>
  wholeNumber('salaryMin', 'Premium. At least so much in a year; only jobs paid in salaryCurrency match', 0, LARGEST);

/** Says nothing by itself. */
export const SalaryCurrency = () =>
  applyDecorators(
    ApiProperty({ required: false, pattern: '^[A-Z]{3}$', description: 'Of salaryMin, ISO 4217; left out: GBP' }),
    Transform(({ value }: { value: unknown }) => {
      if (isLeftOut(value)) return undefined;
      return typeof value === 'string' ? value.trim().toUpperCase() : value;
    }),
    IsOptional(),
    Matches(/^[A-Z]{3}$/, { message: 'salaryCurrency must be three letters such as GBP' }),
  );

/** Days back from today (UTC). A job without a date does not match. */
export const PostedWithin = () => wholeNumber('postedWithin', 'Premium. Posted in the last so many days', 1, 3650);

/** Yes or no from a query or a body. Left out is undefined. */
export const YesOrNo = ({ name, description }: { name: string; description: string }) =>
  applyDecorators(
    ApiProperty({ type: Boolean, required: false, description }),
    Transform(({ value }: { value: unknown }) => {
      if (isLeftOut(value)) return undefined;
      return value === 'true' ? true : value === 'false' ? false : value;
    }),
    IsOptional(),
    IsBoolean({ message: `${name} must be true or false` }),
  );

export const IsRemote = () => YesOrNo({ name: 'remote', description: 'Premium. Done from anywhere, or not' });

/** The employer's rating or route on the register of sponsors, or an occupation; `not-stated` is unknown. */
export const PremiumChoices = () => applyDecorators(Choices({ most: 50 }));
