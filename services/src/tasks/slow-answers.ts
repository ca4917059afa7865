import { applyDecorators, Injectable, UseInterceptors, type Type } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { projectionOf } from '../platform/answers/projection.js';
import type { Asking } from './asking.js';
import type { TaskKind } from './task-kind.js';
import { TaskAccepted } from './tasks.dto.js';
import { TasksService, type StartOptions } from './tasks.service.js';

/** A call that is done as a task: 202 with the task when the client prefers that, else its result. */
@Injectable()
export class SlowAnswers {
  constructor(private readonly tasks: TasksService) {}

  async answer<Input extends object>(
    kind: TaskKind<Input>,
    input: Input,
    { user, request, response }: Asking,
    options: StartOptions = {},
  ): Promise<unknown> {
    const { id, isNew } = await this.tasks.start(kind, user, input, options);
    if (!prefersAsync(request)) {
      response.status(200);
      return this.tasks.result(user.id, id);
    }
    response.status(202).set({ Location: `/api/tasks/${id}`, 'Preference-Applied': 'respond-async' });
    const { state } = isNew ? { state: 'queued' as const } : await this.tasks.one(user.id, id);
    return { id, state } satisfies TaskAccepted;
  }
}

const prefersAsync = (request: Request): boolean =>
  String(request.headers.prefer ?? '')
    .split(',')
    .some((one) => one.trim().toLowerCase() === 'respond-async');

/** Describes such a call: `dto` is the result, and nothing that is not in it leaves. */
export function AnswersSlowly(dto: Type<object>) {
  return applyDecorators(
    ApiHeader({ name: 'Prefer', required: false, description: '`respond-async` answers 202 at once' }),
    ApiResponse({ status: 200, description: dto.name, type: dto }),
    ApiResponse({ status: 202, description: 'The task; `Location` is its address', type: TaskAccepted }),
    UseInterceptors(new ProjectingByStatus(dto)),
  );
}

class ProjectingByStatus implements NestInterceptor {
  private readonly projections: Record<number, (value: unknown) => unknown>;

  constructor(dto: Type<object>) {
    this.projections = { 200: projectionOf(dto), 202: projectionOf(TaskAccepted) };
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((value: unknown) => this.projections[response.statusCode]?.(value)));
  }
}
