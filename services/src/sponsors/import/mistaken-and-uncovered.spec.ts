import { matchOf } from '../testing/register-app.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, importRegister } from '../testing/some-registers.js';

const worker = (name: string) => `${name},Leeds,,Worker (A rating),Skilled Worker`;
const temporary = (name: string) => `${name},Leeds,,Temporary Worker (A rating),Charity Worker`;
const real = ['Ashford', 'Bexley', 'Calder', 'Durham', 'Eskdale', 'Fenton'].map((name) => worker(`${name} Care Ltd`));
const charities = ['Heron Rescue', 'Otter Fellowship', 'Badger Hospice', 'Osprey Mission'].map((name) =>
  temporary(name),
);
const both = [worker('Manifold Mills Ltd'), temporary('Manifold Mills Ltd')];
const wrong = [...'abcdefghijklmnopqrst'].map((letter) => worker(`Wrongly ${letter.repeat(4)} Ltd`));
const skilled = [...real, both[0]!];

describe('what a mistaken register said of routes that the next real one does not cover', () => {
  const here = registersHere();

  /** Of all routes, then of skilled workers only, then the wrong one that somebody confirmed. */
  const untilWrong = async (...more: string[]) => {
    await importRegister(here.registers, '2026-07-21', aRegister(...real, ...charities, ...both));
    await importRegister(here.registers, '2026-08-21', aRegister(...skilled));
    return importRegister(here.registers, '2026-09-21', aRegister(...wrong, ...more), { covers: 'all' });
  };
  const next = (...more: string[]) =>
    importRegister(here.registers, '2026-10-21', aRegister(...skilled, worker('Joining Bakeries Ltd'), ...more));
  const states = () =>
    here.api.database.dataSource.query<{ state: string; n: number }[]>(
      `SELECT state, count(*)::int AS n FROM sponsors WHERE name ~ '(Rescue|Fellowship|Hospice|Mission)$' GROUP BY 1`,
    );

  it('does not hold: its employers are not covered again, as of the register that had them', async () => {
    await untilWrong();
    expect(await states()).toEqual([{ state: 'left', n: 4 }]);
    expect(await next()).toMatchObject({ added: 8, removed: 20, notCovered: 4, leavesOut: ['Charity Worker'] });
    expect(await states()).toEqual([{ state: 'not-covered', n: 4 }]);
    expect(await here.page('heron rescue')).toMatchObject({
      state: 'not-covered',
      asOf: '2026-07-21',
      routes: ['Charity Worker'],
      history: [{ kind: 'not-covered' }, { kind: 'left' }, { kind: 'not-covered' }, { kind: 'listed' }],
    });
    expect(await matchOf(here.ada, 'heron rescue')).toMatchObject({ former: { state: 'not-covered' } });
  });

  it('does not hold where no real file left them out before, either', async () => {
    await importRegister(here.registers, '2026-08-21', aRegister(...real, ...charities, ...both));
    await importRegister(here.registers, '2026-09-21', aRegister(...wrong), { covers: 'all' });
    expect(await next()).toMatchObject({ notCovered: 4, leavesOut: ['Charity Worker'] });
    expect(await states()).toEqual([{ state: 'not-covered', n: 4 }]);
  });

  it('is put right by a later one where an earlier version left it', async () => {
    await untilWrong();
    await next();
    const { dataSource } = here.api.database;
    await dataSource.query(`UPDATE sponsors SET state = 'left' WHERE name ~ '(Rescue|Fellowship|Hospice|Mission)$'`);
    await dataSource.query(
      `DELETE FROM sponsor_events WHERE kind = 'not-covered' AND register_id = (SELECT max(id) FROM sponsor_registers)`,
    );
    await importRegister(here.registers, '2026-11-21', aRegister(...skilled));
    expect(await states()).toEqual([{ state: 'not-covered', n: 4 }]);
  });

  it('holds once a real one that covers them has them not', async () => {
    await untilWrong();
    expect(
      await importRegister(here.registers, '2026-10-21', aRegister(...skilled, ...charities.slice(1), both[1]!)),
    ).toMatchObject({ notCovered: 0, leavesOut: [] });
    expect(await here.page('heron rescue')).toMatchObject({ state: 'left' });
    await importRegister(here.registers, '2026-11-21', aRegister(...skilled));
    expect(await here.page('heron rescue')).toMatchObject({ state: 'left' });
    expect(await here.page('otter fellowship')).toMatchObject({ state: 'not-covered', asOf: '2026-10-21' });
  });

  it('leaves those alone that had left before it', async () => {
    await importRegister(here.registers, '2026-06-21', aRegister(...real, ...charities, temporary('Gone Before Ltd')));
    await importRegister(here.registers, '2026-07-21', aRegister(...real, ...charities, ...both), { covers: 'all' });
    await importRegister(here.registers, '2026-09-21', aRegister(...wrong), { covers: 'all' });
    await next();
    expect(await here.page('gone before')).toMatchObject({ state: 'left' });
  });

  it.each([
    ['had the employer not', []],
    ['had it for another route alone', [both[0]!]],
  ])('takes no route away, where it %s', async (_, more) => {
    await untilWrong(...more);
    await next();
    const mills = await here.page('manifold mills');
    expect(mills).toMatchObject({
      state: 'listed',
      routes: ['Skilled Worker', 'Charity Worker'],
      olderRoutes: [{ route: 'Charity Worker', asOf: '2026-07-21' }],
    });
    expect(mills.history[0].summary).toContain(
      'The register of 21 October 2026 does not cover Charity Worker, and that this had ended was a mistake of an earlier one',
    );
  });

  it('is told to have been a mistake to whoever heard that they had left, and to nobody else', async () => {
    await untilWrong();
    await here.watch('heron rescue');
    await here.api.database.dataSource.query(
      `INSERT INTO sponsor_news (user_id, register_id, sponsor_id, kind, before, after)
       SELECT user_id, (SELECT max(id) FROM sponsor_registers), sponsor_id, 'left', 'Charity Worker', '' FROM sponsor_watches`,
    );
    await here.watch('otter fellowship');
    expect(await here.notices()).toMatchObject([
      { title: 'Heron Rescue is no longer in the register of licensed sponsors' },
    ]);
    await next();
    const [first, ...others] = await here.notices();
    expect(first).toMatchObject({
      title: 'What you heard of Heron Rescue was a mistake',
      text: 'An earlier register was not the right one. That of 21 October 2026 does not cover Charity Worker, for which it was licensed, so nothing says that this has ended.',
    });
    expect(others).toHaveLength(1);
    await importRegister(here.registers, '2026-11-21', aRegister(...skilled));
    expect(await here.notices()).toHaveLength(2);
  });

  it('is told to have been a mistake to whoever heard that a route had ended', async () => {
    await importRegister(here.registers, '2026-08-21', aRegister(...real, ...charities, ...both));
    await here.watch('manifold mills');
    await importRegister(here.registers, '2026-09-21', aRegister(...wrong, both[0]!), { covers: 'all' });
    expect(await here.notices()).toMatchObject([
      { title: 'Manifold Mills Ltd is no longer in the register for Charity Worker' },
    ]);
    await next();
    expect(await here.notices()).toMatchObject([{ title: 'What you heard of Manifold Mills Ltd was a mistake' }, {}]);
  });
});
