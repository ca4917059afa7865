import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { ConfigError, Env } from '../platform/config/config.js';
import { LastImport } from '../jobs/live/last-import.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { ImportConfig } from './import.config.js';
import { UnreadableFile } from './job-file.js';
import { JobImport } from './job-import.js';
import { SeedRefusal, seedFile } from './seed.js';

describe('an import of jobs', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  const take = (content: string | Buffer, name = 'jobs.jsonl') => importText(database.dataSource, name, content);
  const rows = <T>(sql: string) => database.dataSource.query<T[]>(sql);
  const count = async (sql: string) => (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`))[0]!.n;

  it('takes JSON, JSON lines and CSV, compressed or not', async () => {
    const csv =
      'Title,Company,Location,Visa Type,Skills,Posted At\n"Baker, night",Loaves,"Leeds, UK",Tier 2 (UK),oven;dough,2026-01-02\n';
    await take(JSON.stringify([aLine(), aLine()]), 'list.json');
    await take(JSON.stringify({ jobs: [aLine()] }), 'wrapped.json');
    await take(JSON.stringify(aLine(), null, 2), 'single.json');
    await take(gzipSync(asLines(aLine(), aLine())), 'lines.jsonl.gz');
    await take(csv, 'table.csv');
    expect(await count('jobs')).toBe(7);
    expect(await rows(`SELECT title, skills, country FROM jobs WHERE source_key = 'table'`)).toEqual([
      { title: 'Baker, night', skills: ['oven', 'dough'], country: 'United Kingdom' },
    ]);
  });

  it('changes nothing when it comes again, and does not even read a file that is the same', async () => {
    const content = asLines(aLine(), aLine(), aLine());
    expect(await take(content)).toMatchObject({ added: 3, isUnchanged: false });
    const before = await rows('SELECT * FROM jobs ORDER BY id');
    for (let time = 0; time < 3; time += 1) expect(await take(content)).toMatchObject({ isUnchanged: true, added: 0 });
    expect(await take(`${content}\n`)).toMatchObject({ isUnchanged: false, added: 0, changed: 0, same: 3 });
    expect(await rows('SELECT * FROM jobs ORDER BY id')).toEqual(before);
  });

  it('changes nothing in ten imports of the same file, and says when it last looked', async () => {
    const lines = asLines(aLine({ id: 'ten', title: 'Tenfold' }));
    await importText(database.dataSource, 'tenfold.jsonl', lines);
    const state = () =>
      database.dataSource.query<object[]>(
        `SELECT (SELECT count(*) FROM job_changes) AS changes, (SELECT max(updated_at) FROM jobs) AS updated,
           (SELECT count(*) FROM import_runs) AS runs, (SELECT count(*) FROM jobs) AS jobs`,
      );
    const checked = async () =>
      (
        await database.dataSource.query<{ at: Date }[]>(
          `SELECT checked_at AS at FROM job_sources WHERE key = 'tenfold'`,
        )
      )[0]!.at;
    const [before, checkedBefore] = [await state(), await checked()];
    for (let n = 0; n < 10; n += 1) await importText(database.dataSource, 'tenfold.jsonl', lines);
    expect(await state()).toEqual(before);
    expect((await checked()).getTime()).toBeGreaterThan(checkedBefore.getTime());
  });

  it('takes a job off the lists when its advert begins to refuse sponsorship, or says nothing of it any more', async () => {
    const listed = () => count('jobs WHERE removed_at IS NULL');
    const offers = 'We sponsor Skilled Worker visas.';
    const lines = [1, 2, 3].map((id) => aLine({ id, visa_type: '', sponsorship: 'unknown', description: offers }));
    await take(asLines(...lines));
    expect(await listed()).toBe(3);
    const [one, two, three] = lines;
    const refusal = { ...one, description: 'We cannot sponsor visas for this role.' };
    await take(asLines(refusal, { ...two, description: 'Bread.' }, three));
    expect(await listed()).toBe(1);
    await take(asLines(one, two, three));
    expect(await listed()).toBe(3);
  });

  it('reads what an advert pays from its own field, from its further facts and from its text', async () => {
    await take(
      asLines(
        aLine({ id: 1, salary: '£30,000 to £35,000 a year' }),
        aLine({ id: 2, extra: { salary: '£27,620 to £32,163' } }),
        aLine({ id: 3, description: 'Pay: £12.50 per hour. A grant of £90,000 a year keeps the roof on.' }),
        aLine({ id: 4, salary: 'Competitive', description: 'The salary is £90,000.' }),
        aLine({ id: 5, salary: '£15 an hour', job_type: 'Part-time' }),
        aLine({ id: 6, salary: '£15 an hour, 20 hours a week', job_type: 'Part-time' }),
      ),
    );
    const found = await rows(
      `SELECT salary, pay ->> 'yearFrom' AS "from", pay ->> 'yearTo' AS "to" FROM jobs ORDER BY source_id`,
    );
    expect(found).toEqual([
      { salary: '£30,000 to £35,000 a year', from: '30000', to: '35000' },
      { salary: '£27,620 to £32,163', from: '27620', to: '32163' },
      { salary: '£12.50 per hour', from: '24375', to: '24375' },
      { salary: 'Competitive', from: null, to: null },
      { salary: '£15 an hour', from: null, to: null },
      { salary: '£15 an hour, 20 hours a week', from: '15600', to: '15600' },
    ]);
  });

  it('remembers the last fifty runs of a source, with what they refused, and no more', async () => {
    for (let n = 0; n < 55; n += 1) await importText(database.dataSource, 'restless.jsonl', `{"title": ${n}}`);
    await expect(importText(database.dataSource, 'restless.jsonl', '')).rejects.toThrow('empty');
    const [kept] = await database.dataSource.query<object[]>(
      `SELECT count(*)::int AS runs, (SELECT count(DISTINCT run_id) FROM import_rejects WHERE run_id IN (
         SELECT id FROM import_runs WHERE source_key = 'restless'))::int AS "withRejects"
       FROM import_runs WHERE source_key = 'restless'`,
    );
    expect(kept).toEqual({ runs: 50, withRejects: 49 });
  });

  it('keeps the id of a job whose source changed it, and brings the search up to date', async () => {
    const baker = aLine({ title: 'Baker' });
    await take(asLines(baker));
    const [before] = await rows<{ id: number }>('SELECT id FROM jobs');
    expect(await take(asLines({ ...baker, title: 'Confectioner' }))).toMatchObject({ added: 0, changed: 1 });
    expect(await rows('SELECT id, title FROM jobs')).toEqual([{ id: before!.id, title: 'Confectioner' }]);
    expect(await count(`job_search WHERE words @@ search_query('confectioner')`)).toBe(1);
    expect(await count(`job_search WHERE words @@ search_query('baker')`)).toBe(0);
  });

  it('marks what its source no longer has, deletes nothing, and takes it back', async () => {
    const [one, two] = [aLine(), aLine()];
    await take(asLines(one, two));
    expect(await take(asLines(one))).toMatchObject({ removed: 1 });
    expect(await count('jobs')).toBe(2);
    expect(await count('job_search WHERE closes_on >= now()')).toBe(1);
    expect(await take(asLines(one, two))).toMatchObject({ changed: 1, same: 1 });
    expect(await count('job_search WHERE closes_on >= now()')).toBe(2);
  });

  it('takes the good lines of a broken file, and keeps each bad one with its number and reason', async () => {
    const lines = [
      JSON.stringify(aLine()),
      '{"title": "Cut off',
      JSON.stringify(aLine({ company: '' })),
      '',
      '[1, 2]',
      JSON.stringify(aLine({ posted_at: 'yesterday' })),
      JSON.stringify(aLine({ title: 'x'.repeat(256) })),
      JSON.stringify(aLine({ description: 'NUL \0 here' })),
      JSON.stringify(aLine({ title: { deep: true } })),
      JSON.stringify(aLine()),
    ];
    expect(await take(lines.join('\n'))).toMatchObject({ added: 2 });
    const kept = await rows<{ line: number; reason: string }>('SELECT line, reason FROM import_rejects ORDER BY line');
    expect(kept.map(({ line }) => line)).toEqual([2, 3, 5, 6, 7, 8, 9]);
    expect(kept.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('not valid JSON'),
      '"company" is missing.',
      'This is not an object.',
      '"posted_at" is not an ISO date.',
      '"title" is longer than 255 characters.',
      '"description" contains the character NUL.',
      '"title" is not a text.',
    ]);
    expect(await rows('SELECT state, added, rejected FROM import_runs')).toEqual([
      { state: 'done', added: 2, rejected: 7 },
    ]);
  });

  it('takes no job for gone while some line cannot be read', async () => {
    const [one, two] = [aLine(), aLine()];
    await take(asLines(one, two));
    expect(await take(`${asLines(one)}\n{"id": "cut o`)).toMatchObject({ removed: 0 });
    expect(await count('jobs WHERE removed_at IS NULL')).toBe(2);
  });

  it('refuses a damaged file in a sentence, records that, and keeps what there was', async () => {
    await take(asLines(aLine()));
    const damaged = gzipSync(asLines(aLine())).subarray(0, 60);
    for (const content of [damaged, '', '[]', '[{"title": ', 'just words']) {
      await expect(take(content)).rejects.toBeInstanceOf(UnreadableFile);
    }
    expect(await count('jobs WHERE removed_at IS NULL')).toBe(1);
    expect(await count(`import_runs WHERE state = 'failed' AND problem LIKE 'The file %'`)).toBe(5);
  });

  it('lists no job of which nothing says that it is sponsored', async () => {
    const result = await take(
      asLines(
        aLine({ visa_type: '', sponsorship: undefined }),
        aLine({ sponsorship: 'unknown' }),
        aLine({ sponsorshipQuote: 'We sponsor visas.', description: 'We do not say so.' }),
        aLine({ sponsorshipQuote: 'We sponsor visas.', description: 'Come! We sponsor visas. Apply.' }),
      ),
    );
    expect(result.added).toBe(1);
    expect(result.rejected.map(({ reason }) => reason)).toEqual([
      'Nothing says that this job is sponsored.',
      'Nothing says that this job is sponsored.',
      '"sponsorshipQuote" is not a sentence of the description.',
    ]);
  });

  it('lists an advert by its own sentence, says where that names a condition, and never one that refuses', async () => {
    const said = (description: string) => aLine({ description, sponsorship: undefined, visa_type: '' });
    const result = await take(
      asLines(
        said('A ward nurse. We can sponsor a Skilled Worker visa. Apply.'),
        said('A ward nurse. Sponsorship may be considered. Apply.'),
        said('A ward nurse. We hold a licence, but cannot offer sponsorship for this role.'),
        aLine({ description: 'We are unable to sponsor visas.', sponsorship: 'offered' }),
        aLine({ sponsorship: 'offered', extra: { case_status: 'Certified-Withdrawn' } }),
      ),
    );
    expect(result.rejected.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/refuses sponsorship: "We hold a licence/),
      expect.stringMatching(/refuses sponsorship: "We are unable/),
      expect.stringMatching(/certified-withdrawn, which is no sponsorship/),
    ]);
    const evidence = (await rows('SELECT sponsorship FROM jobs ORDER BY id')).map(
      (row) => (row as { sponsorship: unknown }).sponsorship,
    );
    expect(evidence).toEqual([
      [expect.objectContaining({ kind: 'advert', quote: 'We can sponsor a Skilled Worker visa.' })],
      [expect.objectContaining({ kind: 'advert', quote: 'Sponsorship may be considered.', conditional: true })],
    ]);
  });

  it('takes no wording of one country for a job in another, and keeps a limit beside the offer a file quotes', async () => {
    const said = (location: string, description: string, more = {}) =>
      aLine({ location, description, sponsorship: undefined, visa_type: '', ...more });
    const h1b = 'H-1B sponsorship available.';
    const offer = 'Visa sponsorship is available.';
    const limit = 'Sponsorship is only offered to people already in the UK.';
    const result = await take(
      asLines(
        said('Manchester, United Kingdom', h1b),
        said('Manchester, United Kingdom', h1b, { visa_type: 'H-1B (US)' }),
        said('Manchester, United Kingdom', h1b, { sponsorshipQuote: h1b }),
        said('Austin, TX, United States', 'CoS available for this role.'),
        said('Toronto, Canada', 'Skilled Worker visa sponsorship is available.'),
        said('Austin, TX, United States', h1b),
        said('Manchester, United Kingdom', `${offer} ${limit}`, { sponsorshipQuote: offer }),
      ),
    );
    expect(result.rejected).toHaveLength(5);
    const evidence = (await rows('SELECT sponsorship FROM jobs ORDER BY id')).map(
      (row) => (row as { sponsorship: unknown }).sponsorship,
    );
    expect(evidence).toEqual([
      [expect.objectContaining({ kind: 'advert', quote: h1b })],
      [expect.objectContaining({ kind: 'advert', quote: limit, conditional: true })],
    ]);
  });

  it('makes one place of its spellings', async () => {
    const places = ['MCALLEN, TX, United States', 'mcallen,  TX, United States', 'McAllen, TX, United States'];
    await take(asLines(...places.map((location) => aLine({ location }))));
    expect(await rows('SELECT DISTINCT location FROM jobs')).toEqual([{ location: 'McAllen, TX, United States' }]);
    expect(await rows(`SELECT value FROM job_options WHERE facet = 'place'`)).toEqual([
      { value: 'McAllen, TX, United States' },
    ]);
  });

  it('makes one place of what is written together, apart and with a hyphen', async () => {
    const places = [
      'Flowermound, TX, United States',
      'Flower-Mound, TX, United States',
      'Flower Mound, TX, United States',
    ];
    await take(asLines(...places.map((location) => aLine({ location }))));
    const [found] = await rows<{ location: string }>('SELECT DISTINCT location FROM jobs');
    expect(await rows(`SELECT value FROM job_options WHERE facet = 'place'`)).toEqual([{ value: found!.location }]);
    expect(found!.location).toMatch(/^Flower[ -]Mound, TX, United States$/);
  });

  it('lets no address through that is not one of the web', async () => {
    const hostile = [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'not an address',
      '//example.org',
      'https://employer.example@elsewhere.example/',
    ];
    await take(asLines(...hostile.map((url) => aLine({ url, logo_url: url }))));
    expect(await count('jobs WHERE url IS NOT NULL OR logo_url IS NOT NULL')).toBe(0);
  });

  it('names who says that a job is sponsored, and on which day, and holds what nobody says', async () => {
    const said = { sponsorship: 'offered', visa_type: '', sponsorshipBy: 'R. Example', sponsorshipOn: '2026-03-04' };
    const unsigned = [{ sponsorshipBy: undefined }, { sponsorshipOn: undefined }, { sponsorshipBy: ' ' }];
    const lines = [
      aLine(said),
      aLine({ ...said, sponsorshipOn: 'soon' }),
      ...unsigned.map((one) => aLine({ ...said, ...one })),
    ];
    expect(await take(asLines(...lines), 'given.jsonl')).toMatchObject({ added: 4, held: 3 });
    expect(await rows(`SELECT sponsorship FROM jobs WHERE removed_at IS NULL`)).toEqual([
      {
        sponsorship: [
          {
            kind: 'administrator',
            summary: 'Listed as sponsored by R. Example, in the file given',
            by: 'R. Example',
            asOf: '2026-03-04',
          },
        ],
      },
    ]);
    expect(await rows(`SELECT reason FROM import_rejects`)).toEqual([
      { reason: '"sponsorshipOn" is not an ISO date.' },
    ]);
  });

  it('reads the words of adverts in HTML, and quotes them without a tag', async () => {
    const description =
      '<p>Join <b>us</b> &amp; grow.</p><ul><li>Visa sponsorship <b>is</b> available.</li></ul><script>alert(1)</script>';
    const refusal = '<table><tr><td>Visa sponsorship</td><td>No</td></tr></table>';
    const result = await take(
      asLines(
        aLine({ title: 'Chef &amp; baker', description, sponsorship: undefined, visa_type: '' }),
        aLine({ title: 'Host', description: refusal }),
      ),
    );
    expect(result.rejected.map(({ reason }) => reason)).toEqual([
      'The advert refuses sponsorship: "Visa sponsorship\nNo".',
    ]);
    expect(await rows(`SELECT title, description, sponsorship -> 0 ->> 'quote' AS quote FROM jobs`)).toEqual([
      {
        title: 'Chef & baker',
        description: 'Join us & grow.\n• Visa sponsorship is available.',
        quote: 'Visa sponsorship is available.',
      },
    ]);
  });

  it('lets no sign through that turns letters around', async () => {
    await take(asLines(aLine({ title: 'Driver \u202egnp.exe', company: '\u2067Example\u2069 Loaves' })));
    expect(await rows('SELECT title, company FROM jobs')).toEqual([
      { title: 'Driver gnp.exe', company: 'Example Loaves' },
    ]);
  });

  it('takes half a character for a sign that cannot be shown, and refuses it in further facts', async () => {
    const result = await take(asLines(aLine({ title: 'Half \ud83d baker' }), aLine({ extra: { note: '\ud83d' } })));
    expect(result).toMatchObject({ added: 1, rejected: [{ line: 2, reason: '"extra" contains half a character.' }] });
    expect(await rows('SELECT title FROM jobs')).toEqual([{ title: 'Half \uFFFD baker' }]);
  });

  it('runs once at a time', async () => {
    const content = asLines(aLine(), aLine());
    const results = await Promise.all([1, 2, 3].map((time) => take(`${content}${'\n'.repeat(time)}`)));
    expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect(await count('jobs')).toBe(2);
  });
});

