import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import type { AuthConfig } from './auth.config.js';
import { RememberedVisitors } from './remembered-visitors.js';
import { digestOf, type VisitorChange, type VisitorChanges } from './visitor-changes.js';

@Controller('jobs')
@Access('signed-in')
class Board {
  @Get() plan(@CurrentUser() { plan }: SignedInUser) {
    return { plan };
  }
}

@Controller('jobs/admin')
@Access('elevated')
class Panel {
  @Get() number() {
    return { number: 1 };
  }
}

@Controller('own')
@Access('signed-in')
class Own {
  @Get() name(@CurrentUser() { username }: SignedInUser) {
    return { username };
  }
  @Post('leave') @HttpCode(204) leave(@Req() { session }: Request) {
    return new Promise<void>((resolve, reject) => session.destroy((error) => (error ? reject(error) : resolve())));
  }
}

describe('people who ask again', () => {
  let here: TestApp;
  let elsewhere: TestApp;
  const modules = [{ module: class BoardModule {}, controllers: [Board, Panel, Own] }];
  const environment = { VISITOR_MEMORY: 'on' };
  beforeAll(async () => {
    here = await testApp(modules, { environment });
    elsewhere = await testApp(modules, { environment, database: here.database });
  });
  afterAll(async () => {
    await elsewhere.close();
    await here.close();
  });

  const sql = (statement: string, values: unknown[] = []) => here.database.dataSource.query(statement, values);
  const withoutSessions = async (work: () => Promise<void>) => {
    await sql('ALTER TABLE sessions RENAME TO sessions_away');
    try {
      await work();
    } finally {
      await sql('ALTER TABLE sessions_away RENAME TO sessions');
    }
  };
  /** Signed in, and known from memory in both processes. */
  const remembered = async (username: string) => {
    const [one, other] = [await here.as({ username }), await elsewhere.as({ username })];
    await eventually(async () => {
      for (const person of [one, other]) await person.get('/api/jobs');
      await withoutSessions(async () => {
        for (const person of [one, other]) expect((await person.get('/api/jobs')).status).toBe(200);
      });
    });
    return { one, other };
  };

  it('are known without the table of sessions where they read the board, and nowhere else', async () => {
    const { one } = await remembered('ada');
    await eventually(async () => {
      // who could not be followed for two seconds, because the machine stalled, is read once more
      await one.get('/api/jobs');
      await withoutSessions(async () => {
        expect((await one.get('/api/jobs?page=2')).body).toEqual({ plan: 'free' });
        expect((await one.get('/api/own')).status).toBe(500);
        expect((await one.post('/api/own/leave')).status).toBe(500);
      });
    });
  });
  it('have as administrators what their session gives them, beside the board', async () => {
    const admin = await here.as({ username: 'zoe', role: 'admin', elevated: true });
    await eventually(async () => {
      expect((await admin.get('/api/jobs')).status).toBe(200);
      await withoutSessions(async () => {
        expect((await admin.get('/api/jobs')).status).toBe(200);
        expect((await admin.get('/api/jobs/admin')).status).toBe(500);
      });
    });
    expect((await admin.get('/api/jobs/admin')).status).toBe(200);
  });
  it('are not known any more when they have left', async () => {
    const { one } = await remembered('bea');
    expect((await one.post('/api/own/leave')).status).toBe(204);
    expect((await one.get('/api/jobs')).status).toBe(401);
  });
  it('are forgotten when their session ends in another process', async () => {
    const { one, other } = await remembered('cleo');
    await sql(`DELETE FROM sessions WHERE sess ->> 'userId' = $1`, [one.user.id]);
    await eventually(async () => {
      for (const person of [one, other]) expect((await person.get('/api/jobs')).status).toBe(401);
    });
  });
  it('are known by what they have become', async () => {
    const { one, other } = await remembered('dora');
    await sql(`UPDATE users SET subscription_status = 'active' WHERE id = $1`, [one.user.id]);
    await eventually(async () => {
      for (const person of [one, other]) expect((await person.get('/api/jobs')).body).toEqual({ plan: 'premium' });
    });
    await sql('DELETE FROM users WHERE id = $1', [one.user.id]);
    await eventually(async () => expect((await other.get('/api/jobs')).status).toBe(401));
  });
  it('are known again after the connection that tells of changes was lost, and never as they were before', async () => {
    const { one } = await remembered('eve');
    await sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'landfall-visitor_changes' AND datname = current_database()`);
    await sql(`UPDATE users SET subscription_status = 'active' WHERE id = $1`, [one.user.id]);
    await eventually(async () => expect((await one.get('/api/jobs')).body).toEqual({ plan: 'premium' }));
    await remembered('eve');
  });
});

describe('what is remembered of a visitor', () => {
  const user = { id: 'u1', username: 'ada', email: null, role: 'user', plan: 'free' } as const;
  const memory = () => {
    const news = { lag: 0, begin: (listener: (change: VisitorChange) => void) => (tell = listener) };
    let tell: (change: VisitorChange) => void = () => undefined;
    const visitors = new RememberedVisitors(
      { remembersVisitors: true } as AuthConfig,
      news as unknown as VisitorChanges,
    );
    return { news, visitors, tell: (change: VisitorChange) => tell(change) };
  };

  it('is not kept when somebody changed while it was read', () => {
    const { visitors, tell } = memory();
    const { state } = visitors;
    tell({ userId: 'u1' });
    visitors.keep('cookie', 'sid', user, state);
    expect(visitors.find('cookie')).toBeUndefined();
  });
  it('counts only while changes are heard of', () => {
    const { visitors, news } = memory();
    visitors.keep('cookie', 'sid', user, visitors.state);
    expect(visitors.find('cookie')).toBe(user);
    news.lag = 2_500;
    expect(visitors.find('cookie')).toBeUndefined();
  });
  it.each([
    ['the session', { session: digestOf('sid') }, undefined],
    ['the person', { userId: 'u1' }, undefined],
    ['everybody', {}, undefined],
    ['another session', { session: digestOf('another') }, user],
    ['another person', { userId: 'u2' }, user],
  ])('goes by the change of %s', (_, change, found) => {
    const { visitors, tell } = memory();
    visitors.keep('cookie', 'sid', user, visitors.state);
    tell(change);
    expect(visitors.find('cookie')).toBe(found);
  });
});
