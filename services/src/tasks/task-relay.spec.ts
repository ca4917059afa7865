import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Subject } from 'rxjs';
import type { EventHub } from '../live/event-hub.js';
import { eventually } from '../platform/testing/eventually.js';
import { testApp } from '../platform/testing/test-app.js';
import { testDatabase } from '../platform/testing/test-database.js';
import { TaskRelay } from './task-relay.js';
import type { TaskSignal, TaskSignals } from './task-signals.js';
import { TasksModule } from './tasks.module.js';

it('what becomes of a task is told to its person once, however many processes and steps there are', async () => {
  const database = await testDatabase();
  const apis = [await testApp([TasksModule], { database }), await testApp([TasksModule], { database })];
  const [task, person] = [randomUUID(), randomUUID()];
  await eventually(async () => {
    const listening = await database.dataSource.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE application_name = 'landfall-tasks' AND datname = current_database()
       AND query LIKE 'LISTEN%'`,
    );
    expect(listening).toHaveLength(2);
  });
  for (const state of ['queued', 'active', 'active', 'active', 'done']) {
    await database.dataSource.query(`SELECT pg_notify('tasks', $1)`, [`${task} ${person} ${state}`]);
  }
  const told = () => database.dataSource.query<object[]>('SELECT topic, user_id, event FROM live_events ORDER BY id');
  await eventually(async () => expect(await told()).toHaveLength(3));
  const state = (name: string) => ({ topic: 'tasks', user_id: person, event: { id: task, state: name } });
  for (const api of apis) await api.close();
  expect(await told()).toEqual(['queued', 'active', 'done'].map(state));
  await database.drop();
});

it('what happens while the database is told of a task is told in one go, in its order', async () => {
  const everyone = new Subject<TaskSignal>();
  const written: string[][] = [];
  const goOn: (() => void)[] = [];
  const hub: Pick<EventHub, 'publishAll'> = {
    publishAll: (announcements) => {
      written.push(announcements.map(({ key }) => key!));
      return new Promise((resolve) => goOn.push(resolve));
    },
  };
  const relay = new TaskRelay({ everyone: () => everyone } as unknown as TaskSignals, hub as EventHub);
  relay.onModuleInit();
  everyone.next({ taskId: 'one', userId: 'ada', state: 'queued' });
  everyone.next({ taskId: 'two', userId: 'sam', state: 'queued' });
  everyone.next({ taskId: 'one', userId: 'ada', state: 'active' });
  everyone.next({ taskId: 'one', userId: 'ada', state: 'done' });
  expect(written).toEqual([['task:one:queued']]);
  goOn.shift()!();
  await eventually(() => expect(written).toHaveLength(2));
  expect(written[1]).toEqual(['task:two:queued', 'task:one:active', 'task:one:done']);
  goOn.shift()!();
  relay.onModuleDestroy();
});

it.each([0, 1, 2, 3, 4, 5, 6])(
  'what happens %i moments after the database has been told is told too',
  async (moments) => {
    const written: string[] = [];
    const hub: Pick<EventHub, 'publishAll'> = {
      publishAll: async (announcements) => void written.push(...announcements.map(({ key }) => key!)),
    };
    const relay = new TaskRelay({} as TaskSignals, hub as EventHub);
    relay.removed('ada', 'one');
    for (let passed = 0; passed < moments; passed += 1) await Promise.resolve();
    relay.removed('ada', 'two');
    await setImmediate();
    expect(written).toEqual(['task:one:removed', 'task:two:removed']);
  },
);
