import { Module } from '@nestjs/common';
import { config } from '../platform/config/config.js';
import { AuthConfig } from './auth.config.js';
import { SessionReader } from './session-reader.js';

/** For programs that must know who is asking without signing anybody in or out. */
@Module({ providers: [config(AuthConfig), SessionReader], exports: [AuthConfig, SessionReader] })
export class SessionReaderModule {}
