import 'reflect-metadata';

type Project = (value: unknown) => unknown;
type Class = new (...args: never[]) => object;

interface PropertyDescription {
  type?: unknown;
  isArray?: boolean;
  oneOf?: unknown;
  anyOf?: unknown;
}

const PROPERTIES = 'swagger/apiModelPropertiesArray';
const PROPERTY = 'swagger/apiModelProperties';
const known = new WeakMap<Class, Project>();
const plainTypes = new Set<unknown>([String, Number, Boolean, Date, Object, Array]);

/**
 * A function that copies only what a DTO class describes with `@ApiProperty`: the description of an answer is
 * also the list of what may leave. Lists are copied member by member, `null` stays `null`.
 */
export function projectionOf(dto: Class): Project {
  const ready = known.get(dto);
  if (ready) return ready;
  const fields: [string, Project | undefined][] = [];
  const project: Project = (value) => {
    if (Array.isArray(value)) return value.map(project);
    if (value === null || typeof value !== 'object') return value;
    const source = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const [name, inner] of fields) {
      const member = source[name];
      if (member !== undefined) result[name] = inner ? inner(member) : member;
    }
    return result;
  };
  known.set(dto, project); // before its fields, so that a class may contain itself
  for (const name of describedProperties(dto)) fields.push([name, projectionOfProperty(dto, name)]);
  return project;
}

function describedProperties(dto: Class): string[] {
  const listed = (Reflect.getMetadata(PROPERTIES, dto.prototype) ?? []) as string[];
  return [...new Set(listed.map((name) => name.slice(1)))];
}

function projectionOfProperty(dto: Class, name: string): Project | undefined {
  const description = Reflect.getMetadata(PROPERTY, dto.prototype, name) as PropertyDescription | undefined;
  const type = classOf(description?.type);
  return type && describedProperties(type).length > 0 ? projectionOf(type) : undefined;
}

function classOf(type: unknown): Class | undefined {
  const one = Array.isArray(type) ? (type[0] as unknown) : type;
  if (typeof one !== 'function' || plainTypes.has(one)) return undefined;
  if (Object.hasOwn(one, 'prototype')) return one as Class;
  return classOf((one as () => unknown)()); // written as `() => Type`
}
