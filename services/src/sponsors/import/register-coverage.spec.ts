import { RoutesThatEnded8540000000001 } from '../../../migrations/854-routes-that-ended.js';
import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { HeldRegisters } from './held-registers.js';
import { found, matchOf } from '../testing/register-app.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, importRegister } from '../testing/some-registers.js';

const worker = (name: string, rating = 'A rating', route = 'Skilled Worker') =>
  `${name},Leeds,,Worker (${rating}),${route}`;
const temporary = (name: string, route = 'Charity Worker') => `${name},Leeds,,Temporary Worker (A rating),${route}`;
const others = ['One', 'Two', 'Three', 'Four'].map((name) => worker(`Settled ${name} Ltd`));

/** Of all routes, and then one with Skilled Worker alone. */
const full = aRegister(
  ...others,
  worker('Manifold Mills Ltd'),
  temporary('Manifold Mills Ltd'),
  temporary('Kindly Trust'),
  temporary('Gentle Hands Ltd'),
);
const skilledOnly = aRegister(...others, worker('Manifold Mills Ltd'));

describe('a register that leaves routes out', () => {
  const here = registersHere();

  const partial = async () => {
    await importRegister(here.registers, '2026-09-30', full);
    return importRegister(here.registers, '2026-10-10', skilledOnly);
  };

  it('keeps what it does not cover with the day of the register that stated it, and counts no change', async () => {
    expect(await partial()).toMatchObject({
      added: 0,
      removed: 0,
      notCovered: 2,
      changed: 0,
      leavesOut: ['Charity Worker'],
    });
    expect(await here.page('manifold mills')).toMatchObject({
      state: 'listed',
      asOf: '2026-10-10',
      rating: 'A rating',
      routes: ['Skilled Worker', 'Charity Worker'],
      olderRoutes: [{ route: 'Charity Worker', asOf: '2026-09-30' }],
      licences: [
        { route: 'Skilled Worker', rating: 'A rating', type: 'Worker' },
        { route: 'Charity Worker', rating: 'A rating', type: 'Temporary Worker', asOf: '2026-09-30' },
      ],
      history: [{ summary: 'Still in the register of 10 October 2026' }, { kind: 'listed' }],
    });
    const { route } = (await here.ada.get('/api/sponsors/filter-counts')).body;
    expect(route).toEqual([
      { value: 'Skilled Worker', count: 5 },
      { value: 'Charity Worker', count: 1 },
    ]);
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    expect((await admin.get('/api/sponsors/admin/registers')).body.registers[0]).toMatchObject({
      removed: 0,
      notCovered: 2,
      leavesOut: ['Charity Worker'],
    });
  });

  it('tells in the history of an A rating with and without its paid service, and nobody else', async () => {
    const rated = (rating: string) => aRegister(...others, worker('Manifold Mills Ltd', rating));
    await importRegister(here.registers, '2026-09-30', rated('A (Premium)'));
    await here.watch('manifold mills');
    expect(await importRegister(here.registers, '2026-10-10', rated('A rating'))).toMatchObject({ changed: 0 });
    expect(await here.notices()).toEqual([]);
    const told = await here.page('manifold mills');
    expect(told).toMatchObject({ rating: 'A rating', history: [{ kind: 'listed', asOf: '2026-10-10' }, {}] });
    expect(told.history[0].summary).toBe(
      'Rated A as before in the register of 10 October 2026: Skilled Worker: A (Premium) became A rating. Premium and SME+ were paid services on top of an A rating',
    );
    await importRegister(here.registers, '2026-10-20', rated('B rating'));
    expect((await here.page('manifold mills')).history[0]).toMatchObject({ kind: 're-rated' });
  });

  it('keeps the first day through several such files, and says what a full one changes', async () => {
    await partial();
    const second = aRegister(...others, worker('Manifold Mills Ltd'), worker('New Looms Ltd'));
    expect(await importRegister(here.registers, '2026-10-20', second)).toMatchObject({
      added: 1,
      changed: 0,
      notCovered: 2,
    });
    expect((await here.page('manifold mills')).olderRoutes).toEqual([{ route: 'Charity Worker', asOf: '2026-09-30' }]);
    const history = (await here.page('kindly trust')).history.map(({ kind }: { kind: string }) => kind);
    expect(history).toEqual(['not-covered', 'listed']);
    expect((await here.page('kindly trust')).history[0].summary).toBe(
      'Not in the file of 10 October 2026, which does not cover what it held (Charity Worker)',
    );
    // a full one without the charities' line of one, and without one of the charities
    const next = aRegister(...others, worker('Manifold Mills Ltd'), worker('New Looms Ltd'), temporary('Kindly Trust'));
    expect(await importRegister(here.registers, '2026-11-01', next, { covers: 'all' })).toMatchObject({
      added: 0,
      removed: 1,
      notCovered: 0,
      changed: 1,
      leavesOut: [],
    });
    const mills = await here.page('manifold mills');
    expect(mills).not.toHaveProperty('olderRoutes');
    expect(mills.history[0].summary).toBe(
      'Other routes in the register of 1 November 2026: Skilled Worker (were: Skilled Worker, Charity Worker)',
    );
    const listedAgain = { kind: 'listed', asOf: '2026-11-01', summary: 'Again in the register of 1 November 2026' };
    expect(await here.page('kindly trust')).toMatchObject({
      state: 'listed',
      asOf: '2026-11-01',
      history: [listedAgain, { kind: 'not-covered' }, { kind: 'listed' }],
    });
    // a later file that does not cover it takes no line of its history away
    await importRegister(here.registers, '2026-11-20', second);
    expect((await here.page('kindly trust')).history.slice(0, 2)).toMatchObject([{ kind: 'not-covered' }, listedAgain]);
    expect(await here.page('gentle hands')).toMatchObject({ state: 'left', history: [{ kind: 'left' }, {}, {}] });
  });

  it('tells whoever follows an employer that it did not cover only when a register that does has it no more', async () => {
    await importRegister(here.registers, '2026-09-30', full);
    for (const company of ['Kindly Trust', 'Gentle Hands Ltd', 'Manifold Mills'])
      await here.api.database.dataSource.query(
        `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Cook', $2, 'Leeds')`,
        [here.ada.user.id, company],
      );
    await importRegister(here.registers, '2026-10-10', skilledOnly);
    expect(await here.titles()).toEqual([]);
    const next = aRegister(...others, worker('Manifold Mills Ltd'), temporary('Kindly Trust'));
    await importRegister(here.registers, '2026-11-01', next, { covers: 'all' });
    expect((await here.titles()).sort()).toEqual([
      'Gentle Hands Ltd is no longer in the register of licensed sponsors',
      'Manifold Mills Ltd is no longer in the register for Charity Worker',
    ]);
  });

  it('goes on to speak for jobs, with the day, and a name is answered in keeping with that', async () => {
    await importRegister(here.registers, '2026-09-30', full);
    const silent = (company: string) => aLine({ company, title: company, visa_type: '', sponsorship: 'unknown' });
    const lines = asLines(...['Gentle Hands', 'Kindly Trust', 'Manifold Mills Ltd'].map(silent));
    await importText(here.api.database.dataSource, 'some.jsonl', lines);
    await importRegister(here.registers, '2026-10-10', skilledOnly);
    const summaries = () =>
      here.api.database.dataSource.query<{ said: string; day: string; older: unknown }[]>(
        `SELECT sponsorship -> 0 ->> 'summary' AS said, sponsorship -> 0 -> 'olderRoutes' AS older, sponsorship -> 0 ->> 'asOf' AS day FROM jobs
         WHERE NOT is_unsponsored AND removed_at IS NULL ORDER BY title`,
      );
    const dated = [
      {
        said: 'The employer was in the UK register of licensed sponsors of 30 September 2026, and the newest file does not cover that: Gentle Hands Ltd, Leeds, Charity Worker, A rating',
        day: '2026-09-30',
        older: [{ route: 'Charity Worker', asOf: '2026-09-30' }],
      },
      {
        said: 'The employer was in the UK register of licensed sponsors of 30 September 2026, and the newest file does not cover that: Kindly Trust, Leeds, Charity Worker, A rating',
        day: '2026-09-30',
        older: [{ route: 'Charity Worker', asOf: '2026-09-30' }],
      },
      {
        said: 'The employer is in the UK register of licensed sponsors: Manifold Mills Ltd, Leeds, Skilled Worker and Charity Worker (as of 30 September 2026), A rating',
        day: '2026-10-10',
        older: [{ route: 'Charity Worker', asOf: '2026-09-30' }],
      },
    ];
    expect(await summaries()).toEqual(dated);
    // lines that come in after that file are judged alike
    await importText(
      here.api.database.dataSource,
      'some.jsonl',
      Buffer.concat([Buffer.from(lines), Buffer.from('\n')]),
    );
    expect(await summaries()).toEqual(dated);
    expect(await matchOf(here.ada, 'kindly trust')).toMatchObject({
      result: 'none',
      reason:
        'The newest register does not cover what it held: Kindly Trust stood in that of 30 September 2026, for Charity Worker',
      former: { name: 'Kindly Trust', state: 'not-covered' },
    });
    // not for ever: what nobody has stated for a year speaks for nothing
    await importRegister(here.registers, '2027-10-10', aRegister(...others, worker('Manifold Mills Ltd', 'B rating')));
    expect(await summaries()).toMatchObject([{ day: '2027-10-10' }]);
  });

  it('says nothing of an employer all of whose routes it leaves out, whatever is like its name', async () => {
    const charity = temporary('Settled One Group Ltd');
    await importRegister(here.registers, '2026-09-30', aRegister(...others, charity, worker('Settled Two Group Ltd')));
    await here.watch('settled one group');
    expect(await importRegister(here.registers, '2026-10-10', aRegister(...others))).toMatchObject({
      removed: 1,
      notCovered: 1,
    });
    expect(await found(here.ada, 'settled one group')).toMatchObject({ state: 'not-covered' });
    expect(await found(here.ada, 'settled two group')).toMatchObject({ state: 'unclear' });
    expect(await here.notices()).toEqual([]);
  });

  it('ends of an employer that it has not only the routes that it covers, and tells of those once', async () => {
    const both = [worker('Ackford School', 'B rating'), temporary('Ackford School')];
    await importRegister(here.registers, '2026-08-21', aRegister(...others, ...both, temporary('Kindly Trust')));
    await here.watch('ackford school');
    const silent = aLine({ company: 'Ackford School', title: 'Cook', visa_type: '', sponsorship: 'unknown' });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(silent));
    const next = { added: 0, removed: 0, notCovered: 2, leavesOut: ['Charity Worker'] };
    expect(await importRegister(here.registers, '2026-09-20', aRegister(...others))).toMatchObject({
      ...next,
      changed: 1,
    });
    expect(await here.page('ackford school')).toMatchObject({
      state: 'not-covered',
      asOf: '2026-08-21',
      routes: ['Charity Worker'],
      rating: 'A rating',
      history: [
        {
          kind: 'not-covered',
          summary:
            'Not in the file of 20 September 2026, which covers Skilled Worker; it does not cover Charity Worker',
        },
        {},
      ],
    });
    expect((await here.ada.get('/api/sponsors?query=ackford&route=Skilled%20Worker')).body.total).toBe(0);
    const [job] = await here.api.database.dataSource.query('SELECT sponsorship -> 0 AS evidence FROM jobs');
    expect(job.evidence).toMatchObject({
      summary:
        'The employer was in the UK register of licensed sponsors of 21 August 2026, and the newest file does not cover that: Ackford School, Leeds, Charity Worker, A rating',
      routes: ['Charity Worker'],
    });
    expect(await matchOf(here.ada, 'ackford school')).toMatchObject({
      reason:
        'The newest register does not cover what it held: Ackford School stood in that of 21 August 2026, for Charity Worker',
    });
    const again = aRegister(...others, worker('New Looms Ltd'));
    expect(await importRegister(here.registers, '2026-09-30', again)).toMatchObject({ notCovered: 2, changed: 0 });
    expect(await here.notices()).toMatchObject([
      {
        title: 'Ackford School is no longer in the register for Skilled Worker',
        text: 'The register of 20 September 2026 covers Skilled Worker, and has no entry like it. It does not cover Charity Worker, for which it was licensed as well. Ask the employer before you rely on a sponsorship.',
      },
    ]);
  });

  it('ends such routes of whom an earlier version left them with', async () => {
    const both = [worker('Ackford School', 'B rating'), temporary('Ackford School')];
    await importRegister(here.registers, '2026-08-21', aRegister(...others, ...both, temporary('Kindly Trust')));
    const { dataSource } = here.api.database;
    const held = async () =>
      dataSource.query(
        'SELECT name, licences, sponsors.rating, routes FROM sponsors JOIN sponsor_search ON sponsor_id = id ORDER BY id',
      );
    const whole = (await held()).find(({ name }: { name: string }) => name === 'Ackford School');
    await importRegister(here.registers, '2026-09-20', aRegister(...others));
    const [after, history] = [await held(), (await here.page('ackford school')).history];
    await dataSource.query(
      `WITH one AS (UPDATE sponsors SET licences = $1, rating = 'B rating' WHERE name = 'Ackford School' RETURNING id)
       UPDATE sponsor_search SET routes = $2 FROM one WHERE one.id = sponsor_id`,
      [JSON.stringify(whole.licences), whole.routes],
    );
    const runner = dataSource.createQueryRunner();
    await new RoutesThatEnded8540000000001().down(runner);
    expect(await held()).not.toEqual(after);
    await new RoutesThatEnded8540000000001().up(runner);
    await runner.release();
    expect(await held()).toEqual(after);
    expect((await here.page('ackford school')).history).toEqual(history);
  });

  it('says what it leaves out while it waits for an administrator', async () => {
    await importRegister(here.registers, '2026-09-30', full);
    const short = aRegister(...others.slice(0, 2));
    expect(await importRegister(here.registers, '2026-10-10', short, { isConfirmed: false })).toMatchObject({
      state: 'held',
      leavesOut: ['Skilled Worker', 'Charity Worker'],
    });
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    expect((await admin.get('/api/sponsors/admin/registers')).body.registers[0]).toMatchObject({
      state: 'held',
      leavesOut: ['Skilled Worker', 'Charity Worker'],
    });
  });

  it('covers once it is confirmed what it was said to cover when it came', async () => {
    await importRegister(here.registers, '2026-09-30', full);
    const short = aRegister(...others.slice(0, 2));
    await importRegister(here.registers, '2026-10-10', short, { isConfirmed: false, covers: 'all' });
    const waiting = here.api.app.get(HeldRegisters);
    const [held] = await waiting.list();
    expect(held).toMatchObject({ state: 'held', leavesOut: [] });
    expect(await here.registers.run((await waiting.source(held!.id))!)).toMatchObject({
      state: 'applied',
      leavesOut: [],
    });
    expect(await here.page('gentle hands')).toMatchObject({ state: 'left' });
  });

  it('has the rating of what it states itself', async () => {
    await importRegister(here.registers, '2026-09-30', full);
    const unrated = aRegister(...others, 'Manifold Mills Ltd,Leeds,,,Skilled Worker');
    await importRegister(here.registers, '2026-10-10', unrated, { unratedAsOf: '2026-10-01' });
    expect(await here.page('manifold mills')).toMatchObject({ rating: '', asOf: '2026-10-01' });
  });
});
