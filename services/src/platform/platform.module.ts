import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.js';
import { RouteAccessConfig } from './access/route-access.config.js';
import { AppConfig } from './config/app.config.js';
import { config, ENVIRONMENT, type Environment } from './config/config.js';
import { DatabaseModule } from './database/database.module.js';
import { RateLimitConfig } from './http/rate-limit.config.js';
import { RateLimits } from './http/rate-limits.js';
import { ProblemFilter } from './refusals/problem.filter.js';
import { StateModule } from './state/state.module.js';
import { InputPipe } from './validation/input.pipe.js';

/** What every program stands on: settings, the database, the gate for input, access and refusals. */
@Global()
@Module({})
export class PlatformModule {
  static from(environment: Environment = process.env): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DatabaseModule, StateModule],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        config(AppConfig),
        config(RateLimitConfig),
        config(RouteAccessConfig),
        RateLimits,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useClass: InputPipe },
      ],
      exports: [ENVIRONMENT, AppConfig, RouteAccessConfig, RateLimits, DatabaseModule, StateModule],
    };
  }
}
