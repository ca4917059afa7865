import { Transform } from 'class-transformer';
import { Refusal } from '../refusals/refusals.js';

/** As long as an advert, a CV or a text to be studied may be that somebody posts. */
export const LONGEST_TEXT = 400_000;

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
