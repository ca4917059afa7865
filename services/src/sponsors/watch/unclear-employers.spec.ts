import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import type { Covers } from '../difference/coverage.js';
import { matchOf, type Person } from '../testing/register-app.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, importRegister } from '../testing/some-registers.js';

const line = (name: string, route = 'Skilled Worker') => `${name},Leeds,,Worker (A rating),${route}`;
const others = ['Settled One Ltd', 'Calmer Looms Ltd', 'Harvest Bakers Ltd', 'Northern Kites Ltd'].map((name) =>
  line(name),
);
const OWN = 'Quin7 Oakworks Ltd';
const LIKE_IT = 'Quin7 Oakworks Holdings Ltd';
const CHURCH = 'Mosaic7 Church';
const title = {
  unclear: `${OWN} is not in the register under this name any more`,
  left: `${OWN} is no longer in the register of licensed sponsors`,
  back: `${OWN} is now in the register of licensed sponsors`,
};

describe('an employer that a register has only under a name like its own', () => {
  const here = registersHere();

  const bring = (day: string, lines: string[], covers: Covers = 'all') =>
    importRegister(here.registers, `2026-11-${day}`, aRegister(...others, ...lines), { covers });
  /** The oldest first. */
  const told = async (person?: Person): Promise<string[]> => (await here.titles(person)).reverse();
  const watchedFrom = async (day: string, ...lines: string[]): Promise<number> => {
    await bring(day, lines);
    return here.watch(OWN);
  };
  const page = async (id: number) => {
    const { state, history, routes } = (await here.ada.get(`/api/sponsors/${id}`)).body;
    return { state, routes, history: history.map(({ asOf, kind }: { asOf: string; kind: string }) => [asOf, kind]) };
  };

  it('has left once a later one has no such name either, and whoever watches it hears of both, each once', async () => {
    const id = await watchedFrom('26', line(OWN));
    await bring('27', [line(LIKE_IT)]);
    expect(await told()).toEqual([title.unclear]);
    expect(await bring('28', [])).toMatchObject({ added: 0, removed: 1, changed: 0 }); // the one that was like it
    for (const name of [OWN, LIKE_IT]) expect((await matchOf(here.ada, name)).result).toBe('none');
    expect(await told()).toEqual([title.unclear, title.left]);
    expect(await page(id)).toMatchObject({
      state: 'left',
      history: [
        ['2026-11-28', 'left'],
        ['2026-11-27', 'unclear'],
        ['2026-11-26', 'listed'],
      ],
    });
    const { summary } = (await here.ada.get(`/api/sponsors/${id}`)).body.history[0];
    expect(summary).toBe('Not in the register of 28 November 2026, and nothing like it (was: Skilled Worker)');
    const { notices } = (await here.ada.get('/api/notices')).body;
    expect(notices[0].text).toContain('The register of 28 November 2026 has no entry like it.');
    const mails = await here.api.database.dataSource.query<{ subject: string }[]>(
      'SELECT subject FROM mail_outbox ORDER BY created_at',
    );
    expect(mails.map(({ subject }) => subject)).toEqual([title.unclear, title.left]);
  });

  it.each([
    [
      'under other names',
      [line(OWN)],
      [line(LIKE_IT), line('Quin7 Oakworks Group Ltd')],
      title.unclear,
      `The register of 27 November 2026 has other names like it, such as Quin7 Oakworks Group Ltd or ${LIKE_IT}, and does not say whether one of them is the same employer. It was licensed for Skilled Worker and Scale-up. Ask the employer before you rely on a sponsorship.`,
    ],
    [
      'under its very name in another town',
      [line(CHURCH), line(CHURCH).replace('Leeds', 'Hull')],
      [line(CHURCH)],
      `Whether ${CHURCH} is still in the register cannot be told`,
      'The register of 27 November 2026 has an entry of this name, and does not say whether it is the same employer. It was licensed for Skilled Worker and Scale-up. Ask the employer before you rely on a sponsorship.',
    ],
  ])('is told in the same words in the app and by mail: %s', async (_, first, second, said, text) => {
    const routes = (lines: string[]) => lines.flatMap((one) => [one, one.replace('Skilled Worker', 'Scale-up')]);
    await bring('26', routes(first));
    const [{ id }] = await here.api.database.dataSource.query<[{ id: number }]>(
      `SELECT id FROM sponsors WHERE name IN ($1, $2) ORDER BY town`,
      [OWN, CHURCH],
    );
    await here.ada.put(`/api/sponsors/${id}/watch`).expect(204);
    await bring('27', routes(second));
    expect(await here.notices()).toMatchObject([{ title: said, text, href: `/sponsors/${id}` }]);
    const mails = await here.api.database.dataSource.query<{ subject: string; plain: string; html: string }[]>(
      'SELECT subject, text_body AS plain, html_body AS html FROM mail_outbox',
    );
    expect(mails).toMatchObject([{ subject: said }]);
    for (const body of [mails[0]!.plain, mails[0]!.html]) {
      expect(body).toContain(text);
      expect(body).toContain(`/sponsors/${id}`);
    }
  });

  it('is told of once when a register comes again, in another order, or after a newer one', async () => {
    const id = await watchedFrom('26', line(OWN));
    await bring('27', [line(LIKE_IT)]);
    await bring('27', [line(LIKE_IT)]);
    await importRegister(here.registers, '2026-11-27', aRegister(line(LIKE_IT), ...others), { covers: 'all' });
    expect(await told()).toEqual([title.unclear]);
    for (const _ of [1, 2]) await bring('28', []);
    await importRegister(here.registers, '2026-11-28', aRegister(...others.toReversed()), { covers: 'all' });
    await bring('29', [line('Somebody New Ltd')]);
    expect(await told()).toEqual([title.unclear, title.left]);
    await expect(bring('27', [line(LIKE_IT)])).rejects.toThrow('2026-11-29 is here already');
    expect(await told()).toEqual([title.unclear, title.left]);
    expect((await page(id)).history).toHaveLength(3);
  });

  it('has not left while a name that was said to be like it is there, wherever in the file that stands', async () => {
    // so many of one kind that which of them are compared hangs on their order
    const letter = (at: number) => String.fromCharCode(97 + (at % 26));
    const centres = Array.from({ length: 150 }, (_, at) =>
      line(`Br${letter(at)}${letter(Math.floor(at / 26))}ton Medical Centre`),
    );
    await bring('25', [line('Hassengate Medical Centre'), ...centres]);
    const id = await here.watch('Hassengate Medical Centre');
    await bring('26', [line('The Medical Centre'), ...centres]);
    await bring('27', [...centres, line('The Medical Centre')]);
    expect(await page(id)).toMatchObject({ state: 'unclear' });
    expect(await told()).toEqual(['Hassengate Medical Centre is not in the register under this name any more']);
    await bring('28', centres);
    expect(await page(id)).toMatchObject({ state: 'left' });
  });

  it('is told to whoever tracks or saved a job there as it is to whoever watches it', async () => {
    await bring('26', [line(OWN)]);
    const { dataSource } = here.api.database;
    await importText(dataSource, 'a.jsonl', asLines(aLine({ company: OWN, location: 'Leeds, United Kingdom' })));
    const [job] = await dataSource.query<{ id: number }[]>('SELECT id FROM jobs');
    const [sam, kim] = [await here.api.as({ username: 'sam' }), await here.api.as({ username: 'kim' })];
    await sam.put(`/api/saved-jobs/${job!.id}`).expect(204);
    const track = (person: Person, company: string) =>
      dataSource.query(
        `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Fitter', $2, 'Leeds')`,
        [person.user.id, company],
      );
    await track(kim, 'Quin7 Oakworks Limited');
    await bring('27', [line(LIKE_IT)]);
    const late = await here.api.as({ username: 'late' });
    await track(late, OWN);
    await bring('28', []);
    for (const person of [sam, kim]) expect(await told(person)).toEqual([title.unclear, title.left]);
    expect(await told(late)).toEqual([title.left]);
    await bring('29', [line(OWN)]);
    for (const person of [sam, kim]) expect(await told(person)).toEqual([title.unclear, title.left, title.back]);
  });

  it('stays so, and nobody hears anything more, while there is a name like it, be it another one', async () => {
    const id = await watchedFrom('26', line(OWN));
    await bring('27', [line(LIKE_IT)]);
    expect(await bring('28', [line(LIKE_IT), line('Somebody New Ltd')])).toMatchObject({ removed: 0, changed: 0 });
    await bring('29', [line('Quin7 Oakworks Group Ltd')]);
    expect(await told()).toEqual([title.unclear]);
    expect(await page(id)).toMatchObject({ state: 'unclear', history: [['2026-11-27', 'unclear'], expect.anything()] });
  });

  it('is told of in order where several registers came before anybody was told', async () => {
    await watchedFrom('26', line(OWN));
    for (const [day, lines] of [
      ['27', [line(LIKE_IT)]],
      ['28', []],
      ['29', [line(OWN)]],
    ] as const)
      await bring(day, [...lines]);
    expect(await told()).toEqual([title.unclear, title.left, title.back]);
  });

  it('is told of at each step of its way there, away, back and away again', async () => {
    const id = await watchedFrom('20', line(OWN));
    await bring('21', [line(LIKE_IT)]);
    await bring('22', [line(OWN), line(LIKE_IT)]);
    await bring('23', [line(LIKE_IT)]);
    await bring('24', []);
    await bring('25', [line(LIKE_IT)]); // who left is not there again under a name like its own
    await bring('26', [line(OWN)]);
    await bring('27', []);
    const { unclear, left, back } = title;
    expect(await told()).toEqual([unclear, back, unclear, left, back, left]);
    expect((await page(id)).history.map(([, kind]: string[]) => kind).reverse()).toEqual([
      'listed',
      'unclear',
      'joined',
      'unclear',
      'left',
      'joined',
      'left',
    ]);
  });

  it('is told of to who began to watch it meanwhile, and not to who stopped', async () => {
    const id = await watchedFrom('26', line(OWN));
    await bring('27', [line(LIKE_IT)]);
    const sam = await here.api.as({ username: 'sam' });
    await sam.put(`/api/sponsors/${id}/watch`).expect(204);
    await here.ada.delete(`/api/sponsors/${id}/watch`).expect(204);
    await bring('28', []);
    expect(await told(sam)).toEqual([title.left]);
    expect(await told()).toEqual([title.unclear]);
  });

  it('has not left by a file that does not cover what it held', async () => {
    const id = await watchedFrom('25', line(OWN, 'Scale-up'));
    await bring('26', [line(LIKE_IT, 'Scale-up')]);
    await bring('27', [], ['Skilled Worker']);
    expect(await told()).toEqual([title.unclear]);
    expect(await page(id)).toMatchObject({ state: 'unclear', routes: ['Scale-up'] });
    await bring('28', [line('Somebody New Ltd', 'Scale-up')]);
    expect(await told()).toEqual([title.unclear, title.left]);
  });

  it('is no longer there for what a file covers that has no such name, and left once another covers the rest', async () => {
    const id = await watchedFrom('25', line(OWN), line(OWN, 'Scale-up'));
    await bring('26', [line(LIKE_IT)], ['Skilled Worker']);
    for (const day of ['27', '28']) await bring(day, [line(`Somebody of ${day} Ltd`)], ['Skilled Worker']);
    const forSome = `${OWN} is no longer in the register for Skilled Worker`;
    expect(await told()).toEqual([title.unclear, forSome]);
    expect(await page(id)).toMatchObject({ state: 'not-covered', routes: ['Scale-up'] });
    await bring('29', []);
    expect(await told()).toEqual([title.unclear, forSome, title.left]);
  });

  it('stays so where a name like it may go on with what a later file does not cover', async () => {
    const id = await watchedFrom('25', line(OWN), line(OWN, 'Scale-up'));
    await bring('26', [line(LIKE_IT, 'Scale-up')]);
    await bring('27', [], ['Skilled Worker']);
    expect(await told()).toEqual([title.unclear]);
    expect(await page(id)).toMatchObject({ state: 'unclear', routes: ['Skilled Worker', 'Scale-up'] });
    await bring('28', [line('Somebody New Ltd', 'Scale-up')]);
    expect(await told()).toEqual([title.unclear, title.left]);
  });

  it.each([
    ['its own town', [], [OWN]],
    ['its own town, and the other entry goes', [], [OWN], true],
    ['a third town', [], ['York']],
  ])('has not joined where it is there again beside its other entry: %s', async (_, between, where, goes = false) => {
    const inTown = (town: string) => line(OWN).replace('Leeds', town === OWN ? 'Leeds' : town);
    const id = await watchedFrom('20', inTown('Leeds'), inTown('Hull'));
    const [{ id: own }] = await here.api.database.dataSource.query<[{ id: number }]>(
      `SELECT id FROM sponsors WHERE name = $1 AND town = 'Leeds'`,
      [OWN],
    );
    await here.ada.put(`/api/sponsors/${own}/watch`).expect(204);
    await bring('21', [inTown('Hull'), ...between]);
    expect(await page(own)).toMatchObject({ state: 'unclear' });
    await bring('22', [...(goes ? [] : [inTown('Hull')]), ...where.map(inTown)]);
    expect(await told()).toEqual([]);
    expect(id).toBeDefined();
  });

  it('has not joined where a body of its name without a legal form is there in another town', async () => {
    const church = (town: string) => `Mosaic7 Church,${town},,Worker (A rating),Skilled Worker`;
    await bring('20', [church('Leeds'), church('Hull')]);
    const { dataSource } = here.api.database;
    const [{ id }] = await dataSource.query<[{ id: number }]>(
      `SELECT id FROM sponsors WHERE name = 'Mosaic7 Church' AND town = 'Hull'`,
    );
    await here.ada.put(`/api/sponsors/${id}/watch`).expect(204);
    await dataSource.query(
      `INSERT INTO job_applications (user_id, job_title, company_name, job_location)
       VALUES ($1, 'Organist', 'Mosaic7 Church', 'Hull, United Kingdom')`,
      [here.ada.user.id],
    );
    await bring('21', [church('Leeds')]);
    const unclear = 'Whether Mosaic7 Church is still in the register cannot be told';
    expect(await told()).toEqual([unclear]);
    await bring('22', [church('Leeds'), church('York')]);
    expect(await told()).toEqual([unclear]);
    expect(await page(id)).toMatchObject({ state: 'unclear' });
    await bring('23', [church('Leeds'), church('Hull')]);
    expect(await told()).toEqual([unclear, 'Mosaic7 Church is now in the register of licensed sponsors']);
  });

  it('is one employer with its other entry, which is followed instead: of both nobody hears twice', async () => {
    const trading = `${OWN} t/a Acorn Doors`;
    const id = await watchedFrom('25', line(OWN), line(trading));
    await bring('26', [line(trading)]);
    expect(await page(id)).toMatchObject({ state: 'unclear' });
    expect(await told()).toEqual([]);
    await bring('27', [line(LIKE_IT)]);
    await bring('28', []);
    expect(await told()).toEqual([
      `${trading} is not in the register under this name any more`,
      `${trading} is no longer in the register of licensed sponsors`,
    ]);
    expect(await page(id)).toMatchObject({ state: 'left' });
  });
});
