import { HeldRegisters } from './held-registers.js';
import { LicenceNews } from '../watch/licence-news.js';
import { found } from '../testing/register-app.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, after, before, importRegister } from '../testing/some-registers.js';

describe('a register that comes in', () => {
  const here = registersHere();

  const replay = async () => {
    await importRegister(here.registers, '2021-11-02', before);
    return importRegister(here.registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
  };

  it('is a difference: who stays, who left, of whom nobody can say, what was re-rated', async () => {
    expect(await replay()).toMatchObject({ state: 'applied', added: 2, removed: 2, notCovered: 1, changed: 1 });
    const ada = await here.api.as({ username: 'ada' });
    const kinds = async (name: string) => {
      const { state, history } = await found(ada, name);
      return [state, ...history.map(({ kind }: { kind: string }) => kind)];
    };
    expect(await kinds('staying care')).toEqual(['listed', 'listed', 'listed']);
    expect(await kinds('leaving robotics')).toEqual(['left', 'left', 'listed']);
    expect(await kinds('elsewhere ballet')).toEqual(['not-covered', 'not-covered', 'listed']);
    expect(await kinds('falling kitchens')).toEqual(['listed', 're-rated', 'listed']);
    expect(await kinds('moving money')).toEqual(['listed', 'listed', 'listed']);
    expect(await kinds('joining bakeries')).toEqual(['listed', 'joined']);
    const match = async (name: string) => (await ada.get(`/api/sponsors/match?name=${encodeURIComponent(name)}`)).body;
    expect(await match('Leaving Robotics')).toMatchObject({
      result: 'none',
      former: { name: 'Leaving Robotics Ltd', state: 'left' },
      asOf: '2026-08-21',
    });
    expect(await match('Joining Bakeries')).not.toHaveProperty('former');
    expect(await match('Leaving')).not.toHaveProperty('former');
    // a company that has become another form since is none of the register's now, and was
    expect(await match('Leaving Robotics Plc')).toMatchObject({
      result: 'none',
      former: { name: 'Leaving Robotics Ltd', state: 'left' },
    });
    // the town of an earlier register stays where the new one states none
    expect(await found(ada, 'staying care')).toMatchObject({ name: 'STAYING CARE LIMITED', town: 'Leeds' });
    const { id } = (await ada.get('/api/sponsors?query=renamed+looms')).body.sponsors.find(
      ({ state }: { state: string }) => state === 'unclear',
    );
    expect((await ada.get(`/api/sponsors/${id}`)).body.similar).toMatchObject([{ name: 'Renamed Looms Group Ltd' }]);
  });

  it('tells of an employer that left which register had it last', async () => {
    await importRegister(here.registers, '2021-11-02', before);
    const newer = Buffer.from('\nNewer Example Ltd,Leeds,,Worker (A rating),Skilled Worker');
    await importRegister(here.registers, '2022-03-01', Buffer.concat([before, newer]));
    await importRegister(here.registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
    const { history } = await found(await here.api.as({ username: 'ada' }), 'leaving robotics');
    expect(history.map(({ asOf, kind }: { asOf: string; kind: string }) => [asOf, kind])).toEqual([
      ['2026-08-21', 'left'],
      ['2022-03-01', 'listed'],
      ['2021-11-02', 'listed'],
    ]);
  });

  it('goes on with an employer whose name was spelled by older rules, and finds it by today’s', async () => {
    const hospital = aRegister('Example National Health Service Trust,Leeds,,Worker (A rating),Skilled Worker');
    await importRegister(here.registers, '2026-01-05', hospital);
    await here.api.database.dataSource.query(`UPDATE sponsors SET key = 'example national health service trust|'`);
    await here.api.database.dataSource.query(`UPDATE sponsor_names SET exact = '{}', near = '{}'`);
    const next = aRegister('Example National Health Service Trust,Leeds,,Worker (B rating),Skilled Worker');
    expect(await importRegister(here.registers, '2026-02-05', next)).toMatchObject({
      added: 0,
      removed: 0,
      changed: 1,
    });
    const ada = await here.api.as({ username: 'ada' });
    expect((await ada.get('/api/sponsors/match?name=Example+NHS+Trust')).body).toMatchObject({ result: 'match' });
  });

  it('waits for an administrator when it is under half or over double the last', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const small = aRegister('Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker');
    expect(await importRegister(here.registers, '2026-02-01', small, { isConfirmed: false })).toMatchObject({
      state: 'held',
      heldBecause: 'It has 1 line, the last register 6: less than half.',
    });
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    const { registers: list } = (await admin.get('/api/sponsors/admin/registers')).body;
    expect(list).toMatchObject([{ state: 'held', asOf: '2026-02-01' }, { state: 'applied' }]);
    const many = aRegister(
      ...Array.from({ length: 13 }, (_, at) => `Firm ${at} Ltd,,,Worker (A rating),Skilled Worker`),
    );
    expect(
      await importRegister(here.registers, '2026-02-01', many, { isConfirmed: false, name: 'many.csv' }),
    ).toMatchObject({
      state: 'held',
      heldBecause: expect.stringContaining('more than double'),
      replaced: 'register of 2026-02-01',
    });
    expect((await admin.get('/api/sponsors/admin/registers')).body.registers).toMatchObject([
      { state: 'held', name: 'many.csv', replacedBy: null },
      { state: 'replaced', name: 'register of 2026-02-01', replacedBy: 'many.csv' },
      { state: 'applied' },
    ]);
    expect((await admin.post(`/api/sponsors/admin/registers/${list[0].id}`).send({ decision: 'discard' })).status).toBe(
      409, // a newer one has taken its place
    );
    const ada = await here.api.as({ username: 'ada' });
    expect((await ada.get('/api/sponsors')).body.total).toBe(6);
  });

  it('is one register when it has waited and is confirmed', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    const small = aRegister('Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker');
    const { registerId } = await importRegister(here.registers, '2026-02-01', small, { isConfirmed: false });
    const source = await here.api.app.get(HeldRegisters).source(registerId);
    expect(await here.registers.run(source!)).toMatchObject({ state: 'applied' });
    const admin = await here.api.as({ username: 'admin', role: 'admin', elevated: true });
    const { registers: list } = (await admin.get('/api/sponsors/admin/registers')).body;
    expect(list.map(({ state, asOf }: { state: string; asOf: string }) => [state, asOf])).toEqual([
      ['applied', '2026-02-01'],
      ['applied', '2026-01-01'],
    ]);
    expect(await importRegister(here.registers, '2026-02-01', small)).toMatchObject({ state: 'unchanged' });
  });

  it.each([
    ['route', 'Worker (A rating),Skilled Wor', 'Row 4 has a route "Skilled Wor", which no register had before.'],
    [
      'rating',
      'Worker (C rating),Skilled Worker',
      'Row 4 has a rating "Worker (C rating)", which no register had before.',
    ],
    ['type', 'Wrker (A rating),Skilled Worker', 'Row 4 has a rating "Wrker (A rating)", which no register had before.'],
  ])(
    'waits for an administrator when it has a %s that nobody knows, until that is confirmed',
    async (_, cell, heldBecause) => {
      await importRegister(here.registers, '2026-01-01', before);
      const lines = before.toString().split('\n').slice(1);
      const next = (more: string) => aRegister(...lines.slice(0, 2), `Odd Ones Ltd,,,${cell}`, ...lines.slice(2), more);
      const first = next('More Ltd,,,Worker (A rating),Skilled Worker');
      expect(await importRegister(here.registers, '2026-02-01', first, { isConfirmed: false })).toMatchObject({
        state: 'held',
        heldBecause,
      });
      const ada = await here.api.as({ username: 'ada' });
      expect((await ada.get('/api/sponsors')).body.total).toBe(6);
      expect(await importRegister(here.registers, '2026-02-01', first)).toMatchObject({ state: 'applied' });
      const second = next('Others Ltd,,,Worker (A rating),Skilled Worker');
      expect(await importRegister(here.registers, '2026-03-01', second, { isConfirmed: false })).toMatchObject({
        state: 'applied',
      });
    },
  );

  it('does not take another legal form for the same company, and tells who watches it', async () => {
    const line = (name: string) => aRegister(`${name},Harrow,,Worker (A rating),Skilled Worker`);
    await importRegister(here.registers, '2026-01-01', line('Angel Care PLC'));
    const ada = await here.api.as({ username: 'ada' });
    await ada.put(`/api/sponsors/${(await found(ada, 'angel care')).id}/watch`).expect(204);
    expect((await ada.get('/api/sponsors/match?name=Angel+Care+Ltd')).body.result).toBe('review');
    expect(await importRegister(here.registers, '2026-02-01', line('ANGEL CARE LTD'), { covers: 'all' })).toMatchObject(
      {
        added: 1,
        removed: 1,
      },
    );
    await here.api.app.get(LicenceNews).tell();
    expect((await ada.get('/api/notices')).body.notices).toMatchObject([
      { title: 'Angel Care PLC is not in the register under this name any more' },
    ]);
  });

  it('says of a name that is gone what its history says, though what is like it is only told to who knows it', async () => {
    const line = (name: string) => aRegister(`${name},,,Worker (A rating),Skilled Worker`);
    await importRegister(here.registers, '2026-01-01', line('Tamsin Harbourne Ltd'));
    await importRegister(here.registers, '2026-02-01', line('Tamsin Harbourne Jones'), { covers: 'all' });
    const ada = await here.api.as({ username: 'ada' });
    const { body } = await ada.get('/api/sponsors/match?name=Tamsin+Harbourne+Ltd').expect(200);
    expect(body).toMatchObject({
      result: 'none',
      candidates: [],
      former: { name: 'Tamsin Harbourne Ltd', state: 'unclear' },
    });
  });

  it('has places spelled like names, and ratings as the register prints them', async () => {
    const lines = [
      'Loud Looms Ltd,LEEDS,,Worker (A (SME+)),Skilled Worker',
      'Mills Ltd,HULL,,Worker (A (SME+)),Scale-up',
    ];
    await importRegister(here.registers, '2026-01-01', aRegister(...lines));
    const ada = await here.api.as({ username: 'ada' });
    const { town, rating } = (await ada.get('/api/sponsors/filter-counts')).body;
    expect(town.map(({ value }: { value: string }) => value)).toEqual(['Hull', 'Leeds']);
    expect(rating).toEqual([{ value: 'A (SME+)', count: 2 }]);
    expect((await ada.get('/api/sponsors?rating=A+(sme%2B)')).body.total).toBe(2); // as it was spelled in addresses before
  });

  it('changes nothing when it cannot be read: the last good one stays', async () => {
    await importRegister(here.registers, '2026-01-01', before);
    await expect(importRegister(here.registers, '2026-02-01', before.subarray(0, -60))).rejects.toThrow('cut off');
    await expect(importRegister(here.registers, '2025-01-01', after)).rejects.toThrow('2026-01-01');
    const ada = await here.api.as({ username: 'ada' });
    expect((await ada.get('/api/sponsors')).body).toMatchObject({ total: 6, asOf: '2026-01-01' });
  });

  it('is for administrators who have entered the password, and so are the names that wait', async () => {
    const calls = [
      ['get', '/api/sponsors/admin/registers'],
      ['post', '/api/sponsors/admin/registers/1'],
      ['post', '/api/sponsors/admin/import'],
      ['get', '/api/admin/reviews'],
      ['post', '/api/admin/reviews/1'],
    ] as const;
    const people = [
      { person: await here.api.as({ username: 'other', role: 'admin' }), says: 'Enter the admin password first.' },
      { person: await here.api.as({ username: 'ada' }), says: 'This is for administrators.' },
    ];
    for (const { person, says } of people) {
      for (const [method, path] of calls) {
        expect((await person[method](path)).body).toMatchObject({ status: 403, detail: says });
      }
    }
  });

  it('counts an employer that comes back as added, and as nothing else', async () => {
    const stays = 'Known Bakers Ltd,Leeds,,Worker (A rating),Skilled Worker';
    const goes = 'Revolving Looms Ltd,Hull,,Worker (A rating),Skilled Worker';
    await importRegister(here.registers, '2026-01-01', aRegister(stays, goes));
    expect(await importRegister(here.registers, '2026-02-01', aRegister(stays))).toMatchObject({
      added: 0,
      removed: 1,
    });
    expect(await importRegister(here.registers, '2026-03-01', aRegister(goes, stays))).toMatchObject({
      added: 1,
      removed: 0,
      changed: 0,
    });
  });

  it('is one item of an entry’s history, whatever it changed of it', async () => {
    const held = (...all: [route: string, rating: string][]) =>
      aRegister(...all.map(([route, rating]) => `Many Routes Ltd,Leeds,,Worker (${rating}),${route}`));
    const [skilled, scaleUp, creative] = ['Skilled Worker', 'Scale-up', 'Creative Worker'] as const;
    await importRegister(here.registers, '2026-01-05', held([skilled, 'A (Premium)'], [scaleUp, 'A (Premium)']));
    const files: [day: string, file: Buffer][] = [
      ['2026-02-05', held([skilled, 'A rating'], [scaleUp, 'A rating'])],
      ['2026-03-05', held([skilled, 'B rating'], [scaleUp, 'B rating'], [creative, 'A rating'])],
      ['2026-04-05', aRegister('Nobody Else Ltd,Leeds,,Worker (A rating),Skilled Worker')],
      ['2026-05-05', held([skilled, 'A rating'])],
    ];
    for (const [day, file] of files) await importRegister(here.registers, day, file, { covers: 'all' });
    const ada = await here.api.as({ username: 'ada' });
    const { history } = await found(ada, 'many routes');
    expect(history.map(({ asOf, kind }: { asOf: string; kind: string }) => [asOf, kind])).toEqual([
      ['2026-05-05', 'joined'],
      ['2026-04-05', 'left'],
      ['2026-03-05', 're-rated'],
      ['2026-02-05', 'listed'],
      ['2026-01-05', 'listed'],
    ]);
    expect(history.map(({ summary }: { summary: string }) => summary).slice(0, 4)).toEqual([
      'Back in the register of 5 May 2026. Rated otherwise: Skilled Worker: B rating became A rating. Other routes: Skilled Worker (were: Skilled Worker, Scale-up, Creative Worker)',
      'Not in the register of 5 April 2026, and nothing like it (was: Skilled Worker, Scale-up, Creative Worker)',
      'Rated otherwise in the register of 5 March 2026: Skilled Worker: A rating became B rating; Scale-up: A rating became B rating. Other routes: Skilled Worker, Scale-up, Creative Worker (were: Skilled Worker, Scale-up)',
      'Rated A as before in the register of 5 February 2026: Skilled Worker: A (Premium) became A rating; Scale-up: A (Premium) became A rating. Premium and SME+ were paid services on top of an A rating',
    ]);
  });

  it('says "left" of a school although the hospitals of its town stay', async () => {
    const line = (name: string) => `${name},Bolton,,Worker (A rating),Skilled Worker`;
    const trust = line('Bolton NHS Foundation Trust');
    await importRegister(here.registers, '2026-01-05', aRegister(line("Bolton Muslim Girls' School"), trust));
    await importRegister(here.registers, '2026-08-21', aRegister(trust));
    expect(
      await here.api.database.dataSource.query(
        `SELECT name, state FROM sponsors WHERE state <> 'listed' ORDER BY name`,
      ),
    ).toEqual([{ name: "Bolton Muslim Girls' School", state: 'left' }]);
  });
});
