export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** OpenAPI 3.1 says "or null" as JSON Schema does; the decorators still say `nullable`. */
export function withoutNullable(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNullable);
  if (value === null || typeof value !== 'object') return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutNullable(member)]),
  );
  if (nullable !== true)
    return nullable === undefined ? rest : { ...rest, ...(nullable === false ? {} : { nullable }) };
  return orNull(rest);
}

function orNull({ description, allOf, ...schema }: { [key: string]: Json }): Json {
  const said = description === undefined ? {} : { description };
  if (Array.isArray(allOf) && allOf[0] !== undefined) return { anyOf: [allOf[0], { type: 'null' }], ...said };
  if (schema.$ref !== undefined || typeof schema.type !== 'string') {
    return { anyOf: [schema, { type: 'null' }], ...said };
  }
  const { type, enum: choices, ...rest } = schema;
  return {
    type: [type, 'null'],
    ...(Array.isArray(choices) ? { enum: [...choices.filter((one) => one !== null), null] } : {}),
    ...rest,
    ...said,
  };
}
