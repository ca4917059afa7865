import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { NoticesModule } from './notices.module.js';
import { NoticesService } from './notices.service.js';

describe('notices', () => {
  let product: TestApp;
  let notices: NoticesService;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let sam: typeof ada;
  beforeAll(async () => {
    product = await testApp([NoticesModule]);
    notices = product.app.get(NoticesService);
    ada = await product.as({ username: 'ada' });
    sam = await product.as({ username: 'sam' });
  });
  afterAll(() => product.close());

  const notice = { title: 'A licence was revoked', text: 'Example Care Ltd', href: '/sponsors/7' };

  it('are there once for each key, the newest first, for the person they are for', async () => {
    expect(await notices.add(ada.user.id, 'licence:7', notice)).toBe(true);
    expect(await notices.add(ada.user.id, 'licence:7', notice)).toBe(false);
    await notices.add(ada.user.id, 'alert:1', { title: 'New jobs', text: 'x'.repeat(2_000) });
    const { body } = await ada.get('/api/notices');
    expect(body).toMatchObject({ unread: 2, count: 2, total: 2, page: 1, totalPages: 1 });
    expect(body.notices).toMatchObject([
      { title: 'New jobs', href: null, isRead: false },
      { ...notice, isRead: false },
    ]);
    expect((await sam.get('/api/notices')).body).toMatchObject({ notices: [], unread: 0 });
    expect((await product.http.get('/api/notices')).status).toBe(401);
  });
  it('are marked as read one by one or all at once, by their person only', async () => {
    const [first] = (await ada.get('/api/notices')).body.notices as [{ id: number }];
    expect((await sam.post(`/api/notices/${first.id}/read`)).status).toBe(404);
    expect((await ada.post(`/api/notices/${first.id}/read`)).status).toBe(204);
    expect((await ada.post(`/api/notices/${first.id}/read`)).status).toBe(204);
    expect((await ada.get('/api/notices')).body.unread).toBe(1);
    expect((await ada.post('/api/notices/read')).status).toBe(204);
    expect((await ada.get('/api/notices')).body.unread).toBe(0);
  });
  it('lead within the product only, and do not pile up', async () => {
    for (const href of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
      await expect(notices.add(sam.user.id, 'x', { ...notice, href })).rejects.toThrow('a path of the product');
    }
    await product.database.dataSource.query(
      `INSERT INTO notices (user_id, key, title, text) SELECT $1, 'n' || n, 'Old', '' FROM generate_series(1, 210) n`,
      [sam.user.id],
    );
    await notices.add(sam.user.id, 'newest', notice);
    const { body } = await sam.get('/api/notices?limit=1');
    expect(body).toMatchObject({ total: 200, notices: [{ title: notice.title }] });
  });
});
