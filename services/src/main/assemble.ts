import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import { signInPages } from '../auth/sign-in-page.filter.js';
import { Visitors } from '../auth/visitors.js';
import { AppConfig } from '../platform/config/app.config.js';
import { sendProblem } from '../platform/refusals/problem.filter.js';
import { Refusal } from '../platform/refusals/refusals.js';
import { onlyReadableKinds } from '../platform/http/body-kinds.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { Described } from '../platform/openapi/openapi.controller.js';
import { giveRequestId } from '../platform/http/request-id.js';
import { neverCached, notIndexed, securityHeaders } from '../platform/http/security-headers.js';

/** Texts of up to 400,000 characters are taken; in JSON they may need several bytes each. */
const LARGEST_JSON = '2.5mb';

export function prefixApi(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'unsubscribe/:token'] });
}

/** The middleware of the api, in the order it is passed through. */
export function assembleApi(app: NestExpressApplication): void {
  prefixApi(app);
  assembleCommon(app);
  app.get(Described).by(app);
  app.use(onlyOurAddresses);
  app.use('/api', notIndexed, neverCached, ...app.get(Visitors).handlers, signInPages, app.get(RateLimits).ordinary);
  app.use('/unsubscribe', app.get(RateLimits).ordinary, wholeLink, anyAddress);
  app.use('/api', onlyReadableKinds, express.json({ limit: LARGEST_JSON }));
}

/** A link out of mails that was cut short on its way is answered as one that leads to no mails. */
const wholeLink: RequestHandler = (request, _, next) => {
  if (request.path === '/') request.url = '/-';
  next();
};

/** Nest answers for what lies below its prefix; everything else would be Express' own page. */
const onlyOurAddresses: RequestHandler = (request, response, next) => {
  if (/^\/(?:(?:api|unsubscribe)(?:\/|$)|health\/(?:live|ready)\/?$)/.test(request.path)) next();
  else sendProblem(new Refusal(404, 'There is nothing at this address.'), request, response);
};

/** The registry reads bodies of its own kinds and answers HTML as well; it adds to this what it needs. */
export function assembleRegistry(app: NestExpressApplication): void {
  assembleCommon(app);
  app.use(anyAddress);
}

/** A lone `%`, or one before bytes that are no letter, is part of an address where nothing stands: a person is told so. */
const anyAddress: RequestHandler = (request, _, next) => {
  const [path = '', ...query] = request.url.split('?');
  if (!isDecodable(path)) request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  next();
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function assembleCommon(app: NestExpressApplication): void {
  app.set('trust proxy', app.get(AppConfig).trustedProxies);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(giveRequestId, securityHeaders);
}
