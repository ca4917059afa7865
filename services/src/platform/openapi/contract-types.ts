import type { OpenAPIObject } from '@nestjs/swagger';

/** A JSON schema, as far as our descriptions use it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const HEADER =
  '/* Generated from openapi.json by `npm run contracts`. Change the DTO classes of the services instead. */\n';

/** TypeScript types for every schema, named as the schema is, and one entry for every operation. */
export function contractTypes({ components, paths }: OpenAPIObject): string {
  const schemas = Object.entries((components?.schemas ?? {}) as Record<string, Schema>);
  return [HEADER, ...schemas.map(([name, schema]) => declaration(name, schema)), operations(paths)].join('\n');
}

function declaration(name: string, schema: Schema): string {
  const said = comment(schema.description, '');
  if (schema.properties) return `${said}export interface ${name} ${members(schema, '')}\n`;
  return `${said}export type ${name} = ${typeOf(schema, '')};\n`;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((one) => literal(one)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((one) => typeOf(one, indent)));
  if (schema.allOf) return schema.allOf.map((one) => typeOf(one, indent)).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => plain({ ...schema, type }, indent)));
  return plain(schema, indent);
}

function plain(schema: Schema, indent: string): string {
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array': {
      const inner = typeOf(schema.items ?? {}, indent);
      return / [|&] /.test(inner) ? `(${inner})[]` : `${inner}[]`;
    }
    case 'object': {
      if (schema.properties) return members(schema, indent);
      const { additionalProperties: rest } = schema;
      return `Record<string, ${typeof rest === 'object' ? typeOf(rest, indent) : 'unknown'}>`;
    }
    default:
      return 'unknown';
  }
}

function members({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
    const mark = required.includes(name) ? '' : '?';
    return `${comment(schema.description, inner)}${inner}${key}${mark}: ${typeOf(schema, inner)};`;
  });
  return lines.length ? `{\n${lines.join('\n')}\n${indent}}` : 'Record<string, never>';
}

/** `'GET /api/jobs/{id}'` leads to what is sent and what is answered. */
function operations(paths: OpenAPIObject['paths']): string {
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const body = bodyOf(operation.requestBody as Content | undefined);
      const answers = Object.entries(operation.responses)
        .filter(([status]) => /^2/.test(status))
        .map(([, response]) => bodyOf(response as Content));
      const lines = [
        ...(body ? [`body: ${body};`] : []),
        `answer: ${union(answers.map((one) => one ?? 'null')) || 'null'};`,
      ];
      const said = comment(operation.summary, '  ');
      return [`${said}  '${method.toUpperCase()} ${path}': { ${lines.join(' ')} };`];
    }),
  );
  return `export interface Operations {\n${entries.join('\n')}\n}\n`;
}

interface Content {
  content?: Record<string, { schema?: unknown }>;
}

function bodyOf(described: Content | undefined): string | undefined {
  const kinds = described?.content ?? {};
  const json = kinds['application/json']?.schema;
  if (json) return typeOf(json as Schema, '  ').replace(/\s+/g, ' ');
  return Object.hasOwn(kinds, 'multipart/form-data') ? 'FormData' : undefined;
}

const union = (types: string[]) => [...new Set(types)].join(' | ');

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : JSON.stringify(value);

const comment = (text: string | undefined, indent: string) =>
  text ? `${indent}/** ${text.replace(/\s+/g, ' ').replaceAll('*/', '* /')} */\n` : '';
