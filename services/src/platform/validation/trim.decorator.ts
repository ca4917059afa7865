import { Transform } from 'class-transformer';

/** Spaces around a text do not count. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A name is one line: what breaks it, and spaces in a row, count as one space. */
export const OneLine = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value,
  );
