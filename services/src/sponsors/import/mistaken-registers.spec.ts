import { registersHere } from '../testing/registers-here.js';
import { aRegister, importRegister } from '../testing/some-registers.js';

const worker = (name: string) => `${name},Leeds,,Worker (A rating),Skilled Worker`;
const temporary = (name: string) => `${name},Leeds,,Temporary Worker (A rating),Charity Worker`;

describe('the register that comes after a wrong one which was confirmed', () => {
  const here = registersHere();

  const real = ['Ashford', 'Bexley', 'Calder', 'Durham', 'Eskdale', 'Fenton'].map((name) => worker(`${name} Care Ltd`));
  const charities = ['Kindly Trust', 'Gentle Hands Ltd'].map((name) => temporary(name));
  const wrong = [...'abcdefghijklmnopqrst'].map((letter) => worker(`Wrongly ${letter.repeat(4)} Ltd`));
  const states = async (name: string) =>
    here.api.database.dataSource.query<{ state: string; n: number }[]>(
      'SELECT state, count(*)::int AS n FROM sponsors WHERE name LIKE $1 GROUP BY 1 ORDER BY 1',
      [name],
    );

  it.each([
    ['has nobody of it', [...wrong]],
    ['has all of it beside', [...real, ...charities, ...wrong]],
  ])('covers what it always did, where the wrong one %s', async (_, lines) => {
    await importRegister(here.registers, '2026-08-21', aRegister(...real, ...charities));
    await importRegister(here.registers, '2026-09-20', aRegister(...lines));
    const next = aRegister(...real.slice(1), worker('Joining Bakeries Ltd'), ...charities);
    expect(await importRegister(here.registers, '2026-10-20', next)).toMatchObject({ notCovered: 0, leavesOut: [] });
    expect(await states('Wrongly%')).toEqual([{ state: 'left', n: 20 }]);
    expect(await states('% Care Ltd')).toEqual([
      { state: 'left', n: 1 },
      { state: 'listed', n: 5 },
    ]);
    expect(await importRegister(here.registers, '2026-11-20', aRegister(...real, ...charities))).toMatchObject({
      added: 1,
      removed: 1,
      leavesOut: [],
    });
  });

  it('is mended by the next where an earlier version took it for half of one', async () => {
    await importRegister(here.registers, '2026-08-21', aRegister(...real));
    await importRegister(here.registers, '2026-09-20', aRegister(...wrong));
    expect(await importRegister(here.registers, '2026-10-20', aRegister(...real), { covers: [] })).toMatchObject({
      removed: 0,
      notCovered: 20,
    });
    const next = aRegister(...real, worker('Joining Bakeries Ltd'));
    expect(await importRegister(here.registers, '2026-11-20', next)).toMatchObject({ removed: 20, leavesOut: [] });
  });

  it('says while it waits who will count as gone', async () => {
    await importRegister(here.registers, '2026-08-21', aRegister(...real));
    await importRegister(here.registers, '2026-09-20', aRegister(...wrong));
    const next = await importRegister(here.registers, '2026-10-20', aRegister(...real), { isConfirmed: false });
    expect(next).toMatchObject({ state: 'held', leavesOut: [] });
    expect(next.heldBecause).toBe(
      'It has 6 lines, the last register 20: less than half. Of 20 employers that only an earlier register brought it has next to nobody: that one is taken for a mistake, and they count as no longer in the register.',
    );
  });

  it('may really be half of one: it has of the new ones what it has of those before', async () => {
    await importRegister(here.registers, '2026-08-21', aRegister(...real));
    await importRegister(here.registers, '2026-09-20', aRegister(...real, ...wrong));
    const half = aRegister(...real.slice(0, 4), ...wrong.slice(0, 7));
    expect(await importRegister(here.registers, '2026-10-20', half)).toMatchObject({
      removed: 0,
      leavesOut: ['Skilled Worker'],
    });
  });

  it('is taken for an old one sent again where it has back whom the years took away', async () => {
    await importRegister(here.registers, '2021-11-02', aRegister(...real));
    await importRegister(here.registers, '2026-08-21', aRegister(...real.slice(2), ...wrong));
    expect(await importRegister(here.registers, '2026-09-20', aRegister(...real))).toMatchObject({
      removed: 0,
      leavesOut: ['Skilled Worker'],
    });
  });
});
