import 'reflect-metadata';
import { ConsoleLogger, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppConfig } from '../platform/config/app.config.js';
import { ConfigError } from '../platform/config/config.js';

/** Answers under way get this long to finish, the whole stop a little longer. */
const DRAIN_MS = 5_000;
const STOP_MS = 8_000;

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
  stopWell(app, () => app.getHttpServer().closeAllConnections());
  console.log(`Listening on ${await app.getUrl()}`);
}

/** Starts a program that works on queues and schedules. */
export async function work(root: Type<object>): Promise<void> {
  const app = await NestFactory.createApplicationContext(root, { abortOnError: false, logger: new ProgramLogger() });
  stopWell(app);
  console.log('Working');
}

/** On the first SIGTERM or SIGINT nothing new is taken, what is under way ends, and connections are closed in order. */
function stopWell(app: INestApplicationContext, cutOff: () => void = () => undefined): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(cutOff, DRAIN_MS).unref();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    app.close().then(() => process.exit(0), failStart);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
