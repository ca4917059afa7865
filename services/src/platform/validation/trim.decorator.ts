import { Transform } from 'class-transformer';

/** Spaces around a text do not count. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
