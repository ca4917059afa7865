import * as canonicalize from 'canonicalize';

// The package is CommonJS whose types describe an ES module.
const written = canonicalize.default as unknown as (value: unknown) => string | undefined;

/** JSON as RFC 8785 writes it: one text for one value. Members that are undefined are left out, as JSON does. */
export function canonicalJson(value: object): string {
  const text = written(value);
  if (text === undefined) throw new Error('This cannot be written as JSON');
  return text;
}
