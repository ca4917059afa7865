import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import type { FieldError } from '../refusals/problem.dto.js';
import { Invalid } from '../refusals/refusals.js';

const primitives = new Set<unknown>([Number, Boolean, String, BigInt]);

/** The one gate for input: unknown members are refused, nothing is converted by guesswork, NUL never reaches Postgres. */
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      transformOptions: { enableImplicitConversion: false, exposeDefaultValues: true },
      // whether a member has a default is told by the object that it belongs to
      validationError: { target: true },
      exceptionFactory: (errors) => new Invalid(fieldErrors(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom') refuseUnusable(value, metadata.data ?? '');
    // The library would read "1e3" as a number and "no" as true; such parameters have pipes of their own.
    if (primitives.has(metadata.metatype)) return value;
    if (metadata.type === 'body' && Array.isArray(value) && metadata.metatype !== Array)
      refuse('body', 'must be an object');
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** One message a field: the first thing that a person has to mend there. */
export function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const message = firstToMend(error);
    return [...(message ? [{ field, message }] : []), ...fieldErrors(error.children ?? [], field)];
  });
}

/** A value of the wrong kind breaks each rule of size as well, but that is not what is wrong with it. */
function firstToMend(error: ValidationError): string | undefined {
  const { constraints = {}, property, value } = error;
  const broken = Object.entries(constraints);
  const isMissing = value === undefined || (value === null && !hasDefault(error));
  if (broken.length && isMissing && !constraints.whitelistValidation) return `${property} is required`;
  const [, message] = broken.find(([rule]) => rule.startsWith('is') && rule !== 'isNotEmpty') ?? broken[0] ?? [];
  return message;
}

/** Null for what may be left out is a value of the wrong kind: nobody is asked to give it. */
function hasDefault({ target, property }: ValidationError): boolean {
  const Input = target?.constructor as (new () => Record<string, unknown>) | undefined;
  return Input !== undefined && new Input()[property] !== undefined;
}

const DEEPEST = 50;

/** Walks without recursion, and only so deep: what comes here has been read from JSON of any shape. */
function refuseUnusable(value: unknown, name: string): void {
  const waiting: [value: unknown, path: string, depth: number][] = [[value, name, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [one, path, depth] = next;
    if (typeof one === 'string' && one.includes('\0')) refuse(path, 'must not contain the character NUL');
    if (one === null || typeof one !== 'object' || Buffer.isBuffer(one)) continue;
    if (depth > DEEPEST) refuse(name, 'is nested too deeply');
    for (const [key, member] of Object.entries(one)) {
      if (key.includes('\0')) refuse(path, 'must not contain the character NUL');
      // The library takes what every object has by birth for a known member.
      if (key in Object.prototype) throw new Invalid([{ field: key, message: `property ${key} should not exist` }]);
      waiting.push([member, path ? `${path}.${key}` : key, depth + 1]);
    }
  }
}

/** `field` leads to the very value, "places.0"; the message names what a person would, "places". */
function refuse(path: string, rule: string): never {
  const field = path.slice(0, 200) || 'body';
  const name = field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? field;
  throw new Invalid([{ field, message: `${name} ${rule}` }]);
}
