import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../platform/access/access.decorator.js';

/** Who asks for something slow, and how they wish to be answered. */
export interface Asking {
  user: SignedInUser;
  request: Request;
  response: Response;
}

/** For handlers that answer through `SlowAnswers`. */
export const Asks = createParamDecorator((_: unknown, context: ExecutionContext): Asking => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request & { user: SignedInUser }>();
  return { user: request.user, request, response: http.getResponse<Response>() };
});
