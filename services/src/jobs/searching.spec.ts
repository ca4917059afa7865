import { Board } from './testing/a-board.js';
import { aLine, importSome } from './testing/some-jobs.js';

describe('searching', () => {
  const board = new Board(importSome);
  const { matching, found, post } = board;
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
    await post(aLine({ title: 'Physical Therapist', location: 'BROOKLYN, NY, United States', visa_type: 'H-1B (US)' }));
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
