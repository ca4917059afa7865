import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { config } from '../platform/config/config.js';
import { UsersModule } from '../users/users.module.js';
import { AuthConfig } from './auth.config.js';
import { AuthController } from './auth.controller.js';
import { ElevationController } from './elevation.controller.js';
import { ElevationService } from './elevation.service.js';
import { IdentityProvider } from './identity-provider.js';
import { IdentityReader } from './identity.js';
import { OidcStrategy } from './oidc.strategy.js';
import { SessionSerializer } from './session.serializer.js';
import { Visitors } from './visitors.js';

@Module({
  imports: [PassportModule.register({ session: true }), UsersModule],
  controllers: [AuthController, ElevationController],
  providers: [
    config(AuthConfig),
    ElevationService,
    IdentityProvider,
    IdentityReader,
    OidcStrategy,
    SessionSerializer,
    Visitors,
  ],
  exports: [AuthConfig, IdentityProvider, UsersModule],
})
export class AuthModule {}
