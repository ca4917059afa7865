import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Type } from '@nestjs/common';
import { AppConfig } from '../platform/config/app.config.js';
import { ConfigError } from '../platform/config/config.js';

/** A wrong setting is told in one line; everything else that stops a start, with its stack. Either way the exit code is 1. */
export function failStart(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** Starts a program that answers HTTP; SIGTERM finishes what is under way and closes connections in order. */
export async function serve(
  root: Type<object>,
  assemble: (app: NestExpressApplication) => void | Promise<void>,
): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(root, {
    abortOnError: false,
    bodyParser: false,
    bufferLogs: false,
    logger: ['error', 'warn'],
  });
  await assemble(app);
  app.enableShutdownHooks();
  const { port, host } = app.get(AppConfig);
  await app.listen(port, host);
  console.log(`Listening on ${await app.getUrl()}`);
}
