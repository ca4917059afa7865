import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory, type DiscoveryService } from '@nestjs/core';
import type { Job, Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { readConfig } from '../config/config.js';
import { PlatformModule } from '../platform.module.js';
import { breakable, type Breakable } from '../testing/breakable.js';
import { eventually } from '../testing/eventually.js';
import { patientDatabase, testDatabase, type TestDatabase } from '../testing/test-database.js';
import { postgresBackend } from './postgres-backend.js';
import { QueueConnection } from './queue-connection.js';
import { QueueWatch } from './queue-watch.js';
import { QueueConfig } from './queue.config.js';
import { QueuesModule, registerQueue, WorkerQueuesModule } from './queues.module.js';

const backends = ['postgres', ...(process.env.TEST_REDIS_URL ? ['redis'] : [])];

interface Task {
  id: string;
  failures?: number;
  /** Not done before the test opens the gate. */
  waits?: boolean;
}

describe.each(backends)('a queue on %s', (backend) => {
  const queueName = `letters-${randomUUID()}`;
  const done: string[] = [];
  const tries = new Map<string, number>();
  let openGate: () => void;
  const gate = new Promise<void>((resolve) => (openGate = resolve));

  @Injectable()
  @Processor(queueName, { runRetryDelay: 500 })
  class Postman extends WorkerHost {
    override async process({ data: { id, failures = 0, waits } }: Pick<Job<Task>, 'data'>): Promise<string> {
      const count = (tries.get(id) ?? 0) + 1;
      tries.set(id, count);
      if (waits) await gate;
      if (count <= failures) throw new Error('The street is closed');
      done.push(id);
      return `delivered ${id}`;
    }
  }

  @Injectable()
  class Office {
    constructor(@InjectQueue(queueName) readonly queue: Queue<Task>) {}
  }

  let database: TestDatabase;
  let line: Breakable;
  let environment: Record<string, string>;
  let office: INestApplicationContext | undefined;
  let post: INestApplicationContext | undefined;
  let queue: Queue<Task>;

  beforeAll(async () => {
    Logger.overrideLogger(false); // lost connections are told, which is not what this is about
    database = await testDatabase();
    line = await breakable(backend === 'redis' ? (process.env.TEST_REDIS_URL ?? '') : database.url, 6379);
    environment = {
      ...patientDatabase(database.url),
      ...(backend === 'redis' ? { REDIS_URL: line.url } : { QUEUE_DATABASE_URL: line.url }),
    };
    const platform = PlatformModule.from(environment);

    @Module({ imports: [platform, QueuesModule, registerQueue(queueName)], providers: [Office] })
    class OfficeModule {}
    @Module({ imports: [platform, WorkerQueuesModule, registerQueue(queueName)], providers: [Postman] })
    class PostModule {}

    office = await NestFactory.createApplicationContext(OfficeModule, { abortOnError: false, logger: false });
    post = await NestFactory.createApplicationContext(PostModule, { abortOnError: false, logger: false });
    queue = office.get(Office).queue;
  });
  afterAll(async () => {
    openGate();
    await line.mend(); // a queue cannot be closed as long as it looks for its store
    await post?.close();
    await queue.obliterate({ force: true });
    await office?.close();
    await line.close();
    await database.drop();
  });

  const letter = (more: Partial<Task> = {}): Task => ({ id: randomUUID(), ...more });
  const isDone = (id: string) => eventually(() => expect(done).toContain(id));

  it('has its tasks done by a worker', async () => {
    const task = letter();
    await queue.add('letter', task);
    await isDone(task.id);
  });
  it('tries again what failed, and no more once it is done', async () => {
    const task = letter({ failures: 2 });
    const job = await queue.add('letter', task, { attempts: 5, backoff: { type: 'fixed', delay: 20 } });
    await isDone(task.id);
    await eventually(async () => expect(await job.getState()).toBe('completed'));
    expect(tries.get(task.id)).toBe(3);
  });
  it('gives up after the tries it was allowed', async () => {
    const task = letter({ failures: 9 });
    const job = await queue.add('letter', task, { attempts: 2, backoff: { type: 'fixed', delay: 20 } });
    await eventually(async () => expect(await job.getState()).toBe('failed'));
    expect(tries.get(task.id)).toBe(2);
  });
  it('does a task once when it is asked for twice under one id', async () => {
    const task = letter();
    const jobs = await Promise.all([1, 2].map(() => queue.add('letter', task, { jobId: task.id })));
    await isDone(task.id);
    await eventually(async () => expect(await jobs[1]?.getState()).toBe('completed'));
    await queue.add('letter', task, { jobId: task.id });
    const next = letter(); // once this one is done, a second delivery would be too
    await queue.add('letter', next);
    await isDone(next.id);
    expect(tries.get(task.id)).toBe(1);
  });
  it('does what is due later, and what comes round on a schedule, one entry however often it is set', async () => {
    const [later, regular] = [letter(), letter()];
    await queue.add('letter', later, { delay: 50 });
    await queue.upsertJobScheduler('rounds', { every: 100 }, { name: 'letter', data: regular });
    await queue.upsertJobScheduler('rounds', { every: 100 }, { name: 'letter', data: regular });
    await isDone(later.id);
    await eventually(() => expect(tries.get(regular.id)).toBeGreaterThan(1));
    expect((await queue.getJobSchedulers()).map(({ key }) => key)).toEqual(['rounds']);
    await queue.removeJobScheduler('rounds');
  });
  it('says no while its store is away, and goes on when that is back, without a restart', async () => {
    const underWay = letter({ waits: true });
    await queue.add('letter', underWay);
    await eventually(() => expect(tries.get(underWay.id)).toBe(1));
    await line.cut();
    openGate(); // the worker, too, has to find out that its store is away
    await expect(queue.add('letter', letter())).rejects.toThrow(); // it does not wait for the store, which stays away
    await line.mend();
    const task = letter();
    await eventually(() => queue.add('letter', task, { jobId: task.id }));
    await isDone(task.id);
  });
});

it('is looked for again where PostgreSQL did not answer at first', async () => {
  const database = await testDatabase();
  const line = await breakable(database.url, 5432);
  await line.cut();
  const { url: connectionString } = line;
  const backend = postgresBackend('letters', { connection: { connectionString, connectionTimeoutMillis: 5_000 } });
  await expect(backend.connection.waitUntilReady()).rejects.toThrow();
  await line.mend();
  await eventually(() => backend.connection.waitUntilReady());
  expect(await backend.connection.pool.query('SELECT 1 AS one')).toMatchObject({ rows: [{ one: 1 }] });
  await backend.close();
  await line.close();
  await database.drop();
});

it('waits for a connection to PostgreSQL as long as the rest of its program', () => {
  const environment = { DATABASE_URL: 'postgres://db/landfall', DATABASE_CONNECT_TIMEOUT_MS: '45000' };
  const { connection } = new QueueConnection(readConfig(QueueConfig, environment), true);
  expect(connection).toMatchObject({ connectionTimeoutMillis: 45_000 });
});

it('is worked on only by a program that says it is a worker', () => {
  class Postman extends WorkerHost {
    override process = () => Promise.resolve();
  }
  const discovery = { getProviders: () => [{ name: 'Postman', metatype: Postman }] } as unknown as DiscoveryService;
  const connection = (hasWorkers: boolean) =>
    new QueueConnection(new QueueConfig('redis', 'redis://127.0.0.1'), hasWorkers);
  expect(() => new QueueWatch(discovery, connection(true))).not.toThrow();
  expect(() => new QueueWatch(discovery, connection(false))).toThrow(
    'Postman does tasks: its program must import WorkerQueuesModule',
  );
});
