import { divisionsNamed } from '../divisions.js';
import { whatIsSought } from './what-is-sought.js';

/** "fulltime" is the type of a job as "full-time" is. */
const kindTogether = /(?<![\p{L}\p{N}'-])(?:(full|part)(time)|(entry|junior|mid|senior)(level))(?![\p{L}\p{N}'-])/giu;

const dotted = /(?<=\p{L}),?\s+(\p{L})\.\s?(\p{L})(?:\.(?![\p{L}\p{N}])|(?![\p{L}\p{N}.]))/gu;

const isCode = (code: string): boolean => divisionsNamed(code).some((one) => one.code === code);

/**
 * A text as it is searched for: the name of what it says is written in one way. `isPlaceAtEnd`: "Washington, D.C." is in the
 * state, but a physician who is an M.D. is not in Maryland.
 */
export const asRead = (text: string, isPlaceAtEnd: (before: string) => boolean): string =>
  whatIsSought(text)
    .replace(dotted, (written, one: string, other: string, at: number) => {
      const code = `${one}${other}`.toUpperCase();
      return isCode(code) && isPlaceAtEnd(text.slice(0, at)) ? `, ${code}` : written;
    })
    .replace(kindTogether, '$1$3-$2$4');
