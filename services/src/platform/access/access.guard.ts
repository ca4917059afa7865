import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Forbidden, Unauthorized } from '../refusals/refusals.js';
import { ACCESS, OPENED_WITH, type AccessLevel } from './access.decorator.js';
import { RouteAccessConfig } from './route-access.config.js';
import type { SignedInUser } from './signed-in-user.js';

/** What the session layer leaves on a request. */
export type VisitorRequest = Request & { user?: SignedInUser; elevatedUntil?: Date };

/**
 * A page may have been opened for somebody who has since signed out in another tab. It says for whom it calls, in
 * `Landfall-Person`, so that nothing of one person is written for the other. Callers without pages need not.
 */
const isForAnother = (request: VisitorRequest, user: SignedInUser): boolean =>
  ![undefined, user.id].includes(request.get('Landfall-Person'));

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly routes: RouteAccessConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const level =
      this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ??
      'admin';
    if (level === 'public' || this.isOpened(context)) return true;
    const request = context.switchToHttp().getRequest<VisitorRequest>();
    const { user, elevatedUntil } = request;
    if (!user) throw new Unauthorized();
    if (isForAnother(request, user)) {
      throw new Unauthorized('Somebody else is signed in by now. Reload the page; nothing was changed.');
    }
    if (level === 'signed-in') return true;
    if (user.role !== 'admin') throw new Forbidden('This is for administrators.');
    if (level === 'elevated' && !(elevatedUntil && elevatedUntil.getTime() > Date.now())) {
      throw new Forbidden('Enter the admin password first.');
    }
    return true;
  }

  private isOpened(context: ExecutionContext): boolean {
    const screens = this.reflector.get<string[] | undefined>(OPENED_WITH, context.getHandler()) ?? [];
    return screens.some((path) => this.routes.isOpened(path));
  }
}
