import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { VisitorRequest } from '../platform/access/access.guard.js';
import { Forbidden, Unauthorized } from '../platform/refusals/refusals.js';
import { EVERYTHING, hashOfToken, RegistryConfig } from './registry.config.js';

/** Who writes to the registry, and to which applications. */
export class Publisher {
  constructor(
    readonly name: string,
    private readonly application: string,
  ) {}

  mustOwn(remote: string): void {
    if (this.application !== EVERYTHING && this.application !== remote) {
      throw new Forbidden(`This publish token is for ${this.application}, not for ${remote}.`);
    }
  }

  mustOwnEverything(): void {
    if (this.application !== EVERYTHING) throw new Forbidden(`This publish token is for ${this.application} only.`);
  }
}

type PublishingRequest = VisitorRequest & { publisher?: Publisher };

/** Lets in the holder of a publish token, or an administrator who has just entered the admin password. */
@Injectable()
export class PublisherGuard implements CanActivate {
  constructor(private readonly config: RegistryConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<PublishingRequest>();
    request.publisher = this.fromToken(request) ?? fromAdministrator(request);
    return true;
  }

  private fromToken(request: Request): Publisher | undefined {
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (token === undefined) return undefined;
    const application = this.config.tokens.get(hashOfToken(token));
    if (application === undefined) throw new Unauthorized('This publish token is not known.');
    return new Publisher(application === EVERYTHING ? 'token for everything' : `token of ${application}`, application);
  }
}

function fromAdministrator({ user, elevatedUntil }: PublishingRequest): Publisher {
  if (!user) throw new Unauthorized('Send a publish token as "Authorization: Bearer …".');
  if (user.role !== 'admin' || !elevatedUntil || elevatedUntil.getTime() <= Date.now()) {
    throw new Forbidden('Enter the admin password first, or send a publish token.');
  }
  return new Publisher(user.username, EVERYTHING);
}

export const Publishing = createParamDecorator((_: unknown, context: ExecutionContext): Publisher => {
  const { publisher } = context.switchToHttp().getRequest<PublishingRequest>();
  if (!publisher) throw new Unauthorized();
  return publisher;
});
