import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { ElevationController } from './elevation.controller.js';
import { ElevationService } from './elevation.service.js';
import { IdentityProvider } from './identity-provider.js';
import { IdentityReader } from './identity.js';
import { OidcStrategy } from './oidc.strategy.js';
import { RememberedVisitors } from './remembered-visitors.js';
import { SessionReaderModule } from './session-reader.module.js';
import { VisitorChangesModule } from './visitor-changes.module.js';
import { Visitors } from './visitors.js';

@Module({
  imports: [PassportModule, SessionReaderModule, UsersModule, VisitorChangesModule],
  controllers: [AuthController, ElevationController],
  providers: [ElevationService, IdentityProvider, IdentityReader, OidcStrategy, RememberedVisitors, Visitors],
  exports: [IdentityProvider, SessionReaderModule, UsersModule],
})
export class AuthModule {}
