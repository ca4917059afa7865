import { NoticesService } from '../../notices/notices.service.js';
import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { StateService } from '../../platform/state/state.service.js';
import { RulesRound } from '../import/rules-round.js';
import { found, matchOf } from '../testing/register-app.js';
import { aRegister, importRegister } from '../testing/some-registers.js';
import { good, line, settled, wrong, wrongRegisterHere } from '../testing/wrong-register.js';
import { LicenceNews } from '../watch/licence-news.js';
import { RegisterTakingBack } from './register-taking-back.js';
import { restored } from './sponsors-before-it.js';

describe('a register that is taken back', () => {
  const here = wrongRegisterHere();
  const list = async () => (await here.admin.get('/api/sponsors/admin/registers')).body.registers;

  /** All that anybody can see of the register. */
  const everything = async () => {
    const rows = (query: string) => here.api.database.dataSource.query<unknown[]>(query);
    return {
      sponsors: await rows('SELECT * FROM sponsors ORDER BY id'),
      events: await rows('SELECT * FROM sponsor_events ORDER BY id'),
      names: await rows('SELECT * FROM sponsor_names ORDER BY sponsor_id'),
      search: await rows(
        `SELECT to_jsonb(sponsor_search) || jsonb_build_object('former_words', (SELECT array_agg(w ORDER BY w) FROM unnest(former_words) w))
         FROM sponsor_search WHERE is_listed OR former_words <> '{}' ORDER BY sponsor_id`,
      ),
      kinds: await rows('SELECT * FROM sponsor_kinds ORDER BY town, rating, routes'),
      jobs: await rows('SELECT title, sponsorship, is_unsponsored FROM jobs ORDER BY title'),
      reviews: await rows('SELECT name, decision FROM sponsor_reviews ORDER BY name'),
      facets: (await here.ada.get('/api/sponsors/filter-counts')).body,
      page: (await here.ada.get('/api/sponsors?limit=100')).body,
    };
  };

  it('leaves nothing behind: entries, history, facets and what it says of jobs are what they were', async () => {
    await here.goodOne();
    const companies = [
      'Leaving Robotics',
      'Falling Kitchens Ltd',
      'Wrongly There Ltd',
      'Settled One',
      'Gone Before Ltd',
    ];
    const jobs = companies.map((company) =>
      aLine({ company, title: company, visa_type: 'Skilled Worker', sponsorship: 'offered' }),
    );
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(...jobs));
    const before = await everything();
    const { body: history } = await here.ada.get(`/api/sponsors/${(await found(here.ada, 'former looms')).id}`);
    const id = await here.wrongOne();
    const meanwhile = await everything();
    for (const part of ['sponsors', 'events', 'names', 'search', 'kinds', 'jobs'] as const)
      expect([part, meanwhile[part]]).not.toEqual([part, before[part]]);
    const { body } = await here.takeBack(id).expect(200);
    expect(body).toMatchObject({ registerId: id, inForce: { asOf: '2026-08-21' }, removed: 2 });
    expect(await everything()).toEqual(before);
    expect((await here.ada.get(`/api/sponsors/${(await found(here.ada, 'former looms')).id}`)).body).toEqual(history);
    expect(await matchOf(here.ada, 'Leaving Robotics')).toMatchObject({ result: 'match', asOf: '2026-08-21' });
    expect(await matchOf(here.ada, 'Wrongly There')).toMatchObject({ result: 'none' });
  });

  it('is told from the others by the list of registers alone, however many employers there are', async () => {
    await here.goodOne();
    const runner = here.api.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE sponsors, sponsors_before IN ACCESS EXCLUSIVE MODE');
    try {
      expect((await list())[0]).toMatchObject({ canBeTakenBack: true });
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('leaves no column of an employer out, whichever are added', async () => {
    const columnsOf = async (table: string) => {
      const rows = await here.api.database.dataSource.query<{ name: string }[]>(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY 1',
        [table],
      );
      const stay = ['id', 'first_register', 'sponsor_id'];
      return rows.map(({ name }) => name).filter((name) => !stay.includes(name));
    };
    expect(await columnsOf('sponsors')).toEqual([...restored].sort());
    expect(await columnsOf('sponsors_before')).toEqual([...restored].sort());
  });

  it('stays in the list with who took it back, and only the newest can be', async () => {
    const first = await here.goodOne();
    expect((await list()).map(({ canBeTakenBack }: { canBeTakenBack: boolean }) => canBeTakenBack)).toEqual([
      true,
      false,
    ]);
    const id = await here.wrongOne();
    expect((await here.takeBack(first).expect(409)).body.detail).toBe(
      'Only the newest register can be taken back: later ones stand on this one.',
    );
    expect((await list()).map(({ canBeTakenBack }: { canBeTakenBack: boolean }) => canBeTakenBack)).toEqual([
      true,
      false,
      false,
    ]);
    await here.takeBack(id).expect(200);
    expect(await list()).toMatchObject([
      { state: 'discarded', name: 'wrong.csv', takenBackBy: 'grace', canBeTakenBack: false },
      { state: 'applied', asOf: '2026-08-21', takenBackBy: null },
      { state: 'applied', asOf: '2026-07-21' },
    ]);
    expect(Date.parse((await list())[0].takenBackAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await here.takeBack(id).expect(409)).body.detail).toBe('This register has been taken back already.');
    expect((await here.takeBack(first).expect(409)).body.detail).toMatch(
      /^What was known before this register is kept no longer/,
    );
  });

  it('is not the only one, nor one that was never imported, and is taken back by an administrator', async () => {
    const { registerId: only } = await importRegister(here.registers, '2026-08-21', good);
    expect((await here.takeBack(only).expect(409)).body.detail).toBe(
      'This is the only register here: there is none to go back to.',
    );
    const held = await importRegister(here.registers, '2026-09-21', aRegister(settled[0]!), { isConfirmed: false });
    expect((await here.takeBack(held.registerId).expect(409)).body.detail).toBe(
      'This register was not imported, so there is nothing to take back.',
    );
    await here.takeBack(9_999).expect(404);
    await here.ada.delete(`/api/sponsors/admin/registers/${only}`).expect(403);
  });

  it('is taken back once when the queue delivers twice, and both times the same is said of it', async () => {
    await here.goodOne();
    await here.follow('leaving robotics');
    const id = await here.wrongOne();
    const takingBack = new RegisterTakingBack(here.api.database.dataSource);
    const once = await takingBack.run(id, 'grace');
    expect(once).toMatchObject({ inForce: { asOf: '2026-08-21' }, removed: 2, stopped: 1 });
    const after = await everything();
    expect(await takingBack.run(id, 'grace')).toEqual(once);
    expect(await everything()).toEqual(after);
    // whoever asks once more is told that it is done
    await here.takeBack(id).expect(409);
  });

  it('can be imported again, and so can the real one', async () => {
    await here.goodOne();
    await here.takeBack(await here.wrongOne()).expect(200);
    expect(await importRegister(here.registers, '2026-08-21', good)).toMatchObject({ state: 'unchanged' });
    const next = aRegister(...good.toString().split('\n').slice(1), line('Joining Bakeries Ltd'));
    expect(await importRegister(here.registers, '2026-09-21', next)).toMatchObject({
      added: 1,
      removed: 0,
      leavesOut: [],
    });
    expect(await importRegister(here.registers, '2026-10-21', wrong, { covers: 'all' })).toMatchObject({ added: 3 });
    // an address that somebody has kept leads to no other employer
    const [row] = await here.api.database.dataSource.query(
      'SELECT count(*)::int AS n, count(DISTINCT name)::int AS names, max(id)::int AS last FROM sponsors',
    );
    expect(row.last).toBeGreaterThan(row.n);
  });

  it('tells nobody any more what they have not heard', async () => {
    await here.goodOne();
    await here.follow('leaving robotics', 'falling kitchens');
    const id = await here.wrongOne();
    await here.api.database.dataSource.query(
      `INSERT INTO mail_outbox (key, recipient, subject, text_body, html_body) VALUES
         ('licence:' || $1 || ':a', 'a@example.org', 's', 't', 'h'), ('licence:' || $1 || '1:a', 'a@example.org', 's', 't', 'h')`,
      [String(id)],
    );
    expect((await here.takeBack(id).expect(200)).body.stopped).toBe(2);
    expect(await here.titles()).toEqual([]);
    const mails = await here.api.database.dataSource.query('SELECT key FROM mail_outbox');
    expect(mails).toEqual([{ key: `licence:${id}1:a` }]);
  });

  it('is taken back while it is told: each hears of it with all that belongs to it or not at all, and once', async () => {
    await here.goodOne();
    const people = await Promise.all([...'abcdefg'].map((letter) => here.api.as({ username: `reader-${letter}` })));
    const { id: sponsorId } = await found(here.ada, 'leaving robotics');
    for (const person of people) await person.put(`/api/sponsors/${sponsorId}/watch`).expect(204);
    const id = await here.wrongOne();
    const news = here.api.app.get(LicenceNews);
    const notices = here.api.app.get(NoticesService);
    const takingBack = new RegisterTakingBack(here.api.database.dataSource);
    let returned: Promise<{ stopped: number }> | undefined;
    const keep = notices.keep.bind(notices);
    notices.keep = async (...given) => {
      returned ??= takingBack.run(id, 'grace');
      // long enough to be waited for, should this person be waited for
      await new Promise((resolve) => setTimeout(resolve, 300));
      return keep(...given);
    };
    await news.tell();
    notices.keep = keep;
    const { stopped } = await returned!;
    const gone = 'Leaving Robotics Ltd is no longer in the register of licensed sponsors';
    const hearing = async () =>
      Promise.all(
        people.map(async (person) => {
          const { body } = await person.get('/api/notices');
          return body.notices.filter(({ title }: { title: string }) => title === gone).length as number;
        }),
      );
    const heard = await hearing();
    const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
    expect(stopped).toBeGreaterThan(0);
    expect(sum(heard)).toBe(people.length - stopped);
    await news.tell();
    expect(await hearing()).toEqual(heard);
    const next = aRegister(
      ...good
        .toString()
        .split('\n')
        .slice(1)
        .filter((one) => !one.startsWith('Leaving')),
    );
    await importRegister(here.registers, '2026-10-21', next, { covers: 'all' });
    await news.tell();
    expect(await hearing()).toEqual(heard.map((n) => n + 1));
  });

  it('leaves the former names that were written after it came, by the rules of a newer version', async () => {
    const printed = line('114 GPS Ltd T/A Sushi Atelier', 'A rating', 'London');
    const called = line('114 GPS Ltd', 'A rating', 'London');
    await importRegister(here.registers, '2021-11-02', aRegister(...settled, printed), { covers: 'all' });
    await importRegister(here.registers, '2026-08-21', aRegister(...settled, called), { covers: 'all' });
    const { dataSource } = here.api.database;
    // as an earlier version left it, which kept no such names
    await dataSource.query(`UPDATE sponsors SET former_names = '[]'`);
    await dataSource.query(
      `UPDATE sponsor_search SET words = ts_delete(words, former_words), former_words = '{}' WHERE former_words <> '{}'`,
    );
    expect(await found(here.ada, 'sushi atelier')).toBeUndefined();
    const wrongly = aRegister(...settled, called, line('Wrongly There Ltd'));
    const { registerId } = await importRegister(here.registers, '2026-09-21', wrongly, { covers: 'all' });
    await here.api.app.get(StateService).set('sponsors.rules', { rules: 'of an earlier version' });
    expect(await here.api.app.get(RulesRound).judgeAgain()).toBe(true);
    expect(await found(here.ada, 'sushi atelier')).toMatchObject({ name: '114 GPS Ltd' });
    await here.takeBack(registerId).expect(200);
    expect(await found(here.ada, 'sushi atelier')).toMatchObject({ name: '114 GPS Ltd' });
  });

  it('takes the decisions about names with it that only it had', async () => {
    await here.goodOne();
    const id = await here.wrongOne();
    const { id: sponsorId } = await found(here.ada, 'wrongly there');
    await here.api.database.dataSource.query(
      `INSERT INTO sponsor_reviews (name_key, name, town, decision, sponsor_id, decided_by, decided_at)
       VALUES ('wrongly|', 'Wrongly', '', 'match', $1, 'grace', now())`,
      [sponsorId],
    );
    await here.takeBack(id).expect(200);
    // the name waits for somebody again
    const reviews = await here.api.database.dataSource.query(
      'SELECT name_key, decision, sponsor_id FROM sponsor_reviews',
    );
    expect(reviews).toEqual([{ name_key: 'wrongly|', decision: null, sponsor_id: null }]);
  });
});
