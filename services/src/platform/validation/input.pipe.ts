import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import type { FieldError } from '../refusals/problem.dto.js';
import { Invalid } from '../refusals/refusals.js';

/** The one gate for input: unknown members are refused, nothing is converted by guesswork, NUL never reaches Postgres. */
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      transformOptions: { enableImplicitConversion: false, exposeDefaultValues: true },
      stopAtFirstError: true,
      exceptionFactory: (errors) => new Invalid(fieldErrors(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom') {
      const field = fieldWithNul(value, metadata.data ?? '');
      if (field !== undefined) {
        throw new Invalid([
          { field: field || 'body', message: `${field || 'body'} must not contain the character NUL` },
        ]);
      }
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

export function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
    return [...own, ...fieldErrors(error.children ?? [], field)];
  });
}

/** The path of the first text (or member name) with a NUL in it. Depth is bounded by the JSON parser's own input limit. */
function fieldWithNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    if (key.includes('\0')) return here.replaceAll('\0', '');
    const found = fieldWithNul(member, here);
    if (found !== undefined) return found;
  }
  return undefined;
}
