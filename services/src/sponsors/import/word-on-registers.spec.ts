import type { INestApplicationContext } from '@nestjs/common';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { emptyRegisters, found, registerApp, type Person } from '../testing/register-app.js';
import { registerWorker } from '../testing/register-worker.js';
import { aRegister } from '../testing/some-registers.js';

const worker = (name: string) => `${name},Leeds,,Worker (A rating),Skilled Worker`;
const charity = (name: string) => `${name},Leeds,,Temporary Worker (A rating),Charity Worker`;
const some = ['One', 'Two', 'Three', 'Four'].map((name) => worker(`Settled ${name} Ltd`));
const full = aRegister(...some, charity('Kindly Trust'));
const withoutCharities = aRegister(...some);
const short = aRegister(some[0]!);

describe('an administrator says of a register that it covers every route', () => {
  let api: TestApp;
  let program: INestApplicationContext;
  let [admin, other] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    const environment = { DATA_DIR: temporaryFolder('registers') };
    ({ api } = await registerApp(environment));
    program = await registerWorker(api, environment);
    admin = await api.as({ username: 'grace', role: 'admin', elevated: true });
    other = await api.as({ username: 'linus', role: 'admin', elevated: true });
  });
  afterAll(async () => {
    await program.close();
    await api.close();
  });
  beforeEach(() => emptyRegisters(api));

  const send = (asOf: string, file: Buffer, covers?: string) => {
    const request = admin.post('/api/sponsors/admin/import').field('asOf', asOf);
    if (covers !== undefined) void request.field('covers', covers);
    return request.attach('file', file, `${asOf}.csv`);
  };
  const newest = async () => (await admin.get('/api/sponsors/admin/registers')).body.registers[0];
  const stateOf = async (name: string) => (await found(admin, name)).state;

  it('when it is sent: whoever is not in it has left, and the list tells who said so', async () => {
    await send('2026-08-21', full).expect(200);
    expect(await newest()).toMatchObject({ state: 'applied', coversSaidBy: null, confirmedBy: null });
    const { body } = await send('2026-09-21', withoutCharities, 'all').expect(200);
    expect(body).toMatchObject({ state: 'applied', removed: 1, notCovered: 0, leavesOut: [] });
    expect(await stateOf('kindly trust')).toBe('left');
    expect(await newest()).toMatchObject({ coversSaidBy: 'grace', leavesOut: [] });
  });

  it('or does not, and what it covers is told from the file', async () => {
    await send('2026-08-21', full).expect(200);
    const { body } = await send('2026-09-21', withoutCharities, '').expect(200);
    expect(body).toMatchObject({ removed: 0, notCovered: 1, leavesOut: ['Charity Worker'] });
    expect(await newest()).toMatchObject({ coversSaidBy: null });
  });

  it('with the file that is in force, which an earlier version took for half of one', async () => {
    await send('2026-08-21', full).expect(200);
    await send('2026-09-21', withoutCharities).expect(200);
    // an earlier version kept nothing of what was before it
    await api.database.dataSource.query('UPDATE sponsor_registers SET last_event_before = NULL');
    const unchanged = { state: 'unchanged', removed: 0 };
    expect((await send('2026-09-21', withoutCharities).expect(200)).body).toMatchObject(unchanged);
    expect(await stateOf('kindly trust')).toBe('not-covered');
    const { body } = await send('2026-09-21', withoutCharities, 'all').expect(200);
    expect(body).toMatchObject({ state: 'applied', added: 0, removed: 1, changed: 0, notCovered: 0, leavesOut: [] });
    expect(await stateOf('kindly trust')).toBe('left');
    expect(await newest()).toMatchObject({ id: body.registerId, coversSaidBy: 'grace', leavesOut: [] });
    // said once is enough, and what was said is not taken back by sending it without
    for (const covers of ['all', undefined]) {
      expect((await send('2026-09-21', withoutCharities, covers).expect(200)).body).toMatchObject(unchanged);
    }
    expect(await newest()).toMatchObject({ id: body.registerId, coversSaidBy: 'grace' });
  });

  it('when one that was held is confirmed', async () => {
    await send('2026-08-21', full).expect(200);
    expect((await send('2026-09-21', short).expect(200)).body).toMatchObject({
      state: 'held',
      leavesOut: ['Skilled Worker', 'Charity Worker'],
    });
    const { id } = await newest();
    const decided = await other
      .post(`/api/sponsors/admin/registers/${id}`)
      .send({ decision: 'confirm', covers: 'all' });
    expect(decided.body).toMatchObject({ state: 'applied', removed: 4, notCovered: 0, leavesOut: [] });
    expect(await newest()).toMatchObject({ state: 'applied', coversSaidBy: 'linus', confirmedBy: 'linus' });
  });

  it('when it is sent, and what was said so holds once somebody else confirms it', async () => {
    await send('2026-08-21', full).expect(200);
    await send('2026-09-21', short, 'all').expect(200);
    const { id, ...held } = await newest();
    expect(held).toMatchObject({ state: 'held', coversSaidBy: 'grace', leavesOut: [] });
    await other.post(`/api/sponsors/admin/registers/${id}`).send({ decision: 'confirm' }).expect(200);
    expect(await newest()).toMatchObject({ state: 'applied', coversSaidBy: 'grace', confirmedBy: 'linus' });
    expect(await stateOf('kindly trust')).toBe('left');
  });

  it('in one word: anything else is refused by the name of the field', async () => {
    await send('2026-08-21', full).expect(200);
    const errors = [{ field: 'covers', message: 'covers must be "all", or be left out' }];
    for (const covers of ['ALL', 'true', 'Skilled Worker']) {
      expect((await send('2026-09-21', short, covers).expect(400)).body).toMatchObject({ errors });
    }
    await send('2026-09-21', short).expect(200);
    const { id } = await newest();
    for (const covers of ['some', ['all'], true]) {
      const decided = await admin.post(`/api/sponsors/admin/registers/${id}`).send({ decision: 'confirm', covers });
      expect([decided.status, decided.body]).toMatchObject([400, { errors }]);
    }
    expect(await newest()).toMatchObject({ state: 'held' });
  });
});
