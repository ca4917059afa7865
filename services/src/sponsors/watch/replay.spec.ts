import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { readRegister } from '../register/register-file.js';
import { shippedRegisters, sponsorsFolder } from '../register/shipped-registers.js';
import { registerApp } from '../testing/register-app.js';
import type { RegisterImport, RegisterResult } from '../import/register-import.js';
import { LicenceNews } from './licence-news.js';

/** Names that begin alike are alike: of each register those under some letters are a register of their own. */
function someOf(file: string): string[] {
  const [heading, ...lines] = gunzipSync(readFileSync(new URL(file, sponsorsFolder)))
    .toString('utf8')
    .split('\n');
  return [heading!, ...lines.filter((line) => /^["&\s]*k[a-m]/i.test(line))];
}

const fileOf = (lines: string[]): Buffer => Buffer.from(`${lines.join('\n')}\n`);
const rowsOf = (lines: string[]) => readRegister(fileOf(lines)).rows;
const namesOf = (lines: string[]) => [...new Set(rowsOf(lines).map(({ name }) => name))];

/** Letters and digits without what a company's form adds; nothing of the product's own reading. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\b(the|ltd|limited|plc|llp|lp|cic|uk|inc|company|co)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Another legal form is another company until a person says otherwise. */
const printed = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\blimited\b/, 'ltd')
    .replaceAll('.', '');

const PEOPLE = 20;
const ways = [['watches'], ['tracks'], ['saved'], ['watches', 'tracks', 'saved']] as const;

describe('both registers one after the other', () => {
  let api: TestApp;
  let registers: RegisterImport;
  beforeAll(async () => {
    ({ api, registers } = await registerApp());
  });
  afterAll(() => api.close());

  it('tell each person once of each employer that changed, however it is followed, and of no other', async () => {
    const { dataSource } = api.database;
    const [older, newer] = shippedRegisters() as [Shipped, Shipped];
    const [before, after] = [someOf(older.file), someOf(newer.file)];
    const bring = ({ asOf, covers }: Shipped, lines: string[]): Promise<RegisterResult> =>
      registers.run({ bytes: fileOf(lines), asOf, covers, name: asOf, isConfirmed: true });
    await bring(older, before);

    const isCompany = (name: string) => /\b(?:ltd|limited|llp|plc)\.?$/i.test(name) && !/t\/a|trading as/i.test(name);
    const known = new Set(namesOf(before).map(plain));
    const there = new Set(namesOf(after).map(plain));
    const joining = namesOf(after).filter((name) => isCompany(name) && !known.has(plain(name)));
    const employers = [...namesOf(before).filter(isCompany), ...joining.slice(0, 100)];
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => api.as({ username: `person${at}` })));
    await importText(
      dataSource,
      'followed.jsonl',
      asLines(...employers.map((company) => aLine({ title: company, company, location: 'United Kingdom' }))),
    );
    const follows = employers.flatMap((name, at) =>
      // nobody watches who is not in the register yet
      ways[known.has(plain(name)) ? at % ways.length : 1 + (at % 2)]!.map((way) => ({
        way,
        name,
        userId: people[at % PEOPLE]!.user.id,
      })),
    );
    const given = `jsonb_to_recordset($1::jsonb) AS given (way text, name text, "userId" uuid)`;
    for (const text of [
      `INSERT INTO sponsor_watches (user_id, sponsor_id) SELECT "userId", sponsors.id FROM ${given}
       JOIN sponsors USING (name) WHERE way = 'watches'`,
      `INSERT INTO job_applications (user_id, job_title, company_name, job_location)
       SELECT "userId", 'Baker', name, 'United Kingdom' FROM ${given} WHERE way = 'tracks'`,
      `INSERT INTO saved_jobs (user_id, job_id, title, company, location)
       SELECT "userId", jobs.id, jobs.title, jobs.company, jobs.location FROM ${given}
       JOIN jobs ON jobs.company = name WHERE way = 'saved'`,
    ])
      await dataSource.query(text, [JSON.stringify(follows)]);

    const [heading, ...lines] = after;
    await bring(newer, after);
    expect(await bring(newer, after)).toMatchObject({ state: 'unchanged' });
    await api.app.get(LicenceNews).tell();
    const told = () =>
      dataSource.query<{ userId: string; name: string; title: string; about: string }[]>(
        `SELECT user_id AS "userId", sponsors.name, title, href AS about FROM notices
         JOIN sponsors ON href = '/sponsors/' || sponsors.id`,
      );
    const first = await told();
    // the same lines in another order are another file
    expect(await bring(newer, [heading!, ...lines.reverse()])).toMatchObject({ added: 0, removed: 0, changed: 0 });
    await api.app.get(LicenceNews).tell();
    const all = await told();
    expect(all.length).toBe(first.length);
    expect(new Set(all.map(({ userId, about }) => `${userId} ${about}`)).size).toBe(all.length);

    const licencesOf = (lines: string[]) => {
      const byName = new Map<string, string[]>();
      for (const { name, route, rating } of rowsOf(lines))
        byName.set(printed(name), [...(byName.get(printed(name)) ?? []), `${route} ${rating}`].sort());
      return byName;
    };
    const [had, has] = [licencesOf(before), licencesOf(after)];
    const news = new Map(all.map((one) => [plain(one.name), one]));
    const heard = (kind: RegExp) => all.filter(({ title }) => kind.test(title));
    const left = heard(/no longer in the register of licensed sponsors$/);
    expect(left.length).toBeGreaterThan(20);
    expect(left.filter(({ name }) => there.has(plain(name)))).toEqual([]);
    // whoever is not there by any name was told of, and whoever joined
    const isSkilled = new Set(rowsOf(before).flatMap(({ name, route }) => (route === 'Skilled Worker' ? [name] : [])));
    const isGone = (name: string) => isSkilled.has(name) && ![...there].some((one) => alike(one, plain(name)));
    const gone = employers.filter(isGone);
    expect(gone.length).toBeGreaterThan(20);
    expect(gone.filter((name) => !news.has(plain(name)))).toEqual([]);
    expect(joining.slice(0, 100).filter((name) => !news.has(plain(name)))).toEqual([]);
    const stays = employers.filter((name) => had.get(printed(name))?.join() === has.get(printed(name))?.join());
    expect(stays.length).toBeGreaterThan(100);
    expect(stays.filter((name) => news.has(plain(name)))).toEqual([]);
    const mails = await dataSource.query<{ recipient: string }[]>('SELECT recipient FROM mail_outbox');
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [...new Set(all.map(({ userId }) => userId))]
        .map((id) => `${people.find(({ user }) => user.id === id)!.user.username}@example.org`)
        .sort(),
    );
  });
});

type Shipped = ReturnType<typeof shippedRegisters>[number];

const alike = (one: string, other: string) => one.startsWith(other.slice(0, 6));
