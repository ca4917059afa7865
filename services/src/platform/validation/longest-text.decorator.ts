import { Transform } from 'class-transformer';
import { LONGEST_TEXT } from '../longest-text.js';
import { Refusal } from '../refusals/refusals.js';

/** Answers a longer text with 413, naming its field. */
export const AtMostLongest = () =>
  Transform(({ value, key }: { value: unknown; key: string }) => {
    if (typeof value === 'string') refuseLonger(value, key);
    return value;
  });

export function refuseLonger(value: string, field: string): void {
  if (value.length <= LONGEST_TEXT) return;
  const message = `${field} is longer than ${LONGEST_TEXT.toLocaleString('en-GB')} characters`;
  throw new Refusal(413, `${message}.`, { errors: [{ field, message }] });
}
