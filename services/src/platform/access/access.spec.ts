import { randomUUID } from 'node:crypto';
import { Controller, Get } from '@nestjs/common';
import { testApp, type TestApp } from '../testing/test-app.js';
import { Access, CurrentUser, type SignedInUser } from './access.decorator.js';

@Controller('doors')
class Doors {
  @Get('open') @Access('public') open(@CurrentUser() user?: SignedInUser) {
    return { username: user?.username ?? null };
  }
  @Get('signed-in') @Access('signed-in') signedIn(@CurrentUser() user: SignedInUser) {
    return user;
  }
  @Get('admin') @Access('admin') admin() {
    return {};
  }
  @Get('elevated') @Access('elevated') elevated() {
    return {};
  }
  @Get('silent') silent() {
    return {};
  }
}

describe('access', () => {
  let doors: TestApp;
  beforeAll(async () => {
    doors = await testApp([{ module: class DoorsModule {}, controllers: [Doors] }]);
  });
  afterAll(() => doors.close());

  const statuses = async (http: TestApp['http']) =>
    Promise.all(
      ['open', 'signed-in', 'admin', 'elevated', 'silent'].map(
        async (door) => (await http.get(`/api/doors/${door}`)).status,
      ),
    );

  it('lets a visitor through public doors only', async () => {
    expect(await statuses(doors.http)).toEqual([200, 401, 401, 401, 401]);
  });
  it('lets a signed-in person through doors for the signed-in', async () => {
    expect(await statuses(await doors.as({ username: 'ada' }))).toEqual([200, 200, 403, 403, 403]);
  });
  it('lets an administrator also through doors that say nothing', async () => {
    expect(await statuses(await doors.as({ username: 'admin', role: 'admin' }))).toEqual([200, 200, 200, 403, 200]);
  });
  it('lets an administrator everywhere after the admin password', async () => {
    const admin = await doors.as({ username: 'chief', role: 'admin', elevated: true });
    expect(await statuses(admin)).toEqual([200, 200, 200, 200, 200]);
  });
  it('refuses what a page calls for somebody who is not the one signed in any more', async () => {
    const sam = await doors.as({ username: 'sam' });
    const calledFor = (id: string) => sam.get('/api/doors/signed-in').set('Landfall-Person', id);
    expect((await calledFor(sam.user.id)).status).toBe(200);
    const { status, body } = await calledFor(randomUUID());
    expect([status, body.detail]).toEqual([401, expect.stringContaining('Somebody else is signed in by now.')]);
  });
  it('tells a handler who is asking', async () => {
    const sam = await doors.as({ username: 'sam', plan: 'premium' });
    expect((await sam.get('/api/doors/signed-in')).body).toEqual(sam.user);
    expect((await sam.get('/api/doors/open')).body).toEqual({ username: 'sam' });
  });
});
