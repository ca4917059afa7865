import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { NewsImport } from './news-import.js';
import { NewsModule } from './news.module.js';
import { NewsWorkerModule } from './news-worker.module.js';
import type { NewsArticle } from './news.dto.js';

describe('news', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp([NewsModule, NewsWorkerModule]);
  });
  afterAll(() => app.close());

  const publish = async (article: Partial<Record<'title' | 'content' | 'is_premium' | 'published_at', unknown>>) => {
    const { title = 'A change of rules', content = 'text', is_premium = false, published_at = null } = article;
    const [row] = await app.database.dataSource.query<{ id: number }[]>(
      `INSERT INTO news_articles (title, source, content, summary, key_points, is_premium, published_at)
       VALUES ($1, 'Example Gazette', $2, 'In short', '{One}', $3, $4) RETURNING id`,
      [title, content, is_premium, published_at],
    );
    return row!.id;
  };
  const withdraw = (id: number) => app.database.dataSource.query('DELETE FROM news_articles WHERE id = $1', [id]);

  it('shows a signed-in reader every article that ships, newest first', async () => {
    const ada = await app.as({ username: 'ada' });
    const { articles } = (await ada.get('/api/news').expect(200)).body as { articles: NewsArticle[] };
    expect(articles.length).toBeGreaterThan(250);
    const dates = articles.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    const notice = articles.find(({ title }) => title === 'Immigration Rules: amendments published 11 November 2025');
    expect(notice).toMatchObject({
      category: 'Immigration',
      source: 'GOV.UK / Home Office',
      verified: { at: '2025-12-06T00:00:00.000Z' },
    });
    expect(notice?.keyPoints).toContain('Introduction');
    expect(JSON.stringify(articles)).not.toMatch(/<(script|div|table|p)[ >]/);
  });

  it('leaves out an article with places that its publisher fills in, and records why', async () => {
    const { rows, leftOut } = await app.database.dataSource
      .query<{ rows: string; leftOut: { title: string; reason: string }[] }[]>(
        `SELECT (SELECT string_agg(concat_ws(' ', title, summary, content, key_points), ' ') FROM news_articles) AS rows,
                (SELECT value -> 'leftOut' FROM system_state WHERE key = 'news.shipped') AS "leftOut"`,
      )
      .then(([row]) => row!);
    expect(rows.length).toBeGreaterThan(100_000);
    expect(rows).not.toMatch(/\$\w+\$|\{\{|%\{/);
    expect(leftOut).toContainEqual(
      expect.objectContaining({
        title: 'International relocation payment (IRP)',
        reason: 'The source leaves open what stands at $nonuk_internationalrelocationpayment_value$',
      }),
    );
    expect(leftOut).toContainEqual(expect.objectContaining({ title: 'Teacher pay' }));
  });

  it('labels only what somebody has checked', async () => {
    const ada = await app.as({ username: 'ada' });
    const { articles } = (await ada.get('/api/news')).body as { articles: NewsArticle[] };
    const speech = articles.find(({ title }) => title.startsWith('Lord McNally'));
    expect(speech?.verified).toBeNull();
  });

  it('gives a long article in the list by its beginning and whole by its id', async () => {
    const ada = await app.as({ username: 'ada' });
    const { articles } = (await ada.get('/api/news')).body as { articles: NewsArticle[] };
    const budget = articles.find(({ title }) => title === 'Summer Budget 2015')!;
    expect(budget.extent).toBe('excerpt');
    const { body } = await ada.get(`/api/news/${budget.id}`).expect(200);
    expect(body).toMatchObject({ extent: 'whole' });
    expect((body as NewsArticle).content.length).toBeGreaterThan(100_000);
    expect((body as NewsArticle).content.startsWith(budget.content.slice(0, 200))).toBe(true);
  });

  it('shows a visitor the newest five with summary and 150 characters', async () => {
    const id = await publish({
      title: 'Newest',
      content: `**Bold** ${'word '.repeat(100)}`,
      published_at: '2130-01-01',
    });
    const { articles } = (await app.http.get('/api/news').expect(200)).body as { articles: NewsArticle[] };
    expect(articles).toHaveLength(5);
    expect(articles[0]).toMatchObject({ title: 'Newest', summary: 'In short', keyPoints: [], extent: 'excerpt' });
    expect(articles[0]!.content).toHaveLength(150);
    await app.http.get(`/api/news/${id}`).expect(401);
    await withdraw(id);
  });

  it('gives the newest few when so many are asked for, and never more than five to a visitor', async () => {
    const ada = await app.as({ username: 'ada' });
    const countOf = async (who: typeof app.http, limit: string) =>
      ((await who.get(`/api/news?limit=${limit}`).expect(200)).body as { articles: NewsArticle[] }).articles.length;
    expect(await countOf(ada, '7')).toBe(7);
    expect(await countOf(ada, '0')).toBe(1);
    expect(await countOf(app.http, '100')).toBe(5);
    await ada.get('/api/news?limit=many').expect(400);
  });

  it('keeps the content of premium news for premium members', async () => {
    const id = await publish({ content: 'The whole story', is_premium: true, published_at: '2130-01-01' });
    const ada = await app.as({ username: 'ada' });
    const sam = await app.as({ username: 'sam', plan: 'premium' });
    const first = async (who: typeof ada) =>
      ((await who.get('/api/news')).body as { articles: NewsArticle[] }).articles[0];
    expect(await first(ada)).toMatchObject({
      content: '',
      extent: 'premium-only',
      summary: 'In short',
      keyPoints: ['One'],
    });
    expect(await first(sam)).toMatchObject({ content: 'The whole story', extent: 'whole' });
    expect((await ada.get(`/api/news/${id}`)).body).toMatchObject({ content: '', extent: 'premium-only' });
    expect((await sam.get(`/api/news/${id}`)).body).toMatchObject({ content: 'The whole story' });
    await withdraw(id);
  });

  it('refuses an id that is none and does not find one that is not there', async () => {
    const ada = await app.as({ username: 'ada' });
    await ada.get('/api/news/abc').expect(400);
    await ada.get('/api/news/2147483648').expect(400);
    const { body } = await ada.get('/api/news/2147483647').expect(404);
    expect(body).toMatchObject({ status: 404, detail: 'News article not found' });
  });

  it('is imported once and leaves the ids and an administrator’s own articles alone', async () => {
    const id = await publish({ title: 'Entered here' });
    const idsBefore = await app.database.dataSource.query('SELECT id FROM news_articles ORDER BY id');
    expect(await app.app.get(NewsImport).run()).toBe(false);
    await app.database.dataSource.query(`DELETE FROM system_state WHERE key = 'news.shipped'`);
    expect(await app.app.get(NewsImport).run()).toBe(true);
    expect(await app.database.dataSource.query('SELECT id FROM news_articles ORDER BY id')).toEqual(idsBefore);
    await withdraw(id);
  });

  it('takes an article from an administrator, who has checked it, and removes it again', async () => {
    const admin = await app.as({ username: 'admin', role: 'admin', elevated: true });
    const article = {
      title: ' New route ',
      source: 'Example Gazette',
      sourceUrl: 'https://news.example.org/route',
      category: 'Visas',
      content: 'It <script>alert(1)</script>**opens** [here](/apply).',
      keyPoints: ['Opens in May', 'Opens in May'],
      tags: ['visa', 'visa '],
    };
    const { body } = await admin.post('/api/news/admin/add').send(article).expect(201);
    const made = body as NewsArticle;
    expect(made).toMatchObject({
      title: 'New route',
      content: 'It alert(1)**opens** [here](https://news.example.org/apply).',
      keyPoints: ['Opens in May'],
      tags: ['visa'],
      isPremium: false,
      verified: { by: 'admin' },
    });
    const ada = await app.as({ username: 'ada' });
    expect(((await ada.get('/api/news?limit=1')).body as { articles: NewsArticle[] }).articles[0]?.id).toBe(made.id);
    await ada.post('/api/news/admin/add').send(article).expect(403);
    await ada.delete(`/api/news/admin/remove/${made.id}`).expect(403);
    const removed = await admin.delete(`/api/news/admin/remove/${made.id}`).expect(200);
    expect(removed.body).toEqual({ id: made.id, title: 'New route' });
    await admin.delete(`/api/news/admin/remove/${made.id}`).expect(404);
  });

  it('does not bring back a shipped article that an administrator has removed', async () => {
    const admin = await app.as({ username: 'admin', role: 'admin', elevated: true });
    const { articles } = (await admin.get('/api/news')).body as { articles: NewsArticle[] };
    const shipped = articles.find(({ source }) => source.startsWith('GOV.UK'))!;
    await admin.delete(`/api/news/admin/remove/${shipped.id}`).expect(200);
    await app.app.get(NewsImport).run();
    const after = (await admin.get('/api/news')).body as { articles: NewsArticle[] };
    expect(after.articles).toHaveLength(articles.length - 1);
  });

  it.each([
    ['title', { title: ' ' }],
    ['sourceUrl', { sourceUrl: 'javascript:alert(1)' }],
    ['content', { content: '' }],
    ['imageUrl', { imageUrl: 'data:image/png;base64,x' }],
  ])('refuses an article with a wrong %s', async (field, fields) => {
    const admin = await app.as({ username: 'admin', role: 'admin', elevated: true });
    const whole = { title: 'A', source: 'B', sourceUrl: 'https://example.org', category: 'Visas', content: 'C' };
    const { body } = await admin
      .post('/api/news/admin/add')
      .send({ ...whole, ...fields })
      .expect(400);
    expect((body as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  });

  it('lists events that are not over, soonest first, page by page', async () => {
    const ada = await app.as({ username: 'ada' });
    const { body } = await ada.get('/api/training-events?limit=5').expect(200);
    const page = body as { events: { date: string; endDate: string }[]; total: number; totalPages: number };
    const today = new Date().toISOString().slice(0, 10);
    expect(page.events.every(({ endDate }) => endDate >= today)).toBe(true);
    expect(page.totalPages).toBe(Math.ceil(page.total / 5));
    expect((await ada.get('/api/training-events?page=1000000000').expect(200)).body).toMatchObject({
      events: [],
      count: 0,
    });
    await ada.get('/api/training-events?page=soon').expect(400);
    await app.http.get('/api/training-events').expect(401);
  });
});
