import 'reflect-metadata';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { assembleRegistry } from '../../main/assemble.js';
import { PlatformModule } from '../../platform/platform.module.js';
import { signIn, type Person } from '../../platform/testing/sign-in.js';
import { patientDatabase, testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ReleasesModule } from '../registry.module.js';
import { Heads } from '../releases/heads.js';
import { packed, type ABuild } from './a-build.js';

const ORIGIN = 'http://127.0.0.1:8080';

/** The registry program on a database and a data folder of its own, called over HTTP. */
export async function registryApp({
  environment = {},
  beside,
}: { environment?: Record<string, string>; beside?: RegistryApp } = {}) {
  const database: TestDatabase = beside?.database ?? (await testDatabase());
  const dataDir: string = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'landfall-registry-')));
  const settings = {
    ...patientDatabase(database.url),
    DATABASE_POOL_SIZE: '4',
    DATA_DIR: dataDir,
    PUBLIC_URL: ORIGIN,
    SESSION_SECRET: 'the secret of the tests',
    SCREEN_PATIENCE_MS: '60000',
    ...environment,
  };

  @Module({ imports: [PlatformModule.from(settings), ReleasesModule] })
  class TestModule {}

  const app = await NestFactory.create<NestExpressApplication>(TestModule, {
    abortOnError: false,
    bodyParser: false,
    logger: false,
  });
  assembleRegistry(app);
  await app.listen(0, '127.0.0.1');
  const http = supertest(app.getHttpServer());
  const tokens = JSON.parse(await readFile(join(dataDir, 'registry/publish-tokens.json'), 'utf8')) as Record<
    string,
    string
  >;
  const bearer = (name: string) => `Bearer ${tokens[name]}`;

  const send = (body: Buffer, token = '*') =>
    http.post('/registry/builds').set('Authorization', bearer(token)).type('application/gzip').send(body);
  const call = (action: string, body: object, { token = '*', channel = registry.channel } = {}) =>
    http.post(`/registry/channels/${channel}/${action}`).set('Authorization', bearer(token)).send(body);
  const publish = async (build: ABuild, token?: string) => send(await packed(build), token);

  const registry = {
    /** Where releases are made when nothing else is said. */
    channel: 'stable',
    http,
    database,
    dataDir,
    url: await app.getUrl(),
    heads: app.get(Heads),
    bearer,
    send,
    publish,
    promote: (body: object, options?: { token?: string; channel?: string }) => call('promote', body, options),
    rollback: (body: object, options?: { token?: string; channel?: string }) => call('rollback', body, options),
    /** Publishes and promotes builds in one release; fails the test when the registry refuses. */
    release: async (...builds: ABuild[]): Promise<number> => {
      for (const build of builds) {
        const { status, text } = await publish(build);
        if (status >= 300) throw new Error(text);
      }
      const names = builds.map(({ contract: { remote, build } }) => ({ remote, build }));
      const { status, body, text } = await call('promote', { builds: names });
      if (status >= 300) throw new Error(text);
      return (body as { seq: number }).seq;
    },
    cookieOf: async (person: Person) => (await signIn(database, person, settings)).cookie,
    close: async () => {
      await app.close();
      if (beside) return;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return registry;
}

export type RegistryApp = Awaited<ReturnType<typeof registryApp>>;
