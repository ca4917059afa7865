import { readFileSync } from 'node:fs';
import { coverageOf } from './coverage.js';
import { differenceOf } from './register-diff.js';
import { isOpen, type SponsorBefore } from './sponsor-before.js';
import { entriesOf, type RegisterEntry } from '../register/register-entry.js';
import { readRegister } from '../register/register-file.js';
import { shippedRegisters, sponsorsFolder } from '../register/shipped-registers.js';

const employers = (...all: [count: number, ...routes: string[]][]) =>
  all.flatMap(([count, ...routes], group) =>
    Array.from({ length: count }, (_, at) => ({
      key: `${group} ${at}`,
      state: 'listed',
      asOf: '2026-08-21',
      licences: routes.map((route) => ({ route })),
    })),
  );

describe('the routes that a file covers', () => {
  const known = employers([80, 'Skilled'], [10, 'Skilled', 'Charity'], [10, 'Charity'], [1, 'Seasonal']);

  it('are those of which it has at least half of the employers', () => {
    expect(coverageOf(known, employers([70, 'Skilled'], [12, 'Skilled', 'Charity'], [6, 'Charity']))).toEqual([
      'Skilled',
      'Charity',
    ]);
  });

  it('are not those that it has only beside the one that it starts from', () => {
    expect(coverageOf(known, employers([75, 'Skilled'], [15, 'Skilled', 'Charity']))).toEqual(['Skilled']);
  });

  it('are not those that it has alone at second hand only, be they new', () => {
    const secondHand = employers([9, 'Charity'], [3, 'New']).map((one) => ({ ...one, isNormalised: true }));
    expect(coverageOf(known, [...employers([75, 'Skilled'], [15, 'Skilled', 'Charity']), ...secondHand])).toEqual([
      'Skilled',
    ]);
    expect(coverageOf(known, [...employers([90, 'Skilled'], [5, 'Charity']), ...secondHand])).toEqual([
      'Skilled',
      'Charity',
    ]);
  });

  it('are what all of it hold, whatever they hold beside it', () => {
    expect(coverageOf(employers([2, 'Skilled']), employers([2, 'Skilled', 'New']))).toEqual(['Skilled', 'New']);
  });

  it('are those left out before only once somebody of those that have been missing the longest is back', () => {
    const file = employers([80, 'Skilled'], [20, 'Charity']);
    const missing = employers([10, 'Charity']).map((one, at) => ({
      ...one,
      key: `missing ${at}`,
      state: 'not-covered',
      asOf: '2021-11-02',
    }));
    expect(coverageOf([...file, ...missing], file)).toEqual(['Skilled']);
    expect(coverageOf([...file, ...missing], [...file, missing[0]!])).toEqual(['Skilled', 'Charity']);
    const beside = missing.map((one) => ({
      ...one,
      state: 'listed',
      licences: [{ route: 'Charity', asOf: one.asOf }],
    }));
    expect(coverageOf([...file, ...beside], file)).toEqual(['Skilled']);
  });

  it('are the same of the newest register that ships when it comes by itself or again, whatever came between', async () => {
    const [first, newest] = shippedRegisters();
    // some of the alphabet stand for all of it
    const read = async (file: string) => {
      const { rows } = readRegister(readFileSync(new URL(file, sponsorsFolder)));
      return entriesOf(rows.filter(({ name }) => /^[a-c]/i.test(name)));
    };
    const isSkilled = ({ route }: { route: string }) => route === 'Skilled Worker';
    const oldest = await read(first!.file);
    const full = await read(newest!.file);
    const part = full
      .map((entry) => ({ ...entry, licences: entry.licences.filter(isSkilled) }))
      .filter(({ licences }) => licences.length > 0);
    let known = await registerAfter([], oldest, first!.asOf, 'all');
    const held = new Set(oldest.flatMap(({ licences }) => licences.map(({ route }) => route)));
    const leftOut = () => {
      const covers = coverageOf(known.filter(isOpen), full);
      return [...held].filter((route) => !covers.includes(route));
    };
    const others = [...held].filter((route) => route !== 'Skilled Worker');
    expect(leftOut()).toEqual(others);
    known = await registerAfter(known, full, newest!.asOf, newest!.covers);
    expect(leftOut()).toEqual(others);
    known = await registerAfter(known, part, '2026-09-20');
    expect(leftOut()).toEqual(others);
    const again = await registerAfter(known, full.slice(1), '2026-10-20');
    const count = (state: string, all: SponsorBefore[]) => all.filter((one) => one.state === state).length;
    expect(count('left', again) - count('left', known)).toBeLessThan(2);
  });
});

/** What is known of employers once a register has come in. */
async function registerAfter(
  before: SponsorBefore[],
  entries: RegisterEntry[],
  asOf: string,
  covers: 'all' | readonly string[] = coverageOf(before.filter(isOpen), entries),
): Promise<SponsorBefore[]> {
  const { added, kept, gone } = await differenceOf(before, entries, covers);
  const listed = { state: 'listed' as const, asOf };
  const untouched = new Set([...kept, ...gone].map((one) => one.before));
  return [
    ...before.filter((one) => !untouched.has(one)),
    ...gone.map(({ before: one, state, left }) => ({ ...one, ...left, state })),
    ...kept.map(({ before: { id }, entry }) => ({ ...entry, ...listed, id })),
    ...added.map(({ entry }, at) => ({ ...entry, ...listed, id: before.length + at + 1 })),
  ];
}
