import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Job, Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { PlatformModule } from '../platform.module.js';
import { breakable, type Breakable } from '../testing/breakable.js';
import { eventually } from '../testing/eventually.js';
import { testDatabase, type TestDatabase } from '../testing/test-database.js';
import { QueuesModule, registerQueue } from './queues.module.js';

const backends = ['postgres', ...(process.env.TEST_REDIS_URL ? ['redis'] : [])];

interface Task {
  id: string;
  failures?: number;
}

describe.each(backends)('a queue on %s', (backend) => {
  const queueName = `letters-${randomUUID()}`;
  const done: string[] = [];
  const tries = new Map<string, number>();

  @Injectable()
  @Processor(queueName)
  class Postman extends WorkerHost {
    override async process({ data: { id, failures = 0 } }: Pick<Job<Task>, 'data'>): Promise<string> {
      const count = (tries.get(id) ?? 0) + 1;
      tries.set(id, count);
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
  let program: INestApplicationContext;
  let queue: Queue<Task>;

  beforeAll(async () => {
    Logger.overrideLogger(false); // lost connections are told, which is not what this is about
    database = await testDatabase();
    line = await breakable(backend === 'redis' ? (process.env.TEST_REDIS_URL ?? '') : database.url, 6379);
    const environment = {
      DATABASE_URL: database.url,
      ...(backend === 'redis' ? { REDIS_URL: line.url } : { QUEUE_DATABASE_URL: line.url }),
    };

    @Module({
      imports: [PlatformModule.from(environment), QueuesModule, registerQueue(queueName)],
      providers: [Postman, Office],
    })
    class Post {}

    program = await NestFactory.createApplicationContext(Post, { abortOnError: false, logger: false });
    queue = program.get(Office).queue;
  });
  afterAll(async () => {
    await queue.obliterate({ force: true });
    await program.close();
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
  it('says no quickly while its store is away, and goes on when that is back, without a restart', async () => {
    await line.cut();
    const begun = Date.now();
    await expect(queue.add('letter', letter())).rejects.toThrow();
    expect(Date.now() - begun).toBeLessThan(6_000);
    await line.mend();
    const task = letter();
    await eventually(() => queue.add('letter', task, { jobId: task.id }));
    await isDone(task.id);
  });
});
