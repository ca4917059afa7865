import { Module } from '@nestjs/common';
import { Described, OpenApiController } from './openapi.controller.js';

@Module({ controllers: [OpenApiController], providers: [Described], exports: [Described] })
export class OpenApiModule {}
