import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';

describe('the words of a line', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  const take = (content: string | Buffer, name = 'jobs.jsonl') => importText(database.dataSource, name, content);
  const rows = <T>(sql: string) => database.dataSource.query<T[]>(sql);
  const count = async (sql: string) => (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`))[0]!.n;

  it('reads what an advert pays from its own field, from its further facts and from its text', async () => {
    await take(
      asLines(
        aLine({ id: 1, salary: '£30,000 to £35,000 a year' }),
        aLine({ id: 2, extra: { salary: '£27,620 to £32,163' } }),
        aLine({ id: 3, description: 'Pay: £12.50 per hour. A grant of £90,000 a year keeps the roof on.' }),
        aLine({ id: 4, salary: 'Competitive', description: 'The salary is £90,000.' }),
        aLine({ id: 5, salary: '£15 an hour', job_type: 'Part-time' }),
        aLine({ id: 6, salary: '£15 an hour, 20 hours a week', job_type: 'Part-time' }),
        aLine({ id: 7, description: 'A baker.\nSalary: 30k\nEarly starts.' }),
        aLine({ id: 8, description: 'A baker.\nSalary: 28 to 32\nEarly starts.' }),
        aLine({ id: 9, description: 'A baker. Salary: 28-32K plus van. We sponsor visas.' }),
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
      { salary: '30k', from: '30000', to: '30000' },
      { salary: 'Salary: 28 to 32', from: null, to: null },
      { salary: '28-32K', from: '28000', to: '32000' },
    ]);
  });

  it('shows no salary that is no amount', async () => {
    const said = ['-5', '£ -100', '0', '???', '£30k', '25-30', 'Band 6', '12345678'];
    await take(asLines(...said.map((salary, at) => aLine({ id: at, salary }))));
    expect(await rows('SELECT salary FROM jobs ORDER BY source_id')).toEqual(
      said.map((salary, at) => ({ salary: at < 4 ? null : salary })),
    );
  });

  it('calls types and levels by one name each, and gives the words of Markdown', async () => {
    await take(
      asLines(aLine({ job_type: 'full time', experience_level: 'senior', description: '# Post\n\n**Bread**' })),
    );
    expect(await rows('SELECT job_type, experience_level, description FROM jobs')).toEqual([
      { job_type: 'Full-time', experience_level: 'Senior Level', description: 'Post\n\nBread' },
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
});
