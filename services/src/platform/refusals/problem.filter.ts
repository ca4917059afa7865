import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestId } from '../http/request-id.js';
import { isDependencyFailure, tookTooLong } from './failures.js';
import type { Problem } from './problem.dto.js';
import { Refusal, Unavailable } from './refusals.js';

const plainWords: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  413: 'The request is too large.',
  415: 'This kind of content is not accepted here.',
};

/** The one place where an error becomes an answer. What is not a refusal is logged and told in general words only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const refusal = this.asRefusal(error, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendProblem(refusal, request, response);
  }

  private asRefusal(error: unknown, request: Request): Refusal {
    if (error instanceof Refusal) return error;
    const status = clientStatus(error);
    if (status === 400 && isUnreadJson(request)) {
      const message = 'The body could not be read as JSON.';
      return new Refusal(status, message, { errors: [{ field: 'body', message }] });
    }
    if (status) return new Refusal(status, plainWords[status] ?? STATUS_CODES[status] ?? 'The request was refused.');
    if (isDependencyFailure(error)) {
      this.logger.warn(`${requestId(request)} ${request.method} ${request.path}: ${String(error)}`);
      return new Unavailable('A service this depends on cannot be reached at the moment. Please try again shortly.');
    }
    this.logger.error(
      `${requestId(request)} ${request.method} ${request.path}`,
      error instanceof Error ? error.stack : String(error),
    );
    if (tookTooLong(error)) {
      return new Unavailable('This takes longer than it may at the moment. Please try again shortly.');
    }
    return new Refusal(500, 'Something went wrong on our side. It has been recorded.');
  }
}

/** The parser leaves nothing where it fails, and an empty object where nothing was sent. */
const isUnreadJson = (request: Request) => request.body === undefined && Boolean(request.is('json'));

/** Express' body parsers and Nest's own exceptions say their status; only 4xx is taken at their word. */
function clientStatus(error: unknown): number | undefined {
  const status = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

export function sendProblem(refusal: Refusal, request: Request, response: Response): void {
  const { retryAfterSeconds } = refusal.more;
  if (retryAfterSeconds !== undefined) {
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  }
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(refusal.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(refusal, requestId(request))));
}

function problemOf(refusal: Refusal, instance: string): Problem & Record<string, unknown> {
  return {
    ...refusal.more.extra,
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.detail,
    instance,
    ...(refusal.more.errors ? { errors: refusal.more.errors } : {}),
  };
}
