import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';

const ELSEWHERE =
  'The sponsorship in the advert is of another country than the job. Nothing says that this job is sponsored.';
const VISA = '"visa_type" is of another country than the job. Nothing says that this job is sponsored.';

describe('evidence of one country, and a place that names none', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  const take = (location: string, description: string, more = {}) =>
    importText(
      database.dataSource,
      'some.jsonl',
      asLines(aLine({ location, description, visa_type: '', sponsorship: undefined, ...more })),
    );
  const listed = () =>
    database.dataSource.query<{ visa: string; country: string | null }[]>(
      'SELECT visa_type AS visa, country FROM jobs WHERE removed_at IS NULL',
    );

  const british = ['Leeds', 'Hull', 'Doncaster', 'Wolverhampton', 'Newcastle upon Tyne', 'London'];
  const foreign = [
    'H-1B sponsorship available.',
    'We sponsor green cards.',
    'We offer LMIA support.',
    'EU Blue Card sponsorship offered.',
    'We can sponsor a 482 visa.',
  ];
  it.each(british.flatMap((town) => foreign.map((offer) => [town, offer])))(
    'is none in a town that is British for whoever reads it: %s, "%s"',
    async (location, offer) => {
      const { added, rejected } = await take(location!, `Bread. ${offer!}`, { company: 'Unknown Bakers Ltd' });
      expect([added, rejected.map(({ reason }) => reason)]).toEqual([0, [expect.stringContaining('Nothing says')]]);
    },
  );

  it.each([
    ['Calgary', 'UK Skilled Worker visas sponsored.'],
    ['Austin', 'UK Skilled Worker visas sponsored.'],
    ['Austin', 'We offer LMIA support.'],
    ['Dallas or Austin', 'We can offer a Certificate of Sponsorship.'],
    ['Toronto', 'H-1B sponsorship available.'],
    ['Mumbai', 'We can offer a Certificate of Sponsorship.'],
    ['Sydney', 'H-1B sponsorship available.'],
    ['Perth', 'H-1B sponsorship available.'],
    ['Cambridge', 'We can sponsor a 482 visa.'],
    ['Leeds', 'H-1B sponsorship available.'],
    ['Central London', 'We offer LMIA support.'],
    ['Headingley, Leeds', 'H-1B sponsorship available.'],
    ['Calgary Alberta', 'UK Skilled Worker visas sponsored.'],
    ['Austin TX', 'UK Skilled Worker visas sponsored.'],
    ['Leeds West Yorkshire', 'H-1B sponsorship available.'],
    ['London Ontario', 'UK Skilled Worker visas sponsored.'],
    ['London Ontario Canada', 'UK Skilled Worker visas sponsored.'],
    ['Toronto ON', 'H-1B sponsorship available.'],
    ['Boston MA', 'UK Skilled Worker visas sponsored.'],
    ['Perth Australia', 'UK Skilled Worker visas sponsored.'],
    ['Nr. Leeds', 'H-1B sponsorship available.'],
    ['Leeds area', 'We offer LMIA support.'],
    ['Downtown Calgary', 'UK Skilled Worker visas sponsored.'],
    ['Greater Toronto Area', 'H-1B sponsorship available.'],
  ])('is none where the place is in no country of it: %s, "%s"', async (location, offer) => {
    const { rejected } = await take(location, `Bread. ${offer}`);
    expect(rejected.map(({ reason }) => reason)).toEqual([ELSEWHERE]);
  });

  it.each([
    ['Leeds', 'H-1B (US)'],
    ['Newcastle upon Tyne', 'H-1B (US)'],
    ['London', 'LMIA (Canada)'],
    ['Calgary', 'Tier 2 (UK)'],
    ['Perth', 'H-1B (US)'],
  ])('is none as a visa that a line names: %s, %s', async (location, visa_type) => {
    const { rejected } = await take(location, 'Bread.', { visa_type });
    expect(rejected.map(({ reason }) => reason)).toEqual([VISA]);
    await take(location, 'Bread. We offer visa sponsorship.', { visa_type });
    expect(await listed()).toEqual([expect.objectContaining({ visa: '' })]);
  });

  it.each([
    ['Leeds', 'UK Skilled Worker visas sponsored.'],
    ['Leeds', 'Visa sponsorship is available.'],
    ['London', 'We can offer a Certificate of Sponsorship.'],
    ['Calgary', 'We offer LMIA support.'],
    ['Austin', 'H-1B sponsorship available.'],
    ['Austin', 'Visa sponsorship is available.'],
    ['Sydney', 'We can sponsor a 482 visa.'],
    ['Munich', 'EU Blue Card sponsorship offered.'],
    ['Dublin', 'Critical skills employment permit sponsorship available.'],
    ['Remote', 'H-1B sponsorship available.'],
    ['Middle of nowhere', 'H-1B sponsorship available.'],
    ['Somewhere in Canada', 'H-1B sponsorship available.'],
    ['Calgary Alberta', 'We offer LMIA support.'],
    ['London Ontario', 'We offer LMIA support.'],
    ['Boston MA', 'H-1B sponsorship available.'],
    ['Perth WA', 'We can sponsor a 482 visa.'],
    ['New York', 'H-1B sponsorship available.'],
    ['Leeds West Yorkshire', 'UK Skilled Worker visas sponsored.'],
  ])('is one where the place may be in a country of it: %s, "%s"', async (location, offer) => {
    expect(await take(location, `Bread. ${offer}`)).toMatchObject({ added: 1 });
  });

  it.each([
    ['Perth', 'We can sponsor a 482 visa.'],
    ['Perth', 'UK Skilled Worker visas sponsored.'],
    ['Cambridge', 'H-1B sponsorship available.'],
    ['Boston', 'H-1B sponsorship available.'],
    ['Hamilton', 'We offer LMIA support.'],
    ['Toronto / London', 'We offer LMIA support.'],
    ['Norfolk', 'H-1B sponsorship available.'],
  ])('is one in a town that is as well known in that country: %s, "%s"', async (location, offer) => {
    expect(await take(location, `Bread. ${offer}`)).toMatchObject({ added: 1 });
  });

  it.each([
    ['London', 'We offer LMIA support.', '$32 an hour', 1],
    ['London', 'We offer LMIA support.', '£32 an hour', 0],
    ['Birmingham', 'H-1B sponsorship available.', '$90,000 a year', 1],
    ['Birmingham', 'H-1B sponsorship available.', '', 0],
    ['Wolverhampton', 'H-1B sponsorship available.', '$90,000 a year', 0],
    ['Perth', 'We can sponsor a 482 visa.', '£90,000 a year', 0],
  ])('weighs in what money the job is paid: %s, "%s", %s', async (location, offer, salary, added) => {
    expect(await take(location, `Bread. ${offer}`, { salary })).toMatchObject({ added });
  });

  it('does not hide a refusal, wherever the town may be', async () => {
    const { rejected } = await take('Perth', 'We cannot sponsor visas for this role.');
    expect(rejected.map(({ reason }) => reason)).toEqual([expect.stringContaining('refuses sponsorship')]);
  });
});