describe('seeding', () => {
  const nothing = { run: () => Promise.reject(new Error('must not be asked')) };
  const silent = { during: () => Promise.reject(new Error('must not be asked')) };
  const data = (name: string) => new URL(`../../data/${name}`, import.meta.url).pathname;

  it('refuses what is no file of jobs in a plain sentence', async () => {
    await expect(seedFile('/nowhere/at-all.json', nothing, silent)).rejects.toEqual(
      new SeedRefusal('/nowhere/at-all.json cannot be opened.'),
    );
    await expect(seedFile(data('news/govuk-content.jsonl.gz'), nothing, silent)).rejects.toThrow(
      'is not a list of jobs',
    );
    await expect(seedFile(data('jobs/README.md'), nothing, silent)).rejects.toBeInstanceOf(SeedRefusal);
  });
});

describe('what a seed tells', () => {
  it('is each link that was left out of a job that was kept, by its line', async () => {
    const database = await testDatabase();
    try {
      const path = join(mkdtempSync(join(tmpdir(), 'landfall-seed-')), 'jobs.jsonl');
      const lines = [
        aLine({ url: 'https://example.org/1' }),
        aLine({ url: 'javascript:alert(1)', logo_url: 'data:image/png,x' }),
        aLine({ url: ' ', logo_url: null }),
        aLine({ url: 'no address', title: '' }),
      ];
      writeFileSync(path, asLines(...lines));
      const told = await seedFile(path, new JobImport(database.dataSource, new HeadStartConfig(0)), new LastImport(database.dataSource));
      expect(told).toEqual([
        `${path}: 3 added, 0 changed, 0 as before, 0 gone, 1 refused; 2 links left out`,
        '  line 4: "title" is missing.',
        '  line 2: "url" is no address of the web: the job is kept without it.',
        '  line 2: "logo_url" is no address of the web: the job is kept without it.',
      ]);
    } finally {
      await database.drop();
    }
  });
});

