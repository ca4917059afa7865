import type { INestApplicationContext } from '@nestjs/common';
import { NoticesService } from '../../notices/notices.service.js';
import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { StateService } from '../../platform/state/state.service.js';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import type { RegisterImport } from '../import/register-import.js';
import { RulesRound } from '../import/rules-round.js';
import { emptyRegisters, found, matchOf, registerApp, type Person } from '../testing/register-app.js';
import { registerWorker } from '../testing/register-worker.js';
import { aRegister, importRegister } from '../testing/some-registers.js';
import { LicenceNews } from '../watch/licence-news.js';
import { RegisterTakingBack } from './register-taking-back.js';
import { restored } from './sponsors-before-it.js';

const line = (name: string, rating = 'A rating', town = 'Leeds', route = 'Skilled Worker') =>
  `${name},${town},,Worker (${rating}),${route}`;
const settled = ['One', 'Two', 'Three', 'Four'].map((name) => line(`Settled ${name} Ltd`));
const oldest = aRegister(...settled, line('Gone Before Ltd'), line('Former Looms Ltd'));
const good = aRegister(
  ...settled,
  line('Former Looms Textiles Ltd', 'A rating', 'Hull'),
  line('Leaving Robotics Ltd'),
  line('Falling Kitchens Ltd'),
  line('Many Routes Ltd'),
  line('Many Routes Ltd', 'A rating', 'Leeds', 'Scale-up'),
  line('Renamed Mills Ltd'),
);
/** Of everything that a register can change something. */
const wrong = aRegister(
  ...settled.slice(1),
  line('Gone Before Ltd'),
  line('FORMER LOOMS TEXTILES LIMITED', 'A rating', 'York'),
  line('Falling Kitchens Ltd', 'B rating'),
  line('Many Routes Ltd'),
  line('Renamed Mills Group Ltd'),
  line('Wrongly There Ltd'),
);

