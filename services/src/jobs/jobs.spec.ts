import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { aLine, asLines, importSome, importText } from './testing/some-jobs.js';
import type { Job, JobPage } from './jobs.dto.js';
import { JobsModule } from './jobs.module.js';

describe('jobs', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    app = await testApp([JobsModule]);
    await importSome(app.database.dataSource);
    ada = await app.as({ username: 'ada' });
  });
  afterAll(() => app?.close());

  const list = async (query = '') => (await ada.get(`/api/jobs?${query}`).expect(200)).body as JobPage;
  const matching = async (filter: object) =>
    (await ada.post('/api/jobs/filter').send(filter).expect(200)).body as JobPage;
  const found = async (searchQuery: string) => (await matching({ searchQuery, limit: 100 })).jobs;
  const post = (...lines: object[]) => importText(app.database.dataSource, `${Math.random()}.jsonl`, asLines(...lines));

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
        const { body } = await ada.get(`/api/jobs/filter-counts?${asked}`).expect(200);
        expect(body).toEqual((await ada.get('/api/jobs/filter-counts').expect(200)).body);
      }
      expect(await matching({ category: ['All Jobs'] })).toMatchObject({ total });
      expect(await matching({ category: 'All Jobs' })).toMatchObject({ total });
      await app.http.get('/api/jobs?limit=10&category=All%20Jobs').expect(200);
    });

    it('answers 304 to who has it already, until a job changes', async () => {
      const etag = (await ada.get('/api/jobs?limit=5').expect(200)).get('ETag')!;
      const again = await ada.get('/api/jobs?limit=5').set('If-None-Match', etag).expect(304);
      expect(again.text).toBe('');
      await ada.get('/api/jobs?limit=6').set('If-None-Match', etag).expect(200);
      await post(aLine({ title: 'Cooper' }));
      await ada.get('/api/jobs?limit=5').set('If-None-Match', etag).expect(200);
    });
  });

  describe('a visitor who is not signed in', () => {
    it('sees what the home page shows', async () => {
      const { body } = await app.http.get('/api/jobs?page=1&limit=10&sort=desc').expect(200);
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
      await app.http.get(`/api/jobs${query}`).expect(401);
    });

    it('sees no filter, no counts and no job', async () => {
      await app.http.post('/api/jobs/filter').send({}).expect(401);
      await app.http.get('/api/jobs/filter-counts').expect(401);
      await app.http.get('/api/jobs/1').expect(401);
    });
  });

  describe('searching', () => {
    const titles = async (text: string) => (await found(text)).map(({ title }) => title);

    beforeAll(() =>
      post(
        aLine({ title: 'C# Developer', skills: ['.NET', 'Azure'] }),
        aLine({ title: 'C++ Developer', skills: ['Node.js'] }),
        aLine({ title: 'C Developer', skills: [] }),
        aLine({ title: 'Bus Driver/Teacher', company: "O'Brien & Söhne", location: 'BRONX,  NY, United States' }),
        aLine({ title: 'Weaver', company: 'Quillfeather Mills' }),
        aLine({ title: 'Quillfeather cutter' }),
        aLine({ title: 'Dyer', skills: ['quillfeather'] }),
        aLine({ title: 'Spinner', location: 'Quillfeather, United Kingdom' }),
        aLine({ title: 'Clerk', description: 'quillfeather quillfeather quillfeather '.repeat(20) }),
      ),
    );

    it('finds words in title, company, skills, place and description, and ranks them in this order', async () => {
      expect(await titles('quillfeather')).toEqual(['Quillfeather cutter', 'Weaver', 'Dyer', 'Spinner', 'Clerk']);
    });

    it('tells C, C# and C++ apart', async () => {
      expect(await titles('c#')).toEqual(['C# Developer']);
      expect(await titles('C++ developer')).toEqual(['C++ Developer']);
      expect(await titles('C developer')).toContain('C Developer');
      expect(await titles('C developer')).not.toContain('C# Developer');
      expect(await titles('.net developer')).toEqual(['C# Developer']);
      expect(await titles('nodejs c++')).toEqual(['C++ Developer']);
      expect(await titles('node.js developer')).toEqual(['C++ Developer']);
    });

    it('tells the certificate A+ from the small word, and the language R from an initial', async () => {
      await post(
        aLine({ title: 'Support Technician', description: 'You hold CompTIA A+ or Network+.' }),
        aLine({ title: 'Landscaper', company: 'R. Flores Inc' }),
        aLine({ title: 'Actuary', description: 'You are at home in R and SQL.' }),
      );
      for (const text of ['a+', 'A+ technician', 'comptia a+']) {
        expect(await titles(text)).toEqual(['Support Technician']);
      }
      const ofR = await titles('r');
      expect(ofR.indexOf('Landscaper')).toBeGreaterThan(ofR.indexOf('Actuary'));
      expect(await titles('r flores')).toEqual(['Landscaper']);
    });

    it('tells letters that are joined from the same letters apart, and from a state', async () => {
      await post(
        aLine({ title: 'Roundsman, A.M. & P.M.', location: 'Boston, MA, United States', description: 'Do you ride?' }),
        aLine({ title: 'Analyst', description: 'You have worked in M&A.' }),
        aLine({ title: 'M & A Lawyer', description: 'And R&D-heavy clients.' }),
        aLine({ title: 'Chemist', skills: ['R&D'], description: 'A lab.' }),
        aLine({ title: 'Shop Assistant', company: 'J & D Crafts', description: 'R. Smith, Dover.' }),
      );
      for (const text of ['M&A', 'm & a']) expect(await titles(text)).toEqual(['M & A Lawyer', 'Analyst']);
      expect(await titles('r&d')).toEqual(['Chemist', 'M & A Lawyer']);
      expect(await titles('J&D Crafts')).toEqual(['Shop Assistant']);
      expect(await titles('j d crafts')).toEqual(['Shop Assistant']);
    });

    it('reads words on both sides of a slash, across apostrophes and accents', async () => {
      for (const text of ['driver teacher', 'obrien driver', "o'brien teacher", 'sohne bus', 'SÖHNE bus']) {
        expect(await titles(text)).toEqual(['Bus Driver/Teacher']);
      }
    });

    it('finds a place by its state, in words or short, and by its country', async () => {
      for (const text of ['bus driver teacher new york', 'bus teacher brien NY', 'driver teacher usa bronx']) {
        expect(await titles(text)).toEqual(['Bus Driver/Teacher']);
      }
      expect((await found('bus teacher driver'))[0]!.location).toBe('Bronx, NY, United States');
    });

    it('finds a physical therapist with H-1B sponsorship in New York', async () => {
      await post(
        aLine({ title: 'Physical Therapist', location: 'BROOKLYN, NY, United States', visa_type: 'H-1B (US)' }),
      );
      for (const text of ['physical therapist in New York with H-1B', 'physical therapists h1b new york sponsorship']) {
        const jobs = await found(text);
        expect(jobs.map(({ location }) => location)).toContain('Brooklyn, NY, United States');
        expect(jobs.every((job) => /therapist/i.test(job.title) && job.visa_type === 'H-1B (US)')).toBe(true);
      }
    });

    it('finds a word by its beginning and by other endings', async () => {
      expect(await titles('quillf')).toHaveLength(5);
      expect(await titles('quillfeather cutters')).toEqual(['Quillfeather cutter']);
      expect(await titles('weavers quillfeather mill')).toEqual(['Weaver']);
    });

    describe('by relevance', () => {
      beforeAll(() =>
        post(
          aLine({ title: 'Thrumming', posted_at: '2026-04-01' }),
          aLine({ title: 'Thrum Setter', company: 'Thrum of Thrum', skills: ['thrum'], posted_at: '2026-03-01' }),
          aLine({ title: 'Chief Thrum Setter', company: 'Setter Thrum', skills: ['thrum setter'] }),
          aLine({ title: 'Thrumble and greenhouse worker', posted_at: '2026-05-01' }),
          aLine({ title: 'Yarn worker', company: 'Thrum Ltd', skills: ['thrum'], posted_at: '2026-05-01' }),
          aLine({ title: 'Spindle hand', company: 'Netgunner The Company' }),
        ),
      );

      it('puts titles with the words before other mentions, whatever else is written', async () => {
        const [first, second, third, last, ...more] = await titles('thrum');
        expect([first, second, third].sort()).toEqual(['Chief Thrum Setter', 'Thrum Setter', 'Thrumming']);
        expect([last, more]).toEqual(['Yarn worker', []]);
      });

      it('puts the very title first, in the singular or plural', async () => {
        for (const text of ['thrum setter', 'Thrum Setters']) {
          expect((await titles(text)).slice(0, 2)).toEqual(['Thrum Setter', 'Chief Thrum Setter']);
        }
      });

      it('takes a word that jobs have for the whole word, and others for a beginning', async () => {
        expect(await titles('thrum')).not.toContain('Thrumble and greenhouse worker');
        expect(await titles('thrumb')).toEqual(['Thrumble and greenhouse worker']);
        const nurses = await titles('nurse');
        expect(nurses.length).toBeGreaterThan(0);
        expect(nurses.filter((title) => /nursery/i.test(title))).toEqual([]);
      });

      it('finds who does it by what is done', async () => {
        await post(aLine({ title: 'Blicker' }), aLine({ title: 'To blick and smurt' }), aLine({ title: 'Smurtor' }));
        expect((await titles('blick')).sort()).toEqual(['Blicker', 'To blick and smurt']);
        expect((await titles('smurt')).sort()).toEqual(['Smurtor', 'To blick and smurt']);
      });

      it('never takes a filler or a sign for the beginning of a word', async () => {
        const the = await found('the');
        expect(the.length).toBeGreaterThan(0);
        expect(the.every((job) => /\bthe\b/i.test(JSON.stringify(job)))).toBe(true);
        expect(await matching({ searchQuery: 'teh' })).toMatchObject({ total: 0 });
        expect(await matching({ searchQuery: 'wth' })).toMatchObject({ total: 0 });
        expect((await titles('.NET'))[0]).toBe('C# Developer');
        expect(await titles('.NET')).not.toContain('Spindle hand');
      });
    });

    it.each(["nurse's", 'nurse’s', 'nurse‘s', 'nurse`s', 'nurse´s', 'nurses’', "nurses'", 'nurses'])(
      'finds with %s what nurse finds',
      async (text) => {
        const { total } = await matching({ searchQuery: 'nurse' });
        expect(total).toBeGreaterThan(0);
        expect(await matching({ searchQuery: text })).toMatchObject({ total });
      },
    );

    it.each([
      ['quilfeather', 'quillfeather'],
      ['quillfaether', 'quillfeather'],
      ['quillfeatherr', 'quillfeather'],
      ['qvillfeather cutter', 'quillfeather cutter'],
    ])('forgives the typing error in "%s" and says so', async (typed, meant) => {
      const page = await matching({ searchQuery: typed });
      expect(page.corrected).toBe(meant);
      expect(page.total).toBe((await matching({ searchQuery: meant })).total);
    });

    it('offers each of several filters alone where leaving one out does not help', async () => {
      await post(
        aLine({ title: 'Actuary', category: 'Finance', location: 'Bergen, Norway', experience_level: 'Mid Level' }),
        aLine({ title: 'Trainee', category: 'Marketing', location: 'Bergen, Norway', experience_level: 'Internship' }),
      );
      const asked = {
        category: ['Finance'],
        experienceLevel: ['Internship'],
        jobType: ['Temporary'],
        location: ['Norway'],
      };
      const { total, nextSteps } = await matching(asked);
      expect(total).toBe(0);
      const kinds = nextSteps!.relaxed.map(({ field, isAlone }) => `${isAlone} ${field}`);
      expect(kinds).toContain('true location');
      expect(kinds.every((kind) => kind.startsWith('true'))).toBe(true);
      expect(nextSteps!.nearest.length).toBeGreaterThan(0);
    });

    it('leads on from work that no job is called by to what others call the same work, in its place where it can', async () => {
      await post(
        aLine({ title: 'Senior Roofer', location: 'Leeds, United Kingdom' }),
        aLine({ title: 'Roofer', location: 'Truro, United Kingdom' }),
      );
      const stepsOf = async (filter: object) => (await matching(filter)).nextSteps!;
      const { relaxed, nearest } = await stepsOf({ searchQuery: 'scaffolders' });
      expect(relaxed[0]).toEqual({
        field: 'searchQuery',
        searchQuery: 'roofer',
        total: (await found('roofer')).length,
      });
      expect(nearest.map(({ title }) => title)).toEqual(expect.arrayContaining(['Roofer', 'Senior Roofer']));
      expect((await stepsOf({ searchQuery: 'scaffolder truro' })).relaxed[0]).toMatchObject({
        searchQuery: 'roofer truro',
        total: 1,
      });
      const elsewhere = await stepsOf({ searchQuery: 'roofer', location: ['Norway'] });
      expect(elsewhere.relaxed.map(({ searchQuery }) => searchQuery)).not.toContain('scaffolder');
      expect((await stepsOf({ searchQuery: 'zzqqxx' })).relaxed).toEqual([]);
    });

    it('offers a word one letter away for a word that somebody may mean and no job has', async () => {
      await post(...Array.from({ length: 21 }, (_, n) => aLine({ title: 'Welder', company: `Example Welds ${n}` })));
      const { total, nextSteps } = await matching({ searchQuery: 'elder' });
      expect(total).toBe(0);
      expect(nextSteps!.relaxed.map(({ searchQuery }) => searchQuery)).toEqual(['welder']);
    });

    it.each([
      ['babysitter', 'Nanny'],
      ['berry picker', 'Farm Worker, vegetables'],
      ['backend developer', 'Back End Engineer'],
      ['front end engineer', 'Frontend Developer (React)'],
    ])('finds by what a list says is the same: %s', async (searchQuery, title) => {
      await post(aLine({ title }));
      expect((await found(searchQuery)).map((job) => job.title)).toContain(title);
    });

    it('offers a word for three letters with which only names begin', async () => {
      const location = 'Regina, SK, Canada';
      const cooks = Array.from({ length: 20 }, (_, at) => aLine({ title: 'Cook', company: `Kitchen ${at}`, location }));
      await post(aLine({ title: 'Clerk', company: 'Cokeburg Council' }), ...cooks);
      const page = await matching({ searchQuery: 'cok' });
      expect(page.jobs[0]!.company).toMatch(/^Cok/);
      const { total } = await matching({ searchQuery: 'cook' });
      expect(page.didYouMean).toEqual({ searchQuery: 'cook', total });
      expect(await matching({ searchQuery: 'cok regina' })).toMatchObject({ corrected: 'cook regina', total: 20 });
    });

    it('offers what is far more frequent where few have the words as typed, and stays with them', async () => {
      await post(aLine({ title: 'Clerk', company: 'Physcian Partners' }));
      const page = await matching({ searchQuery: 'physcian' });
      expect(page).toMatchObject({ total: 1, jobs: [{ company: 'Physcian Partners' }] });
      expect(page).not.toHaveProperty('corrected');
      const { total } = await matching({ searchQuery: 'physician' });
      expect(page.didYouMean).toEqual({ searchQuery: 'physician', total });
      for (const searchQuery of ['physician', 'quillfeather', ''])
        expect(await matching({ searchQuery })).not.toHaveProperty('didYouMean');
    });

    it('says whether official records are among all that match, on whichever page they are', async () => {
      expect(await matching({ limit: 1 })).toMatchObject({ hasRecords: true });
      const { jobs, total, ...all } = await matching({ searchQuery: 'sample', limit: 100 });
      expect(jobs).toHaveLength(Math.min(total, 100));
      expect(all.hasRecords).toBe(jobs.some(({ sponsorship }) => sponsorship.kind === 'record'));
    });

    it('corrects nothing that is found as typed, and nothing but the typing error', async () => {
      expect(await matching({ searchQuery: 'quillfeather' })).not.toHaveProperty('corrected');
      expect(await matching({ searchQuery: 'qxyzzyq' })).toMatchObject({ total: 0, totalPages: 0, jobs: [] });
      const narrowed = await matching({ searchQuery: 'quillfeather', location: ['Canada'] });
      expect(narrowed).toMatchObject({ total: 0 });
      expect(narrowed).not.toHaveProperty('corrected');
    });

    it('wants every word', async () => {
      expect(await titles('quillfeather astronaut')).toEqual([]);
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
      await ada.get('/api/jobs/filter-counts').query({ searchQuery, places: searchQuery }).expect(200);
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
      const { body } = await ada
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
      await ada.post('/api/jobs/filter').send(filter).expect(400);
    });

    it('takes 500 characters, and a filter that says nothing', async () => {
      await ada.get(`/api/jobs?searchQuery=${'ab '.repeat(166)}`).expect(200);
      expect((await matching({})).total).toBeGreaterThan(0);
      await ada.post('/api/jobs/filter').expect(200);
    });

    it.each(['abc', '1e3', '0', '-1', '2147483648', '1.5', '%00', '99999999999999999999'])(
      'refuses the id %s',
      async (id) => {
        await ada.get(`/api/jobs/${id}`).expect(400);
      },
    );

    it('says that an unknown job is not there', async () => {
      await ada.get('/api/jobs/2147483647').expect(404);
    });
  });

  describe('one job', () => {
    const only = async (text: string): Promise<Job> => {
      const [job] = await found(text);
      return (await ada.get(`/api/jobs/${job!.id}`).expect(200)).body as Job;
    };

    it('is the same as in the list, which has the beginning of its text', async () => {
      const [first] = (await list('limit=1')).jobs;
      const { description, ...rest } = (await ada.get(`/api/jobs/${first!.id}`)).body as Job;
      expect(description.length).toBeGreaterThan(400);
      expect({ ...rest, description: `${description.slice(0, 400)}…` }).toEqual(first);
    });

    it('says of an official record what it is', async () => {
      const job = await only('hospitalist h-1b');
      expect(job.description).toMatch(
        /^Official record: the employer filed an H-1B position as .* It is a record of its date, not an open vacancy\.$/,
      );
      const evidence = {
        kind: 'record',
        by: expect.stringContaining('Department of Labor'),
        reference: expect.any(String),
      };
      expect(job.sponsorship).toMatchObject({ ...evidence, evidence: [evidence] });
      expect(job).toMatchObject({ visa_type: 'H-1B (US)', url: null, logo_url: null, skills: [], sample: false });
    });

    it('is answered whole, in lists, by its id and beside others, where its file leaves all out that may be left out', async () => {
      const nothing = Object.fromEntries(
        'description category experience_level job_type skills url logo_url posted_at expires_at salary extra source location'
          .split(' ')
          .map((field) => [field, null]),
      );
      await post(aLine({ ...nothing, title: 'Ropewalker', visa_type: 'Tier 2 (UK)' }));
      const [job] = await found('ropewalker');
      expect(job).toMatchObject({
        title: 'Ropewalker',
        description: '',
        location: '',
        skills: [],
        category: null,
        experience_level: null,
        job_type: null,
        url: null,
        posted_at: null,
        expires_at: null,
        salary: null,
        expired: false,
      });
      expect((await ada.get(`/api/jobs/${job!.id}`).expect(200)).body).toMatchObject({ title: 'Ropewalker' });
      await ada.get(`/api/jobs/${job!.id}/similar`).expect(200);
      expect(
        (await matching({ searchQuery: 'ropewalker', category: ['not-stated'], jobType: ['not-stated'] })).total,
      ).toBe(1);
    });

    it("quotes a sample advert's own sentence", async () => {
      const job = await only('Example Tidewater Software');
      expect(job).toMatchObject({ sample: true, sponsorship: { kind: 'advert' } });
      expect(job.description).toContain(job.sponsorship.quote);
    });

    it('is of no day to come, and neither is what speaks for it', async () => {
      const ahead = { posted_at: '2126-01-02', sponsorshipBy: undefined, sponsorshipOn: undefined };
      await post(aLine({ title: 'Soothsayer', description: 'Visa sponsorship is offered.', ...ahead }));
      const [{ id }] = (await found('soothsayer')) as [Job];
      const { posted_at, sponsorship } = (await ada.get(`/api/jobs/${id}`).expect(200)).body as Job;
      const day = posted_at!.slice(0, 10);
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
      expect([sponsorship.asOf, ...sponsorship.evidence.map(({ asOf }) => asOf)]).toEqual([day, day]);
    });

    it('has jobs like it beside it, without itself', async () => {
      const job = await only('hospitalist h-1b');
      const { jobs } = (await ada.get(`/api/jobs/${job.id}/similar`).expect(200)).body as { jobs: Job[] };
      expect(jobs).toHaveLength(6);
      expect(jobs.every(({ id, title }) => id !== job.id && /hospitalist/i.test(title))).toBe(true);
      const asked = async (limit: string) =>
        ((await ada.get(`/api/jobs/${job.id}/similar?limit=${limit}`).expect(200)).body as { jobs: Job[] }).jobs;
      expect(await asked('2')).toEqual(jobs.slice(0, 2));
      expect(await asked('-1')).toHaveLength(1);
      const { length } = await asked('1e9');
      expect(length).toBeGreaterThan(6);
      expect(length).toBeLessThanOrEqual(24);
      await ada.get(`/api/jobs/${job.id}/similar?limit=many`).expect(400);
      await ada.get('/api/jobs/2147483647/similar').expect(404);
      await app.http.get(`/api/jobs/${job.id}/similar`).expect(401);
    });

    it('has beside it what shares its title, else what is of its field and country, each employer once', async () => {
      const more = { category: 'Education', location: 'Hull, United Kingdom', description: '' };
      await post(
        aLine({ ...more, title: 'Falconry Tutor', company: 'Example Mews' }),
        aLine({ ...more, title: 'Falconry Tutor', company: 'Example Mews', location: 'York, United Kingdom' }),
        aLine({ ...more, title: 'FALCONRY TUTOR', company: 'Sample Aviary', location: 'Leeds, United Kingdom' }),
        aLine({ ...more, title: 'Falconry Tutor', company: 'Sample Aviary' }),
        aLine({ ...more, title: 'Senior Falconry Tutor', category: 'Other', company: 'Example Castle' }),
        aLine({ ...more, title: 'Falconry Tutor', company: 'Example Past', expires_at: '2nd July 2023' }),
      );
      const job = await only('falconry tutor mews');
      const { jobs } = (await ada.get(`/api/jobs/${job.id}/similar`).expect(200)).body as { jobs: Job[] };
      expect(jobs.map(({ company }) => company).slice(0, 2)).toEqual(['Sample Aviary', 'Example Castle']);
      expect(jobs.slice(2).map(({ category }) => category)).toEqual(Array(4).fill('Education'));
      expect(new Set(jobs.map(({ company }) => company)).size).toBe(jobs.length);
    });

    it('has beside it the same work elsewhere before other work of its own employer', async () => {
      const here = { company: 'Example Yard', category: 'Engineering', location: 'Hull, United Kingdom' };
      const skills = ['Teamwork', 'Safety', 'English', 'Driving'];
      await post(
        aLine({ ...here, skills, title: 'Thatchwright Grebling' }),
        aLine({ ...here, skills, title: 'Occupational Health Nurse' }),
        aLine({ title: 'Apprentice Thatchwright', company: 'Sample Roofs', location: 'Toronto, Canada' }),
      );
      const job = await only('thatchwright grebling');
      const { jobs } = (await ada.get(`/api/jobs/${job.id}/similar?limit=24`).expect(200)).body as { jobs: Job[] };
      const titles = jobs.map(({ title }) => title);
      expect(titles[0]).toBe('Apprentice Thatchwright');
      expect(titles).toContain('Occupational Health Nurse');
    });

    it('may be an advert of 200,000 letters, found by its last word', async () => {
      const description = `${'A long story, told at length. '.repeat(6_900)}Hornswoggle.`;
      await post(aLine({ title: 'Epic poet', description }));
      const job = await only('hornswoggle');
      expect(job.description).toHaveLength(description.length);
      await ada.get(`/api/jobs/${job.id}/similar`).expect(200);
    });

    it('leaves the lists on the day after its closing date, and keeps its page', async () => {
      await post(
        aLine({ title: 'Zeppelin rigger', expires_at: '11:55 pm on Sunday 2nd July 2023' }),
        aLine({ title: 'Zeppelin pilot', expires_at: 'Rolling' }),
      );
      expect((await found('zeppelin')).map(({ title }) => title)).toEqual(['Zeppelin pilot']);
      const [{ id }] = await app.database.dataSource.query<[{ id: number }]>(
        `SELECT id FROM jobs WHERE title = 'Zeppelin rigger'`,
      );
      const { body } = await ada.get(`/api/jobs/${id}`).expect(200);
      expect(body).toMatchObject({ expired: true, expires_at: '11:55 pm on Sunday 2nd July 2023' });
    });

    it('says since when its source no longer has it, and no longer when it was there', async () => {
      await post(aLine({ title: 'Gramophone tuner', expires_at: '31st January 2127' }));
      const { id, checked_at } = await only('gramophone');
      expect(checked_at).toBeDefined();
      await app.database.dataSource.query(`UPDATE jobs SET removed_at = '2026-11-21T08:00:00Z' WHERE id = $1`, [id]);
      const { body } = await ada.get(`/api/jobs/${id}`).expect(200);
      expect(body).toMatchObject({ expired: true, removed_at: '2026-11-21T08:00:00.000Z' });
      expect(body).not.toHaveProperty('checked_at');
    });
  });
});
