import {
  applyDecorators,
  HttpCode,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';
import { projectionOf } from './projection.js';

class Projecting implements NestInterceptor {
  constructor(private readonly project: (value: unknown) => unknown) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(map(this.project));
  }
}

/**
 * Describes a handler's answer and holds it to that: what is not in the class does not leave.
 * `status` is 200 unless said; 201 for what creates. `[Dto]` answers a list, `null` no content.
 */
export function Answers(dto: Type<object> | [Type<object>] | null, { status }: { status?: number } = {}) {
  if (dto === null) {
    return applyDecorators(HttpCode(status ?? 204), ApiResponse({ status: status ?? 204, description: 'Done' }));
  }
  const code = status ?? 200;
  const one = Array.isArray(dto) ? dto[0] : dto;
  return applyDecorators(
    HttpCode(code),
    ApiResponse({ status: code, description: one.name, type: dto as Type<object> }),
    UseInterceptors(new Projecting(projectionOf(one))),
  );
}
