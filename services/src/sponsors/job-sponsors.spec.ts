import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { JobSponsors } from './job-sponsors.js';
import { identityOf } from './register/register-entry.js';
import { found } from './testing/register-app.js';
import { registersHere } from './testing/registers-here.js';
import { aRegister, before, importRegister } from './testing/some-registers.js';

describe('the register as evidence on jobs', () => {
  const here = registersHere();

  it('shows the jobs of an employer on its page, one card for each opening, and how many there are', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const of = (title: string, source_id: string) =>
      aLine({ title, company: 'Staying Care Limited', location: 'Leeds, United Kingdom', source_id });
    const lines = asLines(of('Carer', '1'), of('Carer', '2'), of('Nurse', '3'));
    await importText(here.api.database.dataSource, 'openings.jsonl', lines);
    const ada = await here.api.as({ username: 'ada' });
    const { body } = await ada.get(`/api/sponsors/${(await found(ada, 'staying care')).id}`);
    expect(body).toMatchObject({ jobGroups: 2, jobTotal: 3 });
    const sizes = body.jobs.map(({ title, openings }: { title: string; openings: number[] }) => [
      title,
      openings.length,
    ]);
    expect(sizes.toSorted()).toEqual([
      ['Carer', 2],
      ['Nurse', 1],
    ]);
  });

  it('names all routes of an employer with one "and"', async () => {
    const routes = ['Skilled Worker', 'Scale-up', 'Global Business Mobility: UK Expansion Worker'];
    const lines = routes.map((route) => `Staying Care Ltd,Leeds,,Worker (A rating),${route}`);
    await importRegister(here.registers, '2026-01-01', aRegister(...lines));
    const job = aLine({ title: 'Nurse', company: 'Staying Care Ltd', visa_type: '', sponsorship: 'unknown' });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(job));
    const ada = await here.api.as({ username: 'ada' });
    const { summary } = (await ada.get('/api/jobs?searchQuery=nurse')).body.jobs[0].sponsorship;
    expect(summary).toMatch(/: Staying Care Ltd, Leeds, Skilled Worker, [^,]+ and [^,]+, A rating$/);
    expect(summary.match(/ and /g)).toHaveLength(1);
  });

  it('is evidence on British jobs of its employers, and on no others', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const lines = asLines(
      aLine({ title: 'Carer', company: 'Staying Care Limited' }),
      aLine({ title: 'Nurse', company: 'Staying Care', visa_type: '', sponsorship: 'unknown' }),
      aLine({ title: 'Abroad', company: 'Staying Care Ltd', location: 'Boston, MA, United States' }),
      aLine({ title: 'Unsure', company: 'Leaving Robot' }),
      aLine({ title: 'Unknown', company: 'Nobody Knows Us', visa_type: '', sponsorship: 'unknown' }),
    );
    await importText(here.api.database.dataSource, 'some.jsonl', lines);
    const rows = await here.api.database.dataSource.query<{ title: string; kinds: string[] }[]>(
      `SELECT title, ARRAY(SELECT e ->> 'kind' FROM jsonb_array_elements(sponsorship) e) AS kinds FROM jobs ORDER BY title`,
    );
    expect(rows).toEqual([
      { title: 'Abroad', kinds: ['administrator'] },
      { title: 'Carer', kinds: ['register', 'administrator'] },
      { title: 'Nurse', kinds: ['register'] },
      { title: 'Unsure', kinds: ['administrator'] },
    ]);
    const facets = await here.api.database.dataSource.query<{ rated: number }[]>(
      `SELECT count(*)::int AS rated FROM job_search JOIN job_options ON job_options.id = job_search.rating
       WHERE facet = 'rating' AND value = 'A rating'`,
    );
    expect(facets).toEqual([{ rated: 2 }]);
    const ada = await here.api.as({ username: 'ada' });
    const { id, jobs } = (await ada.get(`/api/sponsors/${(await found(ada, 'staying care')).id}`)).body;
    expect(jobs.map(({ title }: { title: string }) => title).sort()).toEqual(['Carer', 'Nurse']);
    expect(jobs[0].sponsorship.evidence[0]).toMatchObject({
      kind: 'register',
      summary:
        'The employer is in the UK register of licensed sponsors: Staying Care Ltd, Leeds, Skilled Worker, A rating',
      asOf: '2026-01-01',
      sponsorId: id,
      rating: 'A rating',
      routes: ['Skilled Worker'],
    });
    // what only the register said is no longer said once it does not
    await importRegister(
      here.registers,
      '2026-02-01',
      aRegister('Someone New Ltd,,,Worker (A rating),Skilled Worker'),
      {
        covers: 'all',
      },
    );
    const gone = (await ada.get(`/api/jobs/${jobs.find(({ title }: { title: string }) => title === 'Nurse').id}`)).body;
    expect(gone).toMatchObject({ expired: true, sponsorship: { ended: true, asOf: '2026-01-01' } });
    const still = (await ada.get(`/api/jobs/${jobs.find(({ title }: { title: string }) => title === 'Carer').id}`))
      .body;
    expect(still.sponsorship).not.toHaveProperty('ended');
    const left = (await ada.get('/api/jobs/filter-counts')).body.category;
    expect(left).toEqual([{ value: 'Other', count: 3 }]);
    // and is said again once it does, of a job that was refused for want of it too
    await importRegister(
      here.registers,
      '2026-03-01',
      aRegister(
        'Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker',
        'Nobody Knows Us Ltd,Leeds,,Worker (A rating),Skilled Worker',
      ),
    );
    expect((await ada.get('/api/jobs/filter-counts')).body.category).toEqual([{ value: 'Other', count: 4 }]);
    await importText(here.api.database.dataSource, 'some.jsonl', lines);
    expect((await ada.get('/api/jobs/filter-counts')).body.category).toEqual([{ value: 'Other', count: 5 }]);
  });

  it('says of an employer that keeps another route alone that it sponsors no new Skilled Workers, on the job and its page', async () => {
    const other = 'Global Business Mobility: Senior or Specialist Worker';
    const held = (route: string) => `Staying Care Ltd,Leeds,,Worker (A rating),${route}`;
    await importRegister(here.registers, '2026-01-01', aRegister(held('Skilled Worker'), held(other)));
    const line = aLine({ title: 'Nurse', company: 'Staying Care Ltd', visa_type: '', sponsorship: 'unknown' });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(line));
    const ada = await here.api.as({ username: 'ada' });
    const job = async () => (await ada.get('/api/jobs?searchQuery=nurse')).body.jobs[0].sponsorship;
    expect(await job()).not.toHaveProperty('caution');
    await importRegister(here.registers, '2026-02-01', aRegister(held(other)), { covers: 'all' });
    const caution = 'By the register it holds no licence for Skilled Worker: it can sponsor no new Skilled Workers.';
    expect(await job()).toMatchObject({ routes: [other], caution });
    const { sponsor } = (await ada.get('/api/sponsors/match?name=Staying+Care+Ltd')).body;
    expect(sponsor).toMatchObject({ caution });
    expect((await ada.get(`/api/sponsors/${sponsor.id}`)).body).toMatchObject({ caution });
    expect((await ada.get('/api/sponsors?query=staying+care')).body.sponsors[0]).not.toHaveProperty('caution');
    // a newer file that says nothing of the other route has it for Skilled Worker neither
    const someone = 'Someone New Ltd,,,Worker (A rating),Skilled Worker';
    await importRegister(here.registers, '2026-03-01', aRegister(someone), { covers: ['Skilled Worker'] });
    expect(await job()).toMatchObject({ routes: [other], caution });
    expect((await ada.get(`/api/sponsors/${sponsor.id}`)).body).toMatchObject({ state: 'not-covered', caution });
    const { former } = (await ada.get('/api/sponsors/match?name=Staying+Care+Ltd')).body;
    expect(former).toMatchObject({ state: 'not-covered', caution });
  });

  it('speaks for jobs whose place is British by postcode, short name, county, pounds or the town of a registered employer', async () => {
    await importRegister(
      here.registers,
      '2026-01-05',
      aRegister('Known Bakers Ltd,Leeds,,Worker (A rating),Skilled Worker'),
    );
    const silent = (location: string, more = {}) =>
      aLine({ company: 'Known Bakers Ltd', visa_type: '', sponsorship: 'unknown', location, ...more });
    const listed = [
      'Home based (UK)',
      'London, GB',
      'Salisbury - SP4 0JQ',
      'Guildford, Surrey',
      'Westminster',
      'Stoke-on-Trent',
      'Leeds',
    ];
    const unlisted = ['Perth, WA', 'Manchester, NH', 'Manchester, Jamaica', 'Remote', 'Paris', ''];
    const pounds = { salary: '£42,000 a year' };
    const known = [
      silent('Remote', pounds),
      silent('', pounds),
      silent('Hybrid', { description: 'Bread. Salary: £42,000 per annum.' }),
      silent('Remote', { visa_type: 'Tier 2 (UK)' }),
      silent('Remote', { country: 'United Kingdom' }),
      silent('', { extra: { country: 'GB' } }),
      silent('Leeds'),
    ];
    const unknown = [
      silent('Leeds', { company: 'Unknown Bakers Ltd' }),
      silent('Leeds', { visa_type: 'H-1B (US)' }),
      silent('Remote', { salary: '$42,000 a year' }),
      silent('Remote', { ...pounds, company: 'Unknown Bakers Ltd' }),
      silent('Worldwide', pounds),
      silent('Remote', { ...pounds, country: 'Ireland' }),
    ];
    const lines = [...[...listed, ...unlisted].map((place) => silent(place)), ...unknown, ...known];
    const { added, rejected } = await importText(here.api.database.dataSource, 'places.jsonl', asLines(...lines));
    expect([added, rejected.length]).toEqual([listed.length + known.length, unlisted.length + unknown.length]);
    const jobs = await here.api.database.dataSource.query<{ country: string; place_words: string }[]>(
      `SELECT country, place_words FROM jobs WHERE source_key = 'places' ORDER BY id`,
    );
    expect(jobs.map(({ country }) => country)).toEqual([...listed, ...known].map(() => 'United Kingdom'));
    expect(jobs.at(-1)!.place_words).toContain('West Yorkshire');
  });

  it('reads again only the jobs of a name that somebody has decided about, however they spell it', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const companies = ['Staying Care Ltd', 'STAYING CARE LIMITED', 'Staying Care Group Ltd', 'Falling Kitchens Ltd'];
    const lines = companies.map((company) => aLine({ title: company, company }));
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(...lines));
    const { dataSource } = here.api.database;
    const read: string[] = [];
    const runs = {
      async query<T>(sql: string, values?: unknown[]): Promise<T> {
        const rows = await dataSource.query<Record<string, unknown>[]>(sql, values);
        if (Array.isArray(rows))
          for (const { company, sponsorship } of rows) if (sponsorship) read.push(String(company));
        return rows as T;
      },
    };
    const jobs = new JobSponsors(dataSource);
    await jobs.renew(runs, identityOf('Staying Care Ltd').key);
    expect(read).toEqual(['Staying Care Ltd', 'STAYING CARE LIMITED']);
    read.length = 0;
    await jobs.renew(runs);
    expect(read).toEqual(companies);
  });
});