describe('where jobs come from', () => {
  const sources = (env: Record<string, string>) => ImportConfig.parse(new Env(env)).sources;

  it('is the data that ship with the product, with samples except in production', () => {
    expect(sources({}).map(({ key }) => key)).toContain('samples');
    expect(sources({ NODE_ENV: 'production' }).map(({ key }) => key)).toEqual([
      'us-lca-software-2012',
      'us-h2b-2019',
      'canada-lmia-2024q1',
      'us-lca-health-2025',
    ]);
    for (const { path } of sources({})) expect(existsSync(path)).toBe(true);
  });

  it('can be set, and a wrong value names itself', () => {
    expect(sources({ JOB_SOURCES: 'off' })).toEqual([]);
    expect(() => sources({ JOB_SOURCES: '/nowhere.json' })).toThrow(
      new ConfigError('JOB_SOURCES names a file that is not there: /nowhere.json.'),
    );
    expect(() => sources({ IMPORT_CRON: 'often' })).toThrow(ConfigError);
    expect(ImportConfig.parse(new Env({})).cron).toBe('0 * * * *');
    expect(ImportConfig.parse(new Env({ IMPORT_CRON: 'off' })).cron).toBeUndefined();
  });

  it('ships with samples that quote their own adverts', () => {
    const samples = JSON.parse(readFileSync(sources({}).at(-1)!.path, 'utf8')) as {
      description: string;
      sponsorshipQuote: string;
    }[];
    expect(samples.length).toBeGreaterThanOrEqual(60);
    for (const { description, sponsorshipQuote } of samples) expect(description).toContain(sponsorshipQuote);
  });
});
