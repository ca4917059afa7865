import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { giveRequestId } from './request-id.js';
import { securityHeaders } from './security-headers.js';

/** Texts of up to 400,000 characters are taken; in JSON they may need several bytes each. */
const LARGEST_JSON = '2mb';

/** The middleware of the api, in the order it is passed through. */
export function assembleApi(app: NestExpressApplication): void {
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  assembleCommon(app);
}

export function assembleRegistry(app: NestExpressApplication): void {
  assembleCommon(app);
}

function assembleCommon(app: NestExpressApplication): void {
  app.set('trust proxy', 'loopback');
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(giveRequestId, securityHeaders);
  app.use(express.json({ limit: LARGEST_JSON }));
}
