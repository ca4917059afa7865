import { readFileSync } from 'node:fs';
import { keysToKeep } from './name-keys.js';
import { NearNames } from './near-names.js';
import { entriesOf } from './register-entry.js';
import { differenceOf, type RegisterDiff } from './register-diff.js';
import { readRegister } from './register-file.js';
import { shippedRegisters, sponsorsFolder } from './shipped-registers.js';

interface Labelled {
  name: string;
  town?: string;
  expected: 'match' | 'review' | 'none';
  sponsor?: string;
}

const labelled = JSON.parse(
  readFileSync(new URL('fixtures/labelled-names.json', import.meta.url), 'utf8'),
) as Labelled[];

/** Written for this test alone, so that it does not judge by the rules that it is to hold. */
function trigrams(name: string): Set<string> {
  const plain = ` ${name.toLowerCase().replace(/\b(limited|ltd|llp|plc|uk|the)\b/g, '')} `.replace(/[^a-z0-9]+/g, ' ');
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)));
}

function likeness(a: Set<string>, b: Set<string>): number {
  let both = 0;
  for (const part of a) if (b.has(part)) both += 1;
  return both / (a.size + b.size - both);
}

describe('both registers that ship', () => {
  let diff: RegisterDiff;
  let near: NearNames;
  beforeAll(async () => {
    const [before, after] = await Promise.all(
      shippedRegisters().map(({ file }) => entriesOf(readRegister(readFileSync(new URL(file, sponsorsFolder))).rows)),
    );
    diff = await differenceOf(
      before!.map((entry, id) => ({ ...entry, id, state: 'listed' as const })),
      after!,
      ['Skilled Worker'],
    );
    near = new NearNames(labelled.map(({ name }) => name));
    after!.forEach(({ name, town, isNormalised }, id) =>
      near.offer({ id, name, town, isNormalised }, keysToKeep(name)),
    );
  }, 180_000);

  it('give no labelled name a false match, and the others the answer that people give', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(120);
    const answers = labelled.map(({ name, town = '' }) => {
      const { result, sponsor } = near.match(name, town);
      return { name, answer: result, ...(sponsor ? { sponsor: sponsor.name } : {}) };
    });
    expect(answers).toEqual(
      labelled.map(({ name, expected, sponsor }) => ({ name, answer: expected, ...(sponsor ? { sponsor } : {}) })),
    );
  });

  /**
   * The sample: every so many-th of those that left, in the order of the register. Each is held against all names of the
   * new register by the share of three-letter pieces that both have, which knows nothing of the rules above: at four
   * fifths and more two names are one name spelled twice.
   */
  it('say "left" of nobody whom the newer one still has: a hundred sampled ones', () => {
    const left = diff.gone.filter(({ state }) => state === 'left');
    const step = Math.floor(left.length / 100);
    const sample = left.filter((_, at) => at % step === 0).slice(0, 100);
    expect(sample).toHaveLength(100);
    const names = [...diff.kept, ...diff.added].map(({ entry }) => ({ name: entry.name, parts: trigrams(entry.name) }));
    const false_ = sample.flatMap(({ before }) => {
      const parts = trigrams(before.name);
      const same = names.find((other) => likeness(parts, other.parts) >= 0.8);
      return same ? [[before.name, same.name]] : [];
    });
    expect(false_).toEqual([]);
  });

  it('say "left" only of employers all of whose routes the newer one covers', () => {
    const left = diff.gone.filter(({ state }) => state === 'left');
    expect(left.length).toBeGreaterThan(1_000);
    const routes = new Set(left.flatMap(({ before }) => before.licences.map(({ route }) => route)));
    expect([...routes]).toEqual(['Skilled Worker']);
  });

  it('take a renamed route for the same: no employer changes from the one name to the other', () => {
    const events = diff.kept.flatMap(({ events }) => events);
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ before, after }) => /Intra|Religious Workers/.test(before + after))).toEqual([]);
    const reRated = events.filter(({ kind }) => kind === 're-rated');
    expect(reRated.length).toBeGreaterThan(0);
    expect(reRated.filter(({ before, after }) => /Premium|SME/.test(before) && /A rating/.test(after))).toEqual([]);
  });
});
