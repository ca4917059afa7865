import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { UsersService, type Identity } from './users.service.js';

describe('accounts', () => {
  let product: TestApp;
  let users: UsersService;
  beforeAll(async () => {
    product = await testApp([]);
    users = product.app.get(UsersService);
  });
  afterAll(() => product.close());

  const identity = (subject: string, more: Partial<Identity> = {}): Identity => ({
    issuer: 'https://id.example',
    subject,
    username: 'ada',
    email: 'ada@example.org',
    emailVerified: true,
    firstName: 'Ada',
    lastName: null,
    profileImageUrl: null,
    role: 'user',
    subscriptionFromTheStart: null,
    ...more,
  });

  it('are one for each person at the provider, however many sign-ins come at once', async () => {
    const found = await Promise.all([1, 2, 3].map(() => users.signedIn(identity('one'))));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
  });
  it('keep names and addresses apart when two people have the same', async () => {
    const second = await users.signedIn(identity('two'));
    expect([second.username, second.email]).toEqual(['ada-2', null]);
  });
  it('give up an address that nobody verified to the person who has', async () => {
    const first = await users.signedIn(identity('four', { email: 'eve@example.org', emailVerified: false }));
    const owner = await users.signedIn(identity('five', { email: 'eve@example.org' }));
    expect([first.email, owner.email]).toEqual(['eve@example.org', 'eve@example.org']);
    expect((await users.byId(first.id))?.email).toBeNull();
  });
  it('follow the provider in role and address, and keep the subscription', async () => {
    const before = await users.signedIn(
      identity('three', { username: 'sam', email: null, subscriptionFromTheStart: 'active' }),
    );
    const after = await users.signedIn(identity('three', { username: 'sam', email: 'sam@example.org', role: 'admin' }));
    expect(before).toMatchObject({ role: 'user', plan: 'premium', email: null });
    expect(after).toEqual({ ...before, role: 'admin', email: 'sam@example.org' });
  });
});
