import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SignedInUser } from '../access/access.decorator.js';
import { TooMany } from '../refusals/refusals.js';
import { BatchedLimiter } from './batched-limiter.js';
import { RateLimitConfig } from './rate-limit.config.js';

const MINUTE = 60;

/** Counts in Redis where there is one; while it is away, and where there is none, in this process. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger('RateLimits');
  private readonly redis: Redis | undefined;
  private readonly people: BatchedLimiter | undefined;
  private readonly addresses: BatchedLimiter | undefined;

  constructor({ perPerson, perAddress, redisUrl }: RateLimitConfig) {
    if (redisUrl) this.redis = this.connect(redisUrl);
    this.people = this.limiter('person', perPerson);
    this.addresses = this.limiter('address', perAddress);
  }

  /** For every call of the api: whoever asks far more often than people do is told to wait. */
  readonly ordinary = (request: Request, _response: Response, next: NextFunction): void => {
    const user = request.user as SignedInUser | undefined;
    const [limiter, key] = user ? [this.people, user.id] : [this.addresses, request.ip ?? 'unknown'];
    if (!limiter || limiter.isSurelyWithin(key)) return next();
    limiter.consume(key).then(
      () => next(),
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) return next(refused);
        next(new TooMany('Too many requests. Please wait a moment.', refused.msBeforeNext / 1_000));
      },
    );
  };

  onApplicationShutdown(): void {
    this.people?.close();
    this.addresses?.close();
    this.redis?.disconnect();
  }

  private limiter(name: string, points: number): BatchedLimiter | undefined {
    if (!Number.isFinite(points)) return undefined;
    const rule = { keyPrefix: `limit:${name}`, points, duration: MINUTE };
    const here = new RateLimiterMemory(rule);
    return new BatchedLimiter(
      this.redis ? new RateLimiterRedis({ ...rule, storeClient: this.redis, insuranceLimiter: here }) : here,
    );
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 500 });
    redis.on('error', (error: Error) => this.logger.debug(`Redis is away: ${error.message}`));
    return redis;
  }
}
