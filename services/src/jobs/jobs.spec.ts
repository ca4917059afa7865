import { Board } from './testing/a-board.js';
import { aLine, importSome } from './testing/some-jobs.js';

describe('jobs', () => {
  const board = new Board(importSome);
  const { list, matching, post } = board;

  describe('the list', () => {
    it('shows the newest first, and those without a date last', async () => {
      const { totalPages, jobs } = await list('limit=100&sort=desc');
      const last = await list(`limit=100&page=${totalPages}`);
      const dates = jobs.map(({ posted_at: date }) => date ?? '');
      expect(dates[0]).not.toBe('');
      expect(dates).toEqual([...dates].sort().reverse());
      expect(last.jobs.every(({ posted_at: date }) => date === null)).toBe(true);
    });

    it('gives each job once over all pages', async () => {
      const { total, totalPages } = await list('limit=100');
      const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => list(`limit=100&page=${at + 1}`)));
      const ids = pages.flatMap(({ jobs }) => jobs.map(({ id }) => id));
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
    });

    it('says how many there are in all and in this page', async () => {
      const page = await list('limit=7&page=2');
      expect(page).toMatchObject({ page: 2, limit: 7, count: 7, totalPages: Math.ceil(page.total / 7) });
    });

    it.each([
      ['page=0', 1, 40],
      ['page=-1', 1, 40],
      ['page=1e9', 1e9, 40],
      ['limit=0', 1, 1],
      ['limit=101', 1, 100],
      ['limit=1e9', 1, 100],
      ['limit=-5&page=-5', 1, 1],
    ])('brings %s into range', async (query, page, limit) => {
      expect(await list(query)).toMatchObject({ page, limit });
    });

    it('answers the same to GET and to POST', async () => {
      const filter = { searchQuery: 'manager', location: ['Canada'], category: ['Other'], limit: 20 };
      const asked = 'searchQuery=manager&location=Canada&category=Other&limit=20';
      expect(await list(asked)).toEqual(await matching(filter));
    });

    it('takes the category "All Jobs" for no choice, wherever it is asked', async () => {
      const { total } = await list('limit=1');
      for (const asked of ['category=All%20Jobs', 'category=all jobs&category=Finance']) {
        expect(await list(asked)).toMatchObject({ total });
        const { body } = await board.ada.get(`/api/jobs/filter-counts?${asked}`).expect(200);
        expect(body).toEqual((await board.ada.get('/api/jobs/filter-counts').expect(200)).body);
      }
      expect(await matching({ category: ['All Jobs'] })).toMatchObject({ total });
      expect(await matching({ category: 'All Jobs' })).toMatchObject({ total });
      await board.app.http.get('/api/jobs?limit=10&category=All%20Jobs').expect(200);
    });

    it('answers 304 to who has it already, until a job changes', async () => {
      const etag = (await board.ada.get('/api/jobs?limit=5').expect(200)).get('ETag')!;
      const again = await board.ada.get('/api/jobs?limit=5').set('If-None-Match', etag).expect(304);
      expect(again.text).toBe('');
      await board.ada.get('/api/jobs?limit=6').set('If-None-Match', etag).expect(200);
      await post(aLine({ title: 'Cooper' }));
      await board.ada.get('/api/jobs?limit=5').set('If-None-Match', etag).expect(200);
    });
  });

  describe('a visitor who is not signed in', () => {
    it('sees what the home page shows', async () => {
      const { body } = await board.app.http.get('/api/jobs?page=1&limit=10&sort=desc').expect(200);
      expect(body).toMatchObject({ count: 10, page: 1, limit: 10 });
    });

    it.each([
      '',
      '?page=2&limit=10',
      '?limit=11',
      '?limit=10&searchQuery=nurse',
      '?limit=10&location=Canada',
      '?limit=10&sort=relevance',
    ])('is asked to sign in for /api/jobs%s', async (query) => {
      await board.app.http.get(`/api/jobs${query}`).expect(401);
    });

    it('sees no filter, no counts and no job', async () => {
      await board.app.http.post('/api/jobs/filter').send({}).expect(401);
      await board.app.http.get('/api/jobs/filter-counts').expect(401);
      await board.app.http.get('/api/jobs/1').expect(401);
    });
  });

  describe('hostile input', () => {
    it.each([
      "'",
      '"',
      '%',
      '_',
      '\\',
      "' OR 1=1 --",
      '😀',
      'مرحبا بالعالم',
      '你好',
      ':*',
      '& | !',
      '((',
      "a'b''c",
      '<->',
      '\u202eabc',
      '-',
      '\ud800',
    ])('takes %j for a text like any other', async (searchQuery) => {
      const page = await matching({ searchQuery });
      expect(page.total).toBeLessThan((await matching({})).total / 2);
      await board.ada.get('/api/jobs/filter-counts').query({ searchQuery, places: searchQuery }).expect(200);
      expect(await matching({ location: [searchQuery], jobType: [searchQuery] })).toMatchObject({ total: 0 });
    });

    it.each([
      ['page=abc', 'page'],
      ['page=', 'page'],
      ['limit=ten', 'limit'],
      [`searchQuery=${'a'.repeat(501)}`, 'searchQuery'],
      ['searchQuery=a&searchQuery=b', 'searchQuery'],
      ['searchQuery=a%00b', 'searchQuery'],
      ['location=a%00b', 'location.0'],
      ['sort=sideways', 'sort'],
      ['colour=red', 'colour'],
    ])('refuses %s by name', async (query, field) => {
      const { body } = await board.ada
        .get(`/api/jobs?${query}`)
        .expect(400)
        .expect('Content-Type', /problem\+json/);
      expect((body as { errors: { field: string }[] }).errors.map((error) => error.field.split('.')[0])).toEqual([
        field.split('.')[0],
      ]);
    });

    it.each([
      [{ searchQuery: 'x'.repeat(10_000) }],
      [{ searchQuery: 'a\0b' }],
      [{ searchQuery: 7 }],
      [{ searchQuery: { $ne: 1 } }],
      [{ location: [1] }],
      [{ location: [['x']] }],
      [{ jobType: { a: 1 } }],
      [{ category: Array.from({ length: 5_000 }, () => 'x') }],
      [{ page: 'two' }],
      [{ page: [1, 2] }],
      [[1, 2]],
    ])('refuses the filter %j', async (filter) => {
      await board.ada.post('/api/jobs/filter').send(filter).expect(400);
    });

    it('takes 500 characters, and a filter that says nothing', async () => {
      await board.ada.get(`/api/jobs?searchQuery=${'ab '.repeat(166)}`).expect(200);
      expect((await matching({})).total).toBeGreaterThan(0);
      await board.ada.post('/api/jobs/filter').expect(200);
    });

    it.each(['abc', '1e3', '0', '-1', '2147483648', '1.5', '%00', '99999999999999999999'])(
      'refuses the id %s',
      async (id) => {
        await board.ada.get(`/api/jobs/${id}`).expect(400);
      },
    );

    it('says that an unknown job is not there', async () => {
      await board.ada.get('/api/jobs/2147483647').expect(404);
    });
  });
});
