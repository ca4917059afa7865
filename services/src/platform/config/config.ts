import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import { Env, type Environment } from './env.js';

export { ConfigError, Env, type Environment } from './env.js';

/** The environment that settings are read from: the process' own, or a test's. */
export const ENVIRONMENT = Symbol('environment');

/** A feature's settings: one class, made from the environment, refusing what it cannot use with a `ConfigError`. */
export interface ConfigClass<T extends object> {
  readonly prototype: T;
  parse(env: Env): T;
}

/** Makes a settings class injectable; it is read once, when the program starts. */
export function config<T extends object>(settings: ConfigClass<T>): FactoryProvider<T> {
  return {
    provide: settings as unknown as InjectionToken<T>,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) => readConfig(settings, environment),
  };
}

/** For programs that need settings before or without a Nest module. */
export function readConfig<T extends object>(settings: ConfigClass<T>, environment: Environment = process.env): T {
  return settings.parse(new Env(environment));
}
