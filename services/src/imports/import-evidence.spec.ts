import { readAgain } from './read-again.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';

describe('what an import takes for sponsorship', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  const take = (content: string | Buffer, name = 'jobs.jsonl') => importText(database.dataSource, name, content);
  const rows = <T>(sql: string) => database.dataSource.query<T[]>(sql);
  const count = async (sql: string) => (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`))[0]!.n;

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

  it.each([
    ['Leeds, United Kingdom', 'H-1B (US)'],
    ['Leeds, United Kingdom', 'H-1B'],
    ['Leeds, United Kingdom', 'Talent Passport (France)'],
    ['Toronto, Canada', 'Tier 2 (UK)'],
    ['Austin, TX, United States', 'Skilled Worker (Germany)'],
  ])('takes no visa of another country for the word of whoever gave the file: %s, %s', async (location, visa_type) => {
    const line = (more: object) => aLine({ location, visa_type, sponsorship: undefined, ...more });
    const { added, rejected } = await take(asLines(line({}), line({ sponsorship: 'offered' })));
    expect({ added, reasons: rejected.map(({ reason }) => reason) }).toEqual({
      added: 0,
      reasons: Array(2).fill(
        '"visa_type" is of another country than the job. Nothing says that this job is sponsored.',
      ),
    });
  });

  it.each([
    ['Douglas, Isle of Man', 'Skilled Worker visa sponsorship is available for this role.'],
    ['St Peter Port, Guernsey', 'Skilled Worker visa sponsorship is available for this role.'],
    ['Saint Helier, Jersey', 'We can offer a Certificate of Sponsorship.'],
    ['Leeds, United Kingdom', 'We sponsor H-1B visas.'],
    ['Austin, TX, United States', 'We offer UK visa sponsorship.'],
  ])('says so where what an advert offers is of another country: %s, "%s"', async (location, description) => {
    const { added, rejected } = await take(
      asLines(aLine({ location, description, visa_type: '', sponsorship: undefined })),
    );
    expect({ added, reasons: rejected.map(({ reason }) => reason) }).toEqual({
      added: 0,
      reasons: [
        'The sponsorship in the advert is of another country than the job. Nothing says that this job is sponsored.',
      ],
    });
  });

  it.each([
    ['Douglas, Isle of Man', 'We bake bread.'],
    ['Leeds, United Kingdom', 'Our colleagues in Boston hold H-1B visas.'],
    ['Austin, TX, United States', 'We serve the home office of a large bank.'],
  ])('says nothing of another country where an advert offers none: %s, "%s"', async (location, description) => {
    const { rejected } = await take(asLines(aLine({ location, description, visa_type: '', sponsorship: undefined })));
    expect(rejected.map(({ reason }) => reason)).toEqual(['Nothing says that this job is sponsored.']);
  });

  it.each([
    ['Leeds, United Kingdom', 'Tier 2 (UK)'],
    ['Leeds, United Kingdom', 'Tier 2'],
    ['Toronto, Canada', 'LMIA'],
    ['Austin, TX, United States', 'H-1B (US)'],
    ['Austin, TX, United States', 'Work visa'],
    ['Remote', 'H-1B (US)'],
    ['Munich, Germany', 'EU Blue Card'],
  ])('takes a visa that holds where the job is, or may, for that word: %s, %s', async (location, visa_type) => {
    expect(await take(asLines(aLine({ location, visa_type })))).toMatchObject({ added: 1 });
    expect(await rows('SELECT visa_type AS visa FROM jobs')).toEqual([{ visa: visa_type }]);
  });

  it.each([
    ['H-1B (US)', 0],
    ['Work visa', 0],
    ['Tier 2 (UK)', 1],
  ])('of a British job that promises American visas alone, takes "%s" for a word: %d', async (visa_type, added) => {
    const description = 'A ward nurse. We sponsor H-1B visas.';
    expect(await take(asLines(aLine({ description, visa_type })))).toMatchObject({ added });
  });

  it('reads what was refused for its visa again when there is a new register, which may have its employer', async () => {
    const result = await take(asLines(aLine({ visa_type: 'H-1B (US)' })));
    expect(result).toMatchObject({ added: 0 });
    await readAgain(database.dataSource.manager);
    expect(await rows('SELECT trim(digest) AS digest FROM job_sources')).toEqual([{ digest: '' }]);
  });

  it('names who says that a job is sponsored, and on which day, and holds what nobody says', async () => {
    const said = { sponsorship: 'offered', visa_type: '', sponsorshipBy: 'R. Example', sponsorshipOn: '2026-03-04' };
    const unsigned = [{ sponsorshipBy: undefined }, { sponsorshipOn: undefined }, { sponsorshipBy: ' ' }];
    const lines = [
      aLine(said),
      aLine({ ...said, sponsorshipOn: 'soon' }),
      ...unsigned.map((one) => aLine({ ...said, ...one })),
    ];
    expect(await take(asLines(...lines), 'given.jsonl')).toMatchObject({ added: 4, held: [{}, {}, {}] });
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
});
