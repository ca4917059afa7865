import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { found } from '../testing/register-app.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, before, importRegister } from '../testing/some-registers.js';

describe('a name that an administrator is asked about', () => {
  const here = registersHere();

  it('is offered those that are like it, and nobody who shares no more than a word', async () => {
    const register = aRegister(
      'Marlin-Royce plc,Derby,,Worker (A rating),Skilled Worker',
      'On a Marlin Indo Mexican Limited T/A On a Marlin,,,Worker (A rating),Skilled Worker',
    );
    await importRegister(here.registers, '2026-01-01', register);
    const company = 'Marlin Royce Chauffeurs Ltd';
    const line = aLine({ title: 'Driver', company, location: 'London, United Kingdom' });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(line));
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    const [review] = (await admin.get('/api/admin/reviews')).body.reviews;
    expect(review).toMatchObject({ name: company, candidates: [{ name: 'Marlin-Royce plc' }] });
    const { body } = await admin.get('/api/sponsors/match').query({ name: company });
    expect(body).toMatchObject({ result: 'review', candidates: [{ name: 'Marlin-Royce plc' }] });
  });

  it('asks an administrator about a name once, for all jobs of that name', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const robots = (title: string) =>
      aLine({ title, company: 'Leaving Robotics and Automation', location: 'Leeds, United Kingdom' });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(robots('One'), robots('Two')));
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    const { reviews } = (await admin.get('/api/admin/reviews')).body;
    expect(reviews).toMatchObject([
      { name: 'Leaving Robotics and Automation', decision: null, candidates: [{ name: 'Leaving Robotics Ltd' }] },
    ]);
    const path = `/api/admin/reviews/${reviews[0].id}`;
    expect((await admin.post(path).send({ decision: 'match' })).body.errors[0].field).toBe('sponsorId');
    expect((await admin.post(path).send({ decision: 'maybe' })).status).toBe(400);
    const other = await admin
      .post(path)
      .send({ decision: 'match', sponsorId: (await found(admin, 'staying care')).id });
    expect(other.body.errors).toEqual([
      {
        field: 'sponsorId',
        message: 'Staying Care Ltd is not among those that “Leaving Robotics and Automation” may be',
      },
    ]);
    const decided = await admin.post(path).send({ decision: 'match', sponsorId: reviews[0].candidates[0].id });
    expect(decided.body).toMatchObject({
      decision: 'match',
      decidedBy: 'admin',
      sponsor: { name: 'Leaving Robotics Ltd' },
    });
    const jobsWith = async () =>
      (
        await here.api.database.dataSource.query<{ n: number }[]>(
          `SELECT count(*)::int AS n FROM jobs WHERE sponsorship @> '[{"kind": "register"}]'`,
        )
      )[0]!.n;
    expect(await jobsWith()).toBe(2);
    // once it has left, what a person said is still known of the name
    const match = async () => (await admin.get('/api/sponsors/match?name=Leaving+Robotics+and+Automation')).body;
    expect(await match()).toMatchObject({ result: 'match' });
    await importRegister(here.registers, '2026-02-01', aRegister('Someone New Ltd,,,Worker (A rating),Skilled Worker'));
    expect(await match()).toMatchObject({ result: 'none', former: { name: 'Leaving Robotics Ltd' } });
    await importRegister(here.registers, '2026-03-01', before);
    expect(await jobsWith()).toBe(2);
    await admin.post(path).send({ decision: 'none' });
    expect(await match()).not.toHaveProperty('former');
    expect(await jobsWith()).toBe(0);
    expect((await admin.get('/api/admin/reviews')).body.total).toBe(0);
    expect((await admin.get('/api/admin/reviews?state=decided')).body.total).toBe(1);
    expect((await admin.post('/api/admin/reviews/4711').send({ decision: 'none' })).status).toBe(404);
  });

  it('holds adverts with a foreign address once their name is decided to be a sponsor’s, unless they were released', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const robots = (title: string, url: string) =>
      aLine({ title, company: 'Leaving Robotics and Automation', location: 'Leeds, United Kingdom', url });
    const unsigned = { ...robots('Unsigned', 'https://robots-jobs.pk/2'), sponsorshipBy: undefined };
    const lines = asLines(
      robots('Own', 'https://www.robots.co.uk/1'),
      robots('Copy', 'https://leavingrobotics-jobs.ng/1'),
      robots('Released', 'https://leavingrobotics.in/1'),
      unsigned,
      aLine({ title: 'Other', company: 'Example Loaves', url: 'https://loaves.fr/1' }),
    );
    await importText(here.api.database.dataSource, 'some.jsonl', lines);
    const query = <T>(sql: string) => here.api.database.dataSource.query<T>(sql);
    await query(`INSERT INTO advert_holds (source_key, source_id, text_digest, reasons, state)
      SELECT source_key, source_id, repeat('0', 32), '[]', 'released' FROM jobs WHERE title = 'Released'`);
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    const [review] = (await admin.get('/api/admin/reviews')).body.reviews;
    expect(review).toMatchObject({
      hosts: ['leavingrobotics-jobs.ng', 'leavingrobotics.in', 'robots-jobs.pk', 'robots.co.uk'],
      hostCount: 4,
      foreignHostCount: 3,
    });
    const path = `/api/admin/reviews/${review.id}`;
    await admin.post(path).send({ decision: 'match', sponsorId: review.candidates[0].id }).expect(200);
    const listed = await query<{ title: string }[]>('SELECT title FROM jobs WHERE removed_at IS NULL ORDER BY title');
    expect(listed.map(({ title }) => title)).toEqual(['Other', 'Own', 'Released']);
    expect(
      await query(`SELECT title, state, reasons -> 0 ->> 'kind' AS kind, reasons -> 0 ->> 'quote' AS quote
        FROM advert_holds JOIN jobs USING (source_key, source_id) WHERE state = 'held' ORDER BY title`),
    ).toEqual([
      { title: 'Copy', state: 'held', kind: 'copies-sponsor', quote: 'leavingrobotics-jobs.ng' },
      { title: 'Unsigned', state: 'held', kind: 'copies-sponsor', quote: 'robots-jobs.pk' },
    ]);
  });

  it('asks no more about a name that a later register has', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const robots = (title: string, company: string) => aLine({ title, company, location: 'Leeds, United Kingdom' });
    const lines = asLines(
      robots('One', 'Leaving Robotics and Automation Ltd'),
      robots('Two', 'Staying Care and Rest Ltd'),
    );
    await importText(here.api.database.dataSource, 'some.jsonl', lines);
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    const asked = async () =>
      (await admin.get('/api/admin/reviews')).body.reviews.map(({ name }: { name: string }) => name).sort();
    expect(await asked()).toEqual(['Leaving Robotics and Automation Ltd', 'Staying Care and Rest Ltd']);
    const joined = 'Leaving Robotics and Automation Ltd,Leeds,,Worker (A rating),Skilled Worker';
    await importRegister(
      here.registers,
      '2026-02-01',
      Buffer.from(`${before.toString('utf8').trimEnd()}\n${joined}\n`),
    );
    expect(await asked()).toEqual(['Staying Care and Rest Ltd']);
  });

  it('brings in the advert that was refused while its name waited, once somebody decides: its file has not changed', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const line = aLine({ company: 'Leaving Robotics and Automation', visa_type: '', sponsorship: 'unknown' });
    const lines = asLines(line, aLine());
    const read = () => importText(here.api.database.dataSource, 'asked.jsonl', lines);
    expect(await read()).toMatchObject({
      added: 1,
      rejected: [{ reason: 'Nothing says that this job is sponsored.' }],
    });
    expect(await read()).toMatchObject({ isUnchanged: true });
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    const [review] = (await admin.get('/api/admin/reviews')).body.reviews;
    const path = `/api/admin/reviews/${review.id}`;
    await admin.post(path).send({ decision: 'match', sponsorId: review.candidates[0].id }).expect(200);
    expect(await read()).toMatchObject({ added: 1, rejected: [] });
  });
});
