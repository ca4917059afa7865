import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { AuthModule } from '../../auth/auth.module.js';
import type { SignedInUser } from '../access/access.decorator.js';
import { assembleApi } from '../../main/assemble.js';
import { OpenApiModule } from '../openapi/openapi.module.js';
import { PlatformModule } from '../platform.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { checkAnswers } from './answer-check.js';
import { signIn, type Person } from './sign-in.js';
import { patientDatabase, testDatabase, type TestDatabase } from './test-database.js';

type TestAgent = ReturnType<typeof supertest.agent>;

export interface TestApp {
  app: NestExpressApplication;
  database: TestDatabase;
  /** Calls as a visitor who is not signed in, from the product's own pages. */
  http: TestAgent;
  /** Calls as this person, whose account is made when it is not there yet. */
  as(person: Person): Promise<TestAgent & { user: SignedInUser }>;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Further settings, as in the environment. */
  environment?: Record<string, string>;
  /** A database to use; else a fresh one is made, and dropped by `close`. */
  database?: TestDatabase;
}

export const TEST_ORIGIN = 'http://127.0.0.1:8080';

/** The api with these feature modules, on a real database, with the real gate, access rules and error answers. */
export async function testApp(
  modules: (Type<object> | DynamicModule)[],
  { environment, database: given }: TestAppOptions = {},
): Promise<TestApp> {
  const database = given ?? (await testDatabase());
  const settings = {
    ...patientDatabase(database.url),
    DATABASE_POOL_SIZE: '4',
    DATABASE_CONNECT_TRIES: '1',
    PUBLIC_URL: TEST_ORIGIN,
    SESSION_SECRET: 'the secret of the tests',
    // what a test has just written is found at once; index and memory have tests of their own
    SEARCH_INDEX: 'off',
    VISITOR_MEMORY: 'off',
    ...environment,
  };

  @Module({ imports: [PlatformModule.from(settings), QueuesModule, OpenApiModule, AuthModule, ...modules] })
  class TestModule {}

  const drop = async () => {
    if (!given) await database.drop();
  };
  const app = await NestFactory.create<NestExpressApplication>(TestModule, {
    abortOnError: false,
    bodyParser: false,
    logger: process.env.TEST_LOGS ? ['error', 'warn'] : false,
  }).catch(async (error: unknown) => {
    await drop(); // also ends the connections that the app, which nobody can close, has made meanwhile
    throw error;
  });
  app.use(checkAnswers(app));
  assembleApi(app);
  await app.listen(0, '127.0.0.1');
  const agent = (cookie?: string) => {
    const made = supertest.agent(app.getHttpServer());
    void made.set('Origin', TEST_ORIGIN);
    if (cookie) void made.set('Cookie', cookie);
    return made;
  };
  return {
    app,
    database,
    http: agent(),
    as: async (person) => {
      const { user, cookie } = await signIn(database, person, settings);
      return Object.assign(agent(cookie), { user });
    },
    close: async () => {
      await app.close();
      await drop();
    },
  };
}
