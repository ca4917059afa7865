import { tidyText } from '../extraction/tidy-text.js';

type Json = Record<string, unknown>;

/** What a member of a reply must be: said to the model as JSON schema, and held against what comes. */
export interface Shape<T> {
  schema: Json;
  /** The value, tidied; throws `Misshapen` when it is something else. */
  read(value: unknown, at: string): T;
}

export type Read<S> = S extends Shape<infer T> ? T : never;

/** Says what is wrong in words that the model is shown for its second try. */
export class Misshapen extends Error {
  constructor(at: string, rule: string) {
    super(`${at || 'The reply'} ${rule}`);
  }
}

const LONGEST_TEXT = 200_000;

/** Characters that neither JSON nor the database can keep fall away. */
export function text({
  least = 0,
  most = LONGEST_TEXT,
  otherwise,
}: { least?: number; most?: number; otherwise?: string } = {}): Shape<string> {
  return {
    schema: { type: 'string' },
    read: (value, at) => {
      if ((value === undefined || value === null) && otherwise !== undefined) return otherwise;
      if (typeof value !== 'string') throw new Misshapen(at, 'must be a text');
      const tidy = tidyText(value);
      if (tidy.length < least) throw new Misshapen(at, 'must not be empty');
      if (tidy.length > most) throw new Misshapen(at, `must have at most ${most} characters`);
      return tidy;
    },
  };
}

export function optionalText(most = LONGEST_TEXT): Shape<string | null> {
  const inner = text({ most });
  return {
    schema: { type: ['string', 'null'] },
    read: (value, at) => (value === undefined || value === null ? null : inner.read(value, at) || null),
  };
}

/** Numbers written as text, or with a fraction, are taken as the nearest whole number. */
export function wholeNumber(least: number, most: number): Shape<number> {
  return {
    schema: { type: 'integer' },
    read: (value, at) => {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) throw new Misshapen(at, 'must be a number');
      return Math.min(most, Math.max(least, Math.round(number)));
    },
  };
}

/** One of these words, however it is capitalised. */
export function oneOf<const T extends string>(words: readonly T[], otherwise?: T): Shape<T> {
  return {
    schema: { type: 'string', enum: words },
    read: (value, at) => {
      const found = words.find((word) => word.toLowerCase() === String(value).trim().toLowerCase());
      if (found !== undefined) return found;
      if (otherwise !== undefined && (value === undefined || value === null)) return otherwise;
      throw new Misshapen(at, `must be one of ${words.join(', ')}`);
    },
  };
}

/** `isOptional`: a list that is missing is an empty one. What is beyond `most` is left out. */
export function listOf<T>(one: Shape<T>, { least = 0, most = 100, isOptional = false } = {}): Shape<T[]> {
  return {
    schema: { type: 'array', items: one.schema },
    read: (value, at) => {
      if (isOptional && (value === undefined || value === null)) return [];
      if (!Array.isArray(value)) throw new Misshapen(at, 'must be a list');
      if (value.length < least) throw new Misshapen(at, `must have at least ${least} entr${least === 1 ? 'y' : 'ies'}`);
      return value.slice(0, most).map((entry, index) => one.read(entry, `${at}[${index}]`));
    },
  };
}

/** Members that are not named fall away. */
export function record<S extends Record<string, Shape<unknown>>>(members: S): Shape<{ [K in keyof S]: Read<S[K]> }> {
  const entries = Object.entries(members);
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      required: Object.keys(members),
      properties: Object.fromEntries(entries.map(([name, shape]) => [name, shape.schema])),
    },
    read: (value, at) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new Misshapen(at, 'must be an object');
      }
      const source = value as Json;
      const read = entries.map(
        ([name, shape]) => [name, shape.read(source[name], at ? `${at}.${name}` : name)] as const,
      );
      return Object.fromEntries(read) as { [K in keyof S]: Read<S[K]> };
    },
  };
}
