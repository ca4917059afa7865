import 'reflect-metadata';
import type { Server } from 'node:http';
import { ConsoleLogger, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppConfig } from '../platform/config/app.config.js';
import { ConfigError } from '../platform/config/config.js';

/** After draining, connections to Postgres and Redis get this long to close. */
const CLOSE_MS = 2_500;
/** Longer than whatever stands in front keeps a resting connection: else it takes one in the moment that we close it. */
const RESTING_MS = 120_000;

/** Says what goes wrong, and leaves wrong settings to `failStart`, which needs no stack for them. */
class ProgramLogger extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['error', 'warn', 'fatal'] });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (!(message instanceof ConfigError)) super.error(message, ...rest);
  }
}

/** A wrong setting is told in one line; everything else that stops a start, with its stack. The exit code is 1. */
export function failStart(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** Starts a program that answers HTTP. */
export async function serve(
  root: Type<object>,
  assemble: (app: NestExpressApplication) => void | Promise<void>,
): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(root, {
    abortOnError: false,
    bodyParser: false,
    logger: new ProgramLogger(),
  });
  await assemble(app);
  const { port, host } = app.get(AppConfig);
  await app.listen(port, host);
  app.getHttpServer().keepAliveTimeout = RESTING_MS;
  stopWell(app, app.getHttpServer());
  console.log(`Listening on ${await app.getUrl()}`);
}

/** Starts a program that works on queues and schedules. */
export async function work(root: Type<object>): Promise<void> {
  const app = await NestFactory.createApplicationContext(root, { abortOnError: false, logger: new ProgramLogger() });
  stopWell(app);
  console.log('Working');
}

/** On the first SIGTERM or SIGINT nothing new is taken, what is under way ends, and connections are closed in order. */
function stopWell(app: INestApplicationContext, server?: Server): void {
  const { drainMs } = app.get(AppConfig);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    // Connections that fall idle while draining would otherwise be kept open by their browsers.
    setInterval(() => server?.closeIdleConnections(), 100).unref();
    setTimeout(() => server?.closeAllConnections(), drainMs).unref();
    setTimeout(() => process.exit(1), drainMs + CLOSE_MS).unref();
    app.close().then(() => process.exit(0), failStart);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
