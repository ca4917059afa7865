import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { words } from './company-name.js';
import { spellings } from './name-match.js';
import { SponsorMatcher } from './sponsor-matcher.js';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { RegisterImport } from '../import/register-import.js';
import { entriesOf } from '../register/register-entry.js';
import { differenceOf, type RegisterDiff } from '../difference/register-diff.js';
import { readRegister } from '../register/register-file.js';
import { shippedRegisters, sponsorsFolder } from '../register/shipped-registers.js';

interface Labelled {
  name: string;
  town?: string;
  expected: 'match' | 'review' | 'none';
  sponsor?: string;
}

const labelled = JSON.parse(
  readFileSync(new URL('fixtures/labelled-names.json', import.meta.url), 'utf8'),
) as Labelled[];

/** The lines of a shipped register for which `keeps` says yes, with the heading: reading all of them takes minutes where others work too. */
function someLines(file: string, keeps: (line: string) => boolean): Buffer {
  const [heading, ...lines] = gunzipSync(readFileSync(new URL(file, sponsorsFolder)))
    .toString('utf8')
    .split('\n');
  return Buffer.from([heading, ...lines.filter((line) => line && keeps(line))].join('\n'));
}

const files = shippedRegisters().map(({ file }) => file);
const parts = (text: string) => text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];

describe('a labelled name', () => {
  const common = new Set(
    'as or of business management europe trading west healthcare capital company dental partners technology hotel nhs uk co in at st ltd limited plc llp the and for services group holdings care home london worker skilled rating england trust surgery printed foundation international hospital hospitals school health university'.split(
      ' ',
    ),
  );
  const telling = new Set(
    labelled
      .flatMap(({ name, sponsor = '' }) => [
        ...spellings(name).flatMap((spelling) => [...words(spelling), ...parts(spelling)]),
        ...parts(sponsor),
      ])
      .filter((word) => word.length > 1 && !common.has(word)),
  );
  const isTelling = (line: string) =>
    parts(line.replaceAll('.', '')).some((part) => telling.has(part)) ||
    /[A-Z]\.[A-Z]|University of West London/.test(line);
  let database: TestDatabase;
  let matcher: SponsorMatcher;
  // both registers, as the product has them: the newer one keeps a name and a town from the one before
  beforeAll(async () => {
    database = await testDatabase();
    matcher = new SponsorMatcher(database.dataSource);
    const registers = new RegisterImport(database.dataSource);
    const shipped = shippedRegisters();
    for (const [at, { file, ...register }] of shipped.entries()) {
      const isOnlyHistory = at + 1 < shipped.length;
      await registers.run({ ...register, bytes: someLines(file, isTelling), isConfirmed: true, isOnlyHistory });
    }
  });
  afterAll(() => database.drop());

  it('never matches the wrong entry, and has the answer that people give', async () => {
    expect(labelled.length).toBeGreaterThanOrEqual(120);
    const answers = await matcher.matchAll(labelled.map(({ name, town = '' }) => ({ name, town })));
    expect(
      answers.map(({ result, sponsor }, at) => ({
        name: labelled[at]!.name,
        answer: result,
        ...(sponsor ? { sponsor: sponsor.name } : {}),
      })),
    ).toEqual(
      labelled.map(({ name, expected, sponsor }) => ({ name, answer: expected, ...(sponsor ? { sponsor } : {}) })),
    );
  });
});

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

describe('the register of 2021 and that of 2026', () => {
  // Names that begin alike stay together, so that each finds its like: those that begin with "Ha" to "Ho".
  const isOfSample = (line: string) => /^"?(the )?h[a-o]/i.test(line);
  let diff: RegisterDiff;
  beforeAll(async () => {
    const [before, after] = await Promise.all(
      files.map((file) => entriesOf(readRegister(someLines(file, isOfSample)).rows)),
    );
    const known = before!.map((entry, id) => ({ ...entry, id, state: 'listed' as const, asOf: '2026-08-21' }));
    diff = await differenceOf(known, after!, ['Skilled Worker']);
  });
  const left = () => diff.gone.filter(({ state }) => state === 'left');

  /**
   * The sample: every so many-th of those that left, in the order of the register. Each is held against all names of the
   * new register by the share of three-letter pieces that both have, which knows nothing of the rules above: at four
   * fifths and more two names are one name spelled twice. The benchmark does the same with both registers whole.
   */
  it('say "left" of nobody whom the newer one still has: a hundred sampled ones', () => {
    const step = Math.max(1, Math.floor(left().length / 100));
    const sample = left()
      .filter((_, at) => at % step === 0)
      .slice(0, 100);
    expect(sample).toHaveLength(100);
    const names = [...diff.kept, ...diff.added].map(({ entry }) => ({ name: entry.name, parts: trigrams(entry.name) }));
    const wrong = sample.flatMap(({ before }) => {
      const own = trigrams(before.name);
      const same = names.find((other) => likeness(own, other.parts) >= 0.8);
      return same ? [[before.name, same.name]] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('say "left" only of employers all of whose routes the newer one covers', () => {
    const routes = new Set(left().flatMap(({ before }) => before.licences.map(({ route }) => route)));
    expect([...routes]).toEqual(['Skilled Worker']);
    expect(diff.gone.some(({ state }) => state === 'not-covered')).toBe(true);
  });

  it('take a renamed route for the same: no employer changes from the one name to the other', () => {
    const events = diff.kept.flatMap((one) => one.events);
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ before, after }) => /Intra|Religious Workers/.test(before + after))).toEqual([]);
    const reRated = events.filter(({ kind }) => kind === 're-rated');
    expect(reRated.filter(({ before, after }) => /Premium|SME/.test(before) && / A rating/.test(after))).toEqual([]);
  });
});