describe('a register that is taken back', () => {
  let api: TestApp;
  let registers: RegisterImport;
  let program: INestApplicationContext;
  let [admin, ada] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    const environment = { DATA_DIR: temporaryFolder('registers-back') };
    ({ api, registers } = await registerApp(environment));
    program = await registerWorker(api, environment);
    admin = await api.as({ username: 'grace', role: 'admin', elevated: true });
    ada = await api.as({ username: 'ada' });
  });
  afterAll(async () => {
    await program.close();
    await api.close();
  });
  beforeEach(() => emptyRegisters(api));

  const takeBack = (id: number) => admin.delete(`/api/sponsors/admin/registers/${id}`);
  const goodOne = async () => {
    await importRegister(registers, '2026-07-21', oldest, { covers: 'all' });
    return (await importRegister(registers, '2026-08-21', good, { covers: 'all' })).registerId;
  };
  const wrongOne = async () =>
    (await importRegister(registers, '2026-09-21', wrong, { covers: 'all', name: 'wrong.csv' })).registerId;
  const list = async () => (await admin.get('/api/sponsors/admin/registers')).body.registers;
  const follow = async (...names: string[]) => {
    for (const name of names) await ada.put(`/api/sponsors/${(await found(ada, name)).id}/watch`).expect(204);
  };
  const told = async () => {
    await api.app.get(LicenceNews).tell();
    return (await ada.get('/api/notices')).body.notices.map(({ title }: { title: string }) => title) as string[];
  };

  /** All that anybody can see of the register. */
  const everything = async () => {
    const rows = (query: string) => api.database.dataSource.query<unknown[]>(query);
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
      facets: (await ada.get('/api/sponsors/filter-counts')).body,
      page: (await ada.get('/api/sponsors?limit=100')).body,
    };
  };

  it('leaves nothing behind: entries, history, facets and what it says of jobs are what they were', async () => {
    await goodOne();
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
    await importText(api.database.dataSource, 'some.jsonl', asLines(...jobs));
    const before = await everything();
    const { body: history } = await ada.get(`/api/sponsors/${(await found(ada, 'former looms')).id}`);
    const id = await wrongOne();
    const meanwhile = await everything();
    for (const part of ['sponsors', 'events', 'names', 'search', 'kinds', 'jobs'] as const)
      expect([part, meanwhile[part]]).not.toEqual([part, before[part]]);
    const { body } = await takeBack(id).expect(200);
    expect(body).toMatchObject({ registerId: id, inForce: { asOf: '2026-08-21' }, removed: 2 });
    expect(await everything()).toEqual(before);
    expect((await ada.get(`/api/sponsors/${(await found(ada, 'former looms')).id}`)).body).toEqual(history);
    expect(await matchOf(ada, 'Leaving Robotics')).toMatchObject({ result: 'match', asOf: '2026-08-21' });
    expect(await matchOf(ada, 'Wrongly There')).toMatchObject({ result: 'none' });
  });

  it('is told from the others by the list of registers alone, however many employers there are', async () => {
    await goodOne();
    const runner = api.database.dataSource.createQueryRunner();
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
      const rows = await api.database.dataSource.query<{ name: string }[]>(
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
    const first = await goodOne();
    expect((await list()).map(({ canBeTakenBack }: { canBeTakenBack: boolean }) => canBeTakenBack)).toEqual([
      true,
      false,
    ]);
    const id = await wrongOne();
    expect((await takeBack(first).expect(409)).body.detail).toBe(
      'Only the newest register can be taken back: later ones stand on this one.',
    );
    expect((await list()).map(({ canBeTakenBack }: { canBeTakenBack: boolean }) => canBeTakenBack)).toEqual([
      true,
      false,
      false,
    ]);
    await takeBack(id).expect(200);
    expect(await list()).toMatchObject([
      { state: 'discarded', name: 'wrong.csv', takenBackBy: 'grace', canBeTakenBack: false },
      { state: 'applied', asOf: '2026-08-21', takenBackBy: null },
      { state: 'applied', asOf: '2026-07-21' },
    ]);
    expect(Date.parse((await list())[0].takenBackAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await takeBack(id).expect(409)).body.detail).toBe('This register has been taken back already.');
    expect((await takeBack(first).expect(409)).body.detail).toMatch(
      /^What was known before this register is kept no longer/,
    );
  });

  it('is not the only one, nor one that was never imported, and is taken back by an administrator', async () => {
    const { registerId: only } = await importRegister(registers, '2026-08-21', good);
    expect((await takeBack(only).expect(409)).body.detail).toBe(
      'This is the only register here: there is none to go back to.',
    );
    const held = await importRegister(registers, '2026-09-21', aRegister(settled[0]!), { isConfirmed: false });
    expect((await takeBack(held.registerId).expect(409)).body.detail).toBe(
      'This register was not imported, so there is nothing to take back.',
    );
    await takeBack(9_999).expect(404);
    await ada.delete(`/api/sponsors/admin/registers/${only}`).expect(403);
  });

  it('is taken back once when the queue delivers twice, and both times the same is said of it', async () => {
    await goodOne();
    await follow('leaving robotics');
    const id = await wrongOne();
    const takingBack = new RegisterTakingBack(api.database.dataSource);
    const once = await takingBack.run(id, 'grace');
    expect(once).toMatchObject({ inForce: { asOf: '2026-08-21' }, removed: 2, stopped: 1 });
    const after = await everything();
    expect(await takingBack.run(id, 'grace')).toEqual(once);
    expect(await everything()).toEqual(after);
    // whoever asks once more is told that it is done
    await takeBack(id).expect(409);
  });

  it('can be imported again, and so can the real one', async () => {
    await goodOne();
    await takeBack(await wrongOne()).expect(200);
    expect(await importRegister(registers, '2026-08-21', good)).toMatchObject({ state: 'unchanged' });
    const next = aRegister(...good.toString().split('\n').slice(1), line('Joining Bakeries Ltd'));
    expect(await importRegister(registers, '2026-09-21', next)).toMatchObject({ added: 1, removed: 0, leavesOut: [] });
    expect(await importRegister(registers, '2026-10-21', wrong, { covers: 'all' })).toMatchObject({ added: 3 });
    // an address that somebody has kept leads to no other employer
    const [row] = await api.database.dataSource.query(
      'SELECT count(*)::int AS n, count(DISTINCT name)::int AS names, max(id)::int AS last FROM sponsors',
    );
    expect(row.last).toBeGreaterThan(row.n);
  });

  it('tells nobody any more what they have not heard', async () => {
    await goodOne();
    await follow('leaving robotics', 'falling kitchens');
    const id = await wrongOne();
    await api.database.dataSource.query(
      `INSERT INTO mail_outbox (key, recipient, subject, text_body, html_body) VALUES
         ('licence:' || $1 || ':a', 'a@example.org', 's', 't', 'h'), ('licence:' || $1 || '1:a', 'a@example.org', 's', 't', 'h')`,
      [String(id)],
    );
    expect((await takeBack(id).expect(200)).body.stopped).toBe(2);
    expect(await told()).toEqual([]);
    const mails = await api.database.dataSource.query('SELECT key FROM mail_outbox');
    expect(mails).toEqual([{ key: `licence:${id}1:a` }]);
  });

  it('is taken back while it is told: each hears of it with all that belongs to it or not at all, and once', async () => {
    await goodOne();
    const people = await Promise.all([...'abcdefg'].map((letter) => api.as({ username: `reader-${letter}` })));
    const { id: sponsorId } = await found(ada, 'leaving robotics');
    for (const person of people) await person.put(`/api/sponsors/${sponsorId}/watch`).expect(204);
    const id = await wrongOne();
    const news = api.app.get(LicenceNews);
    const notices = api.app.get(NoticesService);
    const takingBack = new RegisterTakingBack(api.database.dataSource);
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
    await importRegister(registers, '2026-10-21', next, { covers: 'all' });
    await news.tell();
    expect(await hearing()).toEqual(heard.map((n) => n + 1));
  });

  describe('of which people have heard', () => {
    const gone = 'Leaving Robotics Ltd is no longer in the register of licensed sponsors';
    const wrongOf = (name: string) => `What you heard of ${name} was a mistake`;

    it('was a mistake, which each of them hears once, whatever it said: gone, there, or rated otherwise', async () => {
      await goodOne();
      await follow('leaving robotics', 'falling kitchens', 'settled one', 'settled two');
      const id = await wrongOne();
      const heard = await told();
      expect([...heard].sort()).toEqual([
        'Falling Kitchens Ltd is rated otherwise: B rating',
        gone,
        'Settled One Ltd is not in the register under this name any more',
      ]);
      await takeBack(id).expect(200);
      const corrected = await told();
      expect(corrected.slice(heard.length * -1)).toEqual(heard);
      expect(corrected.slice(0, heard.length * -1).sort()).toEqual(
        ['Falling Kitchens Ltd', 'Leaving Robotics Ltd', 'Settled One Ltd'].map(wrongOf),
      );
      const { body } = await ada.get('/api/notices');
      const notice = body.notices.find(({ title }: { title: string }) => title === wrongOf('Falling Kitchens Ltd'));
      expect(notice).toMatchObject({
        text: 'The register of 21 September 2026 was not the right one and has been taken back. The page of this employer says again what the register before it does.',
        href: `/sponsors/${(await found(ada, 'falling kitchens')).id}`,
      });
      expect(await told()).toEqual(corrected);
      const mails = await api.database.dataSource.query('SELECT subject FROM mail_outbox WHERE key LIKE $1', [
        `licence-mistake:${id}:%`,
      ]);
      expect(mails).toEqual([{ subject: 'What you heard of 3 employers was a mistake' }]);
    });

    it.each([
      ['left', 'Leaving Robotics Ltd', gone],
      ['rated otherwise', 'Falling Kitchens Ltd', 'Falling Kitchens Ltd is rated otherwise: B rating'],
      ['without a route', 'Many Routes Ltd', 'Many Routes Ltd is no longer in the register for Scale-up'],
    ])('was a mistake, though the file in force is sent again and changes nothing: %s', async (_, name, heard) => {
      await goodOne();
      await follow(name);
      const id = await wrongOne();
      expect(await told()).toEqual([heard]);
      await takeBack(id).expect(200);
      expect(await importRegister(registers, '2026-08-21', good)).toMatchObject({ state: 'unchanged' });
      expect(await told()).toEqual([wrongOf(name), heard]);
      expect(await importRegister(registers, '2026-08-21', good)).toMatchObject({ state: 'unchanged' });
      expect(await told()).toEqual([wrongOf(name), heard]);
    });

    it('was a mistake as soon as it is taken back: no other round or register has to come', async () => {
      await goodOne();
      await follow('leaving robotics');
      const id = await wrongOne();
      await told();
      await takeBack(id).expect(200);
      const { notices } = (await ada.get('/api/notices')).body;
      expect(notices[0]).toMatchObject({ title: wrongOf('Leaving Robotics Ltd') });
    });

    it('was a mistake for whoever tracks a job there as well', async () => {
      await goodOne();
      await api.database.dataSource.query(
        `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Cook', 'Leaving Robotics Ltd', 'Leeds')`,
        [ada.user.id],
      );
      const id = await wrongOne();
      expect(await told()).toEqual([gone]);
      await takeBack(id).expect(200);
      expect(await told()).toEqual([wrongOf('Leaving Robotics Ltd'), gone]);
    });

    it('says so of an employer that only it had', async () => {
      await goodOne();
      const id = await wrongOne();
      await follow('wrongly there');
      await api.database.dataSource.query(
        `INSERT INTO sponsor_news (user_id, register_id, sponsor_id, kind, before, after, told_at)
         SELECT user_id, $1, sponsor_id, 'joined', '', '', now() FROM sponsor_watches JOIN sponsors ON id = sponsor_id
         WHERE name = 'Wrongly There Ltd'`,
        [id],
      );
      await takeBack(id).expect(200);
      expect(await told()).toEqual([wrongOf('Wrongly There Ltd')]);
      expect((await ada.get('/api/notices')).body.notices[0]).toMatchObject({
        text: expect.stringContaining('The register before it does not have this employer.'),
        href: '/sponsors',
      });
    });

    it('leaves what the next one says to be news, be that the same', async () => {
      await goodOne();
      await follow('leaving robotics');
      const id = await wrongOne();
      expect(await told()).toEqual([gone]);
      await takeBack(id).expect(200);
      const withoutIt = aRegister(
        ...good
          .toString()
          .split('\n')
          .slice(1)
          .filter((one) => !one.startsWith('Leaving')),
      );
      await importRegister(registers, '2026-10-21', withoutIt, { covers: 'all' });
      expect(await told()).toEqual([gone, wrongOf('Leaving Robotics Ltd'), gone]);
    });

    it('may be followed by another mistake, and each is put right', async () => {
      await goodOne();
      await follow('leaving robotics');
      for (const _ of [1, 2]) {
        const id = await wrongOne();
        await told();
        await takeBack(id).expect(200);
      }
      const wrongly = wrongOf('Leaving Robotics Ltd');
      expect(await told()).toEqual([wrongly, gone, wrongly, gone]);
    });
  });

  it('leaves the former names that were written after it came, by the rules of a newer version', async () => {
    const printed = line('114 GPS Ltd T/A Sushi Atelier', 'A rating', 'London');
    const called = line('114 GPS Ltd', 'A rating', 'London');
    await importRegister(registers, '2021-11-02', aRegister(...settled, printed), { covers: 'all' });
    await importRegister(registers, '2026-08-21', aRegister(...settled, called), { covers: 'all' });
    const { dataSource } = api.database;
    // as an earlier version left it, which kept no such names
    await dataSource.query(`UPDATE sponsors SET former_names = '[]'`);
    await dataSource.query(
      `UPDATE sponsor_search SET words = ts_delete(words, former_words), former_words = '{}' WHERE former_words <> '{}'`,
    );
    expect(await found(ada, 'sushi atelier')).toBeUndefined();
    const wrongly = aRegister(...settled, called, line('Wrongly There Ltd'));
    const { registerId } = await importRegister(registers, '2026-09-21', wrongly, { covers: 'all' });
    await api.app.get(StateService).set('sponsors.rules', { rules: 'of an earlier version' });
    expect(await api.app.get(RulesRound).judgeAgain()).toBe(true);
    expect(await found(ada, 'sushi atelier')).toMatchObject({ name: '114 GPS Ltd' });
    await takeBack(registerId).expect(200);
    expect(await found(ada, 'sushi atelier')).toMatchObject({ name: '114 GPS Ltd' });
  });

  it('takes the decisions about names with it that only it had', async () => {
    await goodOne();
    const id = await wrongOne();
    const { id: sponsorId } = await found(ada, 'wrongly there');
    await api.database.dataSource.query(
      `INSERT INTO sponsor_reviews (name_key, name, town, decision, sponsor_id, decided_by, decided_at)
       VALUES ('wrongly|', 'Wrongly', '', 'match', $1, 'grace', now())`,
      [sponsorId],
    );
    await takeBack(id).expect(200);
    // the name waits for somebody again
    const reviews = await api.database.dataSource.query('SELECT name_key, decision, sponsor_id FROM sponsor_reviews');
    expect(reviews).toEqual([{ name_key: 'wrongly|', decision: null, sponsor_id: null }]);
  });
});
