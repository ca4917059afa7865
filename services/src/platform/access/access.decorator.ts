import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import type { SignedInUser } from './signed-in-user.js';

export type { Plan, Role, SignedInUser } from './signed-in-user.js';

/** `elevated`: an administrator who has entered the admin password in this session within the last 30 minutes. */
export type AccessLevel = 'public' | 'signed-in' | 'admin' | 'elevated';

export const ACCESS = Symbol('access');

/** Where the description of the api says the same. */
export const ACCESS_EXTENSION = 'x-access';

/** Who may call. On a handler it overrides the class; where nothing is said, only administrators may. */
export const Access = (level: AccessLevel) =>
  applyDecorators(SetMetadata(ACCESS, level), ApiExtension(ACCESS_EXTENSION, level));

export const OPENED_WITH = Symbol('opened with');

export const OPENED_EXTENSION = 'x-opened-with';

/** Everybody may call it where the operator has opened one of these screens to everybody (`ROUTE_ACCESS`). */
export const OpenedWith = (...paths: string[]) =>
  applyDecorators(SetMetadata(OPENED_WITH, paths), ApiExtension(OPENED_EXTENSION, paths));

/** The person asking; undefined when nobody is signed in, which only a public or opened handler ever sees. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInUser | undefined =>
    context.switchToHttp().getRequest<Request & { user?: SignedInUser }>().user,
);
