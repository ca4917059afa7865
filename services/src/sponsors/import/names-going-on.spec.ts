import { RulesRound } from './rules-round.js';
import { matchOf } from '../testing/register-app.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, importRegister } from '../testing/some-registers.js';

const line = (name: string, town = '', route = 'Skilled Worker') => `${name},${town},,Worker (A rating),${route}`;

/** A file that says of what form each name is. */
const withForms = (...lines: [line: string, form: 'normalised' | 'as printed'][]): Buffer =>
  Buffer.from(
    ['organisation,town,county,type_rating,route,name_form', ...lines.map((one) => one.join(','))].join('\n'),
  );

describe('an employer from register to register', () => {
  const here = registersHere();

  const bring = (asOf: string, ...lines: string[]) =>
    importRegister(here.registers, asOf, aRegister(...lines), { covers: 'all' });
  const entry = async (id: number) => (await here.ada.get(`/api/sponsors/${id}`)).body;
  const all = (): Promise<{ id: number; name: string; town: string; state: string }[]> =>
    here.api.database.dataSource.query('SELECT id, name, town, state FROM sponsors ORDER BY id');
  const summaries = async (id: number) =>
    (await entry(id)).history.map(({ summary }: { summary: string }) => summary) as string[];

  it.each([
    ['Quantum Data Energy', '', 'Quantum Data Energy Limited', ''],
    ['quantum data energy', '', 'Quantum Data Energy Ltd', 'Leeds'],
    ['Acme Widgets', 'Leeds', 'ACME WIDGETS LTD', 'LEEDS'],
    ['Example Music School', 'Leeds', 'Example Music School Limited', ''],
  ])('goes on when its name, %s in "%s", gains its legal form: %s in "%s"', async (bare, town, full, townNow) => {
    await bring('2026-08-21', line(bare, town), line('Other Bakers Ltd'));
    const id = await here.watch(bare);
    const next = await bring('2026-11-27', line(full, townNow), line('Other Bakers Ltd'));
    expect(next).toMatchObject({ added: 0, removed: 0, changed: 0 });
    expect(await entry(id)).toMatchObject({ name: full, state: 'listed', watched: true, history: [{}, {}] });
    expect(await here.titles()).toEqual([]);
    expect(await matchOf(here.ada, bare)).toMatchObject({ result: 'match', sponsor: { id } });
  });

  it.each([
    ['another town', ['Acme Widgets,Leeds'], ['Acme Widgets Ltd,Hull']],
    ['a second of that name', ['Acme Widgets,Leeds'], ['Acme Widgets Ltd,Leeds', 'Acme Widgets PLC,Leeds']],
    [
      'a second that was there before',
      ['Acme Widgets,Leeds', 'Acme Widgets PLC,Leeds'],
      ['Acme Widgets Ltd,Leeds', 'Acme Widgets PLC,Leeds'],
    ],
    ['a person', ['John Smith,Leeds'], ['John Smith Ltd,Leeds']],
    ['a hospital', ['Exampleton,Leeds'], ['Exampleton NHS Trust,Leeds']],
  ])('does not go on under a fuller name where that may be somebody else: %s', async (_, first, second) => {
    const lines = (names: string[]) => names.map((name) => `${name},,Worker (A rating),Skilled Worker`);
    await bring('2026-08-21', ...lines(first));
    await bring('2026-11-27', ...lines(second));
    expect((await all())[0]).toMatchObject({ name: first[0]!.split(',')[0], state: 'unclear' });
  });

  it('is the same one whether or not a file says of what form its name is', async () => {
    const rest = 'Other Bakers Ltd,Leeds,,Worker (A rating),Skilled Worker';
    const short = 'bagot refractory,,,Worker (A rating),Skilled Worker';
    const august = withForms([short, 'normalised'], [rest, 'as printed']);
    await bring('2021-11-02', line('Bagot Refractory Limited', 'Rickmansworth'), rest);
    const id = await here.watch('bagot refractory');
    await importRegister(here.registers, '2026-08-21', august, { covers: 'all' });
    expect(await bring('2026-11-27', short, rest)).toMatchObject({ added: 0, removed: 0, changed: 0 });
    expect(await importRegister(here.registers, '2026-11-28', august, { covers: 'all' })).toMatchObject({ added: 0 });
    expect(await all()).toMatchObject([{ id, name: 'Bagot Refractory Limited', state: 'listed' }, {}]);
    expect(await bring('2026-12-05', line('Bagot Refractory Limited'), rest)).toMatchObject({ added: 0, removed: 0 });
    expect(await here.titles()).toEqual([]);
  });

  it('keeps a name in small letters that was printed so, beside a company of that name', async () => {
    const lines = ['newcastle physio', 'NEWCASTLE PHYSIO LIMITED', 'rare cricket cic'].map((name) => line(name));
    const rest = line('Rare Cricket Ltd');
    await bring('2021-11-02', rest);
    const printed = lines.map((one): [string, 'as printed'] => [one, 'as printed']);
    await importRegister(here.registers, '2026-08-21', withForms(...printed.slice(0, 2), [lines[2]!, 'normalised']), {
      covers: 'all',
    });
    const before = await all();
    expect(before).toMatchObject([{ name: 'Rare Cricket Ltd', state: 'unclear' }, {}, {}, {}]);
    expect(await bring('2026-11-27', ...lines)).toMatchObject({ added: 0, removed: 0, changed: 0 });
    expect(await all()).toEqual(before);
  });

  it('is told from its namesakes by nothing where their towns are left out, and says so', async () => {
    const name = 'King Edward VI School';
    await bring('2021-11-02', line(name.toUpperCase(), 'STRATFORD-UPON-AVON'), line(name, 'Southampton'));
    const older = (await all())[0]!.id;
    await here.ada.put(`/api/sponsors/${older}/watch`).expect(204);
    await bring('2026-08-21', line(name), line(name.toUpperCase()));
    const now = (await all()).find(({ state }) => state === 'listed')!;
    expect(await summaries(now.id)).toEqual([
      'In the register of 21 August 2026; earlier ones have this name in STRATFORD-UPON-AVON and Southampton, and whether it is one of them, and which, cannot be told',
    ]);
    expect((await summaries(older))[0]).toBe(
      'The register of 21 August 2026 has an entry of this name, and does not say whether it is this employer (was: Skilled Worker)',
    );
    expect(await here.titles()).toEqual([`Whether ${name.toUpperCase()} is still in the register cannot be told`]);
    for (const town of ['Southampton', 'Stratford-upon-Avon', 'Leeds', '']) {
      const { body } = await here.ada.get(`/api/sponsors/match?name=${encodeURIComponent(name)}&town=${town}`);
      expect(body).toMatchObject({ result: 'review', candidates: [{ id: now.id }] });
    }
  });

  it('is new beside a namesake that stays in its own town', async () => {
    await bring('2021-11-02', line('Willow Church', 'Hull'));
    await bring('2026-08-21', line('Willow Church', 'Hull'), line('Willow Church', 'Leeds'));
    const second = (await all())[1]!;
    expect(await summaries(second.id)).toEqual([
      'First in the register of 21 August 2026; that of 2 November 2021 has no such entry',
    ]);
    await bring('2026-09-21', line('Willow Church', 'Hull'), line('Willow Church', 'Leeds'));
    const { body } = await here.ada.get('/api/sponsors/match?name=Willow+Church&town=Leeds');
    expect(body).toMatchObject({ result: 'match', sponsor: { id: second.id } });
  });

  it('may be one of the towns that a later file states of a name without one', async () => {
    await bring('2021-11-02', line('Willow Church'));
    await bring('2026-08-21', line('Willow Church', 'Hull'), line('Willow Church', 'Leeds'));
    for (const { id } of (await all()).slice(1))
      expect(await summaries(id)).toEqual([
        'In the register of 21 August 2026; earlier ones have this name, and whether it is the same employer cannot be told',
      ]);
  });

  it('says so of entries that came in before it could', async () => {
    await bring('2021-11-02', line('Willow Church', 'Hull'), line('Willow Church', 'Leeds'));
    await bring('2026-08-21', line('Willow Church'));
    const { id } = (await all()).find(({ state }) => state === 'listed')!;
    await here.api.database.dataSource.query(`DELETE FROM sponsor_events WHERE sponsor_id = ${id}`);
    await here.api.database.dataSource.query(`DELETE FROM system_state WHERE key = 'sponsors.rules'`);
    await here.api.app.get(RulesRound).judgeAgain();
    expect(await summaries(id)).toEqual([expect.stringContaining('earlier ones have this name in Hull and Leeds')]);
  });

  it('is one company in however many towns it was entered, and nobody is told when it stands once', async () => {
    await bring('2021-11-02', line('Example Analysis Ltd', 'Abingdon'), line('Example Analysis Limited', 'Sheffield'));
    for (const { id } of await all()) await here.ada.put(`/api/sponsors/${id}/watch`).expect(204);
    expect(await bring('2026-08-21', line('EXAMPLE ANALYSIS LTD'))).toMatchObject({ added: 0 });
    expect(await here.titles()).toEqual([]);
    expect(await all()).toMatchObject([
      { town: '', state: 'listed' },
      { town: 'Sheffield', state: 'unclear' },
    ]);
    expect(await bring('2026-09-21', line('Example Analysis Ltd'))).toMatchObject({ added: 0, changed: 0 });
    await bring('2026-10-21', line('Unlike Bakers Ltd'));
    expect(await here.titles()).toEqual([expect.stringMatching(/^example analysis.*no longer in the register/i)]);
  });
});
